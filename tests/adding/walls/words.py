"""Walls in the terminal: shown like all games with tiles."""

from alhambra.console.drawing.tile_tables import TileRenderer
from alhambra.console.game_words import GameWords

WORDS = GameWords(renderer=TileRenderer)
