"""What the terminal must know of a module to tell of it; a module without words of its own is told plainly."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from rich.text import Text

from alhambra.cli.draw_palace import Cell
from alhambra.cli.renderer import describe_part
from alhambra.folders import found_in
from alhambra.tilegames.module import Module
from alhambra.tilegames.modules import folder_of


class Wording:
    """The words of a module. In braces stand the fields of an action or event, as they are written for people."""

    about: ClassVar[str] = ""  # in a sentence or two
    decisions: ClassVar[Mapping[str, str]] = {}  # what a seat is asked for, by the kind of decision
    kinds: ClassVar[Mapping[str, str]] = {}  # what all actions of a kind do
    actions: ClassVar[Mapping[str, str]] = {}
    declining: ClassVar[frozenset[str]] = frozenset()  # kinds of actions that do without what is offered
    seat_events: ClassVar[Mapping[str, tuple[str, str]]] = {}  # what a seat does, and the rest of the sentence
    events: ClassVar[Mapping[str, str]] = {}
    silent: ClassVar[frozenset[str]] = frozenset()  # events that everybody sees on the table anyway

    def details(self) -> list[str]:
        """Further sentences about the module."""
        return []

    def shown(self, part: dict[str, Any], names: Sequence[str]) -> list[Text]:
        """What is shown of the module's part of a view beside the palace."""
        return pieces_of(describe_part(part))

    def gates(self, part: dict[str, Any], seat: int) -> list[tuple[Cell, str]]:
        """The sides of cells in the seat's palace on which a gate is to be drawn."""
        return []

    def decision_facts(self, decision: dict[str, Any]) -> dict[str, Any]:
        """Facts for the words of a decision that the view does not tell."""
        return {}

    def field(self, name: str, value: Any) -> str | None:
        """A field of an action, event or decision that has words of its own."""
        return None

    def tile(self, name: str) -> str | None:
        """A tile that is not called by its type and price."""
        return None


def pieces_of(text: str) -> list[Text]:
    """The words of a text, each of which may begin a line."""
    return [Text(word) for word in text.split()]


def words_of(module: type[Module]) -> Wording:
    """The words in the folder of a module."""
    return found_in(folder_of(module), "words", "WORDS") or Wording()
