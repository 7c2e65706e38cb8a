"""The Builders' Huts in the checks of whole games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alhambra.components import load_components
from alhambra.tilegames.game import TileGame
from alhambra.tilegames.modules.huts.components import HUTS_PART
from alhambra.tilegames.modules.huts.rules import Huts
from tests.games.module_checks import ModuleChecks
from tests.messages import seen_by
from tests.model.ground import Piece

if TYPE_CHECKING:
    from tests.games.event_tracker import Diary


class HutChecks(ModuleChecks):
    """Free tiles that count by their neighbours."""

    def piece(self, name: str) -> Piece | None:
        if not name.startswith("hut_"):
            return None
        hut = next(hut for hut in load_components().part(HUTS_PART).huts if hut.id == name)
        return Piece(name, "hut", hut.type, None, frozenset(hut.walls))

    def all_pieces(self, game: TileGame) -> list[int]:
        return [number for number, name in enumerate(game.rules.catalog.names) if name.startswith("hut_")]

    def kept_pieces(self, game: TileGame) -> list[int]:
        module = game.module_of(Huts)
        return [top for top in module.tops if top >= 0] + [hut for pile in module.face_down for hut in pile]

    def may_be_given(self, tile: str) -> bool:
        return not tile.startswith("hut_")

    def own_kinds(self) -> frozenset[str]:
        return frozenset({"take_hut"})

    def more_actions(self, game: TileGame, diary: Diary, seat: int) -> set[str]:
        owned = [piece.name for piece in diary.grounds[seat].tiles.values()] + diary.reserves[seat]
        if game.step.kind != "turn" or sum(name.startswith("hut_") for name in owned) >= 3:
            return set()
        piles = seen_by(game, seat)["huts"]["piles"]
        return {f"take_hut {pile['top']['tile']}" for pile in piles if pile["top"] is not None}


CHECKS = HutChecks()
