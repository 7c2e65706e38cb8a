"""Where the texts lie: a folder ``texts`` beside whoever speaks, with one Fluent file for each language."""

import re
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from alhambra.games import GAMES
from alhambra.tilegames.modules import MODULES, folder_of

ENGLISH = "en"
_ENDING = ".ftl"
_PACKAGE = "alhambra"

# A message or a term begins at the margin; what follows belongs to it up to the next one.
_BEGINNING = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)


def folders() -> list[str]:
    """The packages that may speak: those of the layers, of the games and of the modules, each once."""
    of_games = [info.folder for info in GAMES.values()]
    of_modules = [folder_of(module) for module in MODULES]
    return [package for package in dict.fromkeys([*_layers(), *of_games, *of_modules]) if package]


def registered() -> tuple[int, int]:
    """How many games and modules are on the lists; both lists only grow."""
    return len(GAMES), len(MODULES)


@cache
def _layers() -> tuple[str, ...]:
    inside = sorted([folder.name for folder in resources.files(_PACKAGE).iterdir() if _texts(folder).is_dir()])
    return _PACKAGE, *(f"{_PACKAGE}.{name}" for name in inside)


def _texts(folder: Traversable) -> Traversable:
    return folder / "texts"


@cache
def languages() -> tuple[str, ...]:
    """The languages that there are, English first."""
    files = [file.name for file in _texts(resources.files(_PACKAGE)).iterdir() if file.name.endswith(_ENDING)]
    names = sorted([name.removesuffix(_ENDING) for name in files])
    return ENGLISH, *(name for name in names if name != ENGLISH)


@cache
def entries(package: str, language: str) -> dict[str, str]:
    """What a package says in a language: the source of each message and term, not yet understood, by its key."""
    file = _texts(resources.files(package)) / f"{language}{_ENDING}"
    if not file.is_file():
        return {}
    text = file.read_text(encoding="utf-8")
    begins = list(_BEGINNING.finditer(text))
    ends = [*(match.start() for match in begins[1:]), len(text)]
    return {match[1]: text[match.start() : end] for match, end in zip(begins, ends, strict=True)}
