"""The palace of one seat: where its pieces are, and where pieces may be placed.

Pieces are numbers; ``codes[piece]`` is the code of a piece's shape. In the public interface a cell
is the number that ``alhambra.protocol.cell`` gives it. Internally it is an index into a square grid
around the starting tile, which grows when the palace comes near its edge, so that it covers every
cell that a legal game can reach.
"""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from alhambra.palace.reachability import add_movable, find_cuts, ordinal_of
from alhambra.palace.shapes import (
    ANY_ORDINAL,
    CAMP,
    CITY,
    CODE_SHIFT,
    CONTACTS,
    DISTRICT_SHIFT,
    FIXED,
    FORBIDDEN,
    GATES_SHIFT,
    LISTED,
    NOT_PIECE,
    OCCUPIED,
    ORDINAL_SHIFT,
    PALACE,
    PIECE_MASK,
    PIECE_SHIFT,
    RING_SHIFT,
    RING_SPLITS,
    TRACES,
    WALKS,
    WALL,
    WALL_CONTACTS,
)
from alhambra.protocol.actions import CELL_ORIGIN, CELL_STRIDE

EMPTY: Final = -1
_NORTH_GATE: Final = 1 << GATES_SHIFT  # a shifted 1 would have 32 bits when compiled
STEPS: Final = vec[i64]([-CELL_STRIDE, 1, CELL_STRIDE, -1])  # from a cell to its neighbour on each side
_FIRST_BITS: Final = 4  # the first grid has 16 cells a side
_MARGIN: Final = 2
_COLUMN_BITS: Final = 8
_COLUMN: Final = (1 << _COLUMN_BITS) - 1
_MIDDLE: Final = 1 << _COLUMN_BITS - 1
_ZEROS: Final = vec[i64]([0] * (1 << 2 * _FIRST_BITS))
_ANY_NEAR: Final = OCCUPIED | 255 << RING_SHIFT

# In the numbers that a palace extends, the lowest bits hold a cell and the next ones the piece on
# it. The bits above them belong to the caller.
CELL_BITS: Final = 2 * _COLUMN_BITS
CELL_MASK: Final = (1 << CELL_BITS) - 1
LAID_BITS: Final = CELL_BITS + 9


@mypyc_attr(acyclic=True)
class Owner:
    """The game that may change a palace, which copies of the game share until then."""


@mypyc_attr(acyclic=True)
class Palace:
    """Pieces on cells, with incrementally updated neighbourhoods of all cells near them."""

    def __init__(self, codes: vec[i64], owner: Owner, original: "Palace | None" = None) -> None:
        self.owner = owner
        self.codes: vec[i64] = codes
        if original is None:
            self.bits: i64 = _FIRST_BITS  # the grid has 1 << bits cells a side
            self.offsets: vec[i64] = _offsets(_FIRST_BITS)  # to the eight neighbours, clockwise from north
            self.corner: i64 = _corner(_FIRST_BITS)  # the cell with index 0
            self.row_gap: i64 = CELL_STRIDE - (1 << _FIRST_BITS)  # between the numbers of two rows of cells
            self.grid: vec[i64] = _ZEROS[: 1 << 2 * _FIRST_BITS]
            self.near: vec[i64] = vec[i64](capacity=64)  # every cell that has or had a piece on or next to it
            self.built: vec[i64] = vec[i64](capacity=16)  # the cells with a piece
            self.fixed: vec[i64] = vec[i64]()  # cells that are never redesigned
            self.city_begun = False
            self.camps_begun = False
        else:
            self.bits = original.bits
            self.offsets = original.offsets
            self.corner = original.corner
            self.row_gap = original.row_gap
            self.grid = original.grid[:]
            self.near = original.near[:]
            self.built = original.built[:]
            self.fixed = original.fixed[:]
            self.city_begun = original.city_begun
            self.camps_begun = original.camps_begun
        # The result of ``_find_sites``, up to a 0. A copy is made in order to be changed, and so
        # starts without it.
        self._sites: vec[i64] = vec[i64]()
        self._knows_sites = False

    def copy(self, owner: Owner) -> "Palace":
        return Palace(self.codes, owner, self)

    # --- cells ---

    def _index(self, cell: i64) -> i64:
        """Return the index of a cell, or -1 if it is outside the grid, far from any piece."""
        half: i64 = 1 << (self.bits - 1)
        x = (cell & _COLUMN) - _MIDDLE + half
        y = (cell >> _COLUMN_BITS) - _MIDDLE + half
        if (x | y) >> self.bits != 0:
            return -1
        return y << self.bits | x

    def _cell(self, index: i64) -> i64:
        return self.corner + index + (index >> self.bits) * self.row_gap

    # --- queries ---

    def value(self, cell: i64) -> i64:
        """Return the packed state of a cell, as described in ``shapes``."""
        index = self._index(cell)
        if index < 0:
            return 0
        return self.grid[index]

    def piece_at(self, cell: i64) -> i64:
        """Return the piece on the cell, or EMPTY."""
        value = self.value(cell)
        if value & OCCUPIED:
            return value >> PIECE_SHIFT & PIECE_MASK
        return EMPTY

    def district_at(self, cell: i64) -> i64:
        """Return the district of the piece on the cell, or EMPTY."""
        value = self.value(cell)
        if value & OCCUPIED:
            return value >> DISTRICT_SHIFT & 3
        return EMPTY

    def marked_at(self, cell: i64) -> i64:
        """Return the marked sides of the piece on the cell."""
        return self.value(cell) >> CODE_SHIFT & 15

    def gates_at(self, cell: i64) -> i64:
        """Return the sides of the cell that carry a gate."""
        return self.value(cell) >> GATES_SHIFT & 15

    def is_fixed(self, cell: i64) -> bool:
        """Return whether the piece on the cell is never redesigned."""
        return self.value(cell) & FIXED != 0

    def contacts(self, cell: i64) -> i64:
        """Return the neighbours' sides that face the cell, as described in ``shapes``."""
        return self.value(cell) & CONTACTS

    @property
    def pieces(self) -> dict[int, int]:
        """The pieces by cell."""
        return {self._cell(index): self.grid[index] >> PIECE_SHIFT & PIECE_MASK for index in self.built}

    @property
    def gates(self) -> dict[int, int]:
        """The sides with a gate, by cell."""
        sides = {self._cell(index): self.grid[index] >> GATES_SHIFT & 15 for index in self.fixed}
        return {cell: gated for cell, gated in sides.items() if gated}

    def cells_of(self, district: i64) -> vec[i64]:
        """Return the cells with a piece of the district."""
        found: vec[i64] = vec[i64](capacity=16)
        for index in self.built:
            if self.grid[index] >> DISTRICT_SHIFT & 3 == district:
                found = append(found, self._cell(index))
        return found

    def cells_around(self) -> list[int]:
        """Return the cells with a piece and those touching one, even at a corner, row by row."""
        indices = [index for index in self.near if self.grid[index] & _ANY_NEAR]
        return [self._cell(index) for index in sorted(indices)]

    def cell_of(self, piece: i64) -> i64:
        """Return the cell with the piece, or EMPTY."""
        for index in self.built:
            if self.grid[index] >> PIECE_SHIFT & PIECE_MASK == piece:
                return self._cell(index)
        return EMPTY

    def count_types(self, types: vec[i64], counts: vec[i64]) -> None:
        """Add the pieces to the counts of their types; a negative type means none."""
        for index in self.built:
            type_number = types[self.grid[index] >> PIECE_SHIFT & PIECE_MASK]
            if type_number >= 0:
                counts[type_number] += 1

    def raise_by_type(self, types: vec[i64], values: vec[i64], greatest: vec[i64]) -> None:
        """Raise ``greatest`` to the highest value of a piece of each type."""
        for index in self.built:
            piece = self.grid[index] >> PIECE_SHIFT & PIECE_MASK
            type_number = types[piece]
            if type_number >= 0 and values[piece] > greatest[type_number]:
                greatest[type_number] = values[piece]

    def laid(self) -> vec[i64]:
        """Return the pieces, without their cells."""
        found: vec[i64] = vec[i64](capacity=len(self.built))
        for index in self.built:
            found = append(found, self.grid[index] >> PIECE_SHIFT & PIECE_MASK)
        return found

    def cells_between(self, first: i64, end: i64) -> vec[i64]:
        """Return the cells with pieces whose numbers are in ``range(first, end)``."""
        found: vec[i64] = vec[i64]()
        for index in self.built:
            if first <= self.grid[index] >> PIECE_SHIFT & PIECE_MASK < end:
                found = append(found, self._cell(index))
        return found

    # --- placing ---

    def joints(self, code: i64) -> i64:
        """Return the contacts of which a new piece needs at least one.

        See ALH-PLACE-6, CAM-3, COM-PLACE-2 and COM-PLACE-3.
        """
        district = code >> 4
        if district == CAMP or (district == CITY and not self.city_begun):
            return WALL_CONTACTS[code]
        return WALKS[code]

    def _find_sites(self) -> None:
        """Find the empty cells next to a piece that may be filled, with their contacts."""
        grid, corner, bits, row_gap = self.grid, self.corner, self.bits, self.row_gap
        if len(self._sites) < len(self.near):
            self._sites = self.near[:]  # the largest size possible: assigning is faster than appending
        sites = self._sites
        count: i64 = 0
        for index in self.near:
            value = grid[index]
            if value & CONTACTS and not value & OCCUPIED and not RING_SPLITS[value >> RING_SHIFT & 255]:
                cell = corner + index + (index >> bits) * row_gap  # ``_cell``, inlined
                sites[count] = (value & CONTACTS) << CELL_BITS | cell
                count += 1
        if count < len(sites):
            sites[count] = 0
        self._knows_sites = True

    def cells_for(self, piece: i64) -> vec[i64]:
        """Return all cells on which the piece may be placed."""
        return self.add_cells(piece, 0, vec[i64]())

    def add_cells(self, piece: i64, number: i64, found: vec[i64]) -> vec[i64]:
        """Append the number, with a cell in its lowest bits, for each cell that the piece fits."""
        code = self.codes[piece]
        return self._add_sites(self.joints(code), FORBIDDEN[code], number, found)

    def _add_sites(self, wanted: i64, unfit: i64, number: i64, found: vec[i64]) -> vec[i64]:
        """Append the number for each site with one of the wanted contacts and no unfit one."""
        if not self._knows_sites:
            self._find_sites()
        wanted <<= CELL_BITS
        unfit <<= CELL_BITS
        for site in self._sites:
            if site == 0:
                break
            if site & wanted and not site & unfit:
                found = append(found, number | site & CELL_MASK)
        return found

    def fits(self, piece: i64, cell: i64) -> bool:
        """Return whether the piece may be placed on the cell."""
        code = self.codes[piece]
        value = self.value(cell)
        if value & (FORBIDDEN[code] | OCCUPIED) != 0 or value & self.joints(code) == 0:
            return False
        return RING_SPLITS[value >> RING_SHIFT & 255] == 0

    def gate_sides(self, piece: i64, cell: i64) -> i64:
        """Return the sides on which a gate would make this placement legal.

        Return 0 if it needs no gate or none would help.
        """
        code = self.codes[piece]
        value = self.value(cell)
        if code >> 4 != PALACE or value & (FORBIDDEN[code] | OCCUPIED) != 0 or value & WALKS[code] != 0:
            return 0
        if RING_SPLITS[value >> RING_SHIFT & 255] != 0:
            return 0
        return (value & WALL_CONTACTS[code]) >> 4 * WALL

    def cells_with_gate(self, piece: i64) -> vec[i64]:
        """Return all cells on which the piece may be placed only with a gate."""
        code = self.codes[piece]
        if code >> 4 != PALACE:
            return vec[i64]()
        return self._add_sites(WALL_CONTACTS[code], FORBIDDEN[code] | WALKS[code], 0, vec[i64]())

    def swap_gate_sides(self, piece: i64, cell: i64) -> i64:
        """Return the sides on which a gate would make it legal to swap a camp for this piece."""
        code = self.codes[piece]
        value = self.value(cell)
        camp = value & OCCUPIED and value >> DISTRICT_SHIFT & 3 == CAMP
        if not camp or code >> 4 != PALACE or value & FORBIDDEN[code] != 0 or value & WALKS[code] != 0:
            return 0
        return (value & WALL_CONTACTS[code]) >> 4 * WALL

    # --- redesigning ---

    def add_swaps(self, piece: i64, number: i64, found: vec[i64]) -> vec[i64]:
        """Append the number, with a cell and its piece in its bits, for each possible swap.

        All touching sides must match, so paths and supports are preserved; a piece of another
        district never fits.
        """
        grid = self.grid
        code = self.codes[piece]
        forbidden = FORBIDDEN[code] | FIXED
        district = code >> 4
        corner, bits, row_gap = self.corner, self.bits, self.row_gap  # as in ``_find_sites``
        for index in self.built:
            value = grid[index]
            if not value & forbidden and value >> DISTRICT_SHIFT & 3 == district:
                cell = corner + index + (index >> bits) * row_gap
                found = append(found, number | (value >> PIECE_SHIFT & PIECE_MASK) << CELL_BITS | cell)
        return found

    def may_be_swapped(self, piece: i64, cell: i64) -> bool:
        """Return whether the piece on the cell may be swapped for this one."""
        code = self.codes[piece]
        value = self.value(cell)
        if value & OCCUPIED == 0 or value & (FORBIDDEN[code] | FIXED) != 0:
            return False
        return value >> DISTRICT_SHIFT & 3 == code >> 4

    def removable(self) -> list[int]:
        """Return all cells whose piece may be removed."""
        return [number & CELL_MASK for number in add_movable(self, 0, vec[i64]())]

    def laid_at(self, index: i64) -> i64:
        """Return the cell with this index and its piece, packed into one number."""
        return (self.grid[index] >> PIECE_SHIFT & PIECE_MASK) << CELL_BITS | self._cell(index)

    def cuts(self, cell: i64) -> bool:
        """Return whether removing the piece on this cell would disconnect others."""
        return find_cuts(self)[ordinal_of(self.value(cell))] != 0

    # --- changes ---

    def lay(self, piece: i64, cell: i64) -> None:
        """Put a piece on an empty cell; the caller has checked that it may be placed there."""
        self._make_room(cell)
        grid, offsets = self.grid, self.offsets
        code = self.codes[piece]
        index = self._index(cell)
        self._knows_sites = False
        ordinal: i64 = len(self.built)
        self.built = append(self.built, index)
        if grid[index] == 0:
            self.near = append(self.near, index)
        grid[index] |= LISTED | OCCUPIED | code << CODE_SHIFT | piece << PIECE_SHIFT | ordinal << ORDINAL_SHIFT
        traces = 8 * code
        for position in range(8):
            other = index + offsets[position]
            value = grid[other]
            if value == 0:
                self.near = append(self.near, other)
                value = LISTED
            grid[other] = value | TRACES[traces + position]
        if cell == CELL_ORIGIN or (code >> 4 == CITY and not self.city_begun):
            self._fix(index)
        if code >> 4 == CITY:
            self.city_begun = True
        elif code >> 4 == CAMP:
            self.camps_begun = True

    def _fix(self, index: i64) -> None:
        if self.grid[index] & FIXED == 0:
            self.grid[index] |= FIXED
            self.fixed = append(self.fixed, index)

    def take(self, cell: i64) -> i64:
        """Remove the piece from the cell and return it."""
        index = self._index(cell)
        value = self.grid[index]
        code = value >> CODE_SHIFT & 63
        grid, offsets = self.grid, self.offsets
        self._knows_sites = False
        self.built, last = pop(self.built)
        if last != index:
            self.built[ordinal_of(value)] = last
            grid[last] = grid[last] & ~ANY_ORDINAL | value & ANY_ORDINAL
        grid[index] = value & NOT_PIECE
        for position in range(8):
            grid[index + offsets[position]] &= ~TRACES[8 * code + position]
        return value >> PIECE_SHIFT & PIECE_MASK

    def set_gate(self, cell: i64, side: i64) -> None:
        """Set a gate on a side of the cell: it opens a path and fixes both its tiles (GAT-8)."""
        index = self._index(cell)
        other = index + self.offsets[2 * side]
        opposite = side + 2 & 3
        self.grid[index] |= _NORTH_GATE << side
        self.grid[other] |= _NORTH_GATE << opposite
        self._fix(index)
        self._fix(other)

    def _make_room(self, cell: i64) -> None:
        """Grow the grid until the cell is not at its edge."""
        x = (cell & _COLUMN) - _MIDDLE
        y = (cell >> _COLUMN_BITS) - _MIDDLE
        edge: i64 = (1 << (self.bits - 1)) - _MARGIN
        while x >= edge or y >= edge or -x >= edge or -y >= edge:
            self._grow()
            edge = (1 << (self.bits - 1)) - _MARGIN

    def _grow(self) -> None:
        """Move everything to the middle of a grid of twice the size."""
        bits = self.bits
        values, near = self.grid, self.near
        self.bits = bits + 1
        self.offsets, self.corner, self.row_gap = _offsets(bits + 1), _corner(bits + 1), CELL_STRIDE - (2 << bits)
        self.grid = vec[i64]([0] * (1 << 2 * self.bits))
        self.near, self.built, self.fixed = _moved(near, bits), _moved(self.built, bits), _moved(self.fixed, bits)
        for position in range(len(near)):
            self.grid[self.near[position]] = values[near[position]]


def _moved(indices: vec[i64], bits: i64) -> vec[i64]:
    """Convert indices of a grid of this size to those of one of twice the size around it."""
    half: i64 = 1 << (bits - 1)
    moved: vec[i64] = vec[i64](capacity=64)
    for index in indices:
        moved = append(moved, ((index >> bits) + half) << (bits + 1) | (index & 2 * half - 1) + half)
    return moved


def _offsets(bits: i64) -> vec[i64]:
    """Return the index offsets of a cell's eight neighbours, clockwise from north."""
    size: i64 = 1 << bits
    return vec[i64]([-size, 1 - size, 1, size + 1, size, size - 1, -1, -size - 1])


def _corner(bits: i64) -> i64:
    """Return the cell with index 0."""
    half: i64 = 1 << (bits - 1)
    return CELL_ORIGIN - half * CELL_STRIDE - half
