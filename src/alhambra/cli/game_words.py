"""What the terminal must know of a game: who shows it, and what it and its options are about."""

from collections.abc import Mapping
from typing import NamedTuple

from alhambra.cli.renderer import Renderer
from alhambra.folders import found_in
from alhambra.games import GAMES


class GameWords(NamedTuple):
    """The words of the games in a folder."""

    renderer: type[Renderer]
    games: Mapping[str, str]  # what each is about, in a sentence or two
    options: Mapping[str, str]  # what each changes


PLAIN = GameWords(Renderer, {}, {})


def game_words(game: str) -> GameWords:
    """The words in the folder of a game; without them its view is shown as plain data."""
    info = GAMES.get(game)
    return PLAIN if info is None else found_in(info.folder, "words", "WORDS") or PLAIN


def games_explained() -> dict[str, str]:
    """What each game is about; its title where no more is said."""
    return {name: game_words(name).games.get(name, info.title) for name, info in GAMES.items()}


def options_explained() -> dict[str, str]:
    """What each option changes."""
    return {name: text for game in GAMES for name, text in game_words(game).options.items()}
