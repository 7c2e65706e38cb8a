"""Bots by name: with a setting, or from the user's own file."""

import gc
from pathlib import Path

import pytest

from alhambra.arena import play_game
from alhambra.bots import BOTS, Window, make_bot
from alhambra.bots.levels import LEVELS
from alhambra.bots.searcher import SearcherBot
from alhambra.bots.thinking_limits import ThinkingLimits
from alhambra.games import new_game
from alhambra.protocol import AlhambraError, Game, GameConfig, Randomness
from alhambra.texts import language

OWN = """
from alhambra.bots import Bot

class First(Bot):
    name = "first"

    def choose(self, window):
        return window.legal_actions()[0]

NOT_A_BOT = 5
"""


@pytest.fixture
def own(tmp_path: Path) -> Path:
    path = tmp_path / "own.py"
    path.write_text(OWN, encoding="utf-8")
    return path


def test_a_bot_of_your_own_plays_from_its_file(own: Path) -> None:
    result = play_game(GameConfig("alhambra", 2), [f"{own}:First", "random"], 1)
    assert result.bots[0].endswith("own.py:First")
    assert "first" not in BOTS


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("{own}:Second", "There is no bot 'Second' in"),
        ("{own}:NOT_A_BOT", "There is no bot 'NOT_A_BOT' in"),
        ("{own}:First:5", "The bot first has no setting that could be '5'"),
        ("nowhere.py:First", "'nowhere.py' cannot be used"),
        ("greedy:5", "The bot greedy has no setting that could be '5'"),
        ("clever:5", "There is no bot 'clever:5'"),
    ],
)
def test_names_of_which_no_bot_can_be_made_are_refused(name: str, sentence: str, own: Path) -> None:
    with pytest.raises(AlhambraError, match=sentence):
        make_bot(name.format(own=own), Randomness(1))


@pytest.mark.parametrize("code", ["raise OSError('gone')", "import nothing_of_this_name", "this is no Python"])
def test_a_file_that_cannot_be_run_is_refused(code: str, tmp_path: Path) -> None:
    path = tmp_path / "broken.py"
    path.write_text(code, encoding="utf-8")
    with pytest.raises(AlhambraError, match="cannot be used"):
        make_bot(f"{path}:First", Randomness(1))


@pytest.mark.parametrize(
    ("setting", "samples", "seconds", "processes"),
    [("32", 32, None, 1), ("500ms", 0, 0.5, 1), ("2s", 0, 2.0, 1), ("1sx2", 0, 1.0, 2), ("64x4", 64, None, 4)],
)
def test_an_effort_is_a_number_of_samples_or_a_time(
    setting: str, samples: int, seconds: float | None, processes: int
) -> None:
    effort = ThinkingLimits.read(setting)
    assert (effort.samples, effort.seconds, effort.processes) == (samples, seconds, processes)


@pytest.mark.parametrize(("setting", "others"), [("32x2", "32"), ("1sx2", "950ms")])
def test_others_are_ready_by_the_end_of_a_decision(setting: str, others: str) -> None:
    assert ThinkingLimits.read(setting).for_workers() == others


@pytest.mark.parametrize("setting", ["0", "0s", "-1", "1h", "s", "1.5s", "٣", "1s ", "", "1sx", "1sx0", "x2", "1s*2"])
def test_other_efforts_are_refused(setting: str) -> None:
    with pytest.raises(AlhambraError, match="neither a number of samples"):
        ThinkingLimits.read(setting)


def test_every_level_is_played_by_a_bot() -> None:
    assert all(bot in BOTS for bot in LEVELS)
    assert all(bot.partition(":")[0] == level for level, bot in LEVELS.items())
    assert len({language("en").text(f"opponent-{bot}") for bot in LEVELS}) == len(LEVELS)


@pytest.mark.parametrize("level", LEVELS)
def test_no_level_thinks_for_longer_than_a_second(level: str) -> None:
    bot = make_bot(LEVELS[level], Randomness(0))
    if isinstance(bot, SearcherBot):
        assert bot.effort is not None
        assert bot.effort.seconds is not None
        assert bot.effort.seconds <= 1.0


class SlowWindow(Window):
    """A window that takes a second to imagine a game."""

    now = 0.0

    def imagine(self, randomness: Randomness) -> Game:
        SlowWindow.now += 1.0
        return super().imagine(randomness)


@pytest.mark.parametrize(("setting", "samples"), [("1s", 0), ("9s", 6)])
def test_the_time_of_a_bot_begins_with_the_search_for_options(
    setting: str, samples: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("alhambra.bots.thinking_limits.time.perf_counter", lambda: SlowWindow.now)
    bot = make_bot(f"searcher:{setting}", Randomness(1))
    assert isinstance(bot, SearcherBot)
    game = new_game(GameConfig("alhambra", 2), 1)
    assert game.decision is not None
    bot.choose(SlowWindow(game, game.decision.seat))
    assert len(bot.contenders) > 1
    assert max(contender.samples for contender in bot.contenders) == samples


class Watched(Window):
    """A window that records whether garbage collection is allowed while a bot thinks."""

    looks: list[bool]

    def imagine(self, randomness: Randomness) -> Game:
        self.looks.append(gc.isenabled())
        return super().imagine(randomness)


@pytest.mark.parametrize(("setting", "may_look"), [("30ms", False), ("4", True)])
def test_nobody_who_has_a_time_waits_for_garbage(setting: str, may_look: bool) -> None:
    game = new_game(GameConfig("alhambra", 2), 1)
    assert game.decision is not None
    window = Watched(game, game.decision.seat)
    window.looks = []
    make_bot(f"searcher:{setting}", Randomness(1)).choose(window)
    assert set(window.looks) == {may_look}
    assert gc.isenabled(), "afterwards it looks again"
