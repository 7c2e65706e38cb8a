"""Why a piece may not stand or leave where a player wants it: the clause and a sentence."""

from alhambra.palace.palace import EMPTY, STEPS, Palace
from alhambra.palace.shapes import (
    CAMP,
    CITY,
    FORBIDDEN,
    OCCUPIED,
    PALACE,
    RING_SHIFT,
    RING_SPLITS,
    WALL_CONTACTS,
)
from alhambra.protocol.errors import Refusal

_SIDE_NAMES = ("north", "east", "south", "west")
_ALL_KINDS = 0x111111  # one side in every group of contacts


def refuse_lay(palace: Palace, piece: int, cell: int) -> Refusal | None:
    """Why the piece may not be laid on the cell; None if it may."""
    if palace.fits(piece, cell):
        return None
    code = palace.codes[piece]
    value = palace.value(cell)
    if value & OCCUPIED:
        return Refusal("ALH-PLACE-1", "another tile lies there already")
    if palace.contacts(cell) == 0:
        return Refusal("ALH-PLACE-5", "the tile would not touch the palace with a side")
    refusal = refuse_sides(palace, piece, cell)
    if refusal is not None:
        return refusal
    if RING_SPLITS[value >> RING_SHIFT & 255]:
        return Refusal("ALH-PLACE-7", "this would enclose an empty area")
    return _refuse_joint(palace, code >> 4)


def refuse_sides(palace: Palace, piece: int, cell: int) -> Refusal | None:
    """Which touching side does not match; None if all do."""
    code = palace.codes[piece]
    clash = palace.contacts(cell) & FORBIDDEN[code]
    for side in range(4):
        if clash & _ALL_KINDS << side:
            return _refuse_contact(code >> 4, palace.district_at(cell + STEPS[side]), _SIDE_NAMES[side])
    return None


def _refuse_contact(district: int, neighbour: int, side: str) -> Refusal:
    where = f"on its {side} side"
    districts = {district, neighbour}
    if districts == {CAMP}:
        return Refusal("CAM-4", f"camps touch each other only with green sides, but not {where}")
    if CAMP in districts:
        return Refusal("CAM-3", f"a camp touches building tiles only with a bastion against a wall, but not {where}")
    if districts == {PALACE, CITY}:
        return Refusal("COM-PLACE-1", f"palace and city touch only with a wall against a moat, but not {where}")
    mark = "moat" if district == CITY else "wall"
    return Refusal("ALH-PLACE-4", f"{where} a {mark} would meet an open side")


def _refuse_joint(palace: Palace, district: int) -> Refusal:
    if district == CAMP:
        return Refusal("CAM-3", "a camp must stand with a bastion against a city wall")
    if district == CITY and not palace.city_begun:
        return Refusal("COM-PLACE-2", "the first tile of the city must lie with a moat against a wall of the palace")
    if district == CITY and _has_palace(palace):
        return Refusal("COM-PLACE-3", "the tile could not be reached on foot from the first tile of the city")
    return Refusal("ALH-PLACE-6", "the tile could not be reached on foot from the starting tile")


def _has_palace(palace: Palace) -> bool:
    return len(palace.cells_of(PALACE)) > 0


def refuse_take(palace: Palace, cell: int) -> Refusal | None:
    """Why the piece on the cell may not be taken away; None if it may."""
    refusal = refuse_touching(palace, cell)
    if refusal is not None or palace.may_be_taken(cell):
        return refusal
    return _refuse_loss(palace, cell)


def refuse_touching(palace: Palace, cell: int) -> Refusal | None:
    """Why the piece on the cell may not be redesigned at all; None if there is no such reason."""
    if palace.piece_at(cell) == EMPTY:
        return Refusal("ALH-RED-1", "no tile lies there")
    if palace.gates_at(cell):
        return Refusal("GAT-8", "the tiles at a city gate are never redesigned")
    if palace.is_fixed(cell):
        if palace.district_at(cell) == CITY and _has_palace(palace):
            return Refusal("COM-PLACE-2", "the first tile of the city is never redesigned")
        return Refusal("ALH-RED-3", "the starting tile is never moved or removed")
    return None


def _refuse_loss(palace: Palace, cell: int) -> Refusal:
    """The reason why a piece that is not fixed must stay."""
    if all(palace.piece_at(cell + step) != EMPTY for step in STEPS):
        return Refusal("ALH-PLACE-7", "taking this tile away would leave an enclosed empty cell")
    if palace.cuts(cell):
        in_city = palace.district_at(cell) == CITY and _has_palace(palace)
        clause = "COM-PLACE-3" if in_city else "ALH-PLACE-6"
        return Refusal(clause, "other tiles could no longer be reached on foot")
    trial = palace.copy(palace.owner)
    trial.take(cell)
    for other in trial.cells_of(CAMP):
        if trial.contacts(other) & WALL_CONTACTS[palace.codes[trial.piece_at(other)]] == 0:
            return Refusal("CAM-10", "a camp would stand without a wall against a bastion")
    return Refusal("COM-PLACE-5", "palace and city would no longer touch")


def refuse_swap(palace: Palace, piece: int, cell: int) -> Refusal | None:
    """Why the piece on the cell may not be swapped for this one; None if it may."""
    refusal = refuse_touching(palace, cell)
    if refusal is not None or palace.may_be_swapped(piece, cell):
        return refusal
    return refuse_sides(palace, piece, cell) or Refusal(
        "ALH-RED-2", "the new tile could not stand there by the building rules"
    )


def refuse_lay_with_gate(palace: Palace, piece: int, cell: int, side: int) -> Refusal | None:
    """Why the piece may not be laid on the cell with a gate on that side; None if it may."""
    sides = palace.gate_sides(piece, cell)
    if sides >> side & 1:
        return None
    return _WRONG_SIDE if sides else refuse_lay(palace, piece, cell) or _NO_NEED


def refuse_swap_with_gate(palace: Palace, piece: int, cell: int, side: int) -> Refusal | None:
    """Why the piece may not be swapped in with a gate on that side; None if it may."""
    sides = palace.swap_gate_sides(piece, cell)
    if sides >> side & 1:
        return None
    refusal = refuse_touching(palace, cell) or refuse_sides(palace, piece, cell)
    return refusal or (_WRONG_SIDE if sides else _NO_NEED)


_WRONG_SIDE = Refusal("GAT-4", "a gate stands on one of the double walls that come into being")
_NO_NEED = Refusal("GAT-9", "a gate may be set only where the tile needs it")
