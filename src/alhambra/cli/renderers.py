"""Which renderer shows which game."""

from collections.abc import Sequence

from alhambra.cli.game_words import game_words
from alhambra.cli.renderer import Renderer


def renderer_for(game: str, names: Sequence[str]) -> Renderer:
    """The renderer of a game; one that is not known is shown as plain data."""
    return game_words(game).renderer(names)
