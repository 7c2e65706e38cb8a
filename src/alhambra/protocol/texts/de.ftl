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
