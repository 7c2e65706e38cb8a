"""The Diamonds: a fifth currency, valid on every field of the market (DIA)."""

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from alhambra.components import Components
from alhambra.tilegames.cards import CURRENCIES, CURRENCY_COUNT, MONEY_CODES, money_cards, payments
from alhambra.tilegames.module import Module

if TYPE_CHECKING:
    from alhambra.tilegames.game import TileGame

DIAMOND: Final = CURRENCIES.index("diamond")


class Diamonds(Module):
    """The Diamonds, which differ from other currencies only in where they are accepted."""

    name: ClassVar[str] = "diamonds"
    clauses: ClassVar[tuple[str, ...]] = ("DIA",)

    def money(self, components: Components) -> list[int]:
        cards: list[int] = []
        for face in components.money.diamonds:
            cards += [MONEY_CODES[face.id]] * face.copies
        return cards

    def may_pay(self, game: "TileGame", seat: i64) -> bool:
        return game.purses[CURRENCY_COUNT * seat + DIAMOND] != 0

    def more_payments(
        self, game: "TileGame", seat: i64, currency: i64, price: i64, found: list[tuple[int, ...]]
    ) -> None:
        for payment in payments(game.purses[CURRENCY_COUNT * seat + DIAMOND], price, exact=False):
            found.append(money_cards(DIAMOND, payment))

    def allows_payment(self, game: "TileGame", currency: int, cards: tuple[int, ...]) -> bool:
        return all(card // 10 == DIAMOND for card in cards)
