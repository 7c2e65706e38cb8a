"""Adds and compares points by their sources."""


def add_points(sums: dict[str, int], more: dict[str, int]) -> None:
    """Add points by source to sums."""
    for source, points in more.items():
        sums[source] = sums.get(source, 0) + points


def changes(before: list[dict[str, int]], after: list[dict[str, int]]) -> list[dict[str, int]]:
    """Return, by seat, the sources whose points differ, and by how much."""
    found: list[dict[str, int]] = []
    for old, new in zip(before, after, strict=True):
        differences = {source: new.get(source, 0) - old.get(source, 0) for source in {**old, **new}}
        found.append({source: change for source, change in differences.items() if change})
    return found
