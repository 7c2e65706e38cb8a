module-gates = Die Tore der Stadt
    .short = Stadttore
    .about = Unter dem Geld tauchen Stadttorkarten auf, die du statt Geld nehmen kannst. Mit einem Stadttor darfst du ein Plättchen Mauer an Mauer platzieren, wo es sonst nicht zu Fuß erreichbar wäre; beide Plättchen bleiben dann für immer liegen.

kind-take-gate = Stadttor nehmen
kind-place-gate = mit Stadttor platzieren
kind-build-gate = mit Stadttor anbauen
kind-swap-gate = mit Stadttor austauschen

action-take-gate = Stadttor nehmen
action-place-gate = { $tile } auf { $cell } mit Stadttor an der { $side } platzieren
    .where = Auf welchem Bauplatz willst du { $tile } mit Stadttor an der { $side } platzieren?
action-build-gate = { $tile } auf { $cell } mit Stadttor an der { $side } anbauen
    .where = Auf welchem Bauplatz willst du { $tile } mit Stadttor an der { $side } anbauen?
action-swap-gate = { $old } auf { $cell } gegen { $tile } mit Stadttor an der { $side } austauschen

event-gate-revealed = Ein Stadttor wird aufgedeckt.
event-gates-discarded =
    { $count ->
        [one] Eine Stadttorkarte kommt auf den Ablagestapel.
       *[other] { $count } Stadttorkarten kommen auf den Ablagestapel.
    }
event-gate-taken = { $seat } nimmt das Stadttor.
    .you = Du nimmst das Stadttor.
event-gate-set = { $seat } setzt ein Stadttor an die { $side } von { $cell }.
    .you = Du setzt ein Stadttor an die { $side } von { $cell }.

view-gates-open = eine Karte liegt offen

card-gate = Stadttorkarte

## Ablehnungen

refusal-no-gate-open = Es liegt keine Stadttorkarte offen.
refusal-no-gate-held = Du hast keine Stadttorkarte.
refusal-no-such-side = Ein Stadttor steht an einer der Seiten { $possible } des Plättchens, nicht an { $given }.

## Positions

phrase-position-no-gate = Ein Stadttor muss auf einer Doppelmauer zwischen zwei Plättchen der Alhambra stehen.
