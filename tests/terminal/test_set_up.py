"""The form for a new game: by keys and with the mouse; nothing unplayable can be chosen."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from textual.pilot import Pilot
from textual.widgets import Input

from alhambra.cli import main
from alhambra.console.language import prefer, speaking, spoken
from alhambra.console.renderer import seat_names
from alhambra.console.saves.game_folder import games_folder, unfinished
from alhambra.console.saves.table_files import write_table
from alhambra.console.sources.local import LocalGame
from alhambra.games import GAMES, check_config
from alhambra.protocol import PERSON, GameConfig, Player
from alhambra.terminal.app import TerminalApp
from alhambra.terminal.launch import Wanted, first_screen
from alhambra.terminal.scenes.canvas import Target
from alhambra.terminal.scenes.picture_widget import Picture
from alhambra.terminal.screens.game_choice import GAME, LANGUAGE, MODULE, OPTION, SEATS, SetUp, why_not
from alhambra.terminal.screens.set_up import SetUpScreen
from alhambra.terminal.screens.table import TableScreen
from alhambra.terminal.screens.welcome import WelcomeScreen
from alhambra.terminal.settings import TerminalSettings, keep_settings, read_settings
from alhambra.texts import language
from tests.terminal.random_player import LARGE, SMALL, study

Doing = Callable[[Pilot[str]], Awaitable[None]]
PLAYERS = [Player(name, "greedy" if seat else PERSON) for seat, name in enumerate(seat_names(3))]
USUAL = SetUp.of(GameConfig("alhambra", 3), PLAYERS, "en")


def welcomed(do: Doing, size: tuple[int, int] = SMALL) -> TerminalApp:
    """Do something at the welcome screen."""
    wanted = Wanted(GameConfig("alhambra", 3), PLAYERS, None)
    app = TerminalApp(first_screen(wanted, unfinished(), None), TerminalSettings())

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await do(pilot)

    asyncio.run(run())
    return app


async def opened(pilot: Pilot[str]) -> SetUpScreen:
    """Open the form from the welcome screen, by keys."""
    await pilot.press("up", "down", "enter")
    await pilot.pause()
    screen = pilot.app.screen
    assert isinstance(screen, SetUpScreen)
    return screen


async def click_on(pilot: Pilot[str], target: Target) -> None:
    picture = pilot.app.screen.query_one("#form", Picture)
    spot = picture.spot_of(target)
    assert spot is not None
    offset = picture.content_region.offset - picture.scroll_offset
    await pilot.click(offset=(spot.x + offset.x, spot.y + offset.y))
    await pilot.pause()


@given(st.lists(st.integers(0, 60), max_size=12))
def test_whatever_is_chosen_can_be_played(choices: list[int]) -> None:
    set_up = USUAL
    for number in choices:
        targets = [target for row in set_up.targets().values() for target in row]
        target = targets[number % len(targets)]
        if why_not(set_up, target) is None:
            set_up = set_up.choose(target)
            check_config(set_up.config)
            assert len(set_up.players) == set_up.config.seats


def test_everything_that_can_be_played_can_be_chosen() -> None:
    for info in GAMES.values():
        chosen = USUAL.choose(Target(GAME, info.name))
        for seats in range(info.min_seats, info.max_seats + 1):
            chosen = chosen.choose(Target(SEATS, seats))
            assert chosen.config.seats == seats
        for module in info.modules:
            assert module in chosen.choose(Target(MODULE, module)).config.modules
    alone = USUAL.choose(Target(GAME, "roll_and_write")).choose(Target(SEATS, 1))
    for option in GAMES["roll_and_write"].options:
        assert option in alone.choose(Target(OPTION, option)).config.options


def test_a_game_is_set_up_by_keys() -> None:
    async def do(pilot: Pilot[str]) -> None:
        screen = await opened(pilot)
        await pilot.press("right", "enter", "down", "end", "tab", "enter", "b")
        assert screen.set_up.config.game == "granada"
        assert len(screen.set_up.config.modules) == 1
        await pilot.pause()
        welcome = pilot.app.screen
        assert isinstance(welcome, WelcomeScreen)
        assert isinstance(pilot.app.focused, Input), "a word is asked for, and Enter begins"
        await pilot.press("enter")
        await pilot.pause()
        table = pilot.app.screen
        assert isinstance(table, TableScreen)
        assert table.source.config == screen.set_up.config
        assert isinstance(table.source, LocalGame)
        table.source.keeper.keep(table.source.game)  # like the first move of any seat
        assert locks() != []

    welcomed(do)
    assert locks() == [], "leaving frees the game for others"


def locks() -> list[Path]:
    """Return the files that record which games are being played."""
    return list(games_folder().glob(".*.lock"))


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=str)
def test_a_game_is_set_up_with_the_mouse(size: tuple[int, int]) -> None:
    async def do(pilot: Pilot[str]) -> None:
        screen = await opened(pilot)
        await click_on(pilot, Target(SEATS, 6))
        await click_on(pilot, Target(MODULE, "camps"))
        await click_on(pilot, Target("bot5", "random"))
        assert screen.set_up.config == GameConfig("alhambra", 6, ["camps"])
        assert screen.set_up.players[5].kind == "random"
        await pilot.press("b")
        await pilot.pause()
        assert isinstance(pilot.app.screen, WelcomeScreen)
        assert pilot.app.screen.beginning.set_up.config.seats == 6

    welcomed(do, size)


def test_what_does_not_go_together_is_refused_with_the_reason() -> None:
    async def do(pilot: Pilot[str]) -> None:
        screen = await opened(pilot)
        before = screen.set_up
        await click_on(pilot, Target(SEATS, 1))
        assert screen.set_up == before
        told = " ".join(line.plain for line in screen.query_one("#about", Picture).drawing.lines)
        assert "2 to 6" in told
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(pilot.app.screen, WelcomeScreen)

    welcomed(do)


def test_another_language_begins_anew_with_the_same_choices() -> None:
    async def do(pilot: Pilot[str]) -> None:
        await opened(pilot)
        await click_on(pilot, Target(SEATS, 4))
        await click_on(pilot, Target(LANGUAGE, "de"))
        await pilot.pause()

    app = welcomed(do)
    assert app.following is not None
    following, screen = app.following
    assert following == "de"
    welcome = screen()
    assert isinstance(welcome, WelcomeScreen)
    assert welcome.beginning.set_up.config.seats == 4
    assert read_settings().language == "de"


@pytest.mark.parametrize(
    ("words", "spoken_then"),
    [(["play"], "de"), (["play", "--language", "nl"], "nl"), (["--language=en", "play"], "en"), (["games"], "en")],
    ids=str,
)
def test_the_language_that_was_chosen_is_spoken_at_the_next_start_unless_another_is_asked_for(
    words: list[str], spoken_then: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    keep_settings(TerminalSettings(language="de"))
    monkeypatch.setattr("alhambra.cli.commands.play.fills_the_screen", lambda plain: True)
    monkeypatch.setattr("alhambra.terminal.launch.run", lambda first: None)
    with pytest.raises(SystemExit):
        main(words)
    said = capsys.readouterr().out
    assert language(spoken_then).text("left-table" if "play" in words else "game-alhambra") in said


def test_a_kept_language_that_there_is_not_is_passed_over() -> None:
    with speaking("nl"):
        prefer("xx")
        assert spoken().name == "nl"
        prefer(None)
        assert spoken().name == "nl"


def test_unfinished_games_are_offered_first(tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    write_table(tmp_path / "games" / "one.txt", study(GameConfig("granada", 4)))

    async def do(pilot: Pilot[str]) -> None:
        await pilot.press("enter")
        await pilot.pause()
        table = pilot.app.screen
        assert isinstance(table, TableScreen)
        assert table.source.config.game == "granada"
        await table.source.close()

    welcomed(do)


@pytest.mark.parametrize("key", ["ctrl+c", "escape"])
def test_the_welcome_is_left_without_a_game(key: str) -> None:
    async def do(pilot: Pilot[str]) -> None:
        await pilot.press(key)

    assert welcomed(do).return_value is None
    assert unfinished() == []
