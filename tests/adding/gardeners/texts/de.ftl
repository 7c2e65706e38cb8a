module-gardeners = Die Gärtnerinnen
    .short = Gärtnerinnen
    .about = Als Aktion kannst du eine Gärtnerin in einen Garten deiner Alhambra schicken; am Ende gibt es dafür Punkte.

kind-send-gardener = Gärtnerin schicken
action-send-gardener = Gärtnerin zu { $tile } schicken

event-gardener-sent = { $seat } schickt eine Gärtnerin zu { $tile }.
    .you = Du schickst eine Gärtnerin zu { $tile }.
event-gardener-came-back = { $seat } bekommt die Gärtnerin von { $tile } zurück.
    .you = Du bekommst die Gärtnerin von { $tile } zurück.

source-gardeners = { $points } für Gärtnerinnen

view-gardeners-left = noch { $number }

refusal-gardeners-at-work = Alle Gärtnerinnen sind bei der Arbeit.
refusal-garden-not-waiting = In deiner Alhambra wartet { $tile } nicht auf eine Gärtnerin.
phrase-no-gardener-there = { $given } ist kein Garten dieser Alhambra, in dem eine Gärtnerin sein könnte.
