module-bonus-cards = The Bonus Cards
card-bonus = bonus { $first } { $number }

## Refusals

refusal-bonus-card-not-held = you do not hold { $card } face down
refusal-bonus-tile-missing = the tile { $tile } is not in your palace
refusal-only-bonus-cards = before the scoring a bonus card may be laid open, nothing else

## Errors in component files

phrase-bonus-cards = bonus cards
error-component-bonus-tile-not-shown = no card shows the tile { $given }, which has no wall; { $clause } demands one card for every such tile.
error-component-bonus-per-seat = with { $number } players it is { $found } cards each, but { $clause } demands { $expected }.
error-component-bonus-no-tile = base_tiles.json has no tile { $given }.
error-component-bonus-walls = the tile { $given } has walls, but { $clause } demands a tile without any.
error-component-bonus-type = type and price must be { $given } and { $price } as on its tile.
