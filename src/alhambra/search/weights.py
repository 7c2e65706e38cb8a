"""What things are worth to a seat of a tile game, in points. Found by series of games on equal deals."""

from typing import Final

RIVALRY_OF_TWO: Final = 0.7  # what a point less for the only opponent is worth
RIVALRY: Final = 0.35  # the same for each of several
LATER: Final = 0.95  # what a scoring counts for against the one before it
SIDE: Final = 0.85  # a point of walls or moats in a coming scoring: a line may still be cut or covered

TILE: Final = 0.5  # a tile in the palace beyond its majority,
TILE_PRICE: Final = 0.1  # and more for each coin of its price
RESERVED: Final = 0.4  # of what a tile would gain in the palace, while it lies in the reserve
OPEN_PLACE: Final = 0.2  # a cell where a tile that is open on all sides could go
MANY_PLACES: Final = 6
NEIGHBOUR: Final = 1.0  # half a tile more in a majority, which huts count for beside the right neighbours

COIN: Final = 0.55  # money up to a useful amount in its currency
USEFUL: Final = 12
SPARE_COIN: Final = 0.15  # money above that
CARD: Final = 0.6  # a card by itself: small change makes payments exact
OTHER_CARD: Final = 2.0  # a card in hand that is not money

# Of what a tile of the market would gain, by what the hand can do:
EXACT: Final = 0.45  # pay it exactly
IN_REACH: Final = 0.2  # pay it with change lost
NEAR: Final = 0.05  # nearly pay it
NEAR_COINS: Final = 4
AWARDED: Final = 0.5  # at the end of the game: have most of its currency

LATE: Final = 3.0  # own turns before the end from which money loses its worth
ANOTHER_ACTION: Final = 3.5  # an action that is still to come in this turn and is not looked at
WIN: Final = 20.0  # to have won, beyond the points
