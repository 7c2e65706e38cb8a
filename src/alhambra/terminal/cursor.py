"""Move a cursor between targets: to the nearest one in a direction, or from zone to zone."""

from collections.abc import Sequence

from alhambra.terminal.scenes.canvas import Target, TargetArea

UP, DOWN, LEFT, RIGHT = (0, -1), (0, 1), (-1, 0), (1, 0)
_ASIDE = 2.5  # the weight of a distance across the direction
_ROW = 2.0  # the height of a line, in widths of a character


def moved(spots: Sequence[TargetArea], cursor: Target | None, direction: tuple[int, int]) -> Target | None:
    """Return the next target in a direction: in the same zone if possible, else in the nearest one."""
    start = next((spot for spot in spots if spot.target == cursor), None)
    if start is None:
        return spots[0].target if spots else None
    zone = [spot for spot in spots if spot.target.zone == start.target.zone]
    found = _nearest(zone, start, direction)
    return found if found is not None else _nearest(spots, start, direction)


def _nearest(spots: Sequence[TargetArea], start: TargetArea, direction: tuple[int, int]) -> Target | None:
    best, least = None, float("inf")
    x, y = start.middle
    for spot in spots:
        dx, dy = spot.middle[0] - x, (spot.middle[1] - y) * _ROW
        ahead = dx * direction[0] + dy * direction[1]
        aside = abs(dx * direction[1] + dy * direction[0])
        if spot.target == start.target or ahead <= 0.4 or aside > 3 * ahead:
            continue
        distance = ahead + _ASIDE * aside
        if distance < least:
            best, least = spot.target, distance
    return best


def next_zone(spots: Sequence[TargetArea], cursor: Target | None, order: Sequence[str], step: int) -> Target | None:
    """Return the first target of the next zone that has any."""
    there = [zone for zone in order if any(spot.target.zone == zone for spot in spots)]
    if not there:
        return None
    here = there.index(cursor.zone) if cursor is not None and cursor.zone in there else -step
    zone = there[(here + step) % len(there)]
    return next(spot.target for spot in spots if spot.target.zone == zone)


def next_line(spots: Sequence[TargetArea], cursor: Target, step: int) -> Target | None:
    """Return the nearest target on the next line above or below."""
    start = next(spot for spot in spots if spot.target == cursor)
    ahead = [spot for spot in spots if (spot.y - start.y) * step > 0]
    if not ahead:
        return None
    line = min(ahead, key=lambda spot: abs(spot.y - start.y)).y
    return min(
        [spot for spot in ahead if spot.y == line], key=lambda spot: abs(spot.middle[0] - start.middle[0])
    ).target
