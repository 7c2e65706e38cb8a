# The games with tiles.

## Games and options

game-alhambra = The Palace of Alhambra
    .short = Alhambra
    .own = the palace of { $seat }
    .yours = your palace
    .about = Collect money in four currencies, buy tiles from the market and build a palace of your own. Points are scored three times: for the most tiles of each type, and for the longest outer wall. Pay exactly and you act again.
game-granada = Granada
    .short = Granada
    .own = the city of { $seat }
    .yours = your city
    .about = Like Alhambra, but you build a city with moats. Its tiles have two faces, each with a type and a price of its own, and the more tiles of a type everyone builds, the more it is worth.
game-combined = Alhambra and Granada combined
    .short = Combined
    .own = the palace and city of { $seat }
    .yours = your palace and city
    .about = Palace and city in one: each field of the market offers one tile of each kind. Where wall and moat run side by side, they score once more.
option-simplified-scoring = simplified scoring
    .about = The places of a type in Granada are worth fixed points, however many tiles have been built.
option-scoring-at-once = scoring at once
    .about = A scoring takes place as soon as its card is revealed, before another card is drawn and before the market is filled.

## Decisions

decision-turn = Your turn. Choose an action:
decision-place = Place your new tiles:
decision-place-turned = Place the tile you turned over:

## Kinds of actions

kind-take = take money
kind-buy = buy a tile
kind-build = build a tile from the reserve
kind-swap = swap a tile with the reserve
kind-remove = remove a tile to the reserve
kind-pass = pass
kind-place = place into the palace
kind-reserve = put into the reserve
kind-give = give to Dirk
kind-leave = leave out
kind-turn-over = turn a tile over

## Actions

action-take = take { $cards }
action-buy = buy { $tile } with { $cards }
    .exact = exact: another action
    .too-much = { $amount } too much
action-build = build { $tile } at { $cell }
    .where = Build { $tile } at which cell?
action-remove = remove { $tile } from { $cell }
action-swap = swap { $tile } in for { $old } at { $cell }
action-pass = pass
action-place = place { $tile } at { $cell }
    .where = Place { $tile } at which cell?
action-reserve = put { $tile } into the reserve
action-give = give { $tile } to Dirk
action-leave = leave { $tile } out
action-turn-over = turn { $tile } over for { $cards }

## Events

event-money-dealt = { $seat } gets { $card } as starting money.
    .you = You get { $card } as starting money.
event-turn-begins = It is { $seat }'s turn.
    .you = It is your turn.
event-turn-ends = { $seat } ends the turn.
    .you = You end your turn.
event-money-taken = { $seat } takes { $cards }.
    .you = You take { $cards }.
event-tile-bought =
    { $cards_count ->
        [0] { $seat } gets { $tile } without paying.
       *[other]
            { $exact ->
                [true] { $seat } buys { $tile } for exactly { $cards }.
               *[false] { $seat } buys { $tile } with { $cards }.
            }
    }
    .you =
    { $cards_count ->
        [0] You get { $tile } without paying.
       *[other]
            { $exact ->
                [true] You buy { $tile } for exactly { $cards }.
               *[false] You buy { $tile } with { $cards }.
            }
    }
event-passed = { $seat } passes.
    .you = You pass.
event-tile-placed = { $seat } places { $tile } at { $cell }.
    .you = You place { $tile } at { $cell }.
event-tile-removed = { $seat } removes { $tile } from { $cell }.
    .you = You remove { $tile } from { $cell }.
event-tile-reserved = { $seat } reserves { $tile }.
    .you = You reserve { $tile }.
event-tile-given = { $seat } gives { $tile } to Dirk.
    .you = You give { $tile } to Dirk.
event-tile-left-out = { $seat } leaves { $tile } out.
    .you = You leave { $tile } out.
event-tile-turned-over = { $seat } turns { $tile } over to { $face } for { $cards }.
    .you = You turn { $tile } over to { $face } for { $cards }.
event-card-revealed = Revealed: { $card }.
event-tile-revealed = New on field { $field } of the market: { $tile }.
event-deck-reshuffled = The discard pile becomes the new deck.
event-scoring-card-revealed = Scoring card { $scoring } is revealed.
event-scoring-begins = Scoring { $scoring } begins.
event-scoring = Scoring { $scoring }: { $seats }.
event-end-points = At the end of the game: { $seats }.
event-dirk-got-tile = Dirk gets { $tile }.
event-game-ends = The game ends, and the last tiles are handed out.
event-tiles-unclaimed =
    { $seats_count ->
        [0] Nobody gets { $tiles }, as nobody has money of this currency, { $currency }.
       *[other] Nobody gets { $tiles }: a tie for the most money ({ $seats }: { $money } { $currency } each).
    }
event-tiles-awarded = { $seat } gets { $tiles } for having the most money.
    .you = You get { $tiles } for having the most money.
event-marker-moved =
    { $marker ->
        [even] The marker now shows even prices.
       *[odd] The marker now shows odd prices.
    }
## Where the points of a scoring come from

points-by-source = { $seat } { $points } ({ $sources })
source-tiles = { $points } for tiles
source-wall = { $points } for the wall
source-moat = { $points } for the moat
source-wall-and-moat = { $points } for wall and moat

## Ties in a scoring

tie-shared = { $type }, a tie at { $tiles_number } ({ $seats }): the points of the places ({ $places }) are shared, { $points } each{ $is_rounded ->
    [true] , rounded down
   *[false] {""}
}.
tie-by-price = { $type }, a tie at { $tiles_number }: the most expensive tile decides ({ $seats }).

## Names of things

type-pavilion = pavilion
    .letter = P
type-seraglio = seraglio
    .letter = S
type-arcades = arcades
    .letter = A
type-chambers = chambers
    .letter = C
type-garden = garden
    .letter = G
type-tower = tower
    .letter = T
type-arena = arena
    .letter = ar
type-bath-house = bath house
    .letter = ba
type-library = library
    .letter = li
type-hostel = hostel
    .letter = ho
type-hospital = hospital
    .letter = hp
type-market = market
    .letter = ma
type-park = park
    .letter = pa
type-school = school
    .letter = sc
type-residential-area = residential area
    .letter = re

currency-gulden = gulden
currency-dirham = dirham
currency-denar = denar
currency-dukat = dukat

# A tile by its type and price, and in full with its walls or moats; a card by its currency and value.
tile = { $name } { $number }
tile-sides =
    { $sides_count ->
        [0] { $name } { $number } without walls
        [one] { $name } { $number } with a wall to the { $sides }
       *[other] { $name } { $number } with walls to the { $sides }
    }
tile-moats =
    { $sides_count ->
        [0] { $tile } without moats
        [one] { $tile } with a moat to the { $sides }
       *[other] { $tile } with moats to the { $sides }
    }
tile-fountain = starting tile
    .short = fountain
tile-alhambra = starting tile of the city
    .short = Alhambra
card = { $name } { $number }

# The sides of a tile: by letters, and as words.
sides-open = open
letter-n = N
letter-e = E
letter-s = S
letter-w = W
direction-n = north
direction-e = east
direction-s = south
direction-w = west
side-n = north side
side-e = east side
side-s = south side
side-w = west side

## Refusals

refusal-not-a-turn-action = That is not an action you can take in your turn.
refusal-pass-with-actions = You may pass only if you have no legal action.
refusal-nothing-taken = Take at least one card.
refusal-cards-not-in-display = Not all of these cards are in the display.
refusal-taken-is-no-money = This card is not money, and cannot be taken as money.
refusal-taken-too-much = You may take several cards only if they add up to { $limit } or less.
refusal-tile-not-on-market = There is no { $tile } on the market.
refusal-bought-face-is-turned = { $tile } is on the back; a tile is bought with the face that shows.
refusal-cards-not-in-hand = Not all of these cards are in your hand.
refusal-wrong-currency = Pay only in the currency of the tile's market field.
refusal-cards-not-enough = The price is { $price }; these cards are not enough.
refusal-tiles-are-placed = First place your new tiles.
refusal-tile-not-new = { $tile } is not one of your new tiles.
refusal-new-tile-is-turned = { $tile } is on the back of your new tile, which shows the face you got it with.
refusal-awarded-tile-reserved = A tile handed out at the end is placed or left out.
refusal-awarded-tile-given = A tile handed out at the end cannot be given to Dirk.
refusal-awarded-tile-turned = A tile handed out at the end is not turned over.
refusal-bought-tile-left-out = A tile you bought goes into your palace or your reserve.
refusal-no-dirk = Dirk plays only in two-player games.
refusal-tile-not-in-reserve = This tile is not in your reserve.
refusal-tile-not-in-reserve-yet = Tiles bought this turn are not in your reserve yet.
refusal-reserve-tile-turned = A tile in the reserve is never turned over.
refusal-another-tile-there = { $tile } is not there.
refusal-no-other-face = This tile has no other face.
refusal-no-place-for-other-face = There is no cell for its other face; in the reserve it may show either face, free of charge.
refusal-not-one-currency = Pay with money cards of a single currency.
refusal-turning-costs = Turning a tile over costs at least { $price }.
refusal-turned-tile-is-placed = First place the tile you turned over.

## Errors

error-module-name-is-none = A module needs a name that a folder could have, not { $given }.
error-module-there-already = There is already a module called { $given }.
error-module-is-none = A module is a subclass of Module, not { $given }.
error-module-of-no-game = The module { $given } belongs to an unknown game: { $unknown }.
error-rules-are-none = The rules of a game with tiles are a subclass of AlhambraRules, not { $given }.
error-module-not-in-play = This game is played without the module { $given }.
error-tile-name-twice = Two tiles of this game are called { $given }.

## Positions

error-module-without-position = The module { $given } does not say how its state is written down.
phrase-position-no-tile = There is no tile { $given } that could be there.
phrase-position-lies-elsewhere = { $given } is already somewhere else.
phrase-position-no-card = There is no card { $given }.
phrase-position-too-many-cards = { $most ->
    [one] The game has { $most } card { $given }, not { $found }.
   *[other] The game has { $most } cards { $given }, not { $found }.
}
phrase-position-no-cell = { $given } is not a cell such as 2,-1.
phrase-position-no-name = Nothing here is called { $given }.
phrase-position-seat-twice = A seat appears twice.
phrase-position-hidden-piles = The piles can be hidden only from a seat that knows how they may have been built.
phrase-position-no-piles = { $most ->
    [one] A deck has at most { $most } pile, and none is empty.
   *[other] A deck has at most { $most } piles, and none is empty.
}
phrase-position-no-special-card = The card { $given } is not one that is shuffled into a pile.
phrase-position-drawn-in-order = The draws must be numbered in order, up to { $number }.
phrase-position-built-of-others = Each way must consist of the same cards as the first one.
phrase-position-no-group = These must be different cards of one kind.
error-position-too-many-cards = { $most ->
    [one] The game has { $most } card { $given }, not { $found }.
   *[other] The game has { $most } cards { $given }, not { $found }.
}
error-position-piles-without-pool = { $number ->
    [one] The piles of the deck do not hold the { $number } ordinary card that is in it.
   *[other] The piles of the deck do not hold the { $number } ordinary cards that are in it.
}
error-position-piles-with-others = { $most ->
    [one] { $most } card { $given } is left for the piles of the deck, not { $found }.
   *[other] { $most } cards { $given } are left for the piles of the deck, not { $found }.
}
error-position-piles-not-built-so = However the deck was built, its piles cannot be what is left of it.
phrase-position-no-scorings = These must be the numbers of scorings.
phrase-position-scorings-twice = Each scoring happens once, in order; one that is due or still to come has already been made.
phrase-position-no-marker = The marker shows one of { $possible }, not { $given }.
phrase-position-no-market = { $number ->
    [one] There is { $number } place for tiles, with '{ $none }' for an empty one.
   *[other] There are { $number } places for tiles, with '{ $none }' for an empty one.
}
phrase-position-display-too-large = { $most ->
    [one] The display has at most { $most } card, not { $found }.
   *[other] The display has at most { $most } cards, not { $found }.
}
phrase-position-does-not-lie-there = { $given } is never there.
phrase-position-nothing-hidden = Nothing can be hidden here.
phrase-position-cell-twice = There are two tiles on the cell { $given }.
phrase-position-no-city-tile = There is no tile of the city there.
phrase-position-without-first-of-city = The position must say on which cell the city began.
phrase-position-too-many-steps = { $most ->
    [one] At most { $most } step is pending.
   *[other] At most { $most } steps are pending.
}
phrase-position-last-step = The last step must be one of { $possible }.
phrase-position-new-tiles-of-nobody = No seat is about to place these tiles.
phrase-position-no-draw = A draw names its seat, its deck and the place in it and, if known, the card and its state.
phrase-position-never-secret = Such a card is never kept secret.
phrase-position-no-clue = A clue names the seat, how many draws went before, and what was seen.
phrase-position-draw-out-of-deck = No card was drawn in secret at place { $place } of the deck, after the previous one.
phrase-position-secret-of-used-deck = Deck { $number } is used up, so everything drawn from it is known.
phrase-position-second-drawer = Only one seat draws cards in secret in a game, not { $seat } as well.
phrase-position-no-drawer = { $seat } draws no cards in secret.
phrase-position-too-many-secrets = Nobody draws with { $most } hidden cards until it has been seen how little money they include.
phrase-position-secret-shown = What has been shown of the hand does not agree with the clues.
phrase-position-secret-not-in-hand = The seat drew { $given } in secret and has not shown it, but does not hold it.
phrase-position-hidden-in-hand = { $number ->
    [one] { $number } card drawn in secret is hidden in the hand.
   *[other] { $number } cards drawn in secret are hidden in the hand.
}
phrase-position-deck-too-small = The deck does not hold all the cards that were drawn from it in secret.
phrase-position-clue-out-of-order = Clues are given one after the other by the seat that draws in secret, the totals last.
phrase-position-clue-untrue = The seat cannot have given this clue at that time.
phrase-position-secrets-contradict = No hidden cards fit this and everything before it.
phrase-position-secrets-too-many = It takes too long to work out what may be hidden after this.
phrase-position-built-otherwise = A deck can be built in at most { $most } ways, all of one size, which differ in at most { $most_parts } parts and consist of existing cards.
phrase-position-turned-up-otherwise = With these cards revealed, so many cards cannot have been drawn from a deck built like that.
error-position-step-not-paid = '{ $given }' cannot be due with these cards in the hands.
