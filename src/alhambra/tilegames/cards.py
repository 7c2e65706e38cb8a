"""Cards as numbers, and what can be paid with a purse.

A money card is 10 * currency + value. Other cards have numbers from ``FIRST_SPECIAL`` on, given out by the deck's list
of names. The money that a seat holds in one currency is a purse: one number with four bits for each value from 1 to 9,
which hold how many cards of that value there are.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

CURRENCIES: Final = ("gulden", "dirham", "denar", "dukat", "diamond")
CURRENCY_COUNT: Final = 5
MARKET_CURRENCIES: Final = 4  # those with a market field; the fifth is only in play with a module
FIRST_SPECIAL: Final = 10 * CURRENCY_COUNT

MONEY_NAMES: Final = [f"{CURRENCIES[code // 10]}_{code % 10}" for code in range(FIRST_SPECIAL)]
MONEY_CODES: Final = {MONEY_NAMES[code]: code for code in range(FIRST_SPECIAL) if code % 10}

_UNITS: Final = vec[i64]([1 << 4 * value >> 4 for value in range(10)])  # by the value; there is none of 0

# Known answers. There are not many different purses, so these stay small.
_payments: Final[dict[int, list[int]]] = {}
_payment_counts: Final[dict[int, list[int]]] = {}  # for a purse by the price
_payment_names: Final[dict[int, tuple[str, ...]]] = {}


def unit(value: i64) -> i64:
    """The purse with one card of the value."""
    return _UNITS[value]


def purse_total(purse: i64) -> i64:
    """The sum of all cards in the purse."""
    total: i64 = 0
    value: i64 = 1
    while purse:
        total += value * (purse & 15)
        purse >>= 4
        value += 1
    return total


def purse_count(purse: i64) -> i64:
    """The number of cards in the purse."""
    count: i64 = 0
    while purse:
        count += purse & 15
        purse >>= 4
    return count


def purse_values(purse: int) -> list[int]:
    """The values of the cards in the purse, ascending."""
    values: list[int] = []
    for value in range(1, 10):
        for _ in range(purse >> 4 * (value - 1) & 15):
            values.append(value)
    return values


def value_of(cards: list[int]) -> int:
    """The sum of the money among the cards."""
    total = 0
    for card in cards:
        if card < FIRST_SPECIAL:
            total += card % 10
    return total


def how_many(cards: list[int], card: i64) -> i64:
    """How often the card is among the cards."""
    count: i64 = 0
    for index in range(len(cards)):
        if cards[index] == card:
            count += 1
    return count


def all_in_currency(cards: list[int], currency: int) -> bool:
    """Whether the cards are all money of the currency."""
    for card in cards:
        if card >= FIRST_SPECIAL or card // 10 != currency:
            return False
    return True


def payments(purse: int, price: int) -> list[int]:
    """All parts of the purse that pay the price and from which no card could be dropped (ALH-BUY-4)."""
    key = purse << 8 | price
    found = _payments.get(key)
    if found is None:
        found = []
        _add_payments(purse, 9, price, 0, found)
        _payments[key] = found
    return found


def count_payments(purse: int, price: i64) -> i64:
    """The number of payments of the price."""
    counts = _payment_counts.get(purse)
    if counts is None:
        counts = []
        _payment_counts[purse] = counts
    while len(counts) <= price:
        counts.append(len(payments(purse, len(counts))))
    return counts[price]


def _add_payments(purse: i64, value: i64, missing: i64, chosen: i64, found: list[int]) -> None:
    """Extend a payment downwards from ``value``; it is complete as soon as nothing is missing."""
    if missing <= 0:
        found.append(chosen)
        return
    while value > 0:
        if purse >> 4 * (value - 1) & 15:
            one = unit(value)
            _add_payments(purse - one, value, missing - value, chosen + one, found)
        value -= 1


def payment_names(currency: int, payment: int) -> tuple[str, ...]:
    """The names of the cards of a payment, ascending."""
    key = payment << 3 | currency
    found = _payment_names.get(key)
    if found is None:
        found = tuple([MONEY_NAMES[10 * currency + value] for value in purse_values(payment)])
        _payment_names[key] = found
    return found


def payments_in(currency: int, purse: int, price: int) -> list[tuple[str, ...]]:
    """The payments by the names of their cards."""
    return [payment_names(currency, payment) for payment in payments(purse, price)]


def payable_sums(purse: int) -> list[int]:
    """All amounts that some cards of the purse add up to exactly, ascending."""
    return bits(payable_mask(purse))


def payable_mask(purse: int) -> int:
    """The same with a bit for each amount, which may be more than 64."""
    reachable = 1
    for value in purse_values(purse):
        reachable |= reachable << value
    return reachable & -2


def bits(mask: int) -> list[int]:
    """The numbers of the bits that are set, ascending."""
    return [number for number in range(mask.bit_length()) if mask >> number & 1]


def exact_sums(purse: i64) -> i64:
    """What cards of the purse add up to, with a bit for each sum; those above 62, which no tile costs, are left out."""
    sums: i64 = 1
    value: i64 = 1
    while purse:
        for _ in range(purse & 15):
            sums |= sums << value
        purse >>= 4
        value += 1
    return sums


def count_exact_payments(purse: i64, price: i64) -> i64:
    """In how many ways cards of the purse add up to the price; mostly in none."""
    if exact_sums(purse) >> price & 1 == 0:
        return 0
    return _count_exact(purse, 1, price)


def _count_exact(purse: i64, value: i64, missing: i64) -> i64:
    """In how many ways cards add up to what is missing; the lowest four bits of the purse hold those of the value."""
    if missing == 0:
        return 1
    count: i64 = 0
    while purse and value <= missing:
        rest = missing
        for _ in range(purse & 15):
            rest -= value
            if rest < 0:
                break
            count += _count_exact(purse >> 4, value + 1, rest)
        purse >>= 4
        value += 1
    return count
