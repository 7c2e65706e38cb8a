"""The Camps: tiles outside the city wall that score the lines of buildings they point at."""

from alhambra.tilegames.modules.camps.rules import Camps

__all__ = ["Camps"]
