"""The Camps: tiles outside the wall that score the buildings in front of them (CAM).

The rules for placing camps are part of the palace; this module has the tiles and their points.
"""

from typing import TYPE_CHECKING, Any, ClassVar

from alhambra.components import Components, Part
from alhambra.palace.palace import STEPS, Palace
from alhambra.palace.shapes import CAMP, PALACE
from alhambra.tilegames.catalog import NO_TYPE, Catalog
from alhambra.tilegames.module import Module
from alhambra.tilegames.modules.camps.components import CAMPS_PART

if TYPE_CHECKING:
    from alhambra.tilegames.game import TileGame


class Camps(Module):
    """The Camps, which are bought, placed and redesigned like building tiles, but have no type."""

    name: ClassVar[str] = "camps"
    clauses: ClassVar[tuple[str, ...]] = ("CAM",)
    components: ClassVar[tuple[Part[Any], ...]] = (CAMPS_PART,)

    def add_pieces(self, catalog: Catalog, components: Components) -> None:
        for camp in components.part(CAMPS_PART).camps:
            catalog.bags[0].append(catalog.add(camp.id, CAMP, camp.bastions, NO_TYPE, camp.price))

    def more_line_points(self, game: "TileGame", seat: int, wall_points: int) -> int:
        return camp_points(game.palaces[seat])


def camp_points(palace: Palace) -> int:
    """Return a point for each tile in the unbroken lines in front of the bastions (CAM-7)."""
    points = 0
    for cell in palace.cells_of(CAMP):
        for side in range(4):
            if palace.marked_at(cell) >> side & 1:
                points += _line_length(palace, cell, STEPS[side])
    return points


def _line_length(palace: Palace, cell: int, step: int) -> int:
    length = 0
    while palace.district_at(cell + (length + 1) * step) == PALACE:
        length += 1
    return length
