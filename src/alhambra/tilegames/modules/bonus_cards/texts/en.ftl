module-bonus-cards = The Bonus Cards
    .short = Bonus cards
    .about = Each player secretly gets cards that show a tile without walls. With that tile in your palace you may lay the card open, and it counts as an extra tile of its type.

decision-bonus-card = You may lay bonus cards open:

kind-open-bonus-card = lay a bonus card open
kind-keep-bonus-cards = lay no bonus card open

action-open-bonus-card = lay { $card } open
action-keep-bonus-cards = lay no bonus card open

event-bonus-card-dealt = { $seat } gets a bonus card.
    .you = You get a bonus card.
event-bonus-card-received = { $seat } gets { $card }.
    .you = You get { $card }.
event-bonus-card-opened = { $seat } lays { $card } open.
    .you = You lay { $card } open.
event-bonus-card-taken-back = { $seat } takes { $card } back.
    .you = You take { $card } back.
event-bonus-cards-kept = { $seat } lays no bonus card open.
    .you = You lay no bonus card open.

view-bonus-cards-held = in hand: { $tiles }
view-bonus-cards-open = open ({ $seat }): { $tiles }

card-bonus = bonus card { $first } { $number }

## Refusals

refusal-bonus-card-not-held = You do not hold { $card } face down.
refusal-bonus-tile-missing = { $tile } is not in your palace.
refusal-only-bonus-cards = Before the scoring you can only lay bonus cards open.

## Errors in component files

phrase-bonus-cards = Bonus cards
error-component-bonus-tile-not-shown = No card shows the tile { $given }, which has no wall; { $clause } requires one card for every such tile.
error-component-bonus-per-seat = { $number ->
    [one] With { $number } player, cards per player: { $found }; { $clause } requires { $expected }.
   *[other] With { $number } players, cards per player: { $found }; { $clause } requires { $expected }.
}
error-component-bonus-no-tile = Base_tiles.json has no tile { $given }.
error-component-bonus-walls = The tile { $given } has walls, but { $clause } requires a tile without any.
error-component-bonus-type = Type and price must be { $given } and { $price } as on its tile.

## Positions

phrase-position-bonus-card-not-open = An open bonus card must have been shown, and its tile must be in the palace.
phrase-position-bonus-card-of-nobody = { $given } was shown, but lies in front of nobody.
phrase-position-bonus-cards-missing = All bonus cards that lie nowhere else must be listed here.
phrase-position-other-bonus-cards-hidden = The hidden cards are not the ones the seat has not seen.
