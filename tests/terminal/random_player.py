"""A random player at the full-screen table, by keys or with the mouse, driven by Textual's pilot."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from textual.events import Key, MouseDown, MouseUp
from textual.geometry import Offset
from textual.pilot import Pilot
from textual.widgets import Input

from alhambra.bots import BOTS
from alhambra.console.renderer import seat_names
from alhambra.console.saves.game_folder import Keeper
from alhambra.console.saves.table_files import seating_of
from alhambra.console.sources.local import LocalGame
from alhambra.games import new_game
from alhambra.protocol import PERSON, Game, GameConfig, Player, Randomness
from alhambra.terminal.app import TerminalApp
from alhambra.terminal.interaction.choices import ENTRY
from alhambra.terminal.scenes.canvas import TargetArea
from alhambra.terminal.scenes.picture_widget import Picture
from alhambra.terminal.screens.results import PageScreen
from alhambra.terminal.screens.table import TableScreen
from alhambra.terminal.settings import TerminalSettings

SMALL, MIDDLE, LARGE = (80, 24), (120, 40), (200, 60)
SIZES = (SMALL, MIDDLE, LARGE)
_MOST_STEPS = 20_000


def study(config: GameConfig, seed: int = 8, bot: str = "random") -> Game:
    """Return a game of one person against bots."""
    assert bot in BOTS
    names = seat_names(config.seats)
    return new_game(config, seed, [Player(name, PERSON if not seat else bot) for seat, name in enumerate(names)])


@asynccontextmanager
async def sitting_at(
    game: Game, size: tuple[int, int] = SMALL, file: Path | None = None, settings: TerminalSettings | None = None
) -> AsyncIterator["Sitting"]:
    """Run a table for a game, in a terminal of this size."""
    chosen = settings or TerminalSettings()
    source = LocalGame(game, seating_of(game.players, game.config.seats), Keeper(file))
    table = TableScreen(source, chosen)
    app = TerminalApp(table, chosen)
    async with app.run_test(size=size) as pilot:
        sitting = Sitting(pilot, table)
        await sitting.settle()
        yield sitting


class Sitting:
    """A player at the table."""

    def __init__(self, pilot: Pilot[Any], table: TableScreen, awaits_turn: bool = True) -> None:
        self.awaits_turn = awaits_turn  # whether to wait until it is the player's turn
        self.pilot = pilot
        self.table = table
        self.app = pilot.app

    @property
    def shown(self) -> str:
        """Return all text on the screen."""
        return "\n".join(
            "".join(segment.text for segment in strip) for strip in self.app.screen._compositor.render_strips()
        )

    @property
    def view(self) -> dict[str, Any]:
        """Return what the player may know."""
        view = self.table.source.view
        assert view is not None
        return view

    @property
    def is_over(self) -> bool:
        return self.table.is_over

    @property
    def choices(self) -> str:
        """Return the menu or the question, and what is shown below it."""
        pictures = [self.table.picture(name) for name in ("choices", "info")]
        return "\n".join(line.plain for picture in pictures for line in picture.drawing.lines)

    async def settle(self) -> None:
        """Wait until it is the player's turn, a page is to be read, or the game is over."""
        quiet = 0
        for _ in range(_MOST_STEPS):
            # A local game has nothing to wait for; from a server something may still be on its way.
            await asyncio.sleep(0 if quiet and not self.table.source.is_online else 0.001)
            quiet = quiet + 1 if self._is_quiet() else 0
            if quiet > 3:
                return
        raise AssertionError(f"nothing comes of it: {self.choices}")

    def _is_quiet(self) -> bool:
        table, screen = self.table, self.app.screen
        if any(pump._message_queue.qsize() for pump in (self.app, screen, table)) or table._is_redrawing:
            return False
        if isinstance(screen, PageScreen):
            return True
        busy = [worker for worker in self.app.workers if worker.name != "_lead" and not worker.is_finished]
        return not busy and (table.choosing is not None or table.is_over or not self.awaits_turn)

    async def press(self, *keys: str) -> None:
        """Press keys as a terminal reports them, without the pauses of the pilot."""
        for key in keys:
            self.app.post_message(Key(key, key if len(key) == 1 else None))
            await self.settle()

    async def type(self, text: str) -> None:
        """Type a command and send it."""
        await self.press("colon")
        self.table.query_one("#command", Input).value = text
        await self.press("enter")

    # --- the mouse ---

    def spots(self, name: str) -> list[TargetArea]:
        """Return what can be clicked in a part of the table without scrolling."""
        picture = self.table.picture(name)
        if not picture.display or picture.region.height == 0:
            return []
        x, y = picture.scroll_offset
        visible = []
        for spot in picture.drawing.spots:
            left, top = spot.x - x, spot.y - y
            if 0 <= left < picture.size.width and 0 <= top < picture.size.height:
                visible.append(spot.moved(-x, -y))
        return visible

    async def click(self, name: str, spot: TargetArea) -> None:
        picture = self.table.query_one(f"#{name}", Picture)
        place = picture.content_region.offset + Offset(spot.x, spot.y)
        for kind in (MouseDown, MouseUp):
            self.app.post_message(_at(kind, place))
        await self.settle()

    # --- whole games ---

    async def play_by_keys(self, randomness: Randomness) -> None:
        """Play to the end: entries by number, pieces by arrows, questions by Enter."""
        for _ in range(_MOST_STEPS):
            if isinstance(self.app.screen, PageScreen):
                is_end = self.is_over
                await self.press("escape")
                if is_end:
                    return
            elif self.is_over:
                await asyncio.sleep(0.01)  # a record arrives from a server before the end is shown
            elif self.table.question is not None:
                await self.press("enter")
            else:
                await self.press(*self._keys(randomness))
        raise AssertionError("the game does not end")

    def _keys(self, randomness: Randomness) -> Sequence[str]:
        assert self.table.choosing is not None
        entries = len(self.table.choosing.menu().entries)
        ways: list[Sequence[str]] = [("enter",), ("down", "enter"), ("tab", "right", "enter"), ("escape",)]
        ways += [(str(1 + randomness.below(entries)),) for _ in range(8) if 1 <= entries <= 9]
        ways += [(*str(1 + randomness.below(entries)), "enter") for _ in range(4) if entries > 9]
        return ways[randomness.below(len(ways))]

    async def play_by_mouse(self, randomness: Randomness) -> None:
        """Play to the end with clicks alone: on entries, tiles, money and cells."""
        for _ in range(_MOST_STEPS):
            if isinstance(self.app.screen, PageScreen):
                is_end = self.is_over
                await self.press("escape")
                if is_end:
                    return
                continue
            entries = self.spots("choices")
            things = [("market", spot) for spot in self.spots("market")]
            things += [("ground", spot) for spot in self.spots("ground")]
            if entries and (randomness.below(3) or not things):
                await self.click("choices", entries[randomness.below(len(entries))])
            elif things:
                await self.click(*things[randomness.below(len(things))])
            if self.table.choosing is not None and not self.spots("choices"):
                await self.press("escape")
        raise AssertionError("the game does not end")


def _at(kind: type[MouseDown] | type[MouseUp], place: Offset) -> MouseDown | MouseUp:
    """Return a mouse event as a terminal reports it."""
    x, y = place
    return kind(None, x, y, 0, 0, 1, False, False, False, screen_x=x, screen_y=y)


__all__ = ["ENTRY", "LARGE", "MIDDLE", "SIZES", "SMALL", "Sitting", "sitting_at", "study"]
