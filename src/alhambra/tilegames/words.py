"""The games with tiles in the terminal."""

from alhambra.cli.game_words import GameWords
from alhambra.cli.render_tiles import TileRenderer

WORDS = GameWords(
    renderer=TileRenderer,
    games={
        "alhambra": (
            "Collect money in four currencies, buy tiles from the market and build a palace of your own. "
            "Three times points are scored: for the most tiles of each type, and for the longest outer wall. "
            "Who pays exactly may act again."
        ),
        "granada": (
            "Like Alhambra, but a city with moats. Its tiles have two faces, each with a type and a price of "
            "its own, and a type is worth the more, the more tiles of it have been built by all."
        ),
        "combined": (
            "Palace and city in one: each field of the market offers a tile of either kind. Wall and moat "
            "that run side by side score once more."
        ),
    },
    options={
        "simplified_scoring": (
            "The places of a type in Granada are worth fixed points, however many tiles have been built."
        ),
    },
)
