"""Money: what can be taken and paid, by trying every selection of cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import chain, combinations

Card = tuple[str, int]
Cards = tuple[Card, ...]
Bureau = frozenset[str]

DIAMONDS = "diamond"
TAKE_LIMIT = 5
FARUK_TAKE_LIMIT = 7


def selections(cards: Iterable[Card]) -> set[Cards]:
    """Yield every selection of one or more of these cards, up to equal cards."""
    ordered = sorted(cards)
    sizes = range(1, len(ordered) + 1)
    return set(chain.from_iterable(combinations(ordered, size) for size in sizes))


def total(cards: Iterable[Card]) -> int:
    return sum(value for _, value in cards)


def of_currencies(hand: Iterable[Card], currencies: Iterable[str]) -> list[Card]:
    allowed = set(currencies)
    return [card for card in hand if card[0] in allowed]


def currencies_of(cards: Iterable[Card]) -> set[str]:
    return {currency for currency, _ in cards}


def is_wasteful(payment: Cards, price: int) -> bool:
    """ALH-BUY-4: a card could be dropped and the price would still be paid."""
    return any(total(payment) - value >= price for _, value in payment)


def payments(hand: Iterable[Card], price: int, currency: str) -> set[Cards]:
    """ALH-BUY-1: every sufficient payment in one currency."""
    return {chosen for chosen in selections(of_currencies(hand, [currency])) if total(chosen) >= price}


def minimal_payments(hand: Iterable[Card], price: int, currency: str) -> set[Cards]:
    """ALH-BUY-1, ALH-BUY-4: the payments in one currency from which no card could be dropped."""
    return {chosen for chosen in payments(hand, price, currency) if not is_wasteful(chosen, price)}


def bureau_payments(hand: Iterable[Card], price: int, field_currency: str, bureau: Bureau) -> set[Cards]:
    """BUR-5: every sufficient payment with this bureau, in any mixture of its two currencies."""
    if field_currency not in bureau:
        return set()
    return {chosen for chosen in selections(of_currencies(hand, bureau)) if total(chosen) >= price}


def minimal_bureau_payments(hand: Iterable[Card], price: int, field_currency: str, bureau: Bureau) -> set[Cards]:
    """BUR-5, ALH-BUY-4: those from which neither a money card nor the bureau could be dropped."""
    sufficient = bureau_payments(hand, price, field_currency, bureau)
    return {
        chosen for chosen in sufficient if not is_wasteful(chosen, price) and currencies_of(chosen) != {field_currency}
    }


def purchases(
    hand: Sequence[Card], price: int, field_currency: str, bureaux: Iterable[Bureau] = (), minimal: bool = True
) -> set[tuple[Cards, Bureau | None]]:
    """Return every way to pay for a tile: in the field's currency, with diamonds (DIA-2), or with one held bureau."""
    found: set[tuple[Cards, Bureau | None]] = set()
    in_one_currency = minimal_payments if minimal else payments
    with_bureau = minimal_bureau_payments if minimal else bureau_payments
    for currency in (field_currency, DIAMONDS):
        found |= {(chosen, None) for chosen in in_one_currency(hand, price, currency)}
    for bureau in bureaux:
        found |= {(chosen, bureau) for chosen in with_bureau(hand, price, field_currency, bureau)}
    return found


def holds(hand: Iterable[Card], cards: Iterable[Card]) -> bool:
    return Counter(cards) <= Counter(hand)


def money_takes(display: Iterable[Card], limit: int = TAKE_LIMIT) -> set[Cards]:
    """ALH-MONEY-1, CHA-FARUK: one card, or several that add up to the limit or less."""
    return {chosen for chosen in selections(display) if len(chosen) == 1 or total(chosen) <= limit}


def payable_bids(hand: Sequence[Card], bureaux: Iterable[Bureau] = ()) -> set[int]:
    """CHA-4: amounts that some cards of one currency, or of the two of one bureau, add up to exactly."""
    purses = [{currency} for currency in currencies_of(hand)] + [set(bureau) for bureau in bureaux]
    return {total(chosen) for purse in purses for chosen in selections(of_currencies(hand, purse))}
