"""The catalogues: Fluent files, one for each language, in folders ``texts`` of layers and games."""

import re
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from alhambra.games import GAMES
from alhambra.tilegames.modules import MODULES, folder_of

ENGLISH = "en"
_ENDING = ".ftl"
_PACKAGE = "alhambra"
_FOLDER = "texts"

# A message or term begins at the margin, and extends to the next one.
_BEGINNING = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)


def folders() -> list[Traversable]:
    """Return all folders with texts: of layers, games and modules, each once."""
    of_games = [info.folder for info in GAMES.values()]
    of_modules = [folder_of(module) for module in MODULES]
    packages = [package for package in dict.fromkeys([*of_games, *of_modules]) if package]
    beside = [*_layers(), *(resources.files(package) for package in packages)]
    return list({str(folder): folder / _FOLDER for folder in beside}.values())


def registered() -> tuple[int, int]:
    """Return the number of registered games and modules, which never decreases."""
    return len(GAMES), len(MODULES)


@cache
def _layers() -> list[Traversable]:
    """Return the package and its subpackages, without importing them: texts must not need extras."""
    package = resources.files(_PACKAGE)
    return [package, *sorted([folder for folder in package.iterdir() if folder.is_dir()], key=_name)]


def _name(folder: Traversable) -> str:
    return folder.name


@cache
def languages() -> tuple[str, ...]:
    """Return the names of the available languages, English first.

    >>> languages()
    ('en', 'de', 'nl')
    """
    files = [file.name for file in (resources.files(_PACKAGE) / _FOLDER).iterdir() if file.name.endswith(_ENDING)]
    names = sorted([name.removesuffix(_ENDING) for name in files])
    return ENGLISH, *(name for name in names if name != ENGLISH)


def entries(folder: Traversable, language: str) -> dict[str, str]:
    """Return the source of each message and term in a folder and language, by key."""
    file = folder / f"{language}{_ENDING}"
    if not file.is_file():
        return {}
    text = file.read_text(encoding="utf-8")
    begins = list(_BEGINNING.finditer(text))
    ends = [*(match.start() for match in begins[1:]), len(text)]
    return {match[1]: text[match.start() : end] for match, end in zip(begins, ends, strict=True)}
