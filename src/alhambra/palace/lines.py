"""The longest wall, moat, or wall and moat together, followed along the outlines (ALH-SCO-1 to -3, COM-SCO-1 to -3)."""

from alhambra.palace.palace import EMPTY, STEPS, Palace
from alhambra.palace.shapes import CITY, PALACE, SHAPES


def longest_line(palace: Palace, district: int) -> int:
    """The sides in the longest connected piece of the outer wall (palace) or outer moat (city)."""
    return _longest_run(palace, district, _outer_sides(palace, district))


def longest_double_line(palace: Palace) -> int:
    """The sides in the longest connected piece in which wall and moat run together."""
    sides: dict[int, bool] = {}
    for side in _outer_sides(palace, PALACE):
        if _district(palace, side // 4 + STEPS[side % 4]) == CITY:
            sides[side] = True
    return _longest_run(palace, PALACE, sides)


def _district(palace: Palace, cell: int) -> int:
    piece = palace.pieces.get(cell, EMPTY)
    return EMPTY if piece == EMPTY else SHAPES[palace.codes[piece]].district


def _outer_sides(palace: Palace, district: int) -> dict[int, bool]:
    """The marked sides of the district's pieces that lie against no piece of it, each as 4 * cell + side."""
    sides: dict[int, bool] = {}
    for cell, piece in palace.pieces.items():
        shape = SHAPES[palace.codes[piece]]
        if shape.district == district and shape.marked:
            for side in range(4):
                if shape.marked >> side & 1 and _district(palace, cell + STEPS[side]) != district:
                    sides[4 * cell + side] = True
    return sides


def _longest_run(palace: Palace, district: int, sides: dict[int, bool]) -> int:
    follower: dict[int, int] = {}
    followed: dict[int, bool] = {}
    for side in sides:
        following = _next_side(palace, district, side)
        if following in sides:
            follower[side] = following
            followed[following] = True
    longest = 0
    for side in sides:
        if side not in followed:
            longest = max(longest, _run_length(follower, side))
    # What was not reached from a beginning lies on closed rings.
    for side in list(follower):
        if side in follower:
            longest = max(longest, _run_length(follower, side) - 1)
    return longest


def _run_length(follower: dict[int, int], side: int) -> int:
    """The number of sides from this one on; the links are used up."""
    length = 1
    while side in follower:
        side = follower.pop(side)
        length += 1
    return length


def _next_side(palace: Palace, district: int, side: int) -> int:
    """The next side on the outline, clockwise; where tiles touch at a corner only, round the own tile's corner."""
    cell, direction = side // 4, side % 4
    right = (direction + 1) % 4
    neighbour = cell + STEPS[right]
    if _district(palace, neighbour) != district:
        return 4 * cell + right
    diagonal = neighbour + STEPS[direction]
    if _district(palace, diagonal) != district:
        return 4 * neighbour + direction
    return 4 * diagonal + (direction + 3) % 4
