"""Which renderer shows which game."""

from collections.abc import Sequence

from alhambra.console.game_words import game_words
from alhambra.console.renderer import Renderer


def renderer_for(game: str, names: Sequence[str], you: int | None = None) -> Renderer:
    """The renderer of a game, which addresses one seat; a game that is not known is shown as plain data."""
    return game_words(game).renderer(game, names, you)
