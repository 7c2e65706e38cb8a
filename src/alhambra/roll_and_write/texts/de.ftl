# Alhambra Roll & Write.

game-roll-and-write = Alhambra Roll & Write
option-three-imaginary = gegen drei imaginäre Spieler
option-four-imaginary = gegen vier imaginäre Spieler
option-opponents = gegen Gegner

die-yellow = Gelb { $number }
die-blue = Blau { $number }

## Ablehnungen

refusal-keep-before-action = Ein Würfelpaar behältst du erst, wenn alle vier Würfel gewürfelt sind; kreuze zuerst ein Gebäude an oder nimm Münzen.
refusal-turn-needs-action = Zu einem Zug gehört eine Aktion: Kreuze ein Gebäude an oder nimm Münzen.
refusal-second-tick-elsewhere = Das zweite Kreuz machst du mit den beiden anderen Würfeln: in Reihe { $row }, Spalte { $column }, oder gar nicht.
refusal-turned-between-ticks = Würfel drehst du vor der Aktion, nicht zwischen dem ersten und dem zweiten Kreuz.
refusal-second-action = Ein Zug hat nur eine Aktion, und du hast schon ein Gebäude angekreuzt.
refusal-keep-before-second-tick = Ein Würfelpaar behältst du erst, wenn alle vier Würfel gewürfelt sind; kreuze ein zweites Gebäude an oder verzichte darauf.
refusal-turned-after-action = Würfel drehst du vor der Aktion, nicht danach.
refusal-pair-is-chosen = Die Aktion dieses Zuges ist vorbei; wähle das Würfelpaar, das du behältst.
refusal-ticked-already = Das Gebäude in Reihe { $row }, Spalte { $column } ist schon angekreuzt.
refusal-no-yellow-die = Kein gelber Würfel zeigt { $value }; sie zeigen { $values }.
refusal-no-blue-die = Kein blauer Würfel zeigt { $value }; sie zeigen { $values }.
refusal-no-coin-left = Einen Würfel zu drehen kostet eine Münze, und du hast keine mehr.
refusal-no-such-die = Neben dem Gebäuderaster liegt kein Würfel { $die }; da sind { $dice }.
refusal-no-such-direction = Ein Würfel wird hoch- oder heruntergedreht („up“ oder „down“), nicht { $given }.
refusal-die-at-its-end = Ein Würfel lässt sich nicht von 1 auf 6 oder von 6 auf 1 drehen.
