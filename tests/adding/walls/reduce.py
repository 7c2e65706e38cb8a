"""What events of Walls change in a view: the same as in all games with tiles."""

from alhambra.tilegames.reduce import CHANGES

__all__ = ["CHANGES"]
