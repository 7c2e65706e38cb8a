"""The games with tiles in the terminal."""

from alhambra.cli.game_words import GameWords
from alhambra.cli.render_tiles import TileRenderer

WORDS = GameWords(renderer=TileRenderer)
