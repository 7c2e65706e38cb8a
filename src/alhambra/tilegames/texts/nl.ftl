# De spellen met tegels.

## Spellen en varianten

game-alhambra = Het paleis van Alhambra
game-granada = Granada
game-combined = Alhambra + Granada
option-simplified-scoring = vereenvoudigde waardering

## Hoe de dingen heten

type-pavilion = paviljoen
type-seraglio = harem
type-arcades = arcade
type-chambers = kamers
type-garden = tuin
type-tower = toren
type-arena = arena
type-bath-house = badhuis
type-library = bibliotheek
type-hostel = herberg
type-hospital = hospitaal
type-market = markt
type-park = park
type-school = school
type-residential-area = woonwijk

currency-gulden = gulden
currency-dirham = dirham
currency-denar = denar
currency-dukat = dukaat

# Een tegel naar soort gebouw, prijs en zijden met een muur, een kaart naar munteenheid en waarde.
tile = { $name } { $number }
tile-sides = { $name } { $number } { $sides }
tile-fountain = starttegel
tile-alhambra = starttegel van de stad
card = { $name } { $number }

# De zijden van een tegel: als letters en als woorden.
sides-open = open
letter-n = N
letter-e = O
letter-s = Z
letter-w = W
side-n = noordzijde
side-e = oostzijde
side-s = zuidzijde
side-w = westzijde
