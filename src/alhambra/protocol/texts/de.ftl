# Das Spielprotokoll: was in jedem Spiel abgelehnt wird, Zusammenstellungen, Aktionen, Aufzeichnungen und Mischen.

## Ereignisse

event-start-seat = { $seat } beginnt.
    .you = Du beginnst.
event-game-over =
    { $winners_count ->
        [1] Die Partie ist zu Ende. { $winners } hat gewonnen.
       *[other] Die Partie ist zu Ende. { $winners } haben gewonnen.
    }
    .you =
    { $winners_count ->
        [1] Die Partie ist zu Ende. Du hast gewonnen.
       *[other] Die Partie ist zu Ende. Gewonnen habt ihr: { $winners }.
    }
    .nobody =
    { $points ->
        [one] Die Partie ist mit { $points } Punkt zu Ende.
       *[other] Die Partie ist mit { $points } Punkten zu Ende.
    }

## Ablehnungen

refusal-not-an-action = Das ist keine Aktion dieses Spiels.
refusal-chance-decides = Jetzt entscheidet der Zufall, kein Sitz.
refusal-another-seat-decides = Jetzt entscheidet { $seat }, nicht { $asking_seat }.
refusal-game-over = Die Partie ist zu Ende.
refusal-no-chance-open = Jetzt ist kein Zufall zu entscheiden.
refusal-outcome-impossible = { $given } kann jetzt nicht kommen; möglich: { $possible }.
