"""The messages that all games have: what crosses the border of the library, each declared once.

Documentation, JSON Schemas and TypeScript types follow from these declarations. Files of this name lie beside those who
make the messages, hold declarations only, and can be imported without any rules.
"""

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from msgspec import Meta
from typing_extensions import ReadOnly

Seat = Annotated[int, Meta(description="a seat", ge=0)]
Cell = Annotated[
    list[int],
    Meta(description="a cell, so many steps east and south of the starting tile", min_length=2, max_length=2),
]

# --- what all messages of a sort have in common; each of them names its own kind ---


class EventMessage(TypedDict):
    """Something that happened; every kind of event is declared as a type of its own."""

    event: ReadOnly[str]


# --- events of all games ---


class StartSeat(TypedDict):
    """Who begins has been drawn by lot."""

    event: Literal["start_seat"]
    seat: Seat


class NextDecision(TypedDict):
    """What is due after everything that happened; it closes the events of every call."""

    event: Literal["next_decision"]
    at: Annotated[int, Meta(description="the number of the position", ge=0)]
    decision: Annotated[dict[str, Any] | None, Meta(description="the decision that is due, as in the view")]
    chance: NotRequired[Annotated[dict[str, Any] | None, Meta(description="in Roll & Write: as in the view")]]


class GameOver(TypedDict):
    """The game is over."""

    event: Literal["game_over"]
    points: Annotated[list[int], Meta(description="the final points of each seat")]
    winners: Annotated[list[int], Meta(description="the seats that have won")]
