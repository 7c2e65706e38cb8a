module-gardeners = De tuiniers
    .short = Tuiniers
    .about = Als actie mag je een tuinier naar een tuin van je Alhambra sturen; aan het einde levert dat punten op.

kind-send-gardener = tuinier sturen
action-send-gardener = tuinier naar { $tile } sturen

event-gardener-sent = { $seat } stuurt een tuinier naar { $tile }.
    .you = Je stuurt een tuinier naar { $tile }.
event-gardener-came-back = { $seat } krijgt de tuinier van { $tile } terug.
    .you = Je krijgt de tuinier van { $tile } terug.

source-gardeners = { $points } voor tuiniers

view-gardeners-left = nog { $number }

refusal-gardeners-at-work = Alle tuiniers zijn aan het werk.
refusal-garden-not-waiting = In je Alhambra wacht { $tile } niet op een tuinier.
phrase-no-gardener-there = { $given } is geen tuin van dit Alhambra waarin een tuinier kan zijn.
