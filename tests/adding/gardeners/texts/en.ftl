module-gardeners = The Gardeners
    .short = Gardeners
    .about = As an action you may send a gardener into a garden of your palace, for points at the end.

kind-send-gardener = send a gardener
action-send-gardener = send a gardener to { $tile }

event-gardener-sent = { $seat } sends a gardener to { $tile }.
    .you = You send a gardener to { $tile }.
event-gardener-came-back = { $seat } gets the gardener from { $tile } back.
    .you = You get the gardener from { $tile } back.

source-gardeners = { $points } for gardeners

view-gardeners-left = { $number } left

refusal-gardeners-at-work = All gardeners are at work.
refusal-garden-not-waiting = { $tile } does not wait for a gardener in your palace.
phrase-no-gardener-there = { $given } is not a garden of this palace that could have a gardener
