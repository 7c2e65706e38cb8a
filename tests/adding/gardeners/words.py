"""The Gardeners in the terminal."""

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from alhambra.console.language import say
from alhambra.console.module_words import Wording, pieces_of


class GardenerWords(Wording):
    """The Gardeners in the terminal."""

    def shown(self, part: dict[str, Any], names: Sequence[str]) -> list[Text]:
        at_work = [f"{name} {len(gardens)}" for name, gardens in zip(names, part["tended"], strict=False) if gardens]
        return pieces_of(", ".join([say("view-gardeners-left", number=part["supply"]), *at_work]))


WORDS = GardenerWords()
