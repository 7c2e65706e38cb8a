"""What the sides of a piece are, and which sides may touch.

A piece belongs to a district and has marks on some of its four sides: walls on palace tiles, moats on city tiles,
bastions on camps. Side masks have bit 0 for north, 1 for east, 2 for south and 3 for west.

What lies around a cell is one number. For each kind of side there is a group of four bits, one for each direction in
which a neighbour shows such a side to the cell; above them lie eight bits for the occupied cells of the ring around the
cell, clockwise from north, and one bit for the cell itself. So a placement is tested with a few mask operations.
"""

from typing import Final

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
SIDES: Final = "NESW"

PALACE: Final = 0
CITY: Final = 1
CAMP: Final = 2

# Kinds of side; a district's plain side is twice its number, its marked side one more.
OPEN: Final = 0
WALL: Final = 1
STREET: Final = 2
MOAT: Final = 3
GREEN: Final = 4
BASTION: Final = 5
_KINDS: Final = 6

CONTACTS: Final = (1 << 4 * _KINDS) - 1
RING_SHIFT: Final = 4 * _KINDS
OCCUPIED: Final = 1 << (RING_SHIFT + 8)

# ALH-PLACE-4, COM-PLACE-1, CAM-3, CAM-4: all pairs of sides that may touch.
_FITTING: Final = {
    (OPEN, OPEN),
    (WALL, WALL),
    (STREET, STREET),
    (MOAT, MOAT),
    (GREEN, GREEN),
    (WALL, MOAT),
    (MOAT, WALL),
    (WALL, BASTION),
    (BASTION, WALL),
}


def sides_mask(sides: str) -> int:
    """The mask for sides written as a string such as ``"NE"``."""
    mask = 0
    for side in sides:
        mask |= 1 << SIDES.index(side)
    return mask


def sides_text(mask: int) -> str:
    """The sides of a mask as a string such as ``"NE"``."""
    return "".join([SIDES[side] for side in range(4) if mask >> side & 1])


class Shape:
    """The district and the marked sides of a piece, with the masks that placement tests need."""

    def __init__(self, district: int, marked: int) -> None:
        self.district = district
        self.marked = marked
        plain_kind = 2 * district
        marked_kind = plain_kind + 1
        self.forbidden = 0
        for side in range(4):
            own = marked_kind if marked >> side & 1 else plain_kind
            for other in range(_KINDS):
                if (own, other) not in _FITTING:
                    self.forbidden |= 1 << (4 * other + side)
        # where a neighbour's side makes a way on foot
        self.walks = 0 if district == CAMP else (~marked & 15) << 4 * plain_kind
        # where a neighbour's city wall can carry this piece: a camp's bastion, a first moat, a gate
        self.wall_contacts = marked << 4 * WALL
        # what the piece adds to the surroundings of the eight cells around it
        self.marks = [_mark(self, position) for position in range(8)]


def _mark(shape: Shape, position: int) -> int:
    bits = 1 << (RING_SHIFT + (position + 4) % 8)
    if position % 2 == 0:
        side = position // 2
        kind = 2 * shape.district + (shape.marked >> side & 1)
        bits |= 1 << (4 * kind + (side + 2) % 4)
    return bits


def _rings_that_split() -> list[bool]:
    """For each occupation of the ring: whether filling the cell would part the empty cells at its sides."""
    return [_empty_arcs(ring) > 1 for ring in range(256)]


def _empty_arcs(ring: int) -> int:
    """How many separate runs of empty ring cells reach a side of the cell; a corner alone does not."""
    if ring == 0:
        return 1
    arcs = 0
    for position in range(8):
        starts = not ring >> position & 1 and ring >> (position + 7) % 8 & 1
        if starts:
            arcs += 1 if _reaches_side(ring, position) else 0
    return arcs


def _reaches_side(ring: int, position: int) -> bool:
    while not ring >> position % 8 & 1:
        if position % 2 == 0:
            return True
        position += 1
    return False


SHAPES: Final = [Shape(district, marked) for district in (PALACE, CITY, CAMP) for marked in range(16)]
RING_SPLITS: Final = _rings_that_split()


def shape_code(district: int, marked: int) -> int:
    """The index of a shape in ``SHAPES``."""
    return 16 * district + marked
