"""The Characters: ten people who are auctioned and then serve their owners (CHA-1 to -10)."""

from alhambra.tilegames.modules.characters.module import Characters

__all__ = ["Characters"]
