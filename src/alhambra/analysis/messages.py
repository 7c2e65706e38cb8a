"""What an analysis tells, as data."""

from typing import Annotated, TypedDict

from msgspec import Meta

from alhambra.protocol.messages import Seat


class MoveReason(TypedDict):
    """Something that a move gains or costs."""

    part: Annotated[str, Meta(description="of the worth of a position, such as `tiles` or `money`")]
    points: float


class JudgedMove(TypedDict):
    """A move with what it costs against the best one."""

    action: Annotated[str, Meta(description="in notation")]
    then: Annotated[list[str], Meta(description="what had best follow in the same turn")]
    cost: Annotated[float, Meta(description="points of worth by which it is behind the best move")]
    reasons: list[MoveReason]


class MomentAnalysis(TypedDict):
    """A decision of a game that is analysed."""

    entry: Annotated[int, Meta(description="the number of the entry, from 1 on, by which it was decided")]
    seat: Seat
    kind: Annotated[str, Meta(description="of the decision")]
    chances: Annotated[list[float], Meta(description="the win chance of each seat before it; empty within a turn")]
    played: JudgedMove
    best: Annotated[list[JudgedMove], Meta(description="the best few moves, the best first")]


class GameAnalysis(TypedDict):
    """What strong bots think of a recorded game."""

    game: str
    modules: list[str]
    options: list[str]
    moments: list[MomentAnalysis]
    costly: Annotated[list[int], Meta(description="entries of the moves that cost most, the costliest first")]
    turning_points: Annotated[
        list[int], Meta(description="entries of turns in which the win chances changed most, the sharpest first")
    ]
    costs: Annotated[list[float], Meta(description="what the moves of each seat cost together")]
