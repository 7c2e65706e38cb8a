"""The Vizier's Favour in the terminal."""

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from alhambra.console.language import say
from alhambra.console.module_words import Wording, pieces_of


class StoneWords(Wording):
    """The Vizier's Favour in the terminal."""

    def shown(self, part: dict[str, Any], names: Sequence[str]) -> list[Text]:
        owners = [name for name, active in zip(names, part["active"], strict=True) if active]
        return pieces_of(say("view-vizier-active", owners=", ".join(owners) or say("plain-none")))


WORDS = StoneWords()
