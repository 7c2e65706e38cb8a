"""Possible bids and their exact payments, in one currency or as modules allow (CHA-4)."""

from typing import TYPE_CHECKING

from alhambra.protocol.errors import Refusal
from alhambra.tilegames.cards import (
    CURRENCY_COUNT,
    FIRST_SPECIAL,
    bits,
    money_cards,
    payable_mask,
    payments,
    purse_total,
    value_of,
)
from alhambra.tilegames.turns.payment_choice import MOST_PAYMENTS, best_parts, best_rated, count_parts, means_of

if TYPE_CHECKING:
    from alhambra.tilegames.game import TileGame


def payable_amounts(game: "TileGame", seat: int) -> list[int]:
    """Return all amounts that the seat can bid, ascending."""
    sums = [payable_mask(game.purse(seat, currency)) | 1 for currency in range(CURRENCY_COUNT)]
    amounts = 0
    for mask in mixed_sums(game, sums, list(game.other_cards[seat])):
        amounts |= mask
    return bits(amounts & -2)


def add_to_sums(sums: list[int], cards: list[int]) -> None:
    """Add money to the payable sums of each currency, which are bit masks that include 0."""
    for card in cards:
        if card < FIRST_SPECIAL:
            sums[card // 10] |= sums[card // 10] << card % 10


def mixed_sums(game: "TileGame", sums: list[int], other_cards: list[int]) -> list[int]:
    """Return the payable sums with each currency, mixed as the special cards allow."""
    mixed = sums.copy()
    for one, other in _mixed_currencies(game, other_cards):
        both = sums_of_two(sums[one], sums[other])
        mixed[one] |= both
        mixed[other] |= both
    return mixed


def sums_by_currencies(game: "TileGame", sums: list[int], other_cards: list[int]) -> list[int]:
    """Return the payable sums of each pair of currencies; 0 for those that cannot be mixed."""
    found = [0] * (CURRENCY_COUNT * CURRENCY_COUNT)
    for currency, mask in enumerate(sums):
        found[currency * CURRENCY_COUNT + currency] = mask
    for one, other in _mixed_currencies(game, other_cards):
        both = sums_of_two(sums[one], sums[other])
        found[one * CURRENCY_COUNT + other] = both
        found[other * CURRENCY_COUNT + one] = both
        found[one * CURRENCY_COUNT + one] |= both
        found[other * CURRENCY_COUNT + other] |= both
    return found


def _mixed_currencies(game: "TileGame", other_cards: list[int]) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    for card in other_cards:
        for number in game.rules.listeners.mixed_in_bids:
            found += game.modules[number].mixed_in_bids(card)
    return found


def sums_of_two(one: int, other: int) -> int:
    """Return the mask of all sums of two numbers, one from each mask."""
    sums = 0
    while one:
        lowest = one & -one
        sums |= other * lowest
        one -= lowest
    return sums


def bid_payments(game: "TileGame", seat: int, amount: int) -> list[tuple[int, ...]]:
    """Return the exact payments of a bid, limited to the best ones."""
    found: list[tuple[int, ...]] = []
    for currency in range(CURRENCY_COUNT):
        for payment in _exact_parts(game.purse(seat, currency), amount):
            found.append(money_cards(currency, payment))
    for module in game.modules:
        module.bid_payments(game, seat, amount, found)
    return [found[index] for index in best_rated([(means_of(cards), 0, len(cards)) for cards in found])]


def _exact_parts(purse: int, amount: int) -> list[int]:
    if purse_total(purse) < amount:
        return []
    if count_parts(purse, amount)[amount] > MOST_PAYMENTS:
        return best_parts(purse, amount)
    return list(payments(purse, amount, exact=True))


def refuse_bid_payment(game: "TileGame", seat: int, amount: int, cards: tuple[int, ...]) -> Refusal | None:
    """Return why these cards do not pay the bid; None if they do."""
    if not game.holds(seat, cards):
        return Refusal("CHA-5", "cards-not-in-hand")
    if value_of(cards) != amount:
        return Refusal("CHA-4", "bid-paid-exactly", {"amount": amount})
    return None if may_pay_bid(game, seat, cards) else Refusal("CHA-4", "bid-paid-in-one-currency")


def may_pay_bid(game: "TileGame", seat: int, cards: tuple[int, ...]) -> bool:
    """Return whether these cards of the seat may be combined in a bid, whatever their total."""
    if not game.holds(seat, cards):
        return False
    if is_one_currency(cards):
        return True
    for module in game.modules:
        if module.allows_bid_payment(game, cards):
            return True
    return False


def is_one_currency(cards: tuple[int, ...]) -> bool:
    """Return whether the cards are money of a single currency."""
    return all(card < FIRST_SPECIAL and card // 10 == cards[0] // 10 for card in cards)
