"""Regenerates the pictures of the full-screen table: real screens in windows of several sizes, as Textual exports them.

Run as ``python docs/images/make_terminal_pictures.py``, or by ``make pictures``; they are written next to this file.
"""

import asyncio
import os
import re
import tempfile
from collections.abc import Sequence
from html import escape, unescape
from pathlib import Path
from typing import Any, NamedTuple

from textual.screen import Screen

from alhambra import Game, GameConfig, new_game
from alhambra.arena import bot_stream
from alhambra.bots import Window, make_bot
from alhambra.console.record_replay import RecordReplay
from alhambra.console.renderer import seat_names
from alhambra.console.renderers import renderer_for
from alhambra.console.saves.game_folder import Keeper, unfinished
from alhambra.console.saves.table_files import Seating, read_table, write_table
from alhambra.console.sources.local import LocalGame
from alhambra.protocol import PERSON, Player
from alhambra.terminal.app import TerminalApp
from alhambra.terminal.screens.game_choice import SetUp
from alhambra.terminal.screens.replay import ReplayScreen
from alhambra.terminal.screens.results import ScoringScreen
from alhambra.terminal.screens.set_up import SetUpScreen
from alhambra.terminal.screens.table import TableScreen
from alhambra.terminal.screens.welcome import Beginning, WelcomeScreen
from alhambra.terminal.settings import TerminalSettings

FOLDER = Path(__file__).parent
SMALL, MIDDLE, LARGE = (80, 24), (120, 40), (200, 60)
# Whichever fonts are installed: nothing is loaded from elsewhere.
FONTS = "ui-monospace, 'Cascadia Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace"
OF_ELSEWHERE = re.compile(r"@font-face \{.*?\}\s*|<!-- Generated .*?-->\s*", re.DOTALL)


TEXT = re.compile(
    r'<text(?P<before>[^>]*?) x="(?P<x>[^"]*)"(?P<between>[^>]*?) textLength="(?P<length>[^"]*)"(?P<after>[^>]*)>'
    r"(?P<line>[^<]+)</text>"
)


class Picture(NamedTuple):
    """One picture: a game after a number of decisions by bots, the size of the window, and the keys pressed in it."""

    name: str
    config: GameConfig
    decisions: int
    size: tuple[int, int]
    keys: Sequence[str] = ()
    dark: bool = True


ALHAMBRA, TWO = GameConfig("alhambra", 4), GameConfig("alhambra", 2)
COMBINED = GameConfig("combined", 3, ["bureaux", "vizier"])
MANY = GameConfig("alhambra", 3, ["vizier", "huts", "gates", "characters", "camps"])
SHEETS = GameConfig("roll_and_write", 4)
PICTURES = [
    Picture("terminal-small", ALHAMBRA, 160, SMALL),
    Picture("terminal-score", ALHAMBRA, 160, SMALL, ["s"]),
    Picture("terminal-others", ALHAMBRA, 160, SMALL, ["o"]),
    Picture("terminal-seats", ALHAMBRA, 160, SMALL, ["v"]),
    Picture("terminal-question", ALHAMBRA, 160, SMALL, ["1", "1"]),
    Picture("terminal-middle", ALHAMBRA, 160, MIDDLE, ["tab", "right", "enter"]),
    Picture("terminal-large", ALHAMBRA, 160, LARGE),
    Picture("terminal-light", TWO, 90, MIDDLE, dark=False),
    Picture("terminal-combined", COMBINED, 331, LARGE),
    Picture("terminal-modules", MANY, 190, MIDDLE),
    Picture("terminal-sheet", SHEETS, 64, SMALL),
    Picture("terminal-sheets", SHEETS, 64, LARGE),
    Picture("terminal-rules", ALHAMBRA, 160, SMALL, ["r"]),
    Picture("terminal-help", ALHAMBRA, 160, MIDDLE, ["question_mark"]),
]


def position(config: GameConfig, decisions: int) -> Game:
    """Return a game between greedy bots in which the person's seat decides, after about this many decisions."""
    names = seat_names(config.seats)
    players = [Player(name, "greedy" if seat else PERSON) for seat, name in enumerate(names)]
    game = new_game(config, 8, players)
    assert game.seed is not None
    bots = [make_bot("greedy", bot_stream(game.seed, seat)) for seat in range(config.seats)]
    count = 0
    while (decision := game.decision) is not None and (count < decisions or decision.seat != 0):
        game.play(bots[decision.seat].choose(Window(game, decision.seat)))
        count += 1
    return game


async def taken(screen: Screen[Any], size: tuple[int, int], keys: Sequence[str], dark: bool = True) -> str:
    """Return what a screen shows after some keys."""
    app = TerminalApp(screen, TerminalSettings(dark=dark))
    async with app.run_test(size=size) as pilot:
        await pilot.pause(0.3)
        for key in keys:
            await pilot.press(key)
            await pilot.pause(0.2)
        await pilot.pause(0.3)
        return app.export_screenshot(title="alhambra play")


def table(game: Game) -> TableScreen:
    seats = game.config.seats
    seating = Seating(0, seat_names(seats), ["greedy"] * seats)
    return TableScreen(LocalGame(game, seating, Keeper(None)), TerminalSettings())


def welcome(set_up: SetUp, shown: TableScreen) -> WelcomeScreen:
    """Return the welcome, with the same promise in every picture."""
    beginning = Beginning(
        set_up, unfinished(), "0" * 64, lambda _: shown, lambda _: shown, lambda other: welcome(other, shown)
    )
    return WelcomeScreen(beginning)


def second_scoring(config: GameConfig) -> tuple[dict[str, Any], list[str]]:
    """Return what is reported about the second scoring of a game between bots, and who plays."""
    game = new_game(config, 8)
    bots = [make_bot("greedy", bot_stream("8", seat)) for seat in range(config.seats)]
    while (decision := game.decision) is not None:
        game.play(bots[decision.seat].choose(Window(game, decision.seat)))
        for event in game.events_for(0):
            if event["event"] == "scoring" and dict(event)["scoring"] == 2:
                return dict(event), seat_names(config.seats)
    raise AssertionError("every game has a second scoring")


def word_by_word(text: re.Match[str]) -> str:
    """Return a line of text with each word placed separately, as not every program keeps blanks, or stretches long
    lines."""
    line = unescape(text["line"]).replace("\u00a0", " ")
    cell = float(text["length"]) / len(line)
    return "".join(
        f'<text{text["before"]} x="{float(text["x"]) + word.start() * cell:g}"{text["between"]} '
        f'textLength="{len(word[0]) * cell:g}"{text["after"]}>{escape(word[0])}</text>'
        for word in re.finditer(r"\S{1,8}", line)
    )


def keep(name: str, picture: str) -> None:
    drawn = OF_ELSEWHERE.sub("", picture).replace("font-family: Fira Code, monospace", f"font-family: {FONTS}")
    path = FOLDER / f"{name}.svg"
    path.write_text(TEXT.sub(word_by_word, drawn), encoding="utf-8")
    print(f"Wrote {path.name}")


async def main() -> None:
    for name, config, decisions, size, keys, dark in PICTURES:
        keep(name, await taken(table(position(config, decisions)), size, keys, dark))
    with tempfile.TemporaryDirectory() as folder:
        os.environ["ALHAMBRA_GAMES"] = folder
        file = Path(folder) / "evening.txt"
        game = position(ALHAMBRA, 160)
        write_table(file, game)
        set_up = SetUp.of(ALHAMBRA, game.players, "en")
        keep("terminal-set-up", await taken(SetUpScreen(set_up), SMALL, ["down", "down", "enter", "right", "enter"]))
        keep("terminal-welcome", await taken(welcome(set_up, table(game)), SMALL, []))
        while (decision := game.decision) is not None:
            game.play(make_bot("greedy", bot_stream("end", decision.seat)).choose(Window(game, decision.seat)))
        write_table(file, game)
        replayed = ReplayScreen(RecordReplay(file, None), read_table(file).record)
        keep("terminal-replay", await taken(replayed, MIDDLE, ["s", "s", "0"]))
        replayed = ReplayScreen(RecordReplay(file, None), read_table(file).record)
        keep("terminal-statistics", await taken(replayed, MIDDLE, ["i"]))
    scoring, names = second_scoring(ALHAMBRA)
    keep("terminal-scoring", await taken(ScoringScreen(scoring, renderer_for(ALHAMBRA.game, names)), SMALL, []))
    last = position(ALHAMBRA, 10_000)
    keep("terminal-end", await taken(table(last), MIDDLE, []))


if __name__ == "__main__":
    asyncio.run(main())
