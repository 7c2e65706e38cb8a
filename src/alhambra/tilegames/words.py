"""Tile games in the terminal."""

from alhambra.console.drawing.tile_tables import TileRenderer
from alhambra.console.game_words import GameWords

WORDS = GameWords(renderer=TileRenderer)
