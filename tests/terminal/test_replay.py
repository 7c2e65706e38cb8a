"""A recorded game on the full screen: any moment, any palace, scorings, open hands, statistics."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot

from alhambra.console.record_replay import RecordReplay
from alhambra.console.saves.table_files import read_table
from alhambra.protocol import GameConfig
from alhambra.terminal.app import TerminalApp
from alhambra.terminal.screens.replay import ReplayScreen
from alhambra.terminal.screens.results import PageScreen
from alhambra.terminal.settings import TerminalSettings
from tests.cli.invoke import played, record_file

CONFIGS = [GameConfig("alhambra", 3), GameConfig("combined", 2), GameConfig("roll_and_write", 2)]
Doing = Callable[[Pilot[str], ReplayScreen], Awaitable[None]]


def looking(config: GameConfig, file: Path, do: Doing) -> None:
    """Do something with the replay of a whole game."""
    record_file(file, played(config, 5))
    screen = ReplayScreen(RecordReplay(file, None), read_table(file).record)

    async def run() -> None:
        async with TerminalApp(screen, TerminalSettings()).run_test(size=(120, 40)) as pilot:
            await pilot.pause()
            await do(pilot, screen)

    asyncio.run(run())


def choices(screen: ReplayScreen) -> str:
    return "\n".join(line.plain for line in screen.picture("choices").drawing.lines)


@pytest.mark.slow
@pytest.mark.parametrize("config", CONFIGS, ids=lambda config: config.game)
def test_every_moment_can_be_reached(config: GameConfig, tmp_path: Path) -> None:
    async def do(pilot: Pilot[str], screen: ReplayScreen) -> None:
        last = len(screen.replay.moments) - 1
        await pilot.press("right", "right", "left")
        assert screen.number == 1
        await pilot.press("pagedown")
        assert screen.number == 11
        await pilot.press("end")
        assert screen.number == last
        assert screen.view is not None
        assert screen.view["is_over"]
        await pilot.press("right", "home", "left")
        assert screen.number == 0
        assert f"0 of {last}" in choices(screen)

    looking(config, tmp_path / "game.txt", do)


@pytest.mark.slow
def test_scorings_hands_palaces_and_statistics(tmp_path: Path) -> None:
    async def do(pilot: Pilot[str], screen: ReplayScreen) -> None:
        seen = []
        for _ in range(3):
            await pilot.press("s")
            seen.append(screen.number)
            assert "Scoring" in choices(screen) or "scoring" in choices(screen)
        assert seen == sorted(set(seen))
        await pilot.press("s")
        assert "No scoring comes after this" in choices(screen)
        await pilot.press("home", "0")
        assert choices(screen).count("Hand of") == 3
        await pilot.press("2")
        assert screen.shown_seat == 1
        assert screen.view is not None
        assert screen.view["hand"] is not None
        await pilot.press("i")
        assert isinstance(pilot.app.screen, PageScreen)
        await pilot.press("escape", "q")

    looking(GameConfig("alhambra", 3), tmp_path / "game.txt", do)
