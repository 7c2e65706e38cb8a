"""The renderer of each game, which the folder of the game provides."""

from typing import NamedTuple

from alhambra.console.renderer import Renderer
from alhambra.folders import found_in
from alhambra.games import GAMES


class GameWords(NamedTuple):
    """The display of the games in a folder."""

    renderer: type[Renderer]


PLAIN = GameWords(Renderer)


def game_words(game: str) -> GameWords:
    """Return the words of a game; a game without any is displayed as plain data."""
    info = GAMES.get(game)
    return PLAIN if info is None else found_in(info.folder, "words", "WORDS") or PLAIN
