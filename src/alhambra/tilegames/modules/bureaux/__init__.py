"""The Bureaux de Change: cards that allow two currencies in a purchase."""

from alhambra.tilegames.modules.bureaux.rules import Bureaux

__all__ = ["Bureaux"]
