"""The messages of an analysis.

A ``GameAnalysis`` is everything that is known about a recorded game, computed once by ``alhambra.analysis.analyse`` and
shown the same everywhere. Points and chances are floats by seat; an entry is the number of a line of the record, from 1
on; 0 stands for the set-up.
"""

from typing import Annotated, Literal, TypedDict

from msgspec import Meta

from alhambra.protocol.messages import ActionMessage, Seat

MistakeSize = Annotated[
    Literal["good", "inaccuracy", "mistake", "blunder"], Meta(description="how much a decision costs, in words")
]
MoveKind = Annotated[
    Literal["money", "purchase", "payment", "placing", "redesign", "module", "sheet"],
    Meta(description="what a decision was about; `payment` if the same tile was better paid for with other cards"),
]
DrawSource = Annotated[
    Literal["start", "display", "market", "scoring", "dirk", "module", "dice"],
    Meta(description="where something drawn came to; `scoring` is when scoring cards turn up"),
]
Points = Annotated[float, Meta(description="points of lead over the mean of the other seats")]


class MoveReason(TypedDict):
    """Something that a move gains or costs."""

    part: Annotated[str, Meta(description="of the evaluation of a position, such as `tiles` or `money`")]
    points: float


class JudgedMove(TypedDict):
    """A move with its cost compared with the best one."""

    action: Annotated[str, Meta(description="in notation")]
    then: Annotated[list[str], Meta(description="the best continuation within the same turn")]
    cost: Annotated[float, Meta(description="how far it is behind the best move, in points of the evaluation")]
    reasons: Annotated[list[MoveReason], Meta(description="what it changes, the most important first")]


class MomentAnalysis(TypedDict):
    """An analysed decision, as far as its seat could know."""

    entry: Annotated[int, Meta(description="the number of the entry, from 1 on, by which it was decided")]
    seat: Seat
    kind: Annotated[str, Meta(description="of the decision")]
    about: MoveKind
    size: MistakeSize
    chance_lost: Annotated[float, Meta(description="the win chance lost against the best move, at least 0")]
    played: JudgedMove
    best: Annotated[list[JudgedMove], Meta(description="the best few moves, the best first")]
    because: Annotated[
        list[MoveReason], Meta(description="what the best move gains over the one played, the most important first")
    ]


class DrawAnalysis(TypedDict):
    """The luck of one draw: what it changed against the mean of all possible draws, weighted by their chances."""

    entry: Annotated[int, Meta(description="the number of the entry after which it was drawn; 0 in the set-up")]
    source: DrawSource
    drawn: Annotated[str, Meta(description="a card, tile, die or seat; `market` for the set-up as a whole")]
    luck: Annotated[list[Points], Meta(description="by seat; they add up to 0 for two seats or more")]
    chance_luck: Annotated[list[float], Meta(description="the same in win chances")]


class CurvePoint(TypedDict):
    """The prospects at the start of a turn, or at the end of the game."""

    moment: Annotated[int, Meta(description="how many entries precede it")]
    chances: Annotated[list[float], Meta(description="the win chance of each seat, if all play equally well")]
    leads: Annotated[list[Points], Meta(description="the expected final lead of each seat")]


class KindErrors(TypedDict):
    """The decisions of a seat about one kind of thing."""

    about: MoveKind
    decisions: int
    lost: Annotated[float, Meta(description="points lost in all of them")]


class SourceLuck(TypedDict):
    """The luck of a seat with one source."""

    source: DrawSource
    luck: Points
    chance_luck: float


class SeatAnalysis(TypedDict):
    """The sums of a seat."""

    seat: Seat
    decisions: Annotated[int, Meta(description="with a choice")]
    lost: Annotated[float, Meta(description="points lost against the best choices")]
    mean_lost: Annotated[float, Meta(description="points lost a decision")]
    chance_lost: Annotated[float, Meta(description="win chances lost, summed")]
    accuracy: Annotated[float, Meta(description="the fraction of decisions that are `good`")]
    sizes: Annotated[dict[str, int], Meta(description="the number of decisions of each size")]
    by_kind: list[KindErrors]
    costly: Annotated[list[int], Meta(description="the entries of its costliest moves, the costliest first")]
    luck: Points
    chance_luck: float
    by_source: list[SourceLuck]
    points: int
    lead: Annotated[Points, Meta(description="at the end, or so far")]
    adjusted_lead: Annotated[Points, Meta(description="the lead less the luck")]
    adjusted_points: Annotated[float, Meta(description="the points that it would have with average luck")]
    share: Annotated[float | None, Meta(description="of the win; null if the game is not over")]
    adjusted_share: Annotated[float | None, Meta(description="that share less the luck; it can lie outside 0 to 1")]


class GameAnalysis(TypedDict):
    """The analysis of a recorded game."""

    format: Literal["alhambra analysis"]
    version: Annotated[int, Meta(description="of the method; other versions give other figures")]
    evaluator: Annotated[str, Meta(description="the networks or weights by which positions were evaluated")]
    depth: Annotated[Literal["quick", "deep"], Meta(description="`deep` tries moves in samples of the coming turns")]
    record: Annotated[str, Meta(description="the seal of the record")]
    game: str
    modules: list[str]
    options: list[str]
    is_over: bool
    moments: list[MomentAnalysis]
    draws: list[DrawAnalysis]
    curve: list[CurvePoint]
    seats: list[SeatAnalysis]
    costly: Annotated[list[int], Meta(description="entries of the costliest moves, the costliest first")]
    turning_points: Annotated[
        list[int], Meta(description="entries of the turns that changed the win chances most, the sharpest change first")
    ]
    actions: Annotated[dict[str, ActionMessage], Meta(description="every action named in it, by its notation, as data")]
    favourites: Annotated[
        list[Seat], Meta(description="who would have won with average luck; empty if the game is not over")
    ]
