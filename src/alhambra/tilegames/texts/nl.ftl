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

## Weigeringen

refusal-not-a-turn-action = Dit is geen actie van een beurt.
refusal-pass-with-actions = Je mag alleen overslaan als je helemaal geen actie kunt doen.
refusal-nothing-taken = Neem ten minste één kaart.
refusal-cards-not-in-display = Deze kaarten liggen niet allemaal open.
refusal-taken-is-no-money = Als geld mag je alleen geldkaarten nemen.
refusal-taken-too-much = Je mag alleen meerdere kaarten nemen als ze samen hoogstens { $limit } waard zijn.
refusal-tile-not-on-market = De tegel { $tile } ligt niet op de bouwwerf.
refusal-bought-face-is-turned = De kant { $tile } ligt onder; de tegel koop je met de kant die boven ligt.
refusal-cards-not-in-hand = Deze kaarten heb je niet allemaal in de hand.
refusal-wrong-currency = Betaal alleen in de munteenheid die bij het bouwwerfveld van deze tegel hoort.
refusal-cards-not-enough = De prijs is { $price }; deze kaarten zijn niet genoeg.
refusal-tiles-are-placed = Nu plaats je je nieuwe tegels.
refusal-tile-not-new = De tegel { $tile } is niet een van je nieuwe tegels.
refusal-new-tile-is-turned = De kant { $tile } is de achterkant van je nieuwe tegel; die toont de kant waarmee je de tegel hebt gekregen.
refusal-awarded-tile-reserved = Een tegel die aan het einde wordt uitgedeeld, bouw je in of laat je weg.
refusal-awarded-tile-given = Een tegel die aan het einde wordt uitgedeeld, kun je niet aan Dirk schenken.
refusal-awarded-tile-turned = Een tegel die aan het einde wordt uitgedeeld, wordt niet omgedraaid.
refusal-bought-tile-left-out = Een gekochte tegel gaat naar je Alhambra of naar de reserve.
refusal-no-dirk = Dirk doet alleen mee met twee spelers.
refusal-tile-not-in-reserve = Deze tegel ligt niet in je reserve.
refusal-tile-not-in-reserve-yet = Tegels die je in deze beurt hebt gekocht, liggen nog niet in de reserve.
refusal-reserve-tile-turned = Een tegel van de reserve wordt nooit omgedraaid.
refusal-another-tile-there = De tegel { $tile } ligt daar niet.
refusal-no-other-face = Deze tegel heeft geen andere kant.
refusal-no-place-for-other-face = Voor de andere kant is geen plek; in de reserve mag de tegel gratis beide kanten tonen.
refusal-not-one-currency = Betaal met geldkaarten van één munteenheid.
refusal-turning-costs = Een tegel omdraaien kost ten minste { $price }.
refusal-turned-tile-is-placed = Nu bouw je de tegel in die je hebt omgedraaid.
