module-bonus-cards = The Bonus Cards
    .short = Bonus cards
    .about = Each player secretly gets cards that show a tile without walls. With that tile in your palace you may lay the card open, and it counts as one more tile of its type.

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

## Positions

phrase-position-bonus-card-not-open = an open bonus card was shown, and its tile is in the palace
phrase-position-bonus-card-of-nobody = { $given } was shown, but lies before nobody
phrase-position-bonus-cards-missing = all bonus cards that lie nowhere else are there
phrase-position-other-bonus-cards-hidden = other cards are hidden than those that the seat has not seen
