"""The character cards."""

from alhambra.components.entry import Document, Entry
from alhambra.components.values import Character, Characters

# The mark of each card and the number that its clause fixes.
_KNOWN: dict[str, tuple[str, dict[str, float]]] = {
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


def read_characters(document: Document) -> Characters:
    root = document.root("characters", ("count", "symbols", "shuffled_in", "characters"))
    entries = root.entries(
        "characters", ("id", "name", "symbol", "effect"), texts=("timing", "role_de", "role_en"), optional=_NUMBERS
    )
    characters = tuple(_character(entry) for entry in entries)
    root.require_count("characters", len(characters), len(_KNOWN), "CHA-1")
    root.require_count("characters by 'count'", root.number("count"), len(characters), "the list 'characters'")
    meanings = root.nested("symbols", _SYMBOLS)
    for symbol in _SYMBOLS:
        meanings.text(symbol)
    dealt = root.nested("shuffled_in", ("per_pile", "piles", "set_aside"))
    dealt.require(
        (dealt.number("per_pile"), dealt.numbers("piles"), dealt.number("set_aside"))
        == (_PER_PILE, _PILES, _SET_ASIDE),
        "CHA-1 demands 2 cards in each of the piles 2, 3 and 4 and 4 cards set aside",
    )
    return Characters(characters, _PER_PILE, _PILES, _SET_ASIDE)


def _character(entry: Entry) -> Character:
    name = entry.word("id", tuple(_KNOWN))
    symbol, numbers = _KNOWN[name]
    entry.require(entry.word("symbol", _SYMBOLS) == symbol, f"'symbol' must be '{symbol}' on this card (CHA-8)")
    for field in _NUMBERS:
        expected = numbers.get(field)
        found = entry.data.get(field)
        entry.require(
            found == expected and type(found) is type(expected),
            f"'{field}' must be {expected} on this card" if field in numbers else f"this card has no '{field}'",
        )
    return Character(
        id=name,
        name=entry.text("name"),
        symbol=symbol,
        effect=entry.text("effect"),
        min_price=_whole(numbers, "min_price"),
        money_limit=_whole(numbers, "money_limit"),
        victory_points=_whole(numbers, "victory_points"),
        building_bonus=numbers.get("building_bonus"),
        max_hand_before=_whole(numbers, "max_hand_before"),
        wall_points_per_extra_point=_whole(numbers, "wall_points_per_extra_point"),
    )


def _whole(numbers: dict[str, float], field: str) -> int | None:
    return int(numbers[field]) if field in numbers else None
