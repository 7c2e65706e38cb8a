"""What the terminal must know of a game besides its texts: who shows it."""

from typing import NamedTuple

from alhambra.console.renderer import Renderer
from alhambra.folders import found_in
from alhambra.games import GAMES


class GameWords(NamedTuple):
    """How the games in a folder are shown."""

    renderer: type[Renderer]


PLAIN = GameWords(Renderer)


def game_words(game: str) -> GameWords:
    """What the folder of a game has for the terminal; without it its view is shown as plain data."""
    info = GAMES.get(game)
    return PLAIN if info is None else found_in(info.folder, "words", "WORDS") or PLAIN
