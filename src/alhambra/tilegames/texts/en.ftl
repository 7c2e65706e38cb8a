# The games with tiles.

## Games and options

game-alhambra = The Palace of Alhambra
    .short = Alhambra
    .own = the palace of { $seat }
    .yours = your palace
    .about = Collect money in four currencies, buy tiles from the market and build a palace of your own. Three times points are scored: for the most tiles of each type, and for the longest outer wall. Who pays exactly may act again.
game-granada = Granada
    .short = Granada
    .own = the city of { $seat }
    .yours = your city
    .about = Like Alhambra, but a city with moats. Its tiles have two faces, each with a type and a price of its own, and a type is worth the more, the more tiles of it have been built by all.
game-combined = Alhambra and Granada combined
    .short = Combined
    .own = the palace and city of { $seat }
    .yours = your palace and city
    .about = Palace and city in one: each field of the market offers a tile of either kind. Wall and moat that run side by side score once more.
option-simplified-scoring = simplified scoring
    .about = The places of a type in Granada are worth fixed points, however many tiles have been built.
option-scoring-at-once = scoring at once
    .about = A scoring card is scored as soon as it turns up, before another card is drawn and before the market is filled.

## Decisions

decision-turn = Your turn. Choose an action:
decision-place = Place your new tiles:
decision-place-turned = Place the tile that you turned over:

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
action-leave = do without { $tile }
action-turn-over = turn { $tile } over for { $cards }

## Events

event-money-dealt = { $seat } gets { $card } as starting money.
    .you = You get { $card } as starting money.
event-turn-begins = It is { $seat }'s turn.
    .you = It is your turn.
event-turn-ends = { $seat } has ended the turn.
    .you = You have ended your turn.
event-money-taken = { $seat } takes { $cards }.
    .you = You take { $cards }.
event-tile-bought =
    { $cards_count ->
        [0] { $seat } gets { $tile } without paying.
       *[other]
            { $exact ->
                [true] { $seat } buys { $tile } with { $cards } exactly.
               *[false] { $seat } buys { $tile } with { $cards }.
            }
    }
    .you =
    { $cards_count ->
        [0] You get { $tile } without paying.
       *[other]
            { $exact ->
                [true] You buy { $tile } with { $cards } exactly.
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
event-card-revealed = Turned up: { $card }.
event-tile-revealed = New on field { $field } of the market: { $tile }.
event-deck-reshuffled = The discard pile becomes the new deck.
event-scoring-card-revealed = The card of scoring { $scoring } turns up.
event-scoring-begins = Scoring { $scoring } begins.
event-scoring = Scoring { $scoring }: { $seats }.
event-end-points = At the end of the game: { $seats }.
event-dirk-got-tile = Dirk gets { $tile }.
event-game-ends = The game ends, and the last tiles are given out.
event-tiles-awarded = { $seat } gets { $tiles } for having the most money.
    .you = You get { $tiles } for having the most money.
event-marker-moved =
    { $marker ->
        [even] The marker shows even prices now.
       *[odd] The marker shows odd prices now.
    }
## Where the points of a scoring come from

points-by-source = { $seat } { $points } ({ $sources })
source-tiles = { $points } for tiles
source-wall = { $points } for the wall
source-moat = { $points } for the moat
source-wall-and-moat = { $points } for wall and moat

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

# A tile by its type, price and sides with walls; a card by its currency and value.
tile = { $name } { $number }
tile-sides = { $name } { $number } { $sides }
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

## Errors

error-module-name-is-none = a module needs a name like that of a folder, not { $given }
error-module-there-already = there is a module { $given } already
error-module-is-none = a module is a subclass of Module, not { $given }
error-module-of-no-game = the module { $given } goes with no game { $unknown }
error-rules-are-none = the rules of a game with tiles are a subclass of AlhambraRules, not { $given }
error-module-not-in-play = the game is played without the module { $given }
error-tile-name-twice = two tiles of this game are called { $given }

## Positions

error-module-without-position = the module { $given } does not say how its state is written
phrase-position-no-tile = there is no tile { $given } that could lie there
phrase-position-lies-elsewhere = { $given } lies elsewhere already
phrase-position-no-card = there is no card { $given }
phrase-position-too-many-cards = there are { $most } cards { $given } in the game, not { $found }
phrase-position-no-cell = { $given } is no cell such as 2,-1
phrase-position-no-name = nothing here is called { $given }
phrase-position-seat-twice = a seat is there twice
phrase-position-hidden-piles = they can be hidden only from a seat that knows how they may have been built
phrase-position-no-piles = a deck has at most { $most } piles, and none is empty
phrase-position-no-special-card = no card { $given } is shuffled into a pile
phrase-position-drawn-in-order = the cards were drawn one after the other, and { $number } in all
phrase-position-built-of-others = each way is built of the same cards as the first one
phrase-position-no-group = these are different cards of one kind
error-position-too-many-cards = there are { $most } cards { $given } in the game, not { $found }
error-position-piles-without-pool = the piles of the deck do not hold the { $number } ordinary cards that lie in it
error-position-piles-with-others = { $most } cards { $given } are left for the piles of the deck, not { $found }
error-position-piles-not-built-so = the piles of the deck are not what is left in any way in which it may have been built
phrase-position-no-scorings = these are numbers of scorings
phrase-position-scorings-twice = each scoring is made once, one after the other; one of those that are due or still to come was made already
phrase-position-no-marker = the marker shows one of { $possible }, not { $given }
phrase-position-no-market = there are { $number } places for tiles, '{ $none }' for an empty one
phrase-position-display-too-large = the display has at most { $most } cards, not { $found }
phrase-position-does-not-lie-there = { $given } never lies there
phrase-position-nothing-hidden = nothing can be hidden here
phrase-position-cell-twice = two tiles lie on the cell { $given }
phrase-position-no-city-tile = no tile of the city lies there
phrase-position-without-first-of-city = it must be told on which cell the city began
phrase-position-too-many-steps = at most { $most } steps are pending
phrase-position-last-step = the last thing to be done is one of { $possible }
phrase-position-new-tiles-of-nobody = no seat will place these tiles next
phrase-position-no-draw = it tells seat, deck and place in it and, if they are known, the card and its state
phrase-position-never-secret = such a card is not kept in secret
phrase-position-no-clue = it tells the seat, how many draws went before, and what was seen
phrase-position-draw-out-of-deck = no card was drawn in secret in place { $place } of the deck, behind the one before
phrase-position-secret-of-used-deck = all that was drawn from deck { $number } is known, as it is used up
phrase-position-second-drawer = only one seat draws cards in secret in a game, not { $seat } as well
phrase-position-no-drawer = { $seat } draws no cards in secret
phrase-position-too-many-secrets = with { $most } hidden cards nobody draws before it is seen how little money they are
phrase-position-secret-shown = what is shown of it does not agree with the clues
phrase-position-secret-not-in-hand = { $given } is not in it, though it was drawn in secret and not shown
phrase-position-hidden-in-hand = { $number } cards that were drawn in secret are hidden in it
phrase-position-deck-too-small = the deck does not hold all the cards that were drawn from it in secret
phrase-position-clue-out-of-order = clues are given one after the other by the seat that draws in secret, the totals last
phrase-position-clue-untrue = the seat cannot have given this clue at that time
phrase-position-secrets-contradict = no hidden cards fit this and all before it
phrase-position-secrets-too-many = what may be hidden after this takes too long to work out
phrase-position-built-otherwise = a deck is built in at most { $most } ways, of one size, that differ in at most { $most_parts } parts, and of cards that there are
phrase-position-turned-up-otherwise = so many cards cannot have been drawn from a deck built like that, with these turned up
error-position-step-not-paid = '{ $given }' cannot be due with these cards in the hands
