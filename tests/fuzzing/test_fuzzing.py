"""A short run of the fuzzers, and checks that they do what they promise."""

import pytest

from alhambra.protocol import AlhambraError, ConfigError, NotationError
from tests.fuzz import BORDERS, SHARES, border_of, results
from tests.fuzzing.damaged_positions import DAMAGES, damaged
from tests.fuzzing.entry_points import accepted_game
from tests.fuzzing.mutations import Mutator
from tests.fuzzing.outcomes import attempt

TRIES = 3000
POSITIONS = 600


def test_no_border_lets_another_error_through() -> None:
    assert [failure for failure in results(range(TRIES), 1) if failure is not None] == []


def test_a_position_that_is_accepted_is_good_for_everything() -> None:
    assert [failure for failure in results(range(POSITIONS), 1, "positions") if failure is not None] == []


def test_many_damaged_positions_are_accepted_and_many_refused() -> None:
    """A fuzzer whose input is always refused would show little, as would one that changes nothing."""
    accepted = [accepted_game(Mutator(0), damaged(Mutator(number))[0]) is not None for number in range(300)]
    assert 75 < sum(accepted) < 225
    assert sum(DAMAGES.values()) == 100


def test_a_failure_is_told_with_its_number() -> None:
    failures = list(results(range(7, 8), 1, "no such border"))
    assert len(failures) == 1
    assert str(failures[0]).startswith("Try 7 of no such border failed:\n")


def test_every_border_gets_its_share() -> None:
    assert sum(SHARES.values()) == 100
    numbers = [border_of(number) for number in range(100)]
    assert {name: numbers.count(name) for name in BORDERS} == dict(zip(BORDERS, SHARES.values(), strict=True))


def test_the_same_number_makes_the_same_input() -> None:
    samples = ["take gulden_5", "buy tower_9_ne gulden_4+gulden_5"]
    for number in range(50):
        assert Mutator(number).text(samples) == Mutator(number).text(samples)
    assert len({Mutator(number).text(samples) for number in range(50)}) > 25


def test_a_sample_is_never_changed_itself() -> None:
    sample = {"a": [1, {"b": "c"}], "d": []}
    for number in range(300):
        Mutator(number).value(sample)
    assert sample == {"a": [1, {"b": "c"}], "d": []}


@pytest.mark.parametrize("error", [ValueError("x"), ConfigError("x"), NotationError("")])
def test_only_the_right_error_with_a_sentence_is_let_pass(error: Exception) -> None:
    def call() -> None:
        raise error

    with pytest.raises((type(error), AssertionError)):
        attempt(NotationError, call)
    assert attempt((AlhambraError, NotationError), refused) is None


def refused() -> None:
    raise NotationError("this is a sentence")
