"""The messages of the City Gates."""

from typing import Annotated, Literal, TypedDict

from msgspec import Meta

from alhambra.protocol.messages import QUIET_AT_TABLES, Cell, Seat


class GateRevealed(TypedDict):
    """A card with a gate was drawn."""

    event: Literal["gate_revealed"]
    discarded: Annotated[bool, Meta(description="whether it is discarded, because a gate lies open already")]


class GatesDiscarded(TypedDict):
    """The drawing is over: gate cards that were set aside go to the discard pile."""

    event: Annotated[Literal["gates_discarded"], QUIET_AT_TABLES]
    count: Annotated[int, Meta(description="how many", ge=1)]


class GateTaken(TypedDict):
    """A seat has taken the gate that lay open."""

    event: Literal["gate_taken"]
    seat: Seat


class GateSet(TypedDict):
    """A seat has set a gate between two tiles of its palace."""

    event: Literal["gate_set"]
    seat: Seat
    cell: Cell
    side: Annotated[str, Meta(description="the side of the tile in this cell at which it stands: N, E, S or W")]


class StandingGate(TypedDict):
    """A gate in a palace, named by the tile to the south or east of it."""

    cell: Cell
    side: Annotated[str, Meta(description="the side of the tile at which it stands: N or W")]


class GatesView(TypedDict):
    """The gates."""

    open: Annotated[bool, Meta(description="whether a gate lies open")]
    set_aside: Annotated[int, Meta(description="how many cards with gates are out of the deck")]
    palaces: Annotated[list[list[StandingGate]], Meta(description="the gates in the palace of each seat")]
