"""Bots are compared on equal deals, and on independent ones."""

from alhambra import GameConfig
from alhambra.bots import BOTS
from alhambra.protocol import Randomness
from bench.strength.equal_deals import Comparison, compare, mean_margin


def test_equal_bots_are_equal_on_equal_deals() -> None:
    """They play the same game twice, so no luck is left."""
    config = GameConfig("roll_and_write", 2)
    assert mean_margin(config, ("greedy", "greedy"), ("x", "x")) == 0
    assert mean_margin(config, ("greedy", "greedy"), ("x", "y")) != 0


def test_both_ways_have_as_many_pairs() -> None:
    found = compare("roll_and_write", ("careless", "random"), 3, "x")
    assert (len(found.equal), len(found.independent)) == (3, 3)
    assert found.equal != found.independent
    assert found == compare("roll_and_write", ("careless", "random"), 3, "x")
    assert "careless" not in BOTS


def test_the_ratio_is_that_of_the_variances() -> None:
    found = Comparison("alhambra", ("a", "b"), [1.0, 3.0] * 20, [0.0, 4.0] * 20)
    assert found.ratio == 4
    low, high = found.interval(Randomness("intervals"))
    assert low < 4 < high
    assert found.row() == ["alhambra", "a - b", "160", "2.0", "4", "1", f"4.00 ({low:.2f} to {high:.2f})"]
