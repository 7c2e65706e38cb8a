module-bonus-cards = The Bonus Cards
    .short = Bonus cards
    .about = Each player secretly gets cards that show a tile without walls. With that tile in your palace you may reveal the card, and it counts as an extra tile of its type.

decision-bonus-card = You may reveal bonus cards:

kind-open-bonus-card = reveal a bonus card
kind-keep-bonus-cards = reveal no bonus card

action-open-bonus-card = reveal { $card }
action-keep-bonus-cards = reveal no bonus card

event-bonus-card-dealt = { $seat } gets a bonus card.
    .you = You get a bonus card.
event-bonus-card-received = { $seat } gets { $card }.
    .you = You get { $card }.
event-bonus-card-opened = { $seat } reveals { $card }.
    .you = You reveal { $card }.
event-bonus-card-taken-back = { $seat } takes { $card } back.
    .you = You take { $card } back.
event-bonus-cards-kept = { $seat } reveals no bonus card.
    .you = You reveal no bonus card.

view-bonus-cards-held = in hand: { $tiles }
view-bonus-cards-open = revealed ({ $seat }): { $tiles }

card-bonus = bonus card { $first } { $number }

## Refusals

refusal-bonus-card-not-held = You do not hold { $card } face down.
refusal-bonus-tile-missing = { $tile } is not in your palace.
refusal-only-bonus-cards = Before the scoring you can only reveal bonus cards.

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

phrase-position-bonus-card-not-open = A revealed bonus card must have been shown, and its tile must be in the palace.
phrase-position-bonus-card-of-nobody = { $given } was shown, but nobody has it.
phrase-position-bonus-cards-missing = All bonus cards that are nowhere else must be listed here.
phrase-position-other-bonus-cards-hidden = The hidden cards are not the ones the seat has not seen.
