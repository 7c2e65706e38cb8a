"""Ratings recover the strengths from which results were drawn."""

from math import log10
from random import Random

import pytest

from alhambra.arena import GameResult
from alhambra.arena.ratings import rate

STRENGTHS = {"strong": 6.0, "middle": 2.0, "weak": 1.0}
TABLES = [("strong", "middle", "middle"), ("strong", "weak", "weak"), ("middle", "weak", "weak")]


def drawn_game(bots: tuple[str, ...], randomness: Random) -> GameResult:
    """Return a game whose places are drawn one after another, in proportion to strength."""
    waiting = list(range(len(bots)))
    scores = [0] * len(bots)
    first = -1
    while waiting:
        seat = randomness.choices(waiting, [STRENGTHS[bots[seat]] for seat in waiting])[0]
        scores[seat] = len(waiting)
        first = seat if first < 0 else first
        waiting.remove(seat)
    return GameResult("seed", bots, tuple(scores), (first,), 1)


def test_strengths_are_found_within_their_intervals() -> None:
    randomness = Random(3)
    found = rate(list(STRENGTHS), [[drawn_game(bots, randomness) for bots in TABLES] for _ in range(300)])
    for bot, strength in STRENGTHS.items():
        truth = 400 * log10(strength)
        assert found[bot].low - 15 <= truth <= found[bot].high + 15
        assert found[bot].mean == pytest.approx(truth, abs=40)
    assert found["weak"] == (0, 0, 0)


def test_those_who_tie_are_rated_alike() -> None:
    tie = GameResult("seed", ("a", "b"), (50, 50), (0, 1), 1)
    assert rate(["a", "b"], [[tie]] * 20)["a"].mean == pytest.approx(0, abs=1e-3)


def test_a_tie_in_points_that_has_one_winner_is_no_tie() -> None:
    won = GameResult("seed", ("a", "b"), (50, 50), (0,), 1)
    assert rate(["a", "b"], [[won]] * 20)["a"].mean > 300


def test_who_always_wins_is_not_endlessly_strong() -> None:
    won = GameResult("seed", ("a", "b"), (60, 50), (0,), 1)
    assert 300 < rate(["a", "b"], [[won]] * 20)["a"].mean < 2000
