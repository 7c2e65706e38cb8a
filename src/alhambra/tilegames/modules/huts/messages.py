"""The messages of the Builders' Huts."""

from typing import Annotated, Literal, TypedDict

from msgspec import Meta

from alhambra.protocol.messages import QUIET_AT_TABLES, Seat
from alhambra.tilegames.messages import Tile, TileView, Type


class HutTurnedUp(TypedDict):
    """The next hut of a pile was turned up."""

    event: Annotated[Literal["hut_turned_up"], QUIET_AT_TABLES]
    tile: Tile
    printed: TileView


class HutTaken(TypedDict):
    """A seat has taken a hut."""

    event: Literal["hut_taken"]
    seat: Seat
    tile: Tile


class HutPile(TypedDict):
    """The huts of one type."""

    type: Type
    top: Annotated[TileView | None, Meta(description="the face-up hut; `null` if there is none")]
    face_down: Annotated[int, Meta(description="the number of huts below it")]


class HutsView(TypedDict):
    """The view of the Builders' Huts."""

    piles: Annotated[list[HutPile], Meta(description="the pile of each type")]
    types: Annotated[dict[str, str], Meta(description="the type of building of each hut")]
