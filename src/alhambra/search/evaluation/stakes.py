"""Weights of opponents' points according to their chances of winning."""

from math import exp, sqrt
from typing import Final

from librt.vecs import append, vec

from alhambra.search.evaluation.palace_cache import PalaceCache
from alhambra.search.evaluation.position_evaluation import Evaluation
from alhambra.tilegames.game import TileGame

# The lead in points that multiplies the odds of winning by e: its value at the end, and what is
# added when many turns are left. In 150 games between builders with four seats, 8 in the last turns
# and 18 in the first predicted the winners best.
_LAST_DOUBT: Final = 4.0
_FIRST_DOUBT: Final = 12.0
_MANY_TURNS: Final = 20.0


def expected_points(game: TileGame, evaluation: Evaluation) -> vec[float]:
    """Return each seat's expected points at the end, without what all seats can expect equally."""
    promises = evaluation.race.promises(game)
    expected: vec[float] = vec[float](capacity=game.rules.seats)
    for other in range(game.rules.seats):
        lines = evaluation.line_value * float(evaluation.palace_cache.cached(game, other).lines)
        expected = append(expected, game.points[other] + lines + promises[other] + evaluation.holding(game, other))
    return expected


def stakes_by_standing(game: TileGame, seat: int, palace_cache: PalaceCache) -> vec[float]:
    """Return the weight of each seat's points from the point of view of one seat.

    Opponents are weighted by their chances of winning if the seat does not, so that it is worth more to
    hold back the leader than a seat that is far behind.
    """
    evaluation = Evaluation(game, seat, palace_cache)
    expected = expected_points(game, evaluation)
    doubt = _doubt(evaluation.clock.turns_left)
    most = float("-inf")
    for other in range(len(expected)):
        if other != seat:
            most = max(most, expected[other])
    chances: vec[float] = vec[float](capacity=len(expected))
    total = 0.0
    for other in range(len(expected)):
        chance = 0.0 if other == seat else exp((expected[other] - most) / doubt)
        total += chance
        chances = append(chances, chance)
    stakes: vec[float] = vec[float](capacity=len(expected))
    for other in range(len(expected)):
        stakes = append(stakes, 1.0 if other == seat else -chances[other] / total)
    return stakes


def _doubt(turns_left: float) -> float:
    return _LAST_DOUBT + _FIRST_DOUBT * sqrt(min(1.0, turns_left / _MANY_TURNS))
