"""The building ground of one seat: which pieces stand where, and where pieces may stand.

A palace knows pieces by number; ``codes[piece]`` is the index of its shape. Cells are the numbers of
``alhambra.protocol.cell``. Every cell that a legal game can reach has one, so there is no limit on size.
"""

from typing import Final

from alhambra.palace.shapes import (
    CAMP,
    CITY,
    CONTACTS,
    OCCUPIED,
    PALACE,
    RING_SHIFT,
    RING_SPLITS,
    SHAPES,
    WALL,
    Shape,
)
from alhambra.protocol.actions import CELL_ORIGIN, CELL_STRIDE

EMPTY: Final = -1
STEPS: Final = [-CELL_STRIDE, 1, CELL_STRIDE, -1]
_RING: Final = [
    -CELL_STRIDE,
    -CELL_STRIDE + 1,
    1,
    CELL_STRIDE + 1,
    CELL_STRIDE,
    CELL_STRIDE - 1,
    -1,
    -CELL_STRIDE - 1,
]
_FOUR_SIDES: Final = 0b01010101  # the ring positions that share a side with the cell


class Owner:
    """The game that may change a palace; palaces are shared between copies until they change."""


class Palace:
    """Pieces on cells, with the surroundings of every cell near them kept up to date."""

    def __init__(self, codes: list[int], owner: Owner) -> None:
        self.owner = owner
        self.codes = codes
        self.pieces: dict[int, int] = {}
        self.around: dict[int, int] = {}
        self.fixed: dict[int, int] = {}  # cells never redesigned, with the sides that carry a gate
        self.city_begun = False
        self._places: dict[int, list[int]] = {}
        self._swaps: dict[int, list[int]] = {}
        self._removable: list[int] | None = None

    def copy(self, owner: Owner) -> "Palace":
        twin = Palace(self.codes, owner)
        twin.pieces = self.pieces.copy()
        twin.around = self.around.copy()
        twin.fixed = self.fixed.copy()
        twin.city_begun = self.city_begun
        # The answers stay true for both until one changes, which then starts a new set of answers.
        twin._places = self._places
        twin._swaps = self._swaps
        twin._removable = self._removable
        return twin

    # --- asking ---

    def piece_at(self, cell: int) -> int:
        """The piece on the cell, or EMPTY."""
        return self.pieces.get(cell, EMPTY)

    def shape_at(self, cell: int) -> Shape | None:
        """The shape of the piece on the cell."""
        piece = self.pieces.get(cell, EMPTY)
        return None if piece == EMPTY else SHAPES[self.codes[piece]]

    def cell_of(self, piece: int) -> int:
        """The cell on which the piece stands, or EMPTY."""
        for cell, there in self.pieces.items():
            if there == piece:
                return cell
        return EMPTY

    def places(self, piece: int) -> list[int]:
        """All cells where the piece may be laid. The list is shared: do not change it."""
        code = self.codes[piece]
        found = self._places.get(code)
        if found is None:
            found = self._find_places(SHAPES[code])
            self._places[code] = found
        return found

    def _find_places(self, shape: Shape) -> list[int]:
        unfit = shape.forbidden | OCCUPIED
        wanted = self.joints(shape)
        found: list[int] = []
        for cell, around in self.around.items():
            if around & unfit == 0 and around & wanted != 0 and not RING_SPLITS[around >> RING_SHIFT]:
                found.append(cell)
        return found

    def joints(self, shape: Shape) -> int:
        """The contacts of which a new piece needs at least one (ALH-PLACE-6, CAM-3, COM-PLACE-2, COM-PLACE-3)."""
        if shape.district == CAMP or (shape.district == CITY and not self.city_begun):
            return shape.wall_contacts
        return shape.walks

    def gate_sides(self, piece: int, cell: int) -> int:
        """The sides on which a gate would make this piece legal on the cell; 0 if it needs none or none helps."""
        shape = SHAPES[self.codes[piece]]
        around = self.around.get(cell, 0)
        if shape.district != PALACE or around & (shape.forbidden | OCCUPIED) != 0 or around & shape.walks != 0:
            return 0
        if RING_SPLITS[around >> RING_SHIFT & 255]:
            return 0
        return (around & shape.wall_contacts) >> 4 * WALL

    def places_with_gate(self, piece: int) -> list[int]:
        """All cells where the piece may be laid only with a gate."""
        return [cell for cell in self.around if self.gate_sides(piece, cell) != 0]

    def removable(self) -> list[int]:
        """All cells whose piece may be taken away. The list is shared: do not change it."""
        if self._removable is None:
            kept = self.cut_cells()
            if self.city_begun:
                self._add_only_touch(kept)
            self._removable = [cell for cell in self.pieces if cell not in kept and self._spared(cell)]
        return self._removable

    def swaps(self, piece: int) -> list[int]:
        """All cells whose piece may be swapped for this one. The list is shared: do not change it."""
        code = self.codes[piece]
        found = self._swaps.get(code)
        if found is None:
            found = []
            for cell in self.pieces:
                if self._swap_fits(cell, SHAPES[code]):
                    found.append(cell)
            self._swaps[code] = found
        return found

    def _swap_fits(self, cell: int, shape: Shape) -> bool:
        """Touching sides must stay as they are, so ways and supports stay too; another district never fits."""
        if cell in self.fixed or self.around[cell] & shape.forbidden != 0:
            return False
        return SHAPES[self.codes[self.pieces[cell]]].district == shape.district

    # --- what may be taken away ---

    def _spared(self, cell: int) -> bool:
        """Whether taking the piece away leaves no hole and no camp without a wall."""
        if cell in self.fixed:
            return False
        ring = self.around[cell] >> RING_SHIFT
        if ring & _FOUR_SIDES == _FOUR_SIDES:
            return False
        shape = SHAPES[self.codes[self.pieces[cell]]]
        return shape.district != PALACE or not self._carries_camp(cell, shape)

    def _carries_camp(self, cell: int, shape: Shape) -> bool:
        """Whether a camp stands against a wall of this piece and against no other."""
        for side in range(4):
            if not shape.marked >> side & 1:
                continue
            neighbour = cell + STEPS[side]
            camp = self.shape_at(neighbour)
            if camp is not None and camp.district == CAMP:
                supports = self.around[neighbour] & camp.wall_contacts
                if supports & (supports - 1) == 0:
                    return True
        return False

    def _add_only_touch(self, kept: dict[int, bool]) -> None:
        """Keep the pieces on which every contact of palace and city depends (COM-PLACE-5)."""
        touches: dict[int, int] = {}
        total = 0
        for cell, piece in self.pieces.items():
            shape = SHAPES[self.codes[piece]]
            if shape.district != CITY:
                continue
            sides = (self.around[cell] & shape.wall_contacts) >> 4 * WALL
            for side in range(4):
                if sides >> side & 1:
                    total += 1
                    for end in (cell, cell + STEPS[side]):
                        touches[end] = touches.get(end, 0) + 1
        for cell, count in touches.items():
            if count == total:
                kept[cell] = True

    # --- walking ---

    def ways(self, cell: int) -> int:
        """The sides through which one can walk from the piece on this cell to a neighbour."""
        shape = SHAPES[self.codes[self.pieces[cell]]]
        joined = self.around[cell] & shape.walks
        return (joined | joined >> 8) & 15 | self.fixed.get(cell, 0)

    def cut_cells(self) -> dict[int, bool]:
        """The cells on which all ways between some others depend (Tarjan's lowlink, with a stack of our own)."""
        order: dict[int, int] = {}
        cuts: dict[int, bool] = {}
        for root in self.fixed:
            if root not in order:
                self._search_cuts(root, order, cuts)
        return cuts

    def _search_cuts(self, root: int, order: dict[int, int], cuts: dict[int, bool]) -> None:
        path = [root]
        path_ways = [self.ways(root)]
        path_order = [len(order)]
        path_low = [len(order)]
        order[root] = len(order)
        while path:
            ways = path_ways[-1]
            if ways:
                side = 0
                while not ways >> side & 1:
                    side += 1
                path_ways[-1] = ways & (ways - 1)
                neighbour = path[-1] + STEPS[side]
                seen = order.get(neighbour, EMPTY)
                if seen == EMPTY:
                    order[neighbour] = len(order)
                    path.append(neighbour)
                    path_order.append(order[neighbour])
                    path_low.append(order[neighbour])
                    path_ways.append(self.ways(neighbour) & ~(1 << (side + 2) % 4))
                elif seen < path_low[-1]:
                    path_low[-1] = seen
            else:
                path_ways.pop()
                path_order.pop()
                path.pop()
                low = path_low.pop()
                if path:
                    if low < path_low[-1]:
                        path_low[-1] = low
                    if low >= path_order[-1]:
                        cuts[path[-1]] = True

    # --- changing ---

    def lay(self, piece: int, cell: int) -> None:
        """Put a piece on an empty cell; the caller has made sure that it may lie there."""
        shape = SHAPES[self.codes[piece]]
        self.pieces[cell] = piece
        self.around[cell] = self.around.get(cell, 0) | OCCUPIED
        for position in range(8):
            near = cell + _RING[position]
            self.around[near] = self.around.get(near, 0) | shape.marks[position]
        if shape.district == CITY and not self.city_begun:
            self.city_begun = True
            self.fixed[cell] = 0
        elif cell == CELL_ORIGIN:
            self.fixed[cell] = 0
        self._changed()

    def take(self, cell: int) -> int:
        """Take the piece away from the cell and return it."""
        piece = self.pieces.pop(cell)
        shape = SHAPES[self.codes[piece]]
        self._set_around(cell, self.around[cell] & ~OCCUPIED)
        for position in range(8):
            near = cell + _RING[position]
            self._set_around(near, self.around[near] & ~shape.marks[position])
        self._changed()
        return piece

    def _set_around(self, cell: int, around: int) -> None:
        if around:
            self.around[cell] = around
        else:
            del self.around[cell]

    def swap(self, piece: int, cell: int) -> int:
        """Lay the piece on an occupied cell and return the one that lay there."""
        old = self.take(cell)
        self.lay(piece, cell)
        return old

    def set_gate(self, cell: int, side: int) -> None:
        """Set a gate on a side of the cell: one can walk there, and both its tiles stay for ever (GAT-8)."""
        self.fixed[cell] = self.fixed.get(cell, 0) | 1 << side
        other = cell + STEPS[side]
        self.fixed[other] = self.fixed.get(other, 0) | 1 << (side + 2) % 4
        self._changed()

    def _changed(self) -> None:
        self._places = {}
        self._swaps = {}
        self._removable = None

    # --- measuring ---

    def contacts(self, cell: int) -> int:
        """The sides that the neighbours show to the cell, as laid out in ``shapes``."""
        return self.around.get(cell, 0) & CONTACTS
