"""Create the renderer of a game."""

from collections.abc import Sequence

from alhambra.console.game_words import game_words
from alhambra.console.renderer import Renderer


def renderer_for(game: str, names: Sequence[str], you: int | None = None) -> Renderer:
    """Return the renderer of a game that addresses one seat as "you"."""
    return game_words(game).renderer(game, names, you)
