"""The Characters in the checks of whole games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alhambra.protocol import Event
from alhambra.tilegames.game import TileGame
from tests.games.module_checks import ModuleChecks, card_names, money_in
from tests.messages import fields, seen_by
from tests.model import money
from tests.model.scoring import Participant

if TYPE_CHECKING:
    from tests.games.event_tracker import Diary


class CharacterChecks(ModuleChecks):
    """Cards with effects of all kinds, won in auctions."""

    def read(self, diary: Diary, event: Event) -> None:
        owners = diary.facts.setdefault("characters", {})
        data = fields(event)
        if event.kind == "character_received":
            owners[data["character"]] = data["seat"]
        elif event.kind == "character_left_game":
            owners.pop(data["character"], None)
        elif event.kind == "type_chosen":
            diary.facts["hakim"] = (data["seat"], data["type"])
        elif event.kind in ("auction_begins", "bid"):
            diary.facts["highest bid"] = data.get("amount", 0)
        elif event.kind in ("turn_begins", "character_used"):
            diary.facts["used"] = event.kind == "character_used"

    def own_kinds(self) -> frozenset[str]:
        return frozenset({"karim", "faruk", "bid", "pay_bid", "laila", "machma", "knihstig", "yammerad"})

    def more_actions(self, game: TileGame, diary: Diary, seat: int) -> set[str]:
        kind = game.step.kind
        bids = self._payable(diary, seat) if kind in ("bid", "pay_bid") else {}
        highest = diary.facts.get("highest bid", 0)
        served = {name for name, owner in diary.facts["characters"].items() if owner == seat}
        if diary.facts.get("used"):
            served &= {"abdul_karim"}
        open_money = money_in(list(diary.display.elements()))
        held_money = money_in(list(diary.hands[seat].elements()))
        if kind == "bid":
            return {f"bid {amount}" for amount in bids if amount > highest}
        if kind == "pay_bid":
            return {f"pay_bid {'+'.join(cards)}" for cards in bids[highest]}
        if kind == "knihstig":
            return {f"knihstig {name}" for name in card_names(tuple(open_money))}
        if kind == "yammerad":
            return {"yammerad"} if len(held_money) < 3 else set()
        found: set[str] = set()
        if kind == "turn" and "abdul_karim" in served:
            found |= {f"karim {tile}" for tile in diary.market}
        if kind == "turn" and "faruk_will_haben" in served:
            too_much = money.money_takes(open_money, 7) - money.money_takes(open_money, 5)
            found |= {f"faruk {'+'.join(card_names(cards))}" for cards in too_much}
        if kind == "before_turn" and "laila_wundabah" in served and game.bags[0]:
            found |= {f"laila {tile}" for tile in diary.market}
        if kind == "before_turn" and "machma_klain" in served:
            pairs = [(own, card) for own in held_money for card in open_money if card[1] <= own[1]]
            found |= {f"machma {own[0]}_{own[1]} {card[0]}_{card[1]}" for own, card in pairs}
        return found

    def _payable(self, diary: Diary, seat: int) -> dict[int, set[tuple[str, ...]]]:
        """Return the ways to pay each amount exactly, in one currency or in both of a bureau."""
        hand = list(diary.hands[seat].elements())
        ways: dict[int, set[tuple[str, ...]]] = {}
        for currency in money.currencies_of(money_in(hand)):
            for cards in money.selections(money.of_currencies(money_in(hand), [currency])):
                ways.setdefault(money.total(cards), set()).add(card_names(cards))
        for bureau in [name for name in hand if name.startswith("bureau_")]:
            pair = bureau.split("_")[1:]
            for cards in money.selections(money.of_currencies(money_in(hand), pair)):
                if money.currencies_of(cards) == set(pair):
                    ways.setdefault(money.total(cards), set()).add(card_names(cards, bureau))
        return ways

    def prepare_scoring(self, diary: Diary, participants: list[Participant]) -> None:
        owners = diary.facts["characters"]
        if "yusuf_e_passuff" in owners:
            participants[owners["yusuf_e_passuff"]].has_yusuf = True
        if "hakim" in diary.facts:
            seat, chosen = diary.facts.pop("hakim")
            participants[seat].hakim_type = chosen

    def add_final_points(self, diary: Diary, sources: list[dict[str, int]]) -> None:
        owner = diary.facts["characters"].get("fatima")
        if owner is not None:
            sources[owner]["characters"] = 8

    def check(self, game: TileGame, diary: Diary) -> None:
        assert seen_by(game, None)["characters"]["owners"] == diary.facts["characters"]


CHECKS = CharacterChecks()
