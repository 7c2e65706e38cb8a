"""The sums of an analysis: by seat, and over the whole game."""

from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from typing import Final, TypeVar

from alhambra.analysis.messages import (
    CurvePoint,
    DrawAnalysis,
    KindErrors,
    MomentAnalysis,
    SeatAnalysis,
    SourceLuck,
)
from alhambra.analysis.mistakes import ALL_SIZES, GOOD
from alhambra.analysis.prospects import lead_of
from alhambra.analysis.win_chances import shares
from alhambra.protocol import Game

_MOST_MARKED: Final = 5  # costly moves, and turning points
_MOST_OF_SEAT: Final = 3
_TURNING_POINT: Final = 0.1  # the least change of a win chance
_DIGITS: Final = 3

Key = TypeVar("Key")
Value = TypeVar("Value")


def seat_analyses(game: Game, moments: Sequence[MomentAnalysis], draws: Sequence[DrawAnalysis]) -> list[SeatAnalysis]:
    """Return the sums of every seat, given the game at its last entry."""
    leads = lead_of(game.scores)
    won = shares(game) if game.is_over else None
    return [
        _of_seat(game, seat, [moment for moment in moments if moment["seat"] == seat], draws, leads, won)
        for seat in range(game.config.seats)
    ]


def _of_seat(
    game: Game,
    seat: int,
    moments: Sequence[MomentAnalysis],
    draws: Sequence[DrawAnalysis],
    leads: Sequence[float],
    won: Sequence[float] | None,
) -> SeatAnalysis:
    count = max(1, len(moments))
    lost = sum(moment["played"]["cost"] for moment in moments)
    luck = sum(draw["luck"][seat] for draw in draws)
    chance_luck = sum(draw["chance_luck"][seat] for draw in draws)
    sizes = [moment["size"] for moment in moments]
    return {
        "seat": seat,
        "decisions": len(moments),
        "lost": _rounded(lost),
        "mean_lost": _rounded(lost / count),
        "chance_lost": _rounded(sum(moment["chance_lost"] for moment in moments)),
        "accuracy": _rounded(sizes.count(GOOD) / count),
        "sizes": {size: sizes.count(size) for size in ALL_SIZES},
        "by_kind": _by_kind(moments),
        "costly": costliest(moments, _MOST_OF_SEAT),
        "luck": _rounded(luck),
        "chance_luck": _rounded(chance_luck),
        "by_source": _by_source(draws, seat),
        "points": game.scores[seat],
        "lead": _rounded(leads[seat]),
        "adjusted_lead": _rounded(leads[seat] - luck),
        "adjusted_points": _rounded(_points_of(game.scores, leads[seat] - luck)),
        "share": None if won is None else won[seat],
        "adjusted_share": None if won is None else _rounded(won[seat] - chance_luck),
    }


def _points_of(points: Sequence[int], lead: float) -> float:
    """Return the points of a seat with this lead over the mean of the others, if all points together stay the same."""
    seats = len(points)
    return lead if seats == 1 else sum(points) / seats + lead * (seats - 1) / seats


def _by_kind(moments: Sequence[MomentAnalysis]) -> list[KindErrors]:
    groups = _grouped(moments, lambda moment: moment["about"])
    return [
        {
            "about": about,
            "decisions": len(group),
            "lost": _rounded(sum(moment["played"]["cost"] for moment in group)),
        }
        for about, group in groups.items()
    ]


def _by_source(draws: Sequence[DrawAnalysis], seat: int) -> list[SourceLuck]:
    groups = _grouped(draws, lambda draw: draw["source"])
    return [
        {
            "source": source,
            "luck": _rounded(sum(draw["luck"][seat] for draw in group)),
            "chance_luck": _rounded(sum(draw["chance_luck"][seat] for draw in group)),
        }
        for source, group in groups.items()
    ]


def _grouped(values: Iterable[Value], key: Callable[[Value], Key]) -> dict[Key, list[Value]]:
    found: dict[Key, list[Value]] = {}
    for value in values:
        found.setdefault(key(value), []).append(value)
    return found


def costliest(moments: Sequence[MomentAnalysis], most: int = _MOST_MARKED) -> list[int]:
    """Return the entries of the costliest moves that are not good, the costliest first."""
    costly = [moment for moment in moments if moment["size"] != GOOD]
    return [moment["entry"] for moment in sorted(costly, key=lambda moment: -moment["played"]["cost"])[:most]]


def turning_points(curve: Sequence[CurvePoint]) -> list[int]:
    """Return the first entries of the turns in which the win chances changed most, the sharpest change first."""
    changes = [
        (
            max(abs(after - before) for before, after in zip(one["chances"], other["chances"], strict=True)),
            one["moment"],
        )
        for one, other in pairwise(curve)
    ]
    sharp = sorted((change for change in changes if change[0] >= _TURNING_POINT), reverse=True)
    return [moment + 1 for _, moment in sharp[:_MOST_MARKED]]


def favourites(seats: Sequence[SeatAnalysis]) -> list[int]:
    """Return the seats that would have won with average luck: those with the most adjusted points."""
    most = max(seat["adjusted_points"] for seat in seats)
    return [seat["seat"] for seat in seats if seat["adjusted_points"] == most]


def _rounded(value: float) -> float:
    return round(value, _DIGITS) + 0.0  # never -0.0
