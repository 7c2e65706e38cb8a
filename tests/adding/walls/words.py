"""Walls in the terminal: it is shown like all games with tiles."""

from alhambra.cli.game_words import GameWords
from alhambra.cli.render_tiles import TileRenderer

WORDS = GameWords(renderer=TileRenderer)
