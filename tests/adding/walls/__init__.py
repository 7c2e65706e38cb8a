"""Walls: a game of the family from a folder outside the package."""

from tests.adding.walls.rules import WallsRules

__all__ = ["WallsRules"]
