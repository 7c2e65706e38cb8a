"""The Camps: tiles outside the wall that score the buildings in front of them."""

from alhambra.tilegames.modules.camps.rules import Camps

__all__ = ["Camps"]
