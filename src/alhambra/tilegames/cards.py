"""Cards as numbers, and the payments that a purse allows.

A money card is 10 * currency + value. Other cards, the special ones, are numbered from
``FIRST_SPECIAL`` on in the order of the deck's list of names. The money that a seat holds in one
currency is a purse: one number with four bits for each value from 1 to 9, which count the cards of
that value, and above them the total of all its cards. So adding or removing a card is a single addition or subtraction.
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
MONEY_BITS: Final = PURSE_BITS + 3  # of a purse with its currency above

MONEY_NAMES: Final = [f"{CURRENCIES[code // 10]}_{code % 10}" for code in range(FIRST_SPECIAL)]
MONEY_CODES: Final = {MONEY_NAMES[code]: code for code in range(FIRST_SPECIAL) if code % 10}

# By value; there are no cards of value 0.
_UNITS: Final = vec[i64]([value << TOTAL_SHIFT | 1 << 4 * value >> 4 for value in range(HIGHEST_VALUE + 1)])


def unit(value: i64) -> i64:
    """Return the purse with a single card of this value."""
    return _UNITS[value]


def purse_total(purse: i64) -> i64:
    """Return the total of all cards in the purse."""
    return purse >> TOTAL_SHIFT


def copies(purse: i64, value: i64) -> i64:
    """Return the number of cards of this value in the purse."""
    return purse >> 4 * (value - 1) & 15


def purse_count(purse: i64) -> i64:
    """Return the number of cards in the purse."""
    count: i64 = 0
    for value in range(1, HIGHEST_VALUE + 1):
        count += copies(purse, value)
    return count


def money_cards(currency: i64, purse: i64) -> tuple[int, ...]:
    """Return the cards in a purse of this currency, ascending."""
    cards: tuple[int, ...] = ()
    value: i64 = 0
    while purse:
        value += 1
        while purse >> 4 * (value - 1) & 15:  # ``copies``, inlined
            cards += (10 * currency + value,)
            purse -= unit(value)
    return cards


def value_of(cards: tuple[int, ...]) -> int:
    """Return the total of the money among the cards."""
    total = 0
    for card in cards:
        if card < FIRST_SPECIAL:
            total += card % 10
    return total


def all_in_currency(cards: tuple[int, ...], currency: int) -> bool:
    """Return whether all cards are money of this currency."""
    for card in cards:
        if card >= FIRST_SPECIAL or card // 10 != currency:
            return False
    return True


def scoring_card(scoring: int) -> int:
    """Return the card that triggers a scoring; these are the first special cards."""
    return FIRST_SPECIAL + scoring - 1


def selections(cards: list[int]) -> list[tuple[int, ...]]:
    """Return all distinct non-empty subsets of the cards, smaller ones first."""
    found: list[tuple[int, ...]] = []
    for size in range(1, len(cards) + 1):
        found += sorted(set(combinations(sorted(cards), size)))
    return found


def pay_off(price: int, cards: tuple[int, ...]) -> Payment:
    """Return the payment of a price with these cards."""
    paid = value_of(cards)
    return {"price": price, "paid": paid, "overpaid": paid - price}


# --- payments with a purse ---


def payments(purse: i64, price: i64, exact: bool) -> vec[i64]:
    """Return the payments of a price, exact ones or all without needless cards (ALH-BUY-4)."""
    return add_payments(purse, HIGHEST_VALUE, price, exact, 0, vec[i64]())


def add_payments(purse: i64, value: i64, missing: i64, exact: bool, chosen: i64, found: vec[i64]) -> vec[i64]:
    """Append ``chosen`` plus a payment of the missing amount, for each possible payment.

    Only cards of at most the given value are used.
    """
    while purse >> TOTAL_SHIFT >= missing:  # ``purse_total``, ``copies`` and ``unit``, inlined
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
    """Return all amounts that cards of the purse can pay exactly, ascending."""
    return bits(payable_mask(purse))


def payable_mask(purse: int) -> int:
    """Return the payable amounts as a bit mask, which may have more than 64 bits."""
    reachable = 1
    for value in money_cards(0, purse):
        reachable |= reachable << value
    return reachable & -2


def bits(mask: int) -> list[int]:
    """Return the positions of the bits that are set, ascending."""
    return [number for number in range(mask.bit_length()) if mask >> number & 1]
