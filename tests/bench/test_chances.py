"""The measurement of predicted win chances, on a small scale."""

import pytest

from alhambra.protocol import GameConfig
from bench.strength.chances import Said, brier, by_tenth, said_in_game


def test_every_seat_is_given_a_chance_in_some_positions_of_a_game() -> None:
    told = list(said_in_game(GameConfig("alhambra", 3), 1))
    assert told
    assert len(told) % 3 == 0
    for place in range(0, len(told), 3):
        assert sum(said.chance for said in told[place : place + 3]) == pytest.approx(1)
        assert sum(said.share for said in told[place : place + 3]) == pytest.approx(1)


def test_the_score_is_the_mean_squared_error() -> None:
    assert brier([Said(0.5, 1.0), Said(1.0, 1.0)]) == 0.125


def test_chances_are_gathered_by_tenths() -> None:
    parts = by_tenth([Said(0.0, 0.0), Said(0.55, 1.0), Said(1.0, 1.0)])
    assert [len(part) for part in parts] == [1, 0, 0, 0, 0, 1, 0, 0, 0, 1]
