"""The sequential test, which may be consulted at any time."""

from random import Random

import pytest

from alhambra.arena.stopping_rule import Verdict, verdict


def shares(chance: float, deals: int, seats: int, randomness: Random) -> list[float]:
    """Return the results of a bot that wins each game of a deal with this probability."""
    return [sum(randomness.random() < chance for _ in range(seats)) / seats for _ in range(deals)]


def asked_after_each(chance: float, deals: int, seats: int, randomness: Random) -> tuple[Verdict, int]:
    """Return the first verdict of somebody who asks after every fifth deal, and the number of deals."""
    played = shares(chance, deals, seats, randomness)
    for count in range(5, deals + 1, 5):
        if (found := verdict(played[:count], 1 / seats)) is not Verdict.OPEN:
            return found, count
    return Verdict.OPEN, deals


@pytest.mark.parametrize("seats", [2, 4])
def test_asking_all_the_time_misleads_in_at_most_one_match_of_twenty(seats: int) -> None:
    randomness = Random(7)
    wrong = sum(asked_after_each(1 / seats, 150, seats, randomness)[0] is not Verdict.OPEN for _ in range(200))
    assert wrong <= 10


@pytest.mark.parametrize(
    ("seats", "chance", "says"), [(2, 0.75, Verdict.ABOVE), (4, 0.5, Verdict.ABOVE), (2, 0.25, Verdict.BELOW)]
)
def test_clear_cases_are_decided_soon(seats: int, chance: float, says: Verdict) -> None:
    randomness = Random(8)
    for _ in range(20):
        found, deals = asked_after_each(chance, 200, seats, randomness)
        assert found is says
        assert deals < 100


def test_nothing_is_decided_by_nothing() -> None:
    assert verdict([], 0.5) is Verdict.OPEN
    assert verdict([1.0], 0.5) is Verdict.OPEN
