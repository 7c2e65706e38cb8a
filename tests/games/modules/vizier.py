"""The Vizier's Favour in the checks of whole games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alhambra.protocol import Event
from alhambra.tilegames.game import TileGame
from tests.games.module_checks import ModuleChecks, money_in
from tests.messages import fields, seen_by
from tests.model import money

if TYPE_CHECKING:
    from tests.games.event_tracker import Diary


class VizierChecks(ModuleChecks):
    """Stones that buy between two turns."""

    def read(self, diary: Diary, event: Event) -> None:
        active = diary.facts.setdefault("active stones", set(range(len(diary.hands))))
        if event.kind == "stone_used":
            active.remove(fields(event)["seat"])
        elif event.kind == "stone_turned_up":
            assert fields(event)["seat"] not in active
            active.add(fields(event)["seat"])
        self._read_questions(diary, event)

    def _read_questions(self, diary: Diary, event: Event) -> None:
        """After every turn everybody who can use a stone is asked, and after every use again (VIZ-6)."""
        declined = diary.facts.setdefault("kept stones", [])
        if event.kind == "stone_kept":
            declined.append(fields(event)["seat"])
        elif event.kind == "stone_used":
            declined.clear()
        elif event.kind == "turn_begins":
            if fields(event)["turn"] > 1:
                seats = len(diary.hands)
                order = [(fields(event)["seat"] + offset) % seats for offset in range(seats)]
                assert declined == [seat for seat in order if seat in diary.facts["active stones"]]
            declined.clear()

    def own_kinds(self) -> frozenset[str]:
        return frozenset({"turn_stone_up", "buy_with_stone", "keep_stone"})

    def more_actions(self, game: TileGame, diary: Diary, seat: int) -> set[str]:
        if game.step.kind == "turn":
            return set() if seat in diary.facts["active stones"] else {"turn_stone_up"}
        if game.step.kind != "vizier":
            return set()
        found = {"keep_stone"}
        for tile in diary.market:
            for cards in diary.payments(seat, tile):
                if money.total(money_in(list(cards))) == diary.piece(tile).price:
                    found.add(f"buy_with_stone {tile} {'+'.join(cards)}")
        return found

    def check(self, game: TileGame, diary: Diary) -> None:
        active = seen_by(game, None)["vizier"]["active"]
        assert {seat for seat, up in enumerate(active) if up} == diary.facts["active stones"]


CHECKS = VizierChecks()
