"""What the terminal must know of a module besides its texts: what is drawn of it."""

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from alhambra.console.drawing.palaces import Cell
from alhambra.console.renderer import describe_part
from alhambra.folders import found_in
from alhambra.tilegames.module import Module
from alhambra.tilegames.modules import folder_of


class Wording:
    """How a module is shown."""

    def details(self) -> list[tuple[str, str]]:
        """What else is to be said of the module: names, and what each means."""
        return []

    def shown(self, part: dict[str, Any], names: Sequence[str]) -> list[Text]:
        """What is shown of the module's part of a view beside the palace."""
        return pieces_of(describe_part(part))

    def gates(self, part: dict[str, Any], seat: int) -> list[tuple[Cell, str]]:
        """The sides of cells in the seat's palace on which a gate is to be drawn."""
        return []


def pieces_of(text: str) -> list[Text]:
    """The words of a text, each of which may begin a line."""
    return [Text(word) for word in text.split()]


def words_of(module: type[Module]) -> Wording:
    """What the folder of a module has for the terminal."""
    return found_in(folder_of(module), "words", "WORDS") or Wording()
