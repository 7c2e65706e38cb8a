"""The Diamonds in the checks of whole games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.module_checks import ModuleChecks, card_names, money_in
from tests.model import money

if TYPE_CHECKING:
    from tests.games.event_tracker import Diary


class DiamondChecks(ModuleChecks):
    """A fifth currency for all fields."""

    def payments(self, diary: Diary, seat: int, currency: str, price: int, minimal: bool) -> set[tuple[str, ...]]:
        pay = money.minimal_payments if minimal else money.payments
        hand = money_in(list(diary.hands[seat].elements()))
        return {card_names(cards) for cards in pay(hand, price, "diamond")}


CHECKS = DiamondChecks()
