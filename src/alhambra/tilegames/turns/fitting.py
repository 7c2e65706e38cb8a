"""Where a tile would fit in a palace, and why not elsewhere."""

from typing import TYPE_CHECKING

from alhambra.palace.palace import EMPTY
from alhambra.palace.refusals import refuse_lay
from alhambra.protocol.actions import CELL, UNKNOWN, cell_x, cell_y
from alhambra.protocol.messages import Fit, Misfit
from alhambra.tilegames.turns.placing import PlaceStep

if TYPE_CHECKING:
    from alhambra.tilegames.game import TileGame


def fit_of(game: "TileGame", tile: str, seat: int) -> Fit:
    """Return where a tile would fit if the seat had to place it now, with all that modules allow."""
    piece = game.rules.catalog.piece(tile)
    if piece == UNKNOWN:
        return {"cells": [], "misfits": []}
    cells = _cells_offered(game, piece, seat)
    return {
        "cells": [[cell_x(cell), cell_y(cell)] for cell in sorted(cells)],
        "misfits": _misfits(game, piece, seat, cells),
    }


def _cells_offered(game: "TileGame", piece: int, seat: int) -> set[int]:
    """Return the cells on which the seat could place the piece."""
    trial = game.copy()
    trial.new_tiles = (piece,)
    cells: set[int] = set()
    for action in PlaceStep(seat, False).offers(trial)[:]:
        for field, value in zip(action.form, action.values(), strict=True):
            if field.form == CELL:
                cells.add(value)
    return cells


def _misfits(game: "TileGame", piece: int, seat: int, cells: set[int]) -> list[Misfit]:
    """Count the refusals of the free cells beside the palace where the piece does not fit."""
    palace = game.palaces[seat]
    found: dict[str, Misfit] = {}
    for cell in palace.cells_around():
        if cell in cells or palace.piece_at(cell) != EMPTY or palace.contacts(cell) == 0:
            continue
        refusal = refuse_lay(palace, piece, cell)
        if refusal is not None:
            misfit = found.setdefault(refusal.reason, {"clause": refusal.clause, "reason": refusal.reason, "cells": 0})
            misfit["cells"] += 1
    return sorted(found.values(), key=_rarity)


def _rarity(misfit: Misfit) -> int:
    return -misfit["cells"]
