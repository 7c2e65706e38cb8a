## Gebeurtenissen

event-start-seat = { $seat } begint.
    .you = Jij begint.
event-game-over =
    { $winners_count ->
        [1] De partij is afgelopen. { $winners } heeft gewonnen.
       *[other] De partij is afgelopen. { $winners } hebben gewonnen.
    }
    .you =
    { $winners_count ->
        [1] De partij is afgelopen. Je hebt gewonnen.
       *[other] De partij is afgelopen. Jullie hebben gewonnen: { $winners }.
    }
    .nobody =
    { $points ->
        [one] De partij is afgelopen met { $points } punt.
       *[other] De partij is afgelopen met { $points } punten.
    }
