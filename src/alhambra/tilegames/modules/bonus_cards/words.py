"""The Bonus Cards in the terminal."""

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from alhambra.console.language import say
from alhambra.console.module_words import Wording, pieces_of


class BonusCardWords(Wording):
    """The Bonus Cards in the terminal."""

    def shown(self, part: dict[str, Any], names: Sequence[str]) -> list[Text]:
        printed = part["tiles"]
        texts = [say("view-bonus-cards-held", tiles=[printed[card] for card in part["hand"]])] if part["hand"] else []
        for name, cards in zip(names, part["open"], strict=False):  # none before the deal
            if cards:
                texts.append(say("view-bonus-cards-open", seat=name, tiles=[printed[card] for card in cards]))
        return pieces_of("; ".join(texts))


WORDS = BonusCardWords()
