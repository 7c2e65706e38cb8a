# The games with tiles.

## Games and options

game-alhambra = The Palace of Alhambra
game-granada = Granada
game-combined = Alhambra and Granada combined
option-simplified-scoring = simplified scoring

## Names of things

type-pavilion = pavilion
type-seraglio = seraglio
type-arcades = arcades
type-chambers = chambers
type-garden = garden
type-tower = tower
type-arena = arena
type-bath-house = bath house
type-library = library
type-hostel = hostel
type-hospital = hospital
type-market = market
type-park = park
type-school = school
type-residential-area = residential area

currency-gulden = gulden
currency-dirham = dirham
currency-denar = denar
currency-dukat = dukat

# A tile by its type, price and sides with walls; a card by its currency and value.
tile = { $name } { $number }
tile-sides = { $name } { $number } { $sides }
tile-fountain = starting tile
tile-alhambra = starting tile of the city
card = { $name } { $number }

# The sides of a tile: by letters, and as words.
sides-open = open
letter-n = N
letter-e = E
letter-s = S
letter-w = W
side-n = north side
side-e = east side
side-s = south side
side-w = west side

## Refusals

refusal-not-a-turn-action = this is not an action of a turn
refusal-pass-with-actions = only a player with no legal action at all passes
refusal-nothing-taken = take at least one card
refusal-cards-not-in-display = these cards do not all lie in the display
refusal-taken-is-no-money = only money can be taken as money
refusal-taken-too-much = several cards may be taken only if they add up to { $limit } or less
refusal-tile-not-on-market = the tile { $tile } does not lie on the market
refusal-bought-face-is-turned = { $tile } is on the back of a tile, which is bought as the face that shows
refusal-cards-not-in-hand = these cards are not all in your hand
refusal-wrong-currency = pay with cards of the one currency of the tile's market field
refusal-cards-not-enough = the price is { $price }; these cards are not enough
refusal-tiles-are-placed = your new tiles are placed now
refusal-tile-not-new = { $tile } is not one of your new tiles
refusal-new-tile-is-turned = { $tile } is on the back of your new tile, which shows the face it came with
refusal-awarded-tile-reserved = a tile given out at the end is placed or left out
refusal-awarded-tile-given = a tile given out at the end cannot be given to Dirk
refusal-awarded-tile-turned = a tile given out at the end is not turned over
refusal-bought-tile-left-out = a bought tile goes into the palace or into the reserve
refusal-no-dirk = Dirk takes part only with two players
refusal-tile-not-in-reserve = this tile is not in your reserve
refusal-tile-not-in-reserve-yet = tiles bought in this turn are not in the reserve yet
refusal-reserve-tile-turned = a tile of the reserve is never turned over
refusal-another-tile-there = the tile { $tile } does not lie there
refusal-no-other-face = this tile has no other face
refusal-no-place-for-other-face = there is no place for its other face; in the reserve it may show either, free
refusal-not-one-currency = pay with money cards of one currency
refusal-turning-costs = turning a tile over costs at least { $price }
refusal-turned-tile-is-placed = the tile that you have turned over is built in now
