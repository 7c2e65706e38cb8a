"""The messages of an analysis."""

from typing import Annotated, NotRequired, TypedDict

from msgspec import Meta

from alhambra.protocol.messages import Seat


class MoveReason(TypedDict):
    """Something that a move gains or costs."""

    part: Annotated[str, Meta(description="of the evaluation of a position, such as `tiles` or `money`")]
    points: float


class JudgedMove(TypedDict):
    """A move with its cost compared with the best one."""

    action: Annotated[str, Meta(description="in notation")]
    then: Annotated[list[str], Meta(description="the best continuation within the same turn")]
    cost: Annotated[float, Meta(description="how far it is behind the best move, in points of the evaluation")]
    reasons: list[MoveReason]


class MomentAnalysis(TypedDict):
    """An analysed decision."""

    entry: Annotated[int, Meta(description="the number of the entry, from 1 on, by which it was decided")]
    seat: Seat
    kind: Annotated[str, Meta(description="of the decision")]
    chances: Annotated[list[float], Meta(description="the win chance of each seat before it; empty within a turn")]
    played: JudgedMove
    best: Annotated[list[JudgedMove], Meta(description="the best few moves, the best first")]


class GameAnalysis(TypedDict):
    """The analysis of a recorded game."""

    game: str
    modules: list[str]
    options: list[str]
    moments: list[MomentAnalysis]
    costly: Annotated[list[int], Meta(description="entries of the costliest moves, the costliest first")]
    turning_points: Annotated[
        list[int], Meta(description="entries of the turns that changed the win chances most, the sharpest change first")
    ]
    costs: Annotated[list[float], Meta(description="the total cost of each seat's moves")]
    games: NotRequired[
        Annotated[int, Meta(description="from how many played games the win chances come; missing in older analyses")]
    ]
