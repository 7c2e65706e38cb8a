"""The City Gates in the checks of whole games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alhambra.protocol import Event
from alhambra.tilegames.game import TileGame
from tests.games.module_checks import ModuleChecks
from tests.messages import fields, seen_by
from tests.model.ground import (
    Cell,
    Gate,
    Ground,
    Piece,
    beyond,
    camp_cells,
    legal_placements,
    possible_gates,
    swap_faults,
)

if TYPE_CHECKING:
    from tests.games.event_tracker import Diary


def side_of(place: Cell, gate: Gate) -> str:
    """Return the side of the place on which the gate stands."""
    return next(side for side in "NESW" if beyond(place, side) in gate)


def south_or_east(place: Cell) -> int:
    """Return which of two neighbours lies further to the south or east."""
    return sum(place)


class GateChecks(ModuleChecks):
    """Cards that let a tile be placed behind a double wall."""

    def read(self, diary: Diary, event: Event) -> None:
        if event.kind == "gate_revealed":
            assert fields(event)["discarded"] == diary.facts.get("open gate", False)
            diary.facts["open gate"] = True
        elif event.kind == "gate_taken":
            diary.facts["open gate"] = False
        elif event.kind == "gate_set":
            seat = fields(event)["seat"]
            place = (fields(event)["cell"][0], fields(event)["cell"][1])
            diary.grounds[seat].gates.add(frozenset({place, beyond(place, fields(event)["side"])}))

    def own_kinds(self) -> frozenset[str]:
        return frozenset({"take_gate", "place_gate", "build_gate", "swap_gate"})

    def more_actions(self, game: TileGame, diary: Diary, seat: int) -> set[str]:
        kind = game.step.kind
        if kind not in ("turn", "place", "ammar"):
            return set()
        found = {"take_gate"} if kind == "turn" and diary.facts.get("open gate") else set()
        if diary.hands[seat]["gate"]:
            for tile in diary.new_tiles if kind == "place" else diary.reserves[seat]:
                found |= self._layings(diary.grounds[seat], diary.piece(tile), "place" if kind == "place" else "build")
        return found

    def _layings(self, ground: Ground, piece: Piece, kind: str) -> set[str]:
        """Return all ways to place the piece with a gate, including in place of a camp."""
        found = set()
        for place, gate in legal_placements(ground, piece):
            if gate is not None:
                found.add(f"{kind}_gate {piece.name} {place[0]},{place[1]} {side_of(place, gate)}")
        for place in camp_cells(ground) if kind == "build" else ():
            for gate in possible_gates(place)[1:]:
                if gate is not None and not swap_faults(ground, place, piece, gate):
                    old = ground.tiles[place].name
                    found.add(f"swap_gate {piece.name} {old} {place[0]},{place[1]} {side_of(place, gate)}")
        return found

    def check(self, game: TileGame, diary: Diary) -> None:
        assert seen_by(game, None)["gates"]["open"] == diary.facts.get("open gate", False)
        for seat, ground in enumerate(diary.grounds):
            standing = seen_by(game, None)["gates"]["palaces"][seat]
            assert {(tuple(gate["cell"]), gate["side"]) for gate in standing} == {
                (place, side_of(place, gate)) for gate in ground.gates for place in [max(gate, key=south_or_east)]
            }


CHECKS = GateChecks()
