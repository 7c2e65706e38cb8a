"""The search for large offers: some of its hunts, and that it notices what is too large."""

import pytest

from tests.attacks import large_offers
from tests.attacks.large_offers import hunt, main
from tests.attacks.measures import BOUNDS

WITHOUT_TIMES = {name: bound for name, bound in BOUNDS.items() if not name.startswith("ms")}


@pytest.mark.parametrize("number", [2, 5])
def test_a_hunt_stays_within_the_bounds_and_can_be_repeated(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(large_offers, "STEPS", 2)
    monkeypatch.setattr(large_offers, "ACTIONS", 40)
    found, again = hunt(number), hunt(number)
    largest = {name: found[name] for name in WITHOUT_TIMES if name in found}
    assert largest["offers"][0] > 8
    assert largest == {name: again[name] for name in largest}
    assert all(value <= WITHOUT_TIMES[name] for name, (value, _, _) in largest.items())


def test_what_is_too_large_is_a_failure(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.argv", ["large_offers", "--first", "3", "--hunts", "1"])
    monkeypatch.setattr(large_offers, "hunt", lambda number: {"offers": (10_000, number, "nowhere")})
    assert main() == 1
    assert "too large: offers" in capsys.readouterr().out
    monkeypatch.setattr(large_offers, "hunt", lambda number: {"offers": (10, number, "nowhere")})
    assert main() == 0
