"""The City Gates: cards that let a tile be laid behind a double wall."""

from alhambra.tilegames.modules.gates.rules import Gates

__all__ = ["Gates"]
