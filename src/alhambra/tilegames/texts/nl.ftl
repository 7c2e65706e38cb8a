# De spellen met tegels.

## Spellen en varianten

game-alhambra = Het paleis van Alhambra
    .short = Alhambra
    .own = het Alhambra van { $seat }
    .yours = je Alhambra
    .about = Verzamel geld in vier munteenheden, koop tegels op de bouwwerf en bouw je eigen Alhambra. Drie keer zijn er punten te verdienen: voor de meeste gebouwen van elke soort en voor de langste buitenmuur. Wie gepast betaalt, krijgt een extra actie.
game-granada = Granada
    .short = Granada
    .own = de stad van { $seat }
    .yours = je stad
    .about = Net als Alhambra, maar je bouwt een stad met grachten. Elke tegel heeft twee kanten, elk met een eigen soort gebouw en een eigen prijs. Hoe meer tegels van een soort iedereen samen bouwt, hoe meer die soort waard is.
game-combined = Alhambra + Granada
    .short = Alhambra + Granada
    .own = paleis en stad van { $seat }
    .yours = je paleis en je stad
    .about = Paleis en stad in één: op elk veld van de bouwwerf ligt één tegel van elk spel. Waar muur en gracht naast elkaar lopen, zijn er nog eens punten te verdienen.
option-simplified-scoring = vereenvoudigde waardering
    .about = In Granada levert een plaats bij elke soort een vast aantal punten op, hoeveel tegels er ook van zijn gebouwd.
option-scoring-at-once = directe waardering
    .about = Zodra een waarderingskaart tevoorschijn komt, volgt de waardering: nog voordat de volgende kaart wordt getrokken en de bouwwerf wordt aangevuld.

## Beslissingen

decision-turn = Je bent aan de beurt. Kies een actie:
decision-place = Plaats je nieuwe tegels:
decision-place-turned = Plaats de omgedraaide tegel:

## Soorten acties

kind-take = geld nemen
kind-buy = tegel kopen
kind-build = tegel vanuit de reserve aanbouwen
kind-swap = tegel met de reserve verwisselen
kind-remove = tegel afbreken
kind-pass = overslaan
kind-place = tegel plaatsen
kind-reserve = in de reserve leggen
kind-give = aan Dirk schenken
kind-leave = niet inbouwen
kind-turn-over = tegel omdraaien

## Acties

action-take = { $cards } nemen
action-buy = { $tile } met { $cards } kopen
    .exact = gepast: extra actie
    .too-much = { $amount } te veel
action-build = { $tile } op { $cell } aanbouwen
    .where = Op welk vakje wil je { $tile } aanbouwen?
action-remove = { $tile } op { $cell } afbreken
action-swap = { $old } op { $cell } verwisselen met { $tile }
action-pass = overslaan
action-place = { $tile } op { $cell } plaatsen
    .where = Op welk vakje wil je { $tile } plaatsen?
action-reserve = { $tile } in de reserve leggen
action-give = { $tile } aan Dirk schenken
action-leave = { $tile } niet inbouwen
action-turn-over = { $tile } omdraaien voor { $cards }

## Gebeurtenissen

event-money-dealt = { $seat } krijgt { $card } als startgeld.
    .you = Je krijgt { $card } als startgeld.
event-turn-begins = { $seat } is aan de beurt.
    .you = Je bent aan de beurt.
event-turn-ends = { $seat } beëindigt de beurt.
    .you = Je beëindigt je beurt.
event-money-taken = { $seat } neemt { $cards }.
    .you = Je neemt { $cards }.
event-tile-bought =
    { $cards_count ->
        [0] { $seat } krijgt { $tile } zonder te betalen.
       *[other]
            { $exact ->
                [true] { $seat } koopt { $tile } gepast met { $cards }.
               *[false] { $seat } koopt { $tile } met { $cards }.
            }
    }
    .you =
    { $cards_count ->
        [0] Je krijgt { $tile } zonder te betalen.
       *[other]
            { $exact ->
                [true] Je koopt { $tile } gepast met { $cards }.
               *[false] Je koopt { $tile } met { $cards }.
            }
    }
event-passed = { $seat } slaat de beurt over.
    .you = Je slaat je beurt over.
event-tile-placed = { $seat } plaatst { $tile } op { $cell }.
    .you = Je plaatst { $tile } op { $cell }.
event-tile-removed = { $seat } breekt { $tile } op { $cell } af.
    .you = Je breekt { $tile } op { $cell } af.
event-tile-reserved = { $seat } legt { $tile } in de reserve.
    .you = Je legt { $tile } in de reserve.
event-tile-given = { $seat } schenkt { $tile } aan Dirk.
    .you = Je schenkt { $tile } aan Dirk.
event-tile-left-out = { $seat } bouwt { $tile } niet in.
    .you = Je bouwt { $tile } niet in.
event-tile-turned-over = { $seat } draait { $tile } om voor { $cards }: nu ligt { $face } boven.
    .you = Je draait { $tile } om voor { $cards }: nu ligt { $face } boven.
event-card-revealed = Opengelegd: { $card }.
event-tile-revealed = Nieuw op veld { $field } van de bouwwerf: { $tile }.
event-deck-reshuffled = De aflegstapel wordt de nieuwe trekstapel.
event-scoring-card-revealed = De kaart van de { $scoring }e waardering wordt opengelegd.
event-scoring-begins = De { $scoring }e waardering begint.
event-scoring = { $scoring }e waardering: { $seats }.
event-end-points = Aan het einde van de partij: { $seats }.
event-dirk-got-tile = Dirk krijgt { $tile }.
event-game-ends = De partij eindigt en de laatste tegels worden uitgedeeld.
event-tiles-unclaimed =
    { $seats_count ->
        [0] Niemand krijgt { $tiles }, want niemand heeft geld in deze munteenheid, { $currency }.
       *[other] Niemand krijgt { $tiles }: gelijke stand ({ $seats }: elk { $money } { $currency }).
    }
event-tiles-awarded = { $seat } heeft het meeste geld en krijgt { $tiles }.
    .you = Je hebt het meeste geld en krijgt { $tiles }.
event-marker-moved =
    { $marker ->
        [even] De markeersteen wijst nu de even prijzen aan.
       *[odd] De markeersteen wijst nu de oneven prijzen aan.
    }
## Waar de punten van een waardering vandaan komen

points-by-source = { $seat } { $points } ({ $sources })
source-tiles = { $points } voor gebouwen
source-wall = { $points } voor de muur
source-moat = { $points } voor de gracht
source-wall-and-moat = { $points } voor muur en gracht

## Gelijke stand in een waardering

tie-shared = { $type }, gelijke stand met { $tiles_number } ({ $seats }): de punten van de plaatsen ({ $places }) worden gedeeld, elk { $points }{ $is_rounded ->
    [true] , naar beneden afgerond
   *[false] {""}
}.
tie-by-price = { $type }, gelijke stand met { $tiles_number }: de duurste tegel beslist ({ $seats }).

## Hoe de dingen heten

type-pavilion = paviljoen
    .letter = Pv
type-seraglio = harem
    .letter = Ha
type-arcades = arcade
    .letter = Ac
type-chambers = kamers
    .letter = Ka
type-garden = tuin
    .letter = Tu
type-tower = toren
    .letter = To
type-arena = arena
    .letter = ar
type-bath-house = badhuis
    .letter = ba
type-library = bibliotheek
    .letter = bi
type-hostel = herberg
    .letter = he
type-hospital = hospitaal
    .letter = ho
type-market = markt
    .letter = ma
type-park = park
    .letter = pa
type-school = school
    .letter = sc
type-residential-area = woonwijk
    .letter = wo

currency-gulden = gulden
currency-dirham = dirham
currency-denar = denar
currency-dukat = dukaat

# Een tegel naar soort gebouw en prijs, volledig met de muren; een kaart naar munteenheid en waarde.
tile = { $name } { $number }
tile-sides =
    { $sides_count ->
        [0] { $name } { $number } zonder muren
        [one] { $name } { $number } met een muur in het { $sides }
       *[other] { $name } { $number } met muren in het { $sides }
    }
tile-moats =
    { $sides_count ->
        [0] { $tile } zonder grachten
        [one] { $tile } met een gracht in het { $sides }
       *[other] { $tile } met grachten in het { $sides }
    }
tile-fountain = starttegel
    .short = fontein
tile-alhambra = starttegel van de stad
    .short = Alhambra
card = { $name } { $number }

# De zijden van een tegel: als letters en als woorden.
sides-open = open
letter-n = N
letter-e = O
letter-s = Z
letter-w = W
direction-n = noorden
direction-e = oosten
direction-s = zuiden
direction-w = westen
side-n = noordzijde
side-e = oostzijde
side-s = zuidzijde
side-w = westzijde

## Weigeringen

refusal-not-a-turn-action = Dat is geen actie die je in je beurt kunt doen.
refusal-pass-with-actions = Je mag alleen overslaan als je geen enkele actie kunt doen.
refusal-nothing-taken = Neem minstens één kaart.
refusal-cards-not-in-display = Deze kaarten liggen niet allemaal open.
refusal-taken-is-no-money = Dit is geen geldkaart; je kunt die niet als geld nemen.
refusal-taken-too-much = Je mag alleen meerdere kaarten nemen als ze samen hoogstens { $limit } waard zijn.
refusal-tile-not-on-market = Op de bouwwerf ligt geen { $tile }.
refusal-bought-face-is-turned = De kant { $tile } ligt onder; je koopt een tegel met de kant die boven ligt.
refusal-cards-not-in-hand = Deze kaarten heb je niet allemaal in de hand.
refusal-wrong-currency = Betaal alleen in de munteenheid die bij het bouwwerfveld van deze tegel hoort.
refusal-cards-not-enough = De prijs is { $price }; deze kaarten zijn niet genoeg.
refusal-tiles-are-placed = Plaats eerst je nieuwe tegels.
refusal-tile-not-new = De tegel { $tile } hoort niet bij je nieuwe tegels.
refusal-new-tile-is-turned = Op de achterkant van je nieuwe tegel staat { $tile }; boven ligt de kant waarmee je de tegel hebt gekregen.
refusal-awarded-tile-reserved = Een tegel die aan het einde wordt uitgedeeld, bouw je in of laat je weg.
refusal-awarded-tile-given = Een tegel die aan het einde wordt uitgedeeld, kun je niet aan Dirk schenken.
refusal-awarded-tile-turned = Een tegel die aan het einde wordt uitgedeeld, wordt niet omgedraaid.
refusal-bought-tile-left-out = Een gekochte tegel gaat naar je Alhambra of naar de reserve.
refusal-no-dirk = Dirk doet alleen mee in partijen met twee spelers.
refusal-tile-not-in-reserve = Deze tegel ligt niet in je reserve.
refusal-tile-not-in-reserve-yet = Tegels die je deze beurt hebt gekocht, liggen nog niet in je reserve.
refusal-reserve-tile-turned = Een tegel in de reserve wordt nooit omgedraaid.
refusal-another-tile-there = Daar ligt geen { $tile }.
refusal-no-other-face = Deze tegel heeft geen andere kant.
refusal-no-place-for-other-face = Met de andere kant boven past de tegel op geen enkel vakje; in de reserve mag elke kant gratis boven liggen.
refusal-not-one-currency = Betaal met geldkaarten van één munteenheid.
refusal-turning-costs = Een tegel omdraaien kost minstens { $price }.
refusal-turned-tile-is-placed = Plaats eerst de omgedraaide tegel.

## Fouten

error-module-name-is-none = De naam van een module moet ook de naam van een map kunnen zijn, en { $given } kan dat niet.
error-module-there-already = Er is al een module met de naam { $given }.
error-module-is-none = Een module is een subklasse van Module, niet { $given }.
error-module-of-no-game = De module { $given } hoort bij een onbekend spel: { $unknown }.
error-rules-are-none = De regels van een spel met tegels zijn een subklasse van AlhambraRules, niet { $given }.
error-module-not-in-play = De module { $given } doet in deze partij niet mee.
error-tile-name-twice = Twee tegels van dit spel heten { $given }.

## Positions

error-module-without-position = De module { $given } zegt niet hoe de toestand ervan wordt opgeschreven.
phrase-position-no-tile = Er is geen tegel { $given } die daar kan liggen.
phrase-position-lies-elsewhere = { $given } ligt al ergens anders.
phrase-position-no-card = Er is geen kaart { $given }.
phrase-position-too-many-cards = { $most ->
    [one] In het spel is er { $most } kaart { $given }, niet { $found }.
   *[other] In het spel zijn er { $most } kaarten { $given }, niet { $found }.
}
phrase-position-no-cell = { $given } is geen vakje zoals 2,-1.
phrase-position-no-name = De naam { $given } komt hier niet voor.
phrase-position-seat-twice = Een stoel komt twee keer voor.
phrase-position-hidden-piles = De deelstapels kunnen alleen verborgen zijn voor een stoel die weet hoe ze gevormd kunnen zijn.
phrase-position-no-piles = { $most ->
    [one] Een stapel bestaat uit hoogstens { $most } deelstapel, en geen ervan is leeg.
   *[other] Een stapel bestaat uit hoogstens { $most } deelstapels, en geen ervan is leeg.
}
phrase-position-no-special-card = De kaart { $given } wordt niet in een deelstapel geschud.
phrase-position-drawn-in-order = De getrokken kaarten moeten op volgorde genummerd zijn, tot en met { $number }.
phrase-position-built-of-others = Elke mogelijkheid moet uit dezelfde kaarten bestaan als de eerste.
phrase-position-no-group = Dit moeten verschillende kaarten van één soort zijn.
error-position-too-many-cards = { $most ->
    [one] In het spel is er { $most } kaart { $given }, niet { $found }.
   *[other] In het spel zijn er { $most } kaarten { $given }, niet { $found }.
}
error-position-piles-without-pool = { $number ->
    [one] De deelstapels bevatten niet de { $number } gewone kaart die in de stapel ligt.
   *[other] De deelstapels bevatten niet de { $number } gewone kaarten die in de stapel liggen.
}
error-position-piles-with-others = { $most ->
    [one] Voor de deelstapels blijft { $most } kaart { $given } over, niet { $found }.
   *[other] Voor de deelstapels blijven { $most } kaarten { $given } over, niet { $found }.
}
error-position-piles-not-built-so = Hoe de stapel ook is gevormd, deze deelstapels kunnen er niet van over zijn.
phrase-position-no-scorings = Dit moeten nummers van waarderingen zijn.
phrase-position-scorings-twice = Elke waardering is er één keer, op volgorde; een waardering die nog moet komen, is hier al geweest.
phrase-position-no-marker = De markeersteen toont een van { $possible }, niet { $given }.
phrase-position-no-market = { $number ->
    [one] Er is { $number } veld voor tegels; een leeg veld is ‘{ $none }’.
   *[other] Er zijn { $number } velden voor tegels; een leeg veld is ‘{ $none }’.
}
phrase-position-display-too-large = { $most ->
    [one] Er ligt hoogstens { $most } kaart open, niet { $found }.
   *[other] Er liggen hoogstens { $most } kaarten open, niet { $found }.
}
phrase-position-does-not-lie-there = { $given } ligt daar nooit.
phrase-position-nothing-hidden = Hier kan niets verborgen zijn.
phrase-position-cell-twice = Op het vakje { $given } liggen twee tegels.
phrase-position-no-city-tile = Daar ligt geen tegel van de stad.
phrase-position-without-first-of-city = De stelling moet zeggen op welk vakje de stad begon.
phrase-position-too-many-steps = { $most ->
    [one] Er staat hoogstens { $most } stap open.
   *[other] Er staan hoogstens { $most } stappen open.
}
phrase-position-last-step = De laatste stap moet een van deze zijn: { $possible }.
phrase-position-new-tiles-of-nobody = Er is niemand die deze tegels nog moet plaatsen.
phrase-position-no-draw = Een trekking noemt de stoel, de stapel en de plek daarin en, als die bekend zijn, de kaart en de toestand ervan.
phrase-position-never-secret = Zo'n kaart blijft niet geheim.
phrase-position-no-clue = Een aanwijzing noemt de stoel, hoe vaak er eerder is getrokken en wat er te zien was.
phrase-position-draw-out-of-deck = Na de vorige kaart is er op plek { $place } van de stapel geen kaart in het geheim getrokken.
phrase-position-secret-of-used-deck = Stapel { $number } is op, dus alles wat eruit is getrokken, is bekend.
phrase-position-second-drawer = In een partij trekt maar één stoel geheime kaarten; { $seat } kan dat niet ook doen.
phrase-position-no-drawer = { $seat } trekt geen geheime kaarten.
phrase-position-too-many-secrets = Wie { $most } verborgen kaarten heeft, trekt pas weer als te zien was hoe weinig geld daarbij zit.
phrase-position-secret-shown = Wat van de hand is getoond, klopt niet met de aanwijzingen.
phrase-position-secret-not-in-hand = De stoel heeft { $given } in het geheim getrokken en niet getoond, maar heeft die niet in de hand.
phrase-position-hidden-in-hand = { $number ->
    [one] In de hand is { $number } in het geheim getrokken kaart verborgen.
   *[other] In de hand zijn { $number } in het geheim getrokken kaarten verborgen.
}
phrase-position-deck-too-small = De stapel bevat niet alle kaarten die er in het geheim uit zijn getrokken.
phrase-position-clue-out-of-order = Aanwijzingen komen na elkaar van de stoel die in het geheim trekt, de totalen als laatste.
phrase-position-clue-untrue = Deze aanwijzing kan de stoel op dat moment niet hebben gegeven.
phrase-position-secrets-contradict = Er zijn geen verborgen kaarten die hierbij en bij al het voorgaande passen.
phrase-position-secrets-too-many = Uitrekenen wat hierna verborgen kan zijn, duurt te lang.
phrase-position-built-otherwise = Een stapel kan op hoogstens { $most } manieren zijn gevormd. Alle manieren zijn even groot, verschillen in hoogstens { $most_parts } delen en bestaan uit kaarten die er zijn.
phrase-position-turned-up-otherwise = Als deze kaarten zijn opengelegd, kunnen er niet zoveel kaarten uit een zo gevormde stapel zijn getrokken.
error-position-step-not-paid = ‘{ $given }’ kan met deze handkaarten niet openstaan.
