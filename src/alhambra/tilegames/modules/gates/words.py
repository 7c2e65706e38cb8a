"""The City Gates in the terminal."""

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from alhambra.console.drawing.palaces import Cell
from alhambra.console.language import say
from alhambra.console.module_words import Wording, pieces_of


class GateWords(Wording):
    """The City Gates in the terminal."""

    def shown(self, part: dict[str, Any], names: Sequence[str]) -> list[Text]:
        return pieces_of(say("view-gates-open")) if part["open"] else []

    def gates(self, part: dict[str, Any], seat: int) -> list[tuple[Cell, str]]:
        return [((gate["cell"][0], gate["cell"][1]), gate["side"]) for gate in part["palaces"][seat]]


WORDS = GateWords()
