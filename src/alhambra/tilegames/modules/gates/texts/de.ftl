module-gates = Die Tore der Stadt
card-gate = Stadttorkarte

## Ablehnungen

refusal-no-gate-open = Es liegt keine Stadttorkarte offen.
refusal-no-gate-held = Du hast keine Stadttorkarte.
refusal-no-such-side = Ein Stadttor wird auf eine der Seiten { $possible } des Plättchens gesetzt, nicht auf { $given }.
