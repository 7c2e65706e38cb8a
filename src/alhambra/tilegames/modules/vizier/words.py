"""The words of the Vizier's Favour."""

from collections.abc import Sequence
from typing import Any, ClassVar

from rich.text import Text

from alhambra.cli.wording import Wording, pieces_of


class StoneWords(Wording):
    """The Vizier's Favour in the terminal."""

    about: ClassVar[str] = (
        "Everybody has a stone that buys one tile between two turns, with exact payment. Then the stone lies "
        "face down; making it active again takes an action."
    )
    decisions: ClassVar[dict[str, str]] = {
        "vizier": "You may buy at once with your vizier stone:",
    }
    kinds: ClassVar[dict[str, str]] = {
        "buy_with_stone": "buy with the vizier stone",
    }
    actions: ClassVar[dict[str, str]] = {
        "turn_stone_up": "make the vizier stone active again",
        "buy_with_stone": "buy {tile} at once with {cards}",
        "keep_stone": "keep the vizier stone",
    }
    declining: ClassVar[frozenset[str]] = frozenset({"keep_stone"})
    seat_events: ClassVar[dict[str, tuple[str, str]]] = {
        "stone_turned_up": ("turn", " the vizier stone up"),
        "stone_used": ("use", " the vizier stone to buy {tile} with {cards}"),
    }
    silent: ClassVar[frozenset[str]] = frozenset({"stone_kept"})

    def shown(self, part: dict[str, Any], names: Sequence[str]) -> list[Text]:
        owners = [name for name, active in zip(names, part["active"], strict=True) if active]
        return pieces_of(f"active stones: {', '.join(owners) or 'none'}")


WORDS = StoneWords()
