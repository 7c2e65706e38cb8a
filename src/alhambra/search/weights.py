"""What things are worth to a seat of a tile game, in points."""

from typing import Final


class Weights:
    """The numbers of the evaluation. Found by series of games on equal deals, with one number changed."""

    def __init__(self) -> None:
        self.rivalry_of_two = 0.85  # what a point less for the only opponent is worth
        self.rivalry = 0.35  # the same for each of several
        self.later = 0.95  # what a scoring counts for against the one before it
        self.doubt = 0.6  # how little a lead in a majority says, per square root of a tile still to come
        self.side = 0.85  # a point of walls or moats in a coming scoring: a line may still be cut or covered

        self.tile = 0.5  # a tile in the palace beyond its majority,
        self.tile_price = 0.1  # and more for each coin of its price
        self.reserved = 0.4  # of what a tile would gain in the palace, while it lies in the reserve
        self.open_cell = 0.2  # a cell where a tile that is open on all sides could go, up to six
        self.neighbour = 1.0  # half a tile more in a majority, which huts count for beside the right neighbours

        self.coin = 0.55  # money up to a useful amount in its currency
        self.useful = 12.0
        self.spare_coin = 0.15  # money above that
        self.card = 0.6  # a card by itself: small change makes payments exact
        self.other_card = 0.5  # a card in hand that is not money

        # Of what a tile of the market would gain, by what the hand can do:
        self.exact = 0.45  # pay it exactly
        self.in_reach = 0.2  # pay it with change lost
        self.near = 0.05  # miss at most four coins
        self.awarded = 0.5  # at the end of the game: have most of its currency

        self.late = 3.0  # own turns before the end from which money loses its worth
        self.another_action = 3.5  # an action that is still to come in this turn and is not looked at
        self.win = 20.0  # to have won, beyond the points


STANDARD: Final = Weights()
