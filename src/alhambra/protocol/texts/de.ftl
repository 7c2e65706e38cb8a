# Das Spielprotokoll: was in jedem Spiel abgelehnt wird, Zusammenstellungen, Aktionen, Aufzeichnungen und Mischen.

## Ablehnungen

refusal-not-an-action = Das ist keine Aktion dieses Spiels.
refusal-chance-decides = Jetzt entscheidet der Zufall, kein Sitz.
refusal-another-seat-decides = Jetzt entscheidet { $seat }, nicht { $asking_seat }.
refusal-game-over = Die Partie ist zu Ende.
refusal-no-chance-open = Jetzt ist kein Zufall zu entscheiden.
refusal-outcome-impossible = { $given } kann jetzt nicht kommen; möglich: { $possible }.
