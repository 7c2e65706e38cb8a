"""Validation of a complete palace, however it was built."""

from alhambra.palace.palace import STEPS, Palace
from alhambra.palace.reachability import ways_from
from alhambra.palace.refusals import refuse_sides
from alhambra.palace.shapes import CAMP, CITY, WALL_CONTACTS
from alhambra.protocol.actions import CELL_ORIGIN, CELL_STRIDE
from alhambra.protocol.errors import Refusal


def refuse_standing(palace: Palace, first_of_city: int) -> Refusal | None:
    """Return the building rule that the palace breaks; None if it breaks none.

    ``first_of_city`` is the cell of the first city tile.
    """
    pieces = palace.pieces
    for cell, piece in sorted(pieces.items()):
        refusal = refuse_sides(palace, piece, cell)
        if refusal is not None:
            return refusal
    reached = _reached(palace, CELL_ORIGIN) | _reached(palace, first_of_city)
    for cell in sorted(pieces):
        if palace.district_at(cell) == CAMP:
            if not _is_against_wall(palace, cell):
                return Refusal("CAM-3", "camp-without-wall")
        elif cell not in reached:
            return Refusal("ALH-PLACE-6", "tile-not-reached")
    city = [cell for cell in pieces if palace.district_at(cell) == CITY]
    if len(city) < len(pieces) and city and not any(_is_against_wall(palace, cell) for cell in city):
        return Refusal("COM-PLACE-5", "city-apart")
    return Refusal("ALH-PLACE-7", "hole-in-palace") if _has_hole(pieces) else None


def _reached(palace: Palace, first: int) -> set[int]:
    """Return the cells that can be reached on foot."""
    reached: set[int] = set()
    waiting = [first]
    while waiting:
        cell = waiting.pop()
        if cell not in reached:
            reached.add(cell)
            ways = ways_from(palace, cell)
            waiting += [cell + STEPS[side] for side in range(4) if ways >> side & 1]
    return reached


def _is_against_wall(palace: Palace, cell: int) -> bool:
    """Return whether a marked side of the piece touches a city wall."""
    return palace.contacts(cell) & WALL_CONTACTS[palace.codes[palace.piece_at(cell)]] != 0


def _has_hole(pieces: dict[int, int]) -> bool:
    """Return whether an empty cell cannot be reached from outside across sides."""
    columns = [cell % CELL_STRIDE for cell in pieces]
    rows = [cell // CELL_STRIDE for cell in pieces]
    inside = {
        row * CELL_STRIDE + column
        for row in range(min(rows) - 1, max(rows) + 2)
        for column in range(min(columns) - 1, max(columns) + 2)
    }
    empty = inside - set(pieces)
    waiting = [min(empty)]
    while waiting:
        cell = waiting.pop()
        if cell in empty:
            empty.remove(cell)
            waiting += [cell + step for step in STEPS]
    return bool(empty)
