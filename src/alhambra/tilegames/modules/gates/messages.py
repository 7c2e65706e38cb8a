"""The messages of the City Gates."""

from typing import Annotated, Literal, TypedDict

from msgspec import Meta

from alhambra.protocol.messages import QUIET_AT_TABLES, Cell, Seat


class GateRevealed(TypedDict):
    """A gate card was drawn."""

    event: Literal["gate_revealed"]
    discarded: Annotated[bool, Meta(description="whether it is discarded, because another is open already")]


class GatesDiscarded(TypedDict):
    """Drawing is over: gate cards that were set aside go to the discard pile."""

    event: Annotated[Literal["gates_discarded"], QUIET_AT_TABLES]
    count: Annotated[int, Meta(description="how many", ge=1)]


class GateTaken(TypedDict):
    """A seat has taken the open gate card."""

    event: Literal["gate_taken"]
    seat: Seat


class GateSet(TypedDict):
    """A seat has set a gate between two tiles in its palace."""

    event: Literal["gate_set"]
    seat: Seat
    cell: Cell
    side: Annotated[str, Meta(description="the side of the tile on this cell: N, E, S or W")]


class StandingGate(TypedDict):
    """A gate in a palace, named by the tile to the south or east of it."""

    cell: Cell
    side: Annotated[str, Meta(description="the side of the tile: N or W")]


class GatesView(TypedDict):
    """The view of the City Gates."""

    open: Annotated[bool, Meta(description="whether a gate card is open")]
    set_aside: Annotated[int, Meta(description="the number of gate cards set aside until drawing is over")]
    palaces: Annotated[list[list[StandingGate]], Meta(description="the gates in the palace of each seat")]
