# The Game protocol: refusals of every game, configs, actions, records and dealings.

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

## Refusals

refusal-not-an-action = this is not an action of this game
refusal-chance-decides = chance decides now, no seat
refusal-another-seat-decides = { $seat } decides now, not { $asking_seat }
refusal-game-over = the game is over
refusal-no-chance-open = no chance event is open now
refusal-outcome-impossible = { $given } cannot come up now; possible: { $possible }
