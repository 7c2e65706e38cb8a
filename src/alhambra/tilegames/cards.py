"""Cards as numbers, and what can be paid with a purse.

A money card is 10 * currency + value. Other cards have numbers from ``FIRST_SPECIAL`` on, given out by the deck's list
of names. The money that a seat holds in one currency is a purse: one number with four bits for each value from 1 to 9,
which hold how many cards of that value there are, and above them the sum of all its cards. So a card that comes or goes
is one number added or subtracted.
"""

from itertools import combinations
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from alhambra.protocol.messages import Payment

CURRENCIES: Final = ("gulden", "dirham", "denar", "dukat", "diamond")
CURRENCY_COUNT: Final = 5
MARKET_CURRENCIES: Final = 4  # those with a market field; the fifth is only in play with a module
FIRST_SPECIAL: Final = 10 * CURRENCY_COUNT
HIGHEST_VALUE: Final = 9
TOTAL_SHIFT: Final = 4 * HIGHEST_VALUE
PURSE_BITS: Final = TOTAL_SHIFT + 10
PURSE_MASK: Final = (1 << PURSE_BITS) - 1
MONEY_BITS: Final = PURSE_BITS + 3  # of a purse with its currency above it

MONEY_NAMES: Final = [f"{CURRENCIES[code // 10]}_{code % 10}" for code in range(FIRST_SPECIAL)]
MONEY_CODES: Final = {MONEY_NAMES[code]: code for code in range(FIRST_SPECIAL) if code % 10}

# By the value; there is no card of 0.
_UNITS: Final = vec[i64]([value << TOTAL_SHIFT | 1 << 4 * value >> 4 for value in range(HIGHEST_VALUE + 1)])


def unit(value: i64) -> i64:
    """The purse with one card of the value."""
    return _UNITS[value]


def purse_total(purse: i64) -> i64:
    """The sum of all cards in the purse."""
    return purse >> TOTAL_SHIFT


def copies(purse: i64, value: i64) -> i64:
    """The number of cards of the value in the purse."""
    return purse >> 4 * (value - 1) & 15


def purse_count(purse: i64) -> i64:
    """The number of cards in the purse."""
    count: i64 = 0
    for value in range(1, HIGHEST_VALUE + 1):
        count += copies(purse, value)
    return count


def money_cards(currency: i64, purse: i64) -> tuple[int, ...]:
    """The cards in a purse of the currency, ascending."""
    cards: tuple[int, ...] = ()
    value: i64 = 0
    while purse:
        value += 1
        while purse >> 4 * (value - 1) & 15:  # ``copies``, instead of a call
            cards += (10 * currency + value,)
            purse -= unit(value)
    return cards


def value_of(cards: tuple[int, ...]) -> int:
    """The sum of the money among the cards."""
    total = 0
    for card in cards:
        if card < FIRST_SPECIAL:
            total += card % 10
    return total


def all_in_currency(cards: tuple[int, ...], currency: int) -> bool:
    """Whether the cards are all money of the currency."""
    for card in cards:
        if card >= FIRST_SPECIAL or card // 10 != currency:
            return False
    return True


def scoring_card(scoring: int) -> int:
    """The card by which a scoring is due; these are the first that are not money."""
    return FIRST_SPECIAL + scoring - 1


def selections(cards: list[int]) -> list[tuple[int, ...]]:
    """All different choices of one or more of the cards, smaller ones first."""
    found: list[tuple[int, ...]] = []
    for size in range(1, len(cards) + 1):
        found += sorted(set(combinations(sorted(cards), size)))
    return found


def pay_off(price: int, cards: tuple[int, ...]) -> Payment:
    """What these cards pay of a price."""
    paid = value_of(cards)
    return {"price": price, "paid": paid, "overpaid": paid - price}


# --- what a purse can pay ---


def payments(purse: i64, price: i64, exact: bool) -> vec[i64]:
    """All parts of the purse that pay the price, and from which no card could be dropped (ALH-BUY-4), or exactly."""
    return add_payments(purse, HIGHEST_VALUE, price, exact, 0, vec[i64]())


def add_payments(purse: i64, value: i64, missing: i64, exact: bool, chosen: i64, found: vec[i64]) -> vec[i64]:
    """Add the number ``chosen`` once for each way to pay what is missing, with the payment added to it.

    No card of the purse may have more than the value.
    """
    while purse >> TOTAL_SHIFT >= missing:  # ``purse_total``, ``copies`` and ``unit``, instead of calls
        count = purse >> 4 * (value - 1) & 15
        if count:
            one = _UNITS[value]
            if value < missing:
                found = add_payments(purse - one, value, missing - value, exact, chosen + one, found)
            elif value == missing or not exact:
                found = append(found, chosen + one)
            purse -= count * one
        value -= 1
    return found


def payable_sums(purse: int) -> list[int]:
    """All amounts that some cards of the purse add up to exactly, ascending."""
    return bits(payable_mask(purse))


def payable_mask(purse: int) -> int:
    """The same with a bit for each amount, which may be more than 64."""
    reachable = 1
    for value in money_cards(0, purse):
        reachable |= reachable << value
    return reachable & -2


def bits(mask: int) -> list[int]:
    """The numbers of the bits that are set, ascending."""
    return [number for number in range(mask.bit_length()) if mask >> number & 1]
