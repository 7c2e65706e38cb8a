"""What things are worth to a seat, in points. The numbers are data, with where they come from."""

import json
from importlib import resources
from typing import Any, Final

from alhambra.search.roll_and_write.action_values import SheetWeights

WEIGHTS_FILE: Final = "weights.json"
_SHEET_WEIGHTS_FILE: Final = "sheet_weights.json"


class Weights:
    """The numbers of the evaluation of tile games, by their names."""

    def __init__(self, values: dict[str, float]) -> None:
        self.rivalry = values["rivalry"]  # what a point less for another seat is worth
        self.later = values["later"]  # what a scoring counts for against the one before it
        self.doubt = values["doubt"]  # how little a lead in a majority says, per square root of a tile still to come
        self.tie = values["tie"]  # in tiles: a higher price in a majority, where it decides between equals
        self.side = values["side"]  # a point of walls or moats in a coming scoring: a line may still be cut or covered

        self.tile = values["tile"]  # a tile in the palace beyond its majority,
        self.tile_price = values["tile_price"]  # and more for each coin of its price
        self.turning = values["turning"]  # the money that it takes to turn a new tile over
        self.reserved = values["reserved"]  # of what a tile would gain in the palace, while it lies in the reserve
        self.open_cell = values["open_cell"]  # a cell where a tile that is open on all sides could go, up to six
        self.neighbour = values["neighbour"]  # half a tile more in a majority, as huts count beside the right tiles

        self.coin = values["coin"]  # money up to a useful amount in its currency
        self.useful = values["useful"]
        self.spare_coin = values["spare_coin"]  # money above that
        self.card = values["card"]  # a card by itself: small change makes payments exact
        self.other_card = values["other_card"]  # a card in hand that is not money

        # Of what a tile of the market would gain, by what the hand can do:
        self.exact = values["exact"]  # pay it exactly
        self.in_reach = values["in_reach"]  # pay it with change lost
        self.near = values["near"]  # miss at most four coins
        self.left = values["left"]  # times the chance that another seat leaves it that could pay it with change lost,
        self.left_if_exact = values["left_if_exact"]  # or exactly
        self.awarded = values["awarded"]  # at the end of the game: have most of its currency

        # What modules are good for that shows in a position only later:
        self.twice = values["twice"]  # half tiles for a tile that the seat can make count twice: less than if it did
        self.anywhere = values["anywhere"]  # of what money gains by buying on every field of the market
        self.prospects = values["prospects"]  # what pieces in the palace may become, times what their module says
        self.services = values["services"]  # what a card does for its owner, times what its module says

        # Long before the end, beyond what they are worth later:
        self.early_card = values["early_card"]  # a card: it may still make many payments exact,
        self.early_tile = values["early_tile"]  # and a tile: it counts in every scoring

        self.late = values["late"]  # own turns before the end from which all that serves later loses its worth
        self.fade = values["fade"]  # by which power of the turns left money is worth more before that
        self.another_action = values["another_action"]  # an action still to come in this turn that is not looked at
        self.win = values["win"]  # to have won, beyond the points


def standard_values(seats: int, *, knowing: bool = False) -> dict[str, float]:
    """The numbers that bots play with at a table of so many seats, by name."""
    values: dict[str, float] = _read(WEIGHTS_FILE)[set_of(seats, knowing=knowing)]
    return values


def set_of(seats: int, *, knowing: bool = False) -> str:
    """Which set of weights is for so many seats: the fewer opponents, the less the market changes between two turns.

    There are sets for who knows what the others can pay, and sets for who takes all tiles of the market to be equally
    safe; of these there is one for three seats and more.
    """
    if knowing:
        return {2: "two, knowing", 3: "three, knowing"}.get(seats, "more, knowing")
    return "two" if seats == 2 else "more"


def standard_weights(seats: int, *, knowing: bool = False) -> Weights:
    """The same as weights."""
    return _SETS[set_of(seats, knowing=knowing)]


def _read(file: str) -> Any:
    return json.loads((resources.files("alhambra.search.evaluation") / file).read_text(encoding="utf-8"))["weights"]


_SETS: Final = {name: Weights(values) for name, values in _read(WEIGHTS_FILE).items()}
STANDARD_SHEET: Final = SheetWeights(_read(_SHEET_WEIGHTS_FILE))  # for Roll & Write
