"""The messages of the Gardeners."""

from typing import Annotated, Literal, TypedDict

from msgspec import Meta

from alhambra.protocol.messages import Seat
from alhambra.tilegames.messages import Tile


class GardenerSent(TypedDict):
    """A seat has sent a gardener into a garden."""

    event: Literal["gardener_sent"]
    seat: Seat
    tile: Tile


class GardenerCameBack(TypedDict):
    """A gardener has come back, because the garden has left the palace."""

    event: Literal["gardener_came_back"]
    seat: Seat
    tile: Tile


class GardenersView(TypedDict):
    """The gardeners."""

    supply: Annotated[int, Meta(description="how many wait to be sent")]
    tended: Annotated[list[list[str]], Meta(description="of each seat its gardens with a gardener")]
