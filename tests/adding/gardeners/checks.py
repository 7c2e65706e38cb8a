"""The Gardeners in the checks of whole games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alhambra.protocol import Event
from alhambra.tilegames.game import TileGame
from tests.games.module_checks import ModuleChecks
from tests.messages import fields, seen_by

if TYPE_CHECKING:
    from tests.games.event_tracker import Diary

GARDENERS = 8
POINTS = 3


class GardenerChecks(ModuleChecks):
    """Tracks by the events which gardens have a gardener."""

    def read(self, diary: Diary, event: Event) -> None:
        tended = diary.facts.setdefault("tended", [[] for _ in diary.hands])
        if event.kind == "gardener_sent":
            tended[fields(event)["seat"]].append(fields(event)["tile"])
        elif event.kind == "gardener_came_back":
            tended[fields(event)["seat"]].remove(fields(event)["tile"])

    def own_kinds(self) -> frozenset[str]:
        return frozenset({"send_gardener"})

    def more_actions(self, game: TileGame, diary: Diary, seat: int) -> set[str]:
        tended = diary.facts["tended"]
        if game.step.kind != "turn" or sum(len(gardens) for gardens in tended) == GARDENERS:
            return set()
        buildings = [piece for piece in diary.grounds[seat].tiles.values() if piece.kind == "building"]
        gardens = {piece.name for piece in buildings if piece.type == "garden"}
        return {f"send_gardener {tile}" for tile in gardens - set(tended[seat])}

    def add_final_points(self, diary: Diary, sources: list[dict[str, int]]) -> None:
        for seat, gardens in enumerate(diary.facts["tended"]):
            if gardens:
                sources[seat]["gardeners"] = POINTS * len(gardens)

    def check(self, game: TileGame, diary: Diary) -> None:
        shown = seen_by(game, None)["gardeners"]
        assert shown["tended"] == diary.facts["tended"]
        assert shown["supply"] == GARDENERS - sum(len(gardens) for gardens in shown["tended"])


CHECKS = GardenerChecks()
