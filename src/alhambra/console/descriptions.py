"""Descriptions of games, modules and options."""

from collections.abc import Iterable

from rich.table import Table
from rich.text import Text

from alhambra.console import palette
from alhambra.console.language import spoken
from alhambra.console.module_words import words_of
from alhambra.console.renderer import capitalised, words
from alhambra.games import GAMES
from alhambra.protocol import GameConfig
from alhambra.texts import key_of
from alhambra.tilegames.modules import MODULES

GAME, MODULE, OPTION = "game", "module", "option"
DETAIL = "  \u00b7 "  # before the name of something that belongs to a module


def explained(config: GameConfig) -> Table:
    """Return the description of a game, with its modules and options, as a table."""
    return explanations(descriptions_of(config))


def descriptions_of(config: GameConfig) -> list[tuple[str, str]]:
    """Return the names of a game, its modules and options, each with its description."""
    entries = [_entry(GAME, config.game)]
    for module in MODULES:
        if module.name in config.modules:
            details = [(f"{DETAIL}{name}", text) for name, text in words_of(module).details()]
            entries += [_entry(MODULE, module.name), *details]
    return [*entries, *(_entry(OPTION, name) for name in sorted(config.options))]


def _entry(kind: str, name: str) -> tuple[str, str]:
    return title(kind, name), about(kind, name)


def title(kind: str, name: str) -> str:
    """Return the title of a game, module or option."""
    return capitalised(spoken().find(key_of(kind, name), {}) or words(name))


def short_title(kind: str, name: str) -> str:
    """Return the short title of a game or module."""
    return spoken().find(f"{key_of(kind, name)}.short", {}) or title(kind, name)


def about(kind: str, name: str) -> str:
    """Return the description of a game, module or option; without one, its title."""
    return spoken().find(f"{key_of(kind, name)}.about", {}) or title(kind, name)


def all_explained(kind: str) -> dict[str, str]:
    """Return the descriptions of all games, modules or options."""
    return {name: about(kind, name) for name in _names(kind)}


def _names(kind: str) -> list[str]:
    if kind == GAME:
        return list(GAMES)
    if kind == MODULE:
        return [module.name for module in MODULES]
    return list(dict.fromkeys(name for info in GAMES.values() for name in info.options))


def explanations(entries: Iterable[tuple[str, str]]) -> Table:
    """Return names with their descriptions, as a table."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for name, text in entries:
        style = "bold" if name.startswith(DETAIL) else palette.HEADING
        grid.add_row(Text(name, style=style), Text(text))
    return grid
