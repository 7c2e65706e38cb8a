# The Game protocol: refusals of every game, configs, actions, records and dealings.

## Refusals

refusal-not-an-action = this is not an action of this game
refusal-chance-decides = chance decides now, no seat
refusal-another-seat-decides = { $seat } decides now, not { $asking_seat }
refusal-game-over = the game is over
refusal-no-chance-open = no chance event is open now
refusal-outcome-impossible = { $given } cannot come up now; possible: { $possible }
