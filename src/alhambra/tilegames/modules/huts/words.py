"""The words of the Builders' Huts."""

import re
from collections.abc import Sequence
from typing import Any, ClassVar

from rich.text import Text

from alhambra.cli.module_parts import tile_chip
from alhambra.cli.wording import Wording

_HUT = re.compile(r"^hut_([a-z]+)_([nesw]+)$")


class HutWords(Wording):
    """The Builders' Huts in the terminal."""

    about: ClassVar[str] = (
        "As an action you may take a builder's hut for nothing, but own no more than three. It counts as many "
        "tiles of its type as it has neighbours of that type with no wall between, up to three."
    )
    kinds: ClassVar[dict[str, str]] = {
        "take_hut": "take a builder's hut",
    }
    actions: ClassVar[dict[str, str]] = {
        "take_hut": "take {tile}",
    }
    seat_events: ClassVar[dict[str, tuple[str, str]]] = {
        "hut_taken": ("take", " {tile}"),
    }
    silent: ClassVar[frozenset[str]] = frozenset({"hut_turned_up"})

    def shown(self, part: dict[str, Any], names: Sequence[str]) -> list[Text]:
        return [tile_chip(pile["top"]) for pile in part["piles"] if pile["top"] is not None]

    def tile(self, name: str) -> str | None:
        hut = _HUT.match(name)
        return None if hut is None else f"hut {hut[1]} {hut[2].upper()}"


WORDS = HutWords()
