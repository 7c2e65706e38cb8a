"""The words of the Bonus Cards."""

from collections.abc import Sequence
from typing import Any, ClassVar

from rich.text import Text

from alhambra.cli.tell_tiles import tile_text
from alhambra.cli.wording import Wording, pieces_of


class BonusCardWords(Wording):
    """The Bonus Cards in the terminal."""

    about: ClassVar[str] = (
        "Each player secretly gets cards that show a tile without walls. With that tile in your palace "
        "you may lay the card open, and it counts as one more tile of its type."
    )
    decisions: ClassVar[dict[str, str]] = {
        "bonus_card": "You may lay bonus cards open:",
    }
    kinds: ClassVar[dict[str, str]] = {
        "open_bonus_card": "lay a bonus card open",
    }
    actions: ClassVar[dict[str, str]] = {
        "open_bonus_card": "lay {card} open",
        "keep_bonus_cards": "lay no bonus card open",
    }
    declining: ClassVar[frozenset[str]] = frozenset({"keep_bonus_cards"})
    seat_events: ClassVar[dict[str, tuple[str, str]]] = {
        "bonus_card_opened": ("lay", " {card} open"),
        "bonus_card_taken_back": ("take", " {card} back"),
        "bonus_card_received": ("get", " {card}"),
    }
    silent: ClassVar[frozenset[str]] = frozenset({"bonus_cards_kept", "bonus_card_dealt"})

    def shown(self, part: dict[str, Any], names: Sequence[str]) -> list[Text]:
        lines = [
            ("you hold", part["hand"] or []),
            *(
                (f"{name} shows", cards) for name, cards in zip(names, part["open"], strict=False)
            ),  # none before the deal
        ]
        told = [
            f"{who} {', '.join([tile_text(part['tiles'][card]) for card in cards])}" for who, cards in lines if cards
        ]
        return pieces_of("; ".join(told))


WORDS = BonusCardWords()
