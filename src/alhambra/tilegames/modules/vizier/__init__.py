"""The Vizier's Favour: an active stone buys a tile between two turns."""

from alhambra.tilegames.modules.vizier.rules import Vizier

__all__ = ["Vizier"]
