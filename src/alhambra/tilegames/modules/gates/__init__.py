"""The City Gates: cards that allow a tile to be placed behind a double wall."""

from alhambra.tilegames.modules.gates.rules import Gates

__all__ = ["Gates"]
