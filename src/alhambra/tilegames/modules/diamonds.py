"""The Diamonds: a fifth currency that buys on every field of the market (DIA)."""

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from alhambra.components import Components
from alhambra.tilegames.cards import (
    CURRENCIES,
    CURRENCY_COUNT,
    MONEY_CODES,
    count_exact_payments,
    count_payments,
    payments_in,
)
from alhambra.tilegames.module import Module

if TYPE_CHECKING:
    from alhambra.tilegames.game import TileGame

DIAMOND: Final = CURRENCIES.index("diamond")


class Diamonds(Module):
    """Diamonds are money in every way; only where they are accepted differs from other currencies."""

    name: ClassVar[str] = "diamonds"

    def money(self, components: Components) -> list[int]:
        cards: list[int] = []
        for face in components.money.diamonds:
            cards += [MONEY_CODES[face.id]] * face.copies
        return cards

    def more_payments(self, game: "TileGame", seat: int, currency: int, price: int) -> list[tuple[str, ...]]:
        return payments_in(DIAMOND, game.purse(seat, DIAMOND), price)

    def count_payments(self, game: "TileGame", seat: i64, currency: i64, price: i64, exact: bool) -> i64:
        purse = game.purses[CURRENCY_COUNT * seat + DIAMOND]
        if purse == 0:
            return 0
        if exact:
            return count_exact_payments(purse, price)
        return count_payments(purse, price)

    def allows_payment(self, game: "TileGame", currency: int, cards: list[int]) -> bool:
        return all(card // 10 == DIAMOND for card in cards)
