"""Why a piece may not stand or leave where a player wants it: the clause and a sentence."""

from alhambra.palace.palace import EMPTY, STEPS, Palace
from alhambra.palace.shapes import CAMP, CITY, OCCUPIED, PALACE, RING_SHIFT, RING_SPLITS, SHAPES, Shape
from alhambra.protocol.errors import Refusal

_SIDE_NAMES = ("north", "east", "south", "west")
_ALL_KINDS = 0x111111  # one side in every group of contacts


def refuse_lay(palace: Palace, piece: int, cell: int) -> Refusal | None:
    """Why the piece may not be laid on the cell; None if it may."""
    shape = SHAPES[palace.codes[piece]]
    around = palace.around.get(cell, 0)
    if around & OCCUPIED:
        return Refusal("ALH-PLACE-1", "another tile lies there already")
    if palace.contacts(cell) == 0:
        return Refusal("ALH-PLACE-5", "the tile would not touch the palace with a side")
    refusal = refuse_sides(palace, shape, cell)
    if refusal is not None:
        return refusal
    if around & palace.joints(shape) == 0:
        return _refuse_joint(palace, shape)
    if RING_SPLITS[around >> RING_SHIFT & 255]:
        return Refusal("ALH-PLACE-7", "this would enclose an empty area")
    return None


def refuse_sides(palace: Palace, shape: Shape, cell: int) -> Refusal | None:
    """Which touching side does not match; None if all do."""
    clash = palace.contacts(cell) & shape.forbidden
    if clash == 0:
        return None
    for side in range(4):
        if clash & _ALL_KINDS << side:
            return _refuse_contact(palace, shape, cell, side)
    return None


def _refuse_contact(palace: Palace, shape: Shape, cell: int, side: int) -> Refusal:
    neighbour = palace.shape_at(cell + STEPS[side])
    assert neighbour is not None
    where = f"on its {_SIDE_NAMES[side]} side"
    districts = {shape.district, neighbour.district}
    if districts == {CAMP}:
        return Refusal("CAM-4", f"camps touch each other only with green sides, but not {where}")
    if CAMP in districts:
        return Refusal("CAM-3", f"a camp touches building tiles only with a bastion against a wall, but not {where}")
    if districts == {PALACE, CITY}:
        return Refusal("COM-PLACE-1", f"palace and city touch only with a wall against a moat, but not {where}")
    mark = "moat" if shape.district == CITY else "wall"
    return Refusal("ALH-PLACE-4", f"{where} a {mark} would meet an open side")


def _refuse_joint(palace: Palace, shape: Shape) -> Refusal:
    if shape.district == CAMP:
        return Refusal("CAM-3", "a camp must stand with a bastion against a city wall")
    if shape.district == CITY and not palace.city_begun:
        return Refusal("COM-PLACE-2", "the first tile of the city must lie with a moat against a wall of the palace")
    if shape.district == CITY and _has_palace(palace):
        return Refusal("COM-PLACE-3", "the tile could not be reached on foot from the first tile of the city")
    return Refusal("ALH-PLACE-6", "the tile could not be reached on foot from the starting tile")


def _has_palace(palace: Palace) -> bool:
    return any(SHAPES[palace.codes[piece]].district == PALACE for piece in palace.pieces.values())


def refuse_take(palace: Palace, cell: int) -> Refusal | None:
    """Why the piece on the cell may not be taken away; None if it may."""
    refusal = refuse_touching(palace, cell)
    if refusal is not None or cell in palace.removable():
        return refusal
    return _refuse_loss(palace, cell)


def refuse_touching(palace: Palace, cell: int) -> Refusal | None:
    """Why the piece on the cell may not be redesigned at all; None if there is no such reason."""
    if palace.piece_at(cell) == EMPTY:
        return Refusal("ALH-RED-1", "no tile lies there")
    if palace.fixed.get(cell, 0):
        return Refusal("GAT-8", "the tiles at a city gate are never redesigned")
    if cell in palace.fixed:
        if SHAPES[palace.codes[palace.piece_at(cell)]].district == CITY and _has_palace(palace):
            return Refusal("COM-PLACE-2", "the first tile of the city is never redesigned")
        return Refusal("ALH-RED-3", "the starting tile is never moved or removed")
    return None


def _refuse_loss(palace: Palace, cell: int) -> Refusal:
    """The reason why a piece that is not fixed must stay."""
    trial = palace.copy(palace.owner)
    trial.take(cell)
    if all(trial.piece_at(cell + step) != EMPTY for step in STEPS):
        return Refusal("ALH-PLACE-7", "taking this tile away would leave an enclosed empty cell")
    for other, piece in trial.pieces.items():
        shape = SHAPES[palace.codes[piece]]
        if shape.district == CAMP and trial.contacts(other) & shape.wall_contacts == 0:
            return Refusal("CAM-10", "a camp would stand without a wall against a bastion")
    if cell in palace.cut_cells():
        return Refusal("ALH-PLACE-6", "other tiles could no longer be reached on foot")
    return Refusal("COM-PLACE-5", "palace and city would no longer touch")


def refuse_swap(palace: Palace, piece: int, cell: int) -> Refusal | None:
    """Why the piece on the cell may not be swapped for this one; None if it may."""
    refusal = refuse_touching(palace, cell)
    if refusal is not None or cell in palace.swaps(piece):
        return refusal
    return refuse_sides(palace, SHAPES[palace.codes[piece]], cell) or Refusal(
        "ALH-RED-2", "the new tile could not stand there by the building rules"
    )
