"""What the games, modules and options are about, in a sentence or two each, all in one place."""

from collections.abc import Iterable

from rich.table import Table
from rich.text import Text

from alhambra.cli import palette
from alhambra.components import load_components
from alhambra.protocol import GameConfig
from alhambra.tilegames.modules.characters.components import CHARACTERS_PART

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

MODULES = {
    "vizier": "Everybody has a stone that buys one tile between two turns, with exact payment. Then the stone lies "
    "face down; making it active again takes an action.",
    "bureaux": "Six cards with two currencies each lie among the money. Instead of money you may take one; played with "
    "a purchase, it lets you mix its two currencies.",
    "bonus_cards": "Each player secretly gets cards that show a tile without walls. With that tile in your palace "
    "you may lay the card open, and it counts as one more tile of its type.",
    "huts": "As an action you may take a builder's hut for nothing, but own no more than three. It counts as many "
    "tiles of its type as it has neighbours of that type with no wall between, up to three.",
    "gates": "Gate cards turn up among the money and are taken instead of it. A gate lets you lay a tile wall against "
    "wall where it could not be reached on foot; both tiles then stay for good.",
    "diamonds": "A fifth currency that buys on every field of the market. It cannot be mixed with the others, and "
    "does not count when the last tiles are given out.",
    "characters": "Six of ten characters turn up among the money and are auctioned at once. A bid is paid exactly, in "
    "one currency; a character helps its owner from then on.",
    "camps": "Eight camps lie among the tiles. They stand outside the palace, with a bastion against its wall, and "
    "score a point for each building in a straight line behind it.",
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
    entries += _chosen(MODULES, config.modules) + _chosen(OPTIONS, config.options)
    if "characters" in config.modules:
        entries += [("", f"{card.name}: {card.effect}.") for card in load_components().part(CHARACTERS_PART).characters]
    return explanations(entries)


def effect_of(character: str) -> str:
    """What a character does, as its card says."""
    return next(card.effect for card in load_components().part(CHARACTERS_PART).characters if card.id == character)


def _chosen(texts: dict[str, str], names: Iterable[str]) -> list[tuple[str, str]]:
    return [(name, text) for name, text in texts.items() if name in names]


def explanations(entries: Iterable[tuple[str, str]]) -> Table:
    """Names and what is to be said of them."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for name, text in entries:
        grid.add_row(Text(name, style=palette.HEADING), Text(text))
    return grid
