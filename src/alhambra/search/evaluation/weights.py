"""The weights of the evaluation, in points; the data files say how they were found."""

import json
from importlib import resources
from typing import Any, Final

from alhambra.search.roll_and_write.action_values import SheetWeights

WEIGHTS_FILE: Final = "weights.json"
_SHEET_WEIGHTS_FILE: Final = "sheet_weights.json"


class Weights:
    """The weights of the evaluation of tile games."""

    def __init__(self, values: dict[str, float]) -> None:
        self.rivalry = values["rivalry"]  # a point less for another seat
        self.later = values["later"]  # the weight of a scoring relative to the one before it
        self.doubt = values["doubt"]  # uncertainty of a lead in a majority, per square root of a tile still to come
        self.tie = values["tie"]  # in tiles: a higher price in a majority, where it breaks ties
        self.side = values["side"]  # a point of a line in a coming scoring, as lines may still be cut

        self.tile = values["tile"]  # a tile in the palace beyond its majority
        self.tile_price = values["tile_price"]  # added for each coin of its price
        self.turning = values["turning"]  # the cost of turning a new tile over
        self.reserved = values["reserved"]  # a tile in the reserve, as a fraction of its gain in the palace
        self.open_cell = values["open_cell"]  # a cell for a tile that is open on all sides, up to six
        self.neighbour = values[
            "neighbour"
        ]  # an additional half tile in a majority, such as for huts next to the right tiles

        self.coin = values["coin"]  # money up to a useful amount in its currency
        self.useful = values["useful"]
        self.spare_coin = values["spare_coin"]  # money above that
        self.card = values["card"]  # a card by itself: small change makes payments exact
        self.other_card = values["other_card"]  # a card in hand that is not money

        # The fraction of a market tile's gain that counts if the hand can
        self.exact = values["exact"]  # pay exactly
        self.in_reach = values["in_reach"]  # pay, but not exactly
        self.near = values["near"]  # pay with at most four more coins
        # multiplied for each opponent by the chance that it leaves the tile, if it can
        self.left = values["left"]  # pay, but not exactly
        self.left_if_exact = values["left_if_exact"]  # pay exactly
        # or, at the end of the game, if the seat has the most money in its currency.
        self.awarded = values["awarded"]

        # The future value of modules:
        self.twice = values["twice"]  # half tiles for a tile that the seat can make count twice
        self.anywhere = values["anywhere"]  # factor for the gain of money that is valid on all fields
        self.prospects = values["prospects"]  # factor for the prospects of pieces in the palace
        self.services = values["services"]  # factor for the services of cards

        # Added to the values above long before the end:
        self.early_card = values["early_card"]  # a card, which may still make many payments exact
        self.early_tile = values["early_tile"]  # a tile, which counts in every scoring

        self.late = values["late"]  # own turns before the end from which future values decline
        self.fade = values["fade"]  # exponent of the turns left in the value of money before that
        self.another_action = values["another_action"]  # an additional action that is not searched
        self.win = values["win"]  # a win, beyond the points


def standard_values(seats: int, *, knowing: bool = False) -> dict[str, float]:
    """Return the standard weights for a number of seats, by name."""
    values: dict[str, float] = _read(WEIGHTS_FILE)[set_of(seats, knowing=knowing)]
    return values


def set_of(seats: int, *, knowing: bool = False) -> str:
    """Return the name of the set of weights for a number of seats.

    With fewer opponents the market changes less between two turns. There are separate sets for bots
    that take into account what the others can pay; the other bots consider all tiles on the market equally safe and
    have one set for three seats and more.
    """
    if knowing:
        return {2: "two, knowing", 3: "three, knowing"}.get(seats, "more, knowing")
    return "two" if seats == 2 else "more"


def standard_weights(seats: int, *, knowing: bool = False) -> Weights:
    """Return the standard weights for a number of seats."""
    return _SETS[set_of(seats, knowing=knowing)]


def _read(file: str) -> Any:
    return json.loads((resources.files("alhambra.search.evaluation") / file).read_text(encoding="utf-8"))["weights"]


_SETS: Final = {name: Weights(values) for name, values in _read(WEIGHTS_FILE).items()}
STANDARD_SHEET: Final = SheetWeights(_read(_SHEET_WEIGHTS_FILE))  # for Roll & Write
