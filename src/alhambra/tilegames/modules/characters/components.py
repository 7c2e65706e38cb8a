"""The components of the Characters."""

from dataclasses import dataclass, field
from typing import Any, Final

from alhambra.components.entry import ComponentEntry, Document
from alhambra.components.loading import Components
from alhambra.components.parts import Part
from alhambra.components.values import DESCRIPTION
from alhambra.protocol.errors import Phrase

# The symbol of each card and the numbers in its clause.
_KNOWN: dict[str, tuple[str, dict[str, Any]]] = {
    "abdul_karim": ("once", {}),
    "abdul_knihstig": ("diamond", {"min_price": 10}),
    "ammar_el_schauf": ("diamond", {}),
    "faruk_will_haben": ("diamond", {"money_limit": 7}),
    "fatima": ("once", {"victory_points": 8}),
    "hakim_wahid": ("scoring", {"building_bonus": 0.5}),
    "laila_wundabah": ("diamond", {}),
    "machma_klain": ("diamond", {}),
    "yammerad": ("diamond", {"max_hand_before": 2}),
    "yusuf_e_passuff": ("scoring", {"wall_points_per_extra_point": 3}),
}
_SYMBOLS = ("diamond", "scoring", "once")
_NUMBERS = (
    "min_price",
    "money_limit",
    "victory_points",
    "building_bonus",
    "max_hand_before",
    "wall_points_per_extra_point",
)
_PER_PILE, _PILES, _SET_ASIDE = 2, (2, 3, 4), 4


@dataclass(frozen=True, slots=True)
class Character:
    """A character card; numbers that are not printed on it are None."""

    id: str
    name: str = field(metadata=DESCRIPTION)
    symbol: str
    effect: str = field(metadata=DESCRIPTION)
    min_price: int | None = None
    money_limit: int | None = None
    victory_points: int | None = None
    building_bonus: float | None = None
    max_hand_before: int | None = None
    wall_points_per_extra_point: int | None = None


@dataclass(frozen=True, slots=True)
class CharacterComponents:
    """characters.json: the cards, their numbers in each pile, and how many are set aside."""

    characters: tuple[Character, ...]
    per_pile: int
    piles: tuple[int, ...]
    set_aside: int


def read_characters(document: Document, others: Components) -> CharacterComponents:
    root = document.root("characters", ("count", "symbols", "shuffled_in", "characters"))
    entries = root.entries(
        "characters", ("id", "name", "symbol", "effect"), texts=("timing", "role_de", "role_en"), optional=_NUMBERS
    )
    characters = tuple(_character(entry) for entry in entries)
    root.require_count(Phrase("characters"), len(characters), len(_KNOWN), "CHA-1")
    root.require_stated_count("characters", len(characters))
    meanings = root.nested("symbols", _SYMBOLS)
    for symbol in _SYMBOLS:
        meanings.text(symbol)
    dealt = root.nested("shuffled_in", ("per_pile", "piles", "set_aside"))
    dealt.require(
        (dealt.number("per_pile"), dealt.numbers("piles"), dealt.number("set_aside"))
        == (_PER_PILE, _PILES, _SET_ASIDE),
        "component-characters-dealt",
        clause="CHA-1",
    )
    return CharacterComponents(characters, _PER_PILE, _PILES, _SET_ASIDE)


def _character(entry: ComponentEntry) -> Character:
    card = entry.word("id", tuple(_KNOWN))
    symbol, numbers = _KNOWN[card]
    entry.require(entry.word("symbol", _SYMBOLS) == symbol, "component-symbol", expected=symbol, clause="CHA-8")
    for name in _NUMBERS:
        expected = numbers.get(name)
        found = entry.data.get(name)
        as_printed = found == expected and type(found) is type(expected)
        if name in numbers:
            entry.require(as_printed, "component-printed-number", field=name, expected=str(expected))
        else:
            entry.require(as_printed, "component-number-not-printed", field=name)
    return Character(id=card, name=entry.text("name"), symbol=symbol, effect=entry.text("effect"), **numbers)


CHARACTERS_PART: Final = Part("characters", __name__, read_characters, lambda part: [one.id for one in part.characters])
