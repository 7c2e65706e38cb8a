"""The cards of the money deck: money, diamonds, bureaux de change, scoring cards and gate cards."""

from itertools import combinations

from alhambra.components.entry import Document, Entry, check_prices
from alhambra.components.tiles import MOST_SEATS
from alhambra.components.values import BureauCard, DiamondFace, Money, MoneyFace, ScoringCard

CURRENCIES = ("gulden", "dirham", "denar", "dukat")
_VALUES = range(1, 10)
_COPIES = ("a", "b", "c")
_COPIES_WITH_TWO = 2
_SCORING_PILES = {1: 2, 2: 4}
_DIAMONDS = 11
_DIAMOND_VALUES = (3, 9)


def read_money(document: Document) -> Money:
    root = document.root(
        "money_and_other_deck_cards",
        ("currencies", "market_fields", "scoring_cards", "bureaux_de_change", "diamonds", "city_gates", "cards"),
        ("market_fields_note",),
    )
    return Money(
        currencies=_market_currencies(root),
        faces=_faces(root),
        diamonds=_diamonds(root),
        bureaus=_bureaus(root),
        scoring_cards=_scoring_cards(root),
        gates=_gates(root),
    )


def _market_currencies(root: Entry) -> tuple[str, ...]:
    """The currencies of the market fields 1 to 4, which the list of currencies must confirm."""
    fields = root.entries("market_fields", ("field", "currency"), texts=("color",))
    root.require_count("market fields", len(fields), len(CURRENCIES), "ALH-COMP-4")
    by_number: dict[int, str] = {}
    for entry in fields:
        number = entry.number("field")
        entry.require(number in range(1, len(CURRENCIES) + 1), f"the field {number} must be 1, 2, 3 or 4 (ALH-COMP-4)")
        entry.require(number not in by_number, f"the field {number} is there twice (ALH-COMP-4)")
        currency = entry.word("currency", CURRENCIES)
        entry.require(
            currency not in by_number.values(), f"{currency} has a field already; each has its own (ALH-COMP-4)"
        )
        by_number[number] = currency
    _check_currencies(root, by_number)
    return tuple(by_number[number] for number in sorted(by_number))


def _check_currencies(root: Entry, fields: dict[int, str]) -> None:
    entries = root.entries("currencies", ("id", "market_field"), texts=("name_de", "color", "card_symbol"))
    for entry in entries:
        currency, number = entry.word("id", CURRENCIES), entry.number("market_field")
        entry.require(
            fields.get(number) == currency,
            f"'market_field' is {number}, but 'market_fields' has another currency there",
        )
    root.require_count("currencies", len(entries), len(CURRENCIES), "ALH-COMP-2")


def _faces(root: Entry) -> tuple[MoneyFace, ...]:
    """The physical copies a, b, c of every card, gathered to faces."""
    copies: dict[tuple[str, int], list[bool]] = {(name, value): [] for name in CURRENCIES for value in _VALUES}
    for entry in root.entries("cards", ("id", "currency", "value", "copy", "in_two_player_game")):
        currency, value = entry.word("currency", CURRENCIES), entry.number("value")
        entry.require(value in _VALUES, f"the value {value} must lie between {_VALUES[0]} and {_VALUES[-1]}")
        name = f"{currency}_{value}_{entry.word('copy', _COPIES)}"
        entry.require(entry.identifier() == name, f"this card must have the id '{name}'")
        copies[currency, value].append(entry.flag("in_two_player_game"))
    for (currency, value), with_two in copies.items():
        root.require_count(f"cards {currency}_{value}", len(with_two), len(_COPIES), "ALH-COMP-2")
        root.require_count(
            f"cards {currency}_{value} for the two-player game", sum(with_two), _COPIES_WITH_TWO, "ALH-DIRK-1"
        )
    return tuple(
        MoneyFace(f"{currency}_{value}", currency, value, len(with_two), sum(with_two))
        for (currency, value), with_two in copies.items()
    )


def _diamonds(root: Entry) -> tuple[DiamondFace, ...]:
    values: list[int] = []
    for entry in root.entries("diamonds", ("id", "value"), texts=("evidence",)):
        value = entry.number("value")
        stem = f"diamond_{value}_"
        letter = entry.identifier().removeprefix(stem)
        entry.require(len(letter) == 1 and letter.isalpha(), f"this card must have the id '{stem}' and one letter")
        values.append(value)
    root.require_count("diamonds", len(values), _DIAMONDS, "DIA-1")
    check_prices(root, "values of the diamonds", values, _DIAMOND_VALUES, "DIA-1")
    return tuple(DiamondFace(f"diamond_{value}", value, values.count(value)) for value in sorted(set(values)))


def _bureaus(root: Entry) -> tuple[BureauCard, ...]:
    bureaus: list[BureauCard] = []
    for entry in root.entries("bureaux_de_change", ("id", "currencies"), texts=("evidence",)):
        pair = entry.words("currencies", CURRENCIES)
        entry.require(len(set(pair)) == len(pair) == 2, "'currencies' must be two different ones (BUR-1)")
        entry.require(
            all(set(pair) != set(other.currencies) for other in bureaus),
            f"another bureau has {pair[0]} and {pair[1]} too, but BUR-1 demands every pair once",
        )
        bureaus.append(BureauCard(entry.identifier(), (pair[0], pair[1])))
    root.require_count("bureaux de change", len(bureaus), len(list(combinations(CURRENCIES, 2))), "BUR-1")
    return tuple(bureaus)


def _scoring_cards(root: Entry) -> tuple[ScoringCard, ...]:
    cards: list[ScoringCard] = []
    for entry in root.entries("scoring_cards", ("id", "round", "pile")):
        card = ScoringCard(entry.identifier(), entry.number("round"), entry.number("pile"))
        entry.require(card.round in _SCORING_PILES, f"the round {card.round} must be 1 or 2 (ALH-COMP-3)")
        entry.require(
            all(card.round != other.round for other in cards), "another card calls this round too (ALH-COMP-3)"
        )
        pile = _SCORING_PILES[card.round]
        entry.require(card.pile == pile, f"the pile is {card.pile}, but ALH-SET-6 demands {pile}")
        cards.append(card)
    root.require_count("scoring cards", len(cards), len(_SCORING_PILES), "ALH-COMP-3")
    return tuple(cards)


def _gates(root: Entry) -> tuple[str, ...]:
    gates = tuple(entry.identifier() for entry in root.entries("city_gates", ("id",)))
    root.require_count("city gates", len(gates), MOST_SEATS, "GAT-1")
    return gates
