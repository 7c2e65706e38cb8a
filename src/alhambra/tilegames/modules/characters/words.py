"""The words of the Characters."""

from collections.abc import Sequence
from typing import Any, ClassVar

from rich.text import Text

from alhambra.cli.renderer import words
from alhambra.cli.wording import Wording, pieces_of
from alhambra.components import load_components
from alhambra.tilegames.modules.characters.components import CHARACTERS_PART, Character


class CharacterWords(Wording):
    """The Characters in the terminal."""

    about: ClassVar[str] = (
        "Six of ten characters turn up among the money and are auctioned at once. A bid is paid exactly, in "
        "one currency; a character helps its owner from then on."
    )
    decisions: ClassVar[dict[str, str]] = {
        "bid": "Auction of {character} ({effect}), highest bid {highest}. Bid or pass:",
        "pay_bid": "{character} is yours. Pay your bid of {amount}:",
        "fatima": "Keep Fatima, or swap her for a character laid aside?",
        "knihstig": "Abdul Knihstig may take an open money card:",
        "ammar": "Ammar El'Schauf may redesign your palace once more:",
        "before_turn": "Before your turn, a character may help you:",
        "yammerad": "Yammerad may take the top card of the deck:",
        "hakim": "Hakim counts as half a tile of one type:",
    }
    kinds: ClassVar[dict[str, str]] = {
        "karim": "let Abdul Karim pay for a tile",
        "faruk": "take money with Faruk",
        "knihstig": "take a card with Abdul Knihstig",
        "laila": "let Laila replace a tile",
        "machma": "let Machma swap a card",
        "hakim": "choose a type for Hakim",
        "pay_bid": "pay the bid",
    }
    actions: ClassVar[dict[str, str]] = {
        "bid": "bid {amount}",
        "pass_bid": "bid no more",
        "pay_bid": "pay {cards}",
        "keep_fatima": "keep Fatima",
        "swap_fatima": "swap Fatima",
        "karim": "let Abdul Karim pay for {tile} (another action)",
        "faruk": "take {cards} with Faruk",
        "knihstig": "take {card}",
        "laila": "let Laila replace {tile}",
        "machma": "let Machma swap {own} for {card}",
        "hakim": "Hakim counts for {type}",
        "yammerad": "take the top card of the deck",
        "decline_character": "use no character",
    }
    declining: ClassVar[frozenset[str]] = frozenset({"pass_bid", "decline_character"})
    seat_events: ClassVar[dict[str, tuple[str, str]]] = {
        "bid": ("bid", " {amount}"),
        "bid_passed": ("pass", " in the auction"),
        "bid_paid": ("pay", " {cards}"),
        "character_received": ("get", " {character}"),
        "character_used": ("use", " {character}"),
        "fatima_kept": ("keep", " Fatima"),
        "type_chosen": ("choose", " {type} for Hakim"),
        "card_given": ("give", " {card} away"),
        "card_drawn": ("draw", " a card"),
        "card_drawn_is": ("draw", " {card}"),
    }
    events: ClassVar[dict[str, str]] = {
        "auction_begins": "{character} is put up for auction",
        "character_left_game": "{character} leaves the game",
        "tile_replaced": "{tile} comes in the place of {old}",
    }

    def details(self) -> list[str]:
        return [f"{card.name}: {card.effect}." for card in _cards()]

    def shown(self, part: dict[str, Any], names: Sequence[str]) -> list[Text]:
        return pieces_of(", ".join([f"{words(name).title()} ({names[seat]})" for name, seat in part["owners"].items()]))

    def decision_facts(self, decision: dict[str, Any]) -> dict[str, Any]:
        effects = {card.id: card.effect for card in _cards()}
        return {"effect": effects[decision["character"]]} if "character" in decision else {}

    def field(self, name: str, value: Any) -> str | None:
        return words(value).title() if name == "character" else None


def _cards() -> tuple[Character, ...]:
    return load_components().part(CHARACTERS_PART).characters


WORDS = CharacterWords()
