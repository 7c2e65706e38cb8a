"""The Vizier's Favour: between two turns an active stone buys one tile."""

from alhambra.tilegames.modules.vizier.rules import Vizier

__all__ = ["Vizier"]
