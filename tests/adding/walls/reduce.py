"""The reducers of Walls: the same as in all games with tiles."""

from alhambra.tilegames.reduce import CHANGES

__all__ = ["CHANGES"]
