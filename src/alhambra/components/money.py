"""The cards of the money deck: money, diamonds, bureaux de change, scoring cards and gate cards."""

from itertools import combinations

from alhambra.components.entry import ComponentEntry, Document, check_prices
from alhambra.components.tiles import MOST_SEATS
from alhambra.components.values import BureauCard, DiamondFace, Money, MoneyFace, ScoringCard
from alhambra.protocol.errors import Phrase

CURRENCIES = ("gulden", "dirham", "denar", "dukat")
_VALUES = range(1, 10)
_COPIES = ("a", "b", "c")
_COPIES_WITH_TWO = 2
_SCORING_PILES = {1: 2, 2: 4}
_DIAMONDS = 11
_DIAMOND_VALUES = (3, 9)
_FIELDS, _SCORINGS, _BUREAUX = "ALH-COMP-4", "ALH-COMP-3", "BUR-1"


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


def _market_currencies(root: ComponentEntry) -> tuple[str, ...]:
    """Return the currencies of the market fields 1 to 4, which the list of currencies must match."""
    fields = root.entries("market_fields", ("field", "currency"), texts=("color",))
    root.require_count(Phrase("market-fields"), len(fields), len(CURRENCIES), _FIELDS)
    by_number: dict[int, str] = {}
    for entry in fields:
        number = entry.number("field")
        entry.require(number in range(1, len(CURRENCIES) + 1), "component-market-field", number=number, clause=_FIELDS)
        entry.require(number not in by_number, "component-market-field-twice", number=number, clause=_FIELDS)
        currency = entry.word("currency", CURRENCIES)
        is_new = currency not in by_number.values()
        entry.require(is_new, "component-currency-twice", currency=currency, clause=_FIELDS)
        by_number[number] = currency
    _check_currencies(root, by_number)
    return tuple(by_number[number] for number in sorted(by_number))


def _check_currencies(root: ComponentEntry, fields: dict[int, str]) -> None:
    entries = root.entries("currencies", ("id", "market_field"), texts=("name_de", "color", "card_symbol"))
    for entry in entries:
        currency, number = entry.word("id", CURRENCIES), entry.number("market_field")
        entry.require(fields.get(number) == currency, "component-currency-elsewhere", number=number)
    root.require_count(Phrase("currencies"), len(entries), len(CURRENCIES), "ALH-COMP-2")


def _faces(root: ComponentEntry) -> tuple[MoneyFace, ...]:
    """Return the faces of the money cards, counting their physical copies a, b and c."""
    copies: dict[tuple[str, int], list[bool]] = {(name, value): [] for name in CURRENCIES for value in _VALUES}
    for entry in root.entries("cards", ("id", "currency", "value", "copy", "in_two_player_game")):
        currency, value = entry.word("currency", CURRENCIES), entry.number("value")
        entry.require(value in _VALUES, "component-value", number=value, least=_VALUES[0], most=_VALUES[-1])
        name = f"{currency}_{value}_{entry.word('copy', _COPIES)}"
        entry.require(entry.identifier() == name, "component-card-id", expected=name)
        copies[currency, value].append(entry.flag("in_two_player_game"))
    for (currency, value), with_two in copies.items():
        face = f"{currency}_{value}"
        root.require_count(Phrase("cards-of-face", given=face), len(with_two), len(_COPIES), "ALH-COMP-2")
        root.require_count(Phrase("cards-with-two", given=face), sum(with_two), _COPIES_WITH_TWO, "ALH-DIRK-1")
    return tuple(
        MoneyFace(f"{currency}_{value}", currency, value, len(with_two), sum(with_two))
        for (currency, value), with_two in copies.items()
    )


def _diamonds(root: ComponentEntry) -> tuple[DiamondFace, ...]:
    values: list[int] = []
    for entry in root.entries("diamonds", ("id", "value"), texts=("evidence",)):
        value = entry.number("value")
        stem = f"diamond_{value}_"
        letter = entry.identifier().removeprefix(stem)
        entry.require(len(letter) == 1 and letter.isalpha(), "component-diamond-id", expected=stem)
        values.append(value)
    root.require_count(Phrase("diamonds"), len(values), _DIAMONDS, "DIA-1")
    check_prices(root, Phrase("values-of-diamonds"), values, _DIAMOND_VALUES, "DIA-1")
    return tuple(DiamondFace(f"diamond_{value}", value, values.count(value)) for value in sorted(set(values)))


def _bureaus(root: ComponentEntry) -> tuple[BureauCard, ...]:
    bureaus: list[BureauCard] = []
    for entry in root.entries("bureaux_de_change", ("id", "currencies"), texts=("evidence",)):
        pair = entry.words("currencies", CURRENCIES)
        are_two = len(set(pair)) == len(pair) == 2
        entry.require(are_two, "component-bureau-currencies", field="currencies", clause=_BUREAUX)
        is_new = all(set(pair) != set(other.currencies) for other in bureaus)
        entry.require(is_new, "component-bureau-twice", currency=pair[0], other_currency=pair[1], clause=_BUREAUX)
        bureaus.append(BureauCard(entry.identifier(), (pair[0], pair[1])))
    root.require_count(Phrase("bureaux"), len(bureaus), len(list(combinations(CURRENCIES, 2))), _BUREAUX)
    return tuple(bureaus)


def _scoring_cards(root: ComponentEntry) -> tuple[ScoringCard, ...]:
    cards: list[ScoringCard] = []
    for entry in root.entries("scoring_cards", ("id", "round", "pile")):
        card = ScoringCard(entry.identifier(), entry.number("round"), entry.number("pile"))
        entry.require(card.round in _SCORING_PILES, "component-scoring-round", number=card.round, clause=_SCORINGS)
        is_new = all(card.round != other.round for other in cards)
        entry.require(is_new, "component-scoring-twice", clause=_SCORINGS)
        pile = _SCORING_PILES[card.round]
        entry.require(card.pile == pile, "component-scoring-pile", found=card.pile, clause="ALH-SET-6", expected=pile)
        cards.append(card)
    root.require_count(Phrase("scoring-cards"), len(cards), len(_SCORING_PILES), _SCORINGS)
    return tuple(cards)


def _gates(root: ComponentEntry) -> tuple[str, ...]:
    gates = tuple(entry.identifier() for entry in root.entries("city_gates", ("id",)))
    root.require_count(Phrase("city-gates"), len(gates), MOST_SEATS, "GAT-1")
    return gates
