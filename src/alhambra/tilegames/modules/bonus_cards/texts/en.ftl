module-bonus-cards = The Bonus Cards
card-bonus = bonus { $first } { $number }

## Refusals

refusal-bonus-card-not-held = you do not hold { $card } face down
refusal-bonus-tile-missing = the tile { $tile } is not in your palace
refusal-only-bonus-cards = before the scoring a bonus card may be laid open, nothing else
