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
