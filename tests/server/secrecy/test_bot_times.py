"""A bot's response time reveals nothing about its hand: no answer is faster because there was no choice."""

import pytest

from alhambra.server.bots.bot_players import BotPlayers
from alhambra.server.bots.process_pool import BotProcessPool
from alhambra.server.tables.registry import TableRegistry

PAUSE = 0.8
PLACE = ("table", 1)


class NoRegistry:
    """A registry of which only the watchers are used."""

    def __init__(self) -> None:
        self.watchers: list[object] = []


def players(pause: float = PAUSE) -> BotPlayers:
    registry: TableRegistry = NoRegistry()  # type: ignore[assignment]
    return BotPlayers(registry, pause, BotProcessPool())


@pytest.mark.parametrize("thought", [0.0, 0.001, 0.5, 0.79])
def test_a_quick_bot_answers_after_one_pause_whether_it_had_a_choice_or_not(thought: float) -> None:
    bots = players()
    assert thought + bots._seconds_to_wait(PLACE, thought, is_forced=False) == pytest.approx(PAUSE)
    assert bots._seconds_to_wait(PLACE, 0.0, is_forced=True) == pytest.approx(PAUSE)


def test_a_slow_bot_takes_as_long_where_it_has_no_choice() -> None:
    bots = players()
    assert 1.9 + bots._seconds_to_wait(PLACE, 1.9, is_forced=False) == pytest.approx(3 * PAUSE)
    assert bots._seconds_to_wait(PLACE, 0.001, is_forced=True) == pytest.approx(3 * PAUSE, abs=0.01)
    assert bots._seconds_to_wait(("table", 2), 0.0, is_forced=True) == pytest.approx(PAUSE), "each seat for itself"


def test_without_a_pause_nobody_waits() -> None:
    assert players(0)._seconds_to_wait(PLACE, 0.3, is_forced=True) == 0
