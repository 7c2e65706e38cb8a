"""Who may still win, and what a point of each seat is worth to the others therefore."""

from math import exp, sqrt
from typing import Final

from librt.vecs import append, vec

from alhambra.search.evaluation.palace_cache import PalaceCache
from alhambra.search.evaluation.position_evaluation import Evaluation
from alhambra.tilegames.game import TileGame

# By how many points one must be further ahead to win e times as often: at the end, and so much more when many turns are
# to come. 150 games between builders with four seats are best foretold by 8 in the last turns and 18 in the first.
_LAST_DOUBT: Final = 4.0
_FIRST_DOUBT: Final = 12.0
_MANY_TURNS: Final = 20.0


def expected_points(game: TileGame, evaluation: Evaluation) -> vec[float]:
    """The points that each seat may expect at the end, but for what all may expect alike, as one of them sees it."""
    promises = evaluation.race.promises(game)
    expected: vec[float] = vec[float](capacity=game.rules.seats)
    for other in range(game.rules.seats):
        lines = evaluation.line_value * float(evaluation.palace_cache.site(game, other).lines)
        expected = append(expected, game.points[other] + lines + promises[other] + evaluation.holding(game, other))
    return expected


def stakes_by_standing(game: TileGame, seat: int, palace_cache: PalaceCache) -> vec[float]:
    """What a point of each seat counts for one of them: those of others by their chances to win if it does not.

    So it is worth more to hold back who leads than who is far behind.
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
