"""The Bureaux de Change: cards with which a purchase mixes two currencies."""

from alhambra.tilegames.modules.bureaux.rules import Bureaux

__all__ = ["Bureaux"]
