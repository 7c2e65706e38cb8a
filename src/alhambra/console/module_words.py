"""How modules are displayed in the terminal, as their folders define it."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from alhambra.console.drawing.palaces import Cell
from alhambra.console.renderer import describe_part
from alhambra.folders import found_in
from alhambra.tilegames.module import Module
from alhambra.tilegames.modules import folder_of


class Wording:
    """The display of a module."""

    def details(self) -> list[tuple[str, str]]:
        """Return further names of the module, each with its meaning."""
        return []

    def shown(self, part: dict[str, Any], names: Sequence[str]) -> list[Text]:
        """Return what to show beside the palace, for the module's part of a view."""
        return pieces_of(describe_part(part))

    def told(self, part: dict[str, Any], names: Sequence[str]) -> str:
        """Return the same in words alone."""
        return " ".join([piece.plain for piece in self.shown(part, names)])

    def title(self, part: dict[str, Any], decision: Mapping[str, Any]) -> str | None:
        """Return the title of one of its decisions, if it depends on its part of a view."""
        return None

    def gates(self, part: dict[str, Any], seat: int) -> list[tuple[Cell, str]]:
        """Return the sides of cells of a seat's palace on which to draw a gate."""
        return []


def pieces_of(text: str) -> list[Text]:
    """Split a text into words, so that it can be wrapped."""
    return [Text(word) for word in text.split()]


def words_of(module: type[Module]) -> Wording:
    """Return how a module is displayed."""
    return found_in(folder_of(module), "words", "WORDS") or Wording()
