"""The Bureaux de Change in the checks of whole games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alhambra.tilegames.game import TileGame
from tests.games.module_checks import ModuleChecks, card_names, money_in
from tests.model import money

if TYPE_CHECKING:
    from tests.games.event_tracker import Diary


class BureauChecks(ModuleChecks):
    """Cards in the hand that combine two currencies."""

    def payments(self, diary: Diary, seat: int, currency: str, price: int, minimal: bool) -> set[tuple[str, ...]]:
        pay = money.minimal_bureau_payments if minimal else money.bureau_payments
        cards = list(diary.hands[seat].elements())
        found = set()
        for name in cards:
            if name.startswith("bureau_"):
                pair = frozenset(name.split("_")[1:])
                found |= {card_names(chosen, name) for chosen in pay(money_in(cards), price, currency, pair)}
        return found

    def own_kinds(self) -> frozenset[str]:
        return frozenset({"take_bureau"})

    def more_actions(self, game: TileGame, diary: Diary, seat: int) -> set[str]:
        if game.step.kind != "turn":
            return set()
        return {f"take_bureau {card}" for card in diary.display if card.startswith("bureau_")}


CHECKS = BureauChecks()
