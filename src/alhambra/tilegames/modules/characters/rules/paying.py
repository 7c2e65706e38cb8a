"""What can be bid for a character, and how a bid is paid: exactly, in one currency or with a module's help (CHA-4)."""

from typing import TYPE_CHECKING

from alhambra.protocol.errors import Refusal
from alhambra.tilegames.cards import (
    CURRENCY_COUNT,
    FIRST_SPECIAL,
    bits,
    money_cards,
    payable_mask,
    payments,
    unit,
    value_of,
)

if TYPE_CHECKING:
    from alhambra.tilegames.game import TileGame


def payable_amounts(game: "TileGame", seat: int) -> list[int]:
    """All amounts that the seat can bid, ascending."""
    purses = [game.purse(seat, currency) for currency in range(CURRENCY_COUNT)]
    return bits(_payable(game, purses, list(game.other_cards[seat])))


def can_pay(game: "TileGame", hand: list[int], amount: int) -> bool:
    """Whether a seat with these cards can bid the amount."""
    purses = [0] * CURRENCY_COUNT
    for card in hand:
        if card < FIRST_SPECIAL:
            purses[card // 10] += unit(card % 10)
    return bool(_payable(game, purses, [card for card in hand if card >= FIRST_SPECIAL]) >> amount & 1)


def _payable(game: "TileGame", purses: list[int], other_cards: list[int]) -> int:
    """What can be bid with such a hand, with a bit for each amount."""
    amounts = 0
    for purse in purses:
        amounts |= payable_mask(purse)
    if other_cards:
        for module in game.modules:
            amounts |= module.payable_amounts(purses, other_cards)
    return amounts


def bid_payments(game: "TileGame", seat: int, amount: int) -> list[tuple[int, ...]]:
    """All ways in which the seat can pay the amount."""
    found: list[tuple[int, ...]] = []
    for currency in range(CURRENCY_COUNT):
        for payment in payments(game.purse(seat, currency), amount, exact=True):
            found.append(money_cards(currency, payment))
    for module in game.modules:
        module.bid_payments(game, seat, amount, found)
    return found


def refuse_bid_payment(game: "TileGame", seat: int, amount: int, cards: tuple[int, ...]) -> Refusal | None:
    """Why these cards do not pay the bid; None if they do."""
    if not game.holds(seat, cards):
        return Refusal("CHA-5", "cards-not-in-hand")
    if value_of(cards) != amount:
        return Refusal("CHA-4", "bid-paid-exactly", {"amount": amount})
    return None if may_pay_bid(game, seat, cards) else Refusal("CHA-4", "bid-paid-in-one-currency")


def may_pay_bid(game: "TileGame", seat: int, cards: tuple[int, ...]) -> bool:
    """Whether bids can be paid with these cards of the seat together; the sum is not looked at."""
    if not game.holds(seat, cards):
        return False
    if is_one_currency(cards):
        return True
    for module in game.modules:
        if module.allows_bid_payment(game, cards):
            return True
    return False


def is_one_currency(cards: tuple[int, ...]) -> bool:
    """Whether the cards are money of a single currency."""
    return all(card < FIRST_SPECIAL and card // 10 == cards[0] // 10 for card in cards)
