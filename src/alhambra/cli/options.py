"""Options that several commands share. Their help is a key, translated in ``help.py``."""

from pathlib import Path
from typing import Annotated

import typer

from alhambra.bots import BOTS
from alhambra.cli.arguments import completed, whole_number
from alhambra.console.bot_names import bot_words
from alhambra.console.language import OPTION
from alhambra.games import GAMES
from alhambra.texts import languages


def complete_game(incomplete: str) -> list[str]:
    return completed(incomplete, list(GAMES))


def _complete_module(incomplete: str) -> list[str]:
    return completed(incomplete, ["all", *dict.fromkeys(name for info in GAMES.values() for name in info.modules)])


def _complete_option(incomplete: str) -> list[str]:
    return completed(incomplete, list(dict.fromkeys(name for info in GAMES.values() for name in info.options)))


def _complete_bot(incomplete: str) -> list[str]:
    return completed(incomplete, [*bot_words(), *sorted(BOTS)])


GameName = Annotated[
    str, typer.Option("--game", "-g", help="help-option-game", metavar="NAME", autocompletion=complete_game)
]
Players = Annotated[
    int, typer.Option("--players", "-p", help="help-option-players", metavar="N", parser=whole_number())
]
Modules = Annotated[
    str,
    typer.Option("--modules", "-m", help="help-option-modules", metavar="NAMES", autocompletion=_complete_module),
]
Options = Annotated[
    str,
    typer.Option("--options", "-o", help="help-option-options", metavar="NAMES", autocompletion=_complete_option),
]
Bots = Annotated[
    str,
    typer.Option(
        "--bots",
        "-b",
        help="help-option-bots",
        metavar="NAMES",
        autocompletion=_complete_bot,
    ),
]
Seed = Annotated[
    str | None,
    typer.Option(help="help-option-study-seed", metavar="TEXT"),
]
ComponentsFolder = Annotated[
    Path | None,
    typer.Option(
        help="help-option-components",
        envvar="ALHAMBRA_COMPONENTS",
        metavar="DIR",
    ),
]
RecordFile = Annotated[Path, typer.Argument(help="help-option-file", metavar="FILE")]


def _complete_language(incomplete: str) -> list[str]:
    return completed(incomplete, languages())


# Read before typer parses the command line (``console/language.py``), so that errors use it too.
LanguageName = Annotated[
    str | None,
    typer.Option(OPTION, help="help-option-language", metavar="LANGUAGE", autocompletion=_complete_language),
]
