"""The sides of pieces, which sides may touch, and the bit layout of a cell.

A piece belongs to a district and has marks on some of its four sides: walls on palace tiles, moats
on city tiles, bastions on camps. In a mask of sides bit 0 is north, 1 east, 2 south and 3 west.

The state of a cell is packed into one number. For each kind of side there is a group of four bits,
one for each direction in which a neighbour has such a side facing the cell. The next eight bits are
the occupied cells of the ring around it, clockwise from north. The bits above describe the piece on
the cell itself. So a placement is tested with a few mask operations.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

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

# The parts of a cell's number.
CONTACTS: Final = 0xFFFFFF
RING_SHIFT: Final = 24
FOUR_SIDES: Final = 0b01010101 << RING_SHIFT  # the ring positions that share a side with the cell
OCCUPIED: Final = 1 << 32
FIXED: Final = 1 << 33  # the piece is never redesigned
GATES_SHIFT: Final = 34  # the sides that carry a gate
CODE_SHIFT: Final = 38  # the shape of the piece
DISTRICT_SHIFT: Final = CODE_SHIFT + 4
PIECE_SHIFT: Final = 44
PIECE_MASK: Final = 0x1FF
ORDINAL_SHIFT: Final = 53  # the number of the piece in the palace's list of pieces
ORDINAL_MASK: Final = 0xFF
ANY_ORDINAL: Final = ORDINAL_MASK << ORDINAL_SHIFT
LISTED: Final = 1 << 61  # the cell is in the palace's list ``near``
NOT_PIECE: Final = OCCUPIED - 1 | LISTED

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
    """Return the mask of sides given as a string such as ``"NE"``."""
    mask = 0
    for side in sides:
        mask |= 1 << SIDES.index(side)
    return mask


def sides_text(mask: int) -> str:
    """Return the sides of a mask as a string such as ``"NE"``."""
    return "".join([SIDES[side] for side in range(4) if mask >> side & 1])


def shape_code(district: int, marked: int) -> int:
    """Return the code of a shape, made up of its district and its marked sides."""
    return 16 * district + marked


def _forbidden(code: int) -> int:
    """Return the contacts that do not match the shape's sides."""
    district, marked = divmod(code, 16)
    forbidden = 0
    for side in range(4):
        own = 2 * district + (marked >> side & 1)
        for other in range(_KINDS):
            if (own, other) not in _FITTING:
                forbidden |= 1 << (4 * other + side)
    return forbidden


def _walks(code: int) -> int:
    """Return the contacts through which a path can lead."""
    district, marked = divmod(code, 16)
    return 0 if district == CAMP else (~marked & 15) << 8 * district


def _wall_contacts(code: int) -> int:
    """Return the contacts with a city wall that can carry the piece.

    A wall can carry a camp's bastion, the moat of a first city tile, or a gate.
    """
    return code % 16 << 4 * WALL


def _trace(code: int, position: int) -> int:
    """Return the bits that the piece sets in the cell at this position of its ring."""
    district, marked = divmod(code, 16)
    bits = 1 << (RING_SHIFT + (position + 4) % 8)
    if position % 2 == 0:
        side = position // 2
        kind = 2 * district + (marked >> side & 1)
        bits |= 1 << (4 * kind + (side + 2) % 4)
    return bits


def _empty_arcs(ring: int) -> int:
    """Return the number of runs of empty ring cells that touch a side of the cell."""
    if ring == 0:
        return 1
    arcs = 0
    for position in range(8):
        starts_run = not ring >> position & 1 and ring >> (position + 7) % 8 & 1
        if starts_run and _reaches_side(ring, position):
            arcs += 1
    return arcs


def _reaches_side(ring: int, position: int) -> bool:
    while not ring >> position % 8 & 1:
        if position % 2 == 0:
            return True
        position += 1
    return False


SHAPES: Final = 3 * 16
_CODES: Final = range(SHAPES)
FORBIDDEN: Final = vec[i64]([_forbidden(code) for code in _CODES])
WALKS: Final = vec[i64]([_walks(code) for code in _CODES])
WALL_CONTACTS: Final = vec[i64]([_wall_contacts(code) for code in _CODES])
TRACES: Final = vec[i64]([_trace(code, position) for code in _CODES for position in range(8)])
# By the occupied cells of the ring: whether filling the cell would separate the empty cells at its
# sides (ALH-PLACE-7).
RING_SPLITS: Final = vec[i64]([1 if _empty_arcs(ring) > 1 else 0 for ring in range(256)])
