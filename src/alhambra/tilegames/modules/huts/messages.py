"""The messages of the Huts."""

from typing import Literal, TypedDict

from alhambra.protocol.messages import Seat
from alhambra.tilegames.messages import Tile, TileView


class HutTurnedUp(TypedDict):
    """The next hut of a pile was turned up."""

    event: Literal["hut_turned_up"]
    tile: Tile
    printed: TileView


class HutTaken(TypedDict):
    """A seat has taken a hut."""

    event: Literal["hut_taken"]
    seat: Seat
    tile: Tile
