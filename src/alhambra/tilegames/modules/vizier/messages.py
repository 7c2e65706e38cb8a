"""The messages of the Vizier's Favour."""

from typing import Annotated, Literal, TypedDict

from msgspec import Meta

from alhambra.protocol.messages import QUIET_AT_TABLES, Seat
from alhambra.tilegames.messages import Cards, Tile


class StoneUsed(TypedDict):
    """A seat has bought a tile between two turns with its stone."""

    event: Literal["stone_used"]
    seat: Seat
    tile: Tile
    cards: Cards


class StoneKept(TypedDict):
    """A seat does not use its stone now."""

    event: Annotated[Literal["stone_kept"], QUIET_AT_TABLES]
    seat: Seat


class StoneTurnedUp(TypedDict):
    """A seat has made its stone active again."""

    event: Literal["stone_turned_up"]
    seat: Seat


class VizierDecision(TypedDict):
    """Between two turns: the seat may use its stone."""

    seat: Seat
    kind: Literal["vizier"]


class VizierView(TypedDict):
    """The view of the Vizier's Favour."""

    active: Annotated[list[bool], Meta(description="whether the stone of each seat is active")]
