"""Connectivity of a palace, and the pieces that may be removed without breaking a rule."""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from alhambra.palace.shapes import (
    CAMP,
    CODE_SHIFT,
    DISTRICT_SHIFT,
    FIXED,
    FOUR_SIDES,
    GATES_SHIFT,
    MOAT,
    OCCUPIED,
    ORDINAL_MASK,
    ORDINAL_SHIFT,
    PALACE,
    WALKS,
    WALL,
    WALL_CONTACTS,
)

if TYPE_CHECKING:
    from alhambra.palace.palace import Palace

_SIDE_COUNTS: Final = vec[i64]([0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4])  # of a mask of sides
_LOWEST_SIDE: Final = vec[i64]([0, 0, 1, 0, 2, 0, 1, 0, 3, 0, 1, 0, 2, 0, 1, 0])  # of a mask of sides
_NO_PALACE: Final = -1  # in place of a number of sides
_ZEROS: Final = vec[i64]([0] * (5 << 8))  # enough for all pieces that a palace can have


def add_movable(palace: "Palace", number: i64, found: vec[i64]) -> vec[i64]:
    """Append the number, with a cell and its piece in its bits, for each removable piece."""
    if len(palace.fixed) > 1 or palace.camps_begun:
        return _add_by_search(palace, number, found)
    grid = palace.grid
    before: i64 = len(found)
    ends: i64 = 0
    for index in palace.built:
        value = grid[index]
        joined = value & WALKS[value >> CODE_SHIFT & 63]
        count = _SIDE_COUNTS[(joined | joined >> 8) & 15]  # of ``_ways`` without gates, inlined
        ends += count
        if count < 2 and not value & FIXED and value & FOUR_SIDES != FOUR_SIDES:
            found = append(found, number | palace.laid_at(index))
    # If the palace is a tree, its leaves are exactly the pieces that disconnect nothing.
    if ends == 2 * (len(palace.built) - 1):
        return found
    while len(found) > before:
        found, _last = pop(found)  # a plain underscore would be boxed when compiled
    return _add_by_search(palace, number, found)


def _add_by_search(palace: "Palace", number: i64, found: vec[i64]) -> vec[i64]:
    cuts = find_cuts(palace)
    touches: i64 = 0
    if palace.city_begun:
        touches = _all_touches(palace)
    for ordinal in range(len(palace.built)):
        index = palace.built[ordinal]
        if cuts[ordinal] == 0 and _can_be_spared(palace, index, touches):
            found = append(found, number | palace.laid_at(index))
    return found


def _can_be_spared(palace: "Palace", index: i64, touches: i64) -> bool:
    """Return whether removing the piece leaves no hole, unsupported camp or detached city."""
    value = palace.grid[index]
    if value & FIXED or value & FOUR_SIDES == FOUR_SIDES:
        return False
    if palace.city_begun:
        return touches == _NO_PALACE or touches > _touches(palace, index)
    return not palace.camps_begun or value >> DISTRICT_SHIFT & 3 != PALACE or not _carries_camp(palace, index)


def _carries_camp(palace: "Palace", index: i64) -> bool:
    """Return whether a camp is supported by a wall of this piece alone."""
    marked = palace.grid[index] >> CODE_SHIFT & 15
    for side in range(4):
        if marked >> side & 1 == 0:
            continue
        value = palace.grid[index + palace.offsets[2 * side]]
        if value & OCCUPIED and value >> DISTRICT_SHIFT & 3 == CAMP:
            supports = value & WALL_CONTACTS[value >> CODE_SHIFT & 63]
            if supports & (supports - 1) == 0:
                return True
    return False


def _all_touches(palace: "Palace") -> i64:
    """Return how many sides palace and city share (COM-PLACE-5); _NO_PALACE without a palace."""
    total: i64 = 0
    alone = True
    for index in palace.built:
        if palace.grid[index] >> DISTRICT_SHIFT & 3 == PALACE:
            alone = False
            total += _touches(palace, index)
    if alone:
        return _NO_PALACE
    return total


def _touches(palace: "Palace", index: i64) -> i64:
    """Return how many walls or moats of the piece touch the other district."""
    value = palace.grid[index]
    marked = value >> CODE_SHIFT & 15
    if value >> DISTRICT_SHIFT & 3 == PALACE:
        return _SIDE_COUNTS[value >> 4 * MOAT & marked]
    return _SIDE_COUNTS[value >> 4 * WALL & marked]


def find_cuts(palace: "Palace") -> vec[i64]:
    """Return 1 for each cell of ``built`` that is an articulation point (Tarjan's lowlink)."""
    # One list in five parts, for speed: the cuts, then the working storage of ``_search``.
    work: vec[i64] = _ZEROS[: 5 * len(palace.built)]
    for root in palace.fixed:
        if work[len(palace.built) + ordinal_of(palace.grid[root])] == 0:
            _search(palace, root, work)
    return work


def _search(palace: "Palace", root: i64, work: vec[i64]) -> None:
    """Search depth first from the root and mark the cuts in the first part of ``work``.

    The second part holds the time of the first visit for each cell of ``built``. The other three
    are a stack with the path from the root to the current piece: its cells, the directions not yet
    tried, and the earliest visit reachable from there.
    """
    grid, offsets = palace.grid, palace.offsets
    size: i64 = len(palace.built)
    visits, path, ways, lows = size, 2 * size, 3 * size, 4 * size
    count: i64 = 1
    depth: i64 = 0
    work[path] = root
    work[ways] = _ways(grid[root])
    work[lows] = count
    work[visits + ordinal_of(grid[root])] = count
    while True:
        untried = work[ways + depth]
        if untried:
            side: i64 = _LOWEST_SIDE[untried]
            work[ways + depth] = untried & (untried - 1)
            neighbour = work[path + depth] + offsets[2 * side]
            value = grid[neighbour]
            ordinal = ordinal_of(value)
            seen = work[visits + ordinal]
            if seen == 0:
                count += 1
                depth += 1
                back: i64 = 1 << (side + 2 & 3)
                work[path + depth] = neighbour
                work[ways + depth] = _ways(value) & ~back
                work[lows + depth] = count
                work[visits + ordinal] = count
            elif seen < work[lows + depth]:
                work[lows + depth] = seen
        elif depth == 0:
            return
        else:
            low = work[lows + depth]
            depth -= 1
            ordinal = ordinal_of(grid[work[path + depth]])
            if low < work[lows + depth]:
                work[lows + depth] = low
            if low >= work[visits + ordinal]:
                work[ordinal] = 1


def ordinal_of(value: i64) -> i64:
    """Return the ordinal in ``built`` of the cell with this value."""
    return value >> ORDINAL_SHIFT & ORDINAL_MASK


def _ways(value: i64) -> i64:
    """Return the sides of a cell through which a path leads to a neighbour."""
    joined = value & WALKS[value >> CODE_SHIFT & 63]
    return (joined | joined >> 8 | value >> GATES_SHIFT) & 15


def ways_from(palace: "Palace", cell: i64) -> i64:
    """Return the sides of a cell through which a path leads to a neighbour."""
    return _ways(palace.value(cell))
