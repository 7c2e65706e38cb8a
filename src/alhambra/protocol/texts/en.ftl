## Events

event-start-seat = { $seat } starts.
    .you = You start.
event-game-over = The game is over: { $winners } won.
    .you = The game is over: { $winners } won.
    .nobody =
    { $points ->
        [one] The game is over with { $points } point.
       *[other] The game is over with { $points } points.
    }
