"""What the games, modules and options are about, in a sentence or two each."""

from collections.abc import Iterable

from rich.table import Table
from rich.text import Text

from alhambra.cli import palette
from alhambra.cli.game_words import games_explained, options_explained
from alhambra.cli.wording import words_of
from alhambra.protocol import GameConfig
from alhambra.tilegames.modules import MODULES


def explained(config: GameConfig) -> Table:
    """What this game is about, and what its modules and options change."""
    entries = [(config.game, games_explained()[config.game])]
    for module in MODULES:
        if module.name in config.modules:
            wording = words_of(module)
            entries += [(module.name, wording.about), *(("", sentence) for sentence in wording.details())]
    return explanations([*entries, *_chosen(options_explained(), config.options)])


def modules_explained() -> dict[str, str]:
    """What each module is about."""
    return {module.name: words_of(module).about for module in MODULES}


def _chosen(texts: dict[str, str], names: Iterable[str]) -> list[tuple[str, str]]:
    return [(name, text) for name, text in texts.items() if name in names]


def explanations(entries: Iterable[tuple[str, str]]) -> Table:
    """Names and what is to be said of them."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for name, text in entries:
        grid.add_row(Text(name, style=palette.HEADING), Text(text))
    return grid
