"""Parse and check the values of options: configs, bots, numbers and names."""

import math
import os
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TypeVar

import typer

from alhambra.bots import BOTS
from alhambra.bots.factory import check_bot
from alhambra.components import DIRECTORY_VARIABLE, load_components
from alhambra.console.bot_names import bot_called, bot_words
from alhambra.console.language import say
from alhambra.games import GAMES, check_config
from alhambra.protocol import AlhambraError, GameConfig, quoted, shortened
from alhambra.protocol.serialization import reading

ALL = "all"
_FILE = ".py:"  # in the name of a bot in a file


def names_in(text: str) -> list[str]:
    """Split a list such as ``vizier,camps`` into names."""
    return [name for name in text.replace(",", " ").split() if name]


def chosen_config(game: str, players: int, modules: str, options: str) -> GameConfig:
    """Return the config that the options describe. Raises ConfigError if there is no such game."""
    module_names = names_in(modules)
    if module_names == [ALL] and game in GAMES:
        module_names = list(GAMES[game].modules)
    config = GameConfig(game, players, module_names, names_in(options))
    check_config(config)
    return config


def bots_in(text: str) -> list[str]:
    """Return the registered bots that a list names. Raises an error if there is no such bot."""
    names = [bot_called(name) for name in names_in(text)]
    for name in names:
        if _FILE not in name and name.partition(":")[0] not in BOTS:
            raise AlhambraError("no-such-bot", given=quoted(name), possible=bot_words())
        check_bot(name)
    return names


def chosen_bots(text: str, seats: int) -> list[str]:
    """Return a bot for each seat; a shorter list is repeated."""
    names = bots_in(text)
    if not names:
        raise AlhambraError("no-bot-named", possible=bot_words())
    if len(names) > seats:
        raise AlhambraError("too-many-bots", found=len(names), number=seats)
    return [names[seat % len(names)] for seat in range(seats)]


def whole_number(least: float = -math.inf, most: float = math.inf) -> Callable[[str], int]:
    """Return a parser for whole numbers within limits."""
    return partial(_number, reading.whole_number, "not-whole-number", least, most)


def number(least: float, most: float) -> Callable[[str], float]:
    """Return a parser for numbers within limits."""
    return partial(_number, _float, "not-number", least, most)


_N = TypeVar("_N", int, float)


def _number(read: Callable[[str], _N | None], refused: str, least: float, most: float, text: str | float) -> _N:
    value = read(str(text))  # default values are not text
    if value is None:
        raise typer.BadParameter(say(refused, given=quoted(str(text))))
    if not least <= value <= most:
        raise typer.BadParameter(say(f"{refused}.within", given=shortened(str(text)), least=least, most=most))
    return value


def _float(text: str) -> float | None:
    try:
        return float(text) if text.isascii() and "_" not in text else None
    except ValueError:
        return None


def use_components(directory: Path | None) -> None:
    """Use the component files of a folder, in this process and those that it starts."""
    if directory is not None:
        os.environ[DIRECTORY_VARIABLE] = str(directory)
    load_components()


def completed(incomplete: str, possible: Sequence[str]) -> list[str]:
    """Return the completions of a word; in a list with commas, those of the last name."""
    before, comma, last = incomplete.rpartition(",")
    return [before + comma + word for word in possible if word.startswith(last)]
