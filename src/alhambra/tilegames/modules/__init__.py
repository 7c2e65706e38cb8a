"""The modules, in the order in which they have their say; adding one touches only this list."""

from alhambra.tilegames.module import Module

MODULES: list[type[Module]] = []
