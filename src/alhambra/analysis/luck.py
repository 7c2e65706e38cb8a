"""The luck of draws: what was drawn, against the exact mean of everything that could have been drawn.

Luck has mean zero for every player and every evaluation of positions, because the mean is taken over the distribution
from which the dealer draws. The result less the luck therefore has the same mean as the result, and the better the
evaluation, the smaller its variance.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from alhambra.analysis.draws import Draw, Stage, after, stages
from alhambra.analysis.messages import DrawSource
from alhambra.analysis.prospects import Evaluator, Prospects
from alhambra.protocol import Game

_NOTHING: Final = 1e-9  # luck smaller than this, in points or chances, is rounding


class Luck(NamedTuple):
    """The luck of a draw, or of a part of one, by seat: in points of lead, and in win chances."""

    source: DrawSource
    drawn: str
    leads: list[float]
    chances: list[float]


def luck_of(draw: Draw, evaluator: Evaluator) -> list[Luck]:
    """Return the luck of a draw, part by part; parts without luck are left out."""
    if len(draw.outcomes) < 2:
        return []
    games = [(name, after(draw, name)) for name, _ in draw.outcomes]
    prospects = evaluator.after_draw(draw.game, games)
    weighted = [
        (stages(draw.game, name), weight, found) for (name, weight), found in zip(draw.outcomes, prospects, strict=True)
    ]
    return luck_by_stage(weighted, stages(draw.game, draw.drawn), draw.drawn)


def luck_by_stage(
    weighted: Sequence[tuple[tuple[Stage, ...], int, Prospects]], drawn: tuple[Stage, ...], name: str
) -> list[Luck]:
    """Return the luck of each stage of what was drawn, given the stages, weight and prospects of every outcome."""
    found: list[Luck] = []
    before = mean_of([(weight, prospects) for _, weight, prospects in weighted])
    for number, stage in enumerate(drawn, 1):
        later = mean_of(
            [(weight, prospects) for path, weight, prospects in weighted if path[:number] == drawn[:number]]
        )
        luck = Luck(stage.source, name, *[_less(one, other) for one, other in zip(later, before, strict=True)])
        if any(abs(part) > _NOTHING for part in (*luck.leads, *luck.chances)):
            found.append(luck)
        before = later
    return found


def mean_of(weighted: Sequence[tuple[int, Prospects]]) -> Prospects:
    """Return the mean of prospects by their weights."""
    total = sum(weight for weight, _ in weighted)
    leads, chances = (
        [
            sum(weight * prospects[part][seat] for weight, prospects in weighted) / total
            for seat in range(len(weighted[0][1].leads))
        ]
        for part in (0, 1)
    )
    return Prospects(leads, chances)


def luck_of_start(game: Game, evaluator: Evaluator) -> Luck:
    """Return the luck of the set-up, given the game when the first decision is due.

    Before anything is dealt all seats have the same prospects, because the set-up treats them alike: a lead of zero,
    and an equal chance.
    """
    found, seats = evaluator.prospects(game), game.config.seats
    leads = found.leads if seats > 1 else [0.0]
    return Luck("start", "market", leads, [chance - 1 / seats for chance in found.chances])


def _less(values: Sequence[float], others: Sequence[float]) -> list[float]:
    return [value - other for value, other in zip(values, others, strict=True)]
