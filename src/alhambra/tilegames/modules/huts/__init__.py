"""The Builders' Huts: free tiles that count by their neighbours."""

from alhambra.tilegames.modules.huts.rules import Huts

__all__ = ["Huts"]
