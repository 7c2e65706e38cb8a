"""The longest wall, moat, and double line of both (ALH-SCO-1 to -3, COM-SCO-1 to -3).

Lines are traced along the outlines of the districts.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from alhambra.palace.palace import Palace
from alhambra.palace.shapes import CITY, CODE_SHIFT, DISTRICT_SHIFT, OCCUPIED, PALACE


def longest_line(palace: Palace, district: i64) -> int:
    """Return the length of the longest connected outer wall (palace) or outer moat (city)."""
    return _longest_run(palace, district, _outer_sides(palace, district))


def longest_double_line(palace: Palace) -> int:
    """Return the length of the longest connected line along which wall and moat run together."""
    sides: vec[i64] = vec[i64]()
    for side in _outer_sides(palace, PALACE):
        if _is_in(palace.grid[(side >> 2) + palace.offsets[2 * (side & 3)]], CITY):
            sides = append(sides, side)
    return _longest_run(palace, PALACE, sides)


def _is_in(value: i64, district: i64) -> bool:
    """Return whether the cell with this value holds a piece of the district."""
    return value & OCCUPIED != 0 and value >> DISTRICT_SHIFT & 3 == district


def _outer_sides(palace: Palace, district: i64) -> vec[i64]:
    """Return the outer marked sides of the district's pieces, each as 4 * index + side."""
    grid, offsets = palace.grid, palace.offsets
    sides: vec[i64] = vec[i64](capacity=32)
    for index in palace.built:
        marked = grid[index] >> CODE_SHIFT & 15
        if marked and _is_in(grid[index], district):
            for side in range(4):
                if marked >> side & 1 and not _is_in(grid[index + offsets[2 * side]], district):
                    sides = append(sides, 4 * index + side)
    return sides


def _longest_run(palace: Palace, district: i64, sides: vec[i64]) -> int:
    """Return the length of the longest run of sides that follow each other on the outline."""
    followers: vec[i64] = vec[i64](capacity=32)
    followed: vec[i64] = vec[i64]([0] * len(sides))
    for side in sides:
        follower = _position(sides, _next_side(palace, district, side))
        followers = append(followers, follower)
        if follower >= 0:
            followed[follower] = 1
    longest: i64 = 0
    for position in range(len(sides)):
        if followed[position] == 0:
            longest = max(longest, _use_up(followers, position))
    # Sides that were not reached from the start of a run lie on closed rings.
    for position in range(len(sides)):
        if followed[position] and followers[position] >= 0:
            longest = max(longest, _use_up(followers, position) - 1)
    return longest


def _position(sides: vec[i64], side: i64) -> i64:
    for position in range(len(sides)):
        if sides[position] == side:
            return position
    return -1


def _use_up(followers: vec[i64], position: i64) -> i64:
    """Return the length of the run from this side on, and remove its links."""
    length: i64 = 1
    while followers[position] >= 0:
        following = followers[position]
        followers[position] = -1
        position = following
        length += 1
    return length


def _next_side(palace: Palace, district: i64, side: i64) -> i64:
    """Return the next side of the outline, clockwise.

    Where tiles touch only at a corner, the outline stays on the same tile.
    """
    grid, offsets = palace.grid, palace.offsets
    index = side >> 2
    direction = side & 3
    right = direction + 1 & 3
    neighbour = index + offsets[2 * right]
    if not _is_in(grid[neighbour], district):
        return 4 * index + right
    diagonal = neighbour + offsets[2 * direction]
    if not _is_in(grid[diagonal], district):
        return 4 * neighbour + direction
    return 4 * diagonal + (direction + 3 & 3)
