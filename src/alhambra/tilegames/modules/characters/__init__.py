"""The Characters: ten people, some of whom are auctioned and then serve their owners."""

from alhambra.tilegames.modules.characters.rules.module import Characters

__all__ = ["Characters"]
