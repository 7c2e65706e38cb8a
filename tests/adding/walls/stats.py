"""The statistics of Walls: the same as in all games with tiles."""

from alhambra.tilegames.stats import COUNT

__all__ = ["COUNT"]
