"""Refusals of placing, removing or swapping a piece: the violated clause and the reason.

Clients ask about hundreds of cells at once, so all refusals are created in advance.
"""

from typing import Final

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

_ALL_KINDS: Final = 0x111111  # one side in every group of contacts


def _on_each_side(clause: str, reason: str) -> list[Refusal]:
    return [Refusal(clause, reason, {"side": side}) for side in "NESW"]


_OCCUPIED_CELL: Final = Refusal("ALH-PLACE-1", "cell-occupied")
_NO_CONTACT: Final = Refusal("ALH-PLACE-5", "no-contact")
_ENCLOSED_AREA: Final = Refusal("ALH-PLACE-7", "area-enclosed")
_CAMP_AT_CAMP: Final = _on_each_side("CAM-4", "camp-against-camp")
_CAMP_AT_BUILDING: Final = _on_each_side("CAM-3", "camp-against-building")
_PALACE_AT_CITY: Final = _on_each_side("COM-PLACE-1", "palace-against-city")
_WALL_AT_OPEN_SIDE: Final = _on_each_side("ALH-PLACE-4", "wall-against-open-side")
_MOAT_AT_OPEN_SIDE: Final = _on_each_side("ALH-PLACE-4", "moat-against-open-side")
_CAMP_WITHOUT_WALL: Final = Refusal("CAM-3", "camp-without-wall")
_CITY_WITHOUT_PALACE: Final = Refusal("COM-PLACE-2", "city-without-palace")
_NO_WAY_FROM_CITY: Final = Refusal("COM-PLACE-3", "no-way-from-city")
_NO_WAY: Final = Refusal("ALH-PLACE-6", "no-way")
_NO_TILE: Final = Refusal("ALH-RED-1", "no-tile-there")
_AT_GATE: Final = Refusal("GAT-8", "tile-at-gate")
_FIRST_OF_CITY: Final = Refusal("COM-PLACE-2", "first-city-tile-stays")
_START: Final = Refusal("ALH-RED-3", "starting-tile-stays")
_LEAVES_HOLE: Final = Refusal("ALH-PLACE-7", "leaves-hole")
_CUTS_PALACE: Final = Refusal("ALH-PLACE-6", "cuts-way")
_CUTS_CITY: Final = Refusal("COM-PLACE-3", "cuts-way")
_CAMP_LOSES_WALL: Final = Refusal("CAM-10", "camp-loses-wall")
_CITY_LOSES_PALACE: Final = Refusal("COM-PLACE-5", "city-loses-palace")
_NO_FIT: Final = Refusal("ALH-RED-2", "swap-does-not-fit")
_WRONG_SIDE: Final = Refusal("GAT-4", "gate-on-wrong-side")
_NO_NEED: Final = Refusal("GAT-9", "gate-needless")


def refuse_lay(palace: Palace, piece: int, cell: int) -> Refusal | None:
    """Return why the piece may not be placed on the cell; None if it may."""
    if palace.fits(piece, cell):
        return None
    code = palace.codes[piece]
    value = palace.value(cell)
    if value & OCCUPIED:
        return _OCCUPIED_CELL
    if palace.contacts(cell) == 0:
        return _NO_CONTACT
    refusal = refuse_sides(palace, piece, cell)
    if refusal is not None:
        return refusal
    if RING_SPLITS[value >> RING_SHIFT & 255]:
        return _ENCLOSED_AREA
    return _refuse_joint(palace, code >> 4)


def refuse_sides(palace: Palace, piece: int, cell: int) -> Refusal | None:
    """Return the refusal for a touching side that does not match; None if all match."""
    code = palace.codes[piece]
    clash = palace.contacts(cell) & FORBIDDEN[code]
    for side in range(4):
        if clash & _ALL_KINDS << side:
            return _refuse_contact(code >> 4, palace.district_at(cell + STEPS[side]))[side]
    return None


def _refuse_contact(district: int, neighbour: int) -> list[Refusal]:
    """Return the refusals for pieces of these districts that touch, by side."""
    districts = {district, neighbour}
    if districts == {CAMP}:
        return _CAMP_AT_CAMP
    if CAMP in districts:
        return _CAMP_AT_BUILDING
    if districts == {PALACE, CITY}:
        return _PALACE_AT_CITY
    return _MOAT_AT_OPEN_SIDE if district == CITY else _WALL_AT_OPEN_SIDE


def _refuse_joint(palace: Palace, district: int) -> Refusal:
    if district == CAMP:
        return _CAMP_WITHOUT_WALL
    if district == CITY and not palace.city_begun:
        return _CITY_WITHOUT_PALACE
    if district == CITY and _has_palace(palace):
        return _NO_WAY_FROM_CITY
    return _NO_WAY


def _has_palace(palace: Palace) -> bool:
    return len(palace.cells_of(PALACE)) > 0


def refuse_take(palace: Palace, cell: int) -> Refusal | None:
    """Return why the piece on the cell may not be removed; None if it may."""
    refusal = refuse_touching(palace, cell)
    if refusal is not None or cell in palace.removable():
        return refusal
    return _refuse_loss(palace, cell)


def refuse_touching(palace: Palace, cell: int) -> Refusal | None:
    """Return why the piece on the cell may never be redesigned; None if there is no such reason."""
    if palace.piece_at(cell) == EMPTY:
        return _NO_TILE
    if palace.gates_at(cell):
        return _AT_GATE
    if palace.is_fixed(cell):
        return _FIRST_OF_CITY if palace.district_at(cell) == CITY and _has_palace(palace) else _START
    return None


def _refuse_loss(palace: Palace, cell: int) -> Refusal:
    """Return why a piece that is not fixed may not be removed."""
    if all(palace.piece_at(cell + step) != EMPTY for step in STEPS):
        return _LEAVES_HOLE
    if palace.cuts(cell):
        in_city = palace.district_at(cell) == CITY and _has_palace(palace)
        return _CUTS_CITY if in_city else _CUTS_PALACE
    trial = palace.copy(palace.owner)
    trial.take(cell)
    for other in trial.cells_of(CAMP):
        if trial.contacts(other) & WALL_CONTACTS[palace.codes[trial.piece_at(other)]] == 0:
            return _CAMP_LOSES_WALL
    return _CITY_LOSES_PALACE


def refuse_swap(palace: Palace, piece: int, cell: int) -> Refusal | None:
    """Return why the piece on the cell may not be swapped for this one; None if it may."""
    refusal = refuse_touching(palace, cell)
    if refusal is not None or palace.may_be_swapped(piece, cell):
        return refusal
    return refuse_sides(palace, piece, cell) or _NO_FIT


def refuse_lay_with_gate(palace: Palace, piece: int, cell: int, side: int) -> Refusal | None:
    """Return why the piece may not be placed with a gate on that side; None if it may."""
    sides = palace.gate_sides(piece, cell)
    if sides >> side & 1:
        return None
    return _WRONG_SIDE if sides else refuse_lay(palace, piece, cell) or _NO_NEED


def refuse_swap_with_gate(palace: Palace, piece: int, cell: int, side: int) -> Refusal | None:
    """Return why the piece may not be swapped in with a gate on that side; None if it may."""
    sides = palace.swap_gate_sides(piece, cell)
    if sides >> side & 1:
        return None
    refusal = refuse_touching(palace, cell) or refuse_sides(palace, piece, cell)
    return refusal or (_WRONG_SIDE if sides else _NO_NEED)
