module-gates = Die Tore der Stadt
    .short = Stadttore
    .about = Unter dem Geld tauchen Stadttorkarten auf, die du statt Geld nehmen kannst. Mit einem Stadttor darfst du ein Plättchen Mauer an Mauer anlegen, wo es sonst nicht zu Fuß erreichbar wäre; beide Plättchen bleiben dann für immer liegen.

kind-take-gate = Stadttor nehmen
kind-place-gate = mit Stadttor platzieren
kind-build-gate = mit Stadttor anbauen
kind-swap-gate = mit Stadttor austauschen

action-take-gate = Stadttor nehmen
action-place-gate = { $tile } auf { $cell } mit Stadttor { $side } platzieren
    .where = Auf welchem Bauplatz willst du { $tile } mit Stadttor { $side } platzieren?
action-build-gate = { $tile } auf { $cell } mit Stadttor { $side } anbauen
    .where = Auf welchem Bauplatz willst du { $tile } mit Stadttor { $side } anbauen?
action-swap-gate = { $old } auf { $cell } gegen { $tile } mit Stadttor { $side } austauschen

event-gate-revealed = Ein Stadttor wird aufgedeckt.
event-gate-taken = { $seat } nimmt das Stadttor.
    .you = Du nimmst das Stadttor.
event-gate-set = { $seat } setzt auf { $cell } ein Stadttor { $side }.
    .you = Du setzt auf { $cell } ein Stadttor { $side }.

view-gates-open = eins liegt offen
