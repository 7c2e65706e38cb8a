"""What the games, modules and options are about, in a sentence or two each."""

from collections.abc import Iterable

from rich.table import Table
from rich.text import Text

from alhambra.cli import palette
from alhambra.cli.wording import words_of
from alhambra.protocol import GameConfig
from alhambra.tilegames.modules import MODULES

GAMES = {
    "alhambra": "Collect money in four currencies, buy tiles from the market and build a palace of your own. Three "
    "times points are scored: for the most tiles of each type, and for the longest outer wall. Who pays exactly may "
    "act again.",
    "granada": "Like Alhambra, but a city with moats. Its tiles have two faces, each with a type and a price of its "
    "own, and a type is worth the more, the more tiles of it have been built by all.",
    "combined": "Palace and city in one: each field of the market offers a tile of either kind. Wall and moat that run "
    "side by side score once more.",
    "roll_and_write": "Tick buildings on a sheet where the row of a yellow and the column of a blue die cross, or take "
    "coins for crossings that are ticked already. Points go to those who tick the most of each type, and to rows "
    "and columns that fill up.",
}

OPTIONS = {
    "simplified_scoring": "The places of a type in Granada are worth fixed points, however many tiles have been built.",
    "three_imaginary": "Alone against three imaginary players, over 15 rounds.",
    "four_imaginary": "Alone against four imaginary players, over 12 rounds.",
    "opponents": "The imaginary players score as well, and the best of them is to be reached.",
}


def explained(config: GameConfig) -> Table:
    """What this game is about, and what its modules and options change."""
    entries = [(config.game, GAMES[config.game])]
    for module in MODULES:
        if module.name in config.modules:
            wording = words_of(module)
            entries += [(module.name, wording.about), *(("", sentence) for sentence in wording.details())]
    return explanations([*entries, *_chosen(OPTIONS, config.options)])


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
