"""Runs the command in this process with typed input."""

import contextlib
import io
import sys
from pathlib import Path
from typing import NamedTuple

from alhambra.arena import bot_stream
from alhambra.bots import Window, make_bot
from alhambra.cli import main
from alhambra.games import new_game
from alhambra.protocol import Game, GameConfig
from tests.joint_deals import joint_game


class Outcome(NamedTuple):
    """The result of a command."""

    code: int
    out: str
    err: str


def run(*arguments: object, typed: str = "") -> Outcome:
    """Run ``alhambra`` with these arguments; the input ends after the typed lines."""
    out, err = io.StringIO(), io.StringIO()
    before, sys.stdin = sys.stdin, io.StringIO(typed)
    code = 0
    try:
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            main([str(argument) for argument in arguments])
    except SystemExit as leaving:
        code = int(leaving.code or 0)
    finally:
        sys.stdin = before
    return Outcome(code, out.getvalue(), err.getvalue())


def refused(*arguments: object, typed: str = "", code: int = 1) -> str:
    """Return the one sentence by which a command refuses its input."""
    outcome = run(*arguments, typed=typed)
    assert outcome.code == code
    assert outcome.err.count("\n") == 1
    assert outcome.err.startswith("alhambra: ")
    assert "Traceback" not in outcome.err
    return outcome.err


def played(config: GameConfig, seed: int, decisions: int = 1_000_000) -> Game:
    """Return a game after this many random decisions, or at its end."""
    return _played_on(new_game(config, seed), seed, decisions)


def _played_on(game: Game, seed: int, decisions: int) -> Game:
    bot = make_bot("random", bot_stream(str(seed), 0))
    while decisions and (decision := game.decision) is not None:
        game.play(bot.choose(Window(game, decision.seat)))
        decisions -= 1
    return game


def joint(config: GameConfig, seed: int, decisions: int = 1_000_000) -> Game:
    """Return a jointly dealt game after this many random decisions, or at its end."""
    return _played_on(joint_game(config, seed), seed, decisions)


def record_file(path: Path, game: Game) -> Path:
    """Write the record of the game to a file."""
    path.write_text(game.record().to_text(), encoding="utf-8")
    return path
