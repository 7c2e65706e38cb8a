"""The Builders' Huts in the terminal."""

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from alhambra.console.drawing.module_parts import tile_chip
from alhambra.console.language import spoken
from alhambra.console.module_words import Wording


class HutWords(Wording):
    """The Builders' Huts in the terminal."""

    def shown(self, part: dict[str, Any], names: Sequence[str]) -> list[Text]:
        return [tile_chip(pile["top"]) for pile in part["piles"] if pile["top"] is not None]

    def told(self, part: dict[str, Any], names: Sequence[str]) -> str:
        tops = [pile["top"] for pile in part["piles"] if pile["top"] is not None]
        return ", ".join([spoken().tile(top["tile"]) for top in tops])


WORDS = HutWords()
