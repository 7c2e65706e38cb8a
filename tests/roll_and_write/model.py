"""A slow model of the points, written from the clauses alone: its only input is what was ticked in which round."""

from fractions import Fraction

PLACES = {
    "pavilion": (16, 8, 1),
    "seraglio": (17, 9, 2),
    "arcades": (18, 10, 3),
    "chambers": (19, 11, 4),
    "garden": (20, 12, 5),
    "tower": (21, 13, 6),
}
LINES = {4: 2, 5: 5, 6: 10}
Cell = tuple[int, int]


def building_points(boxes: dict[str, int], rounds: list[list[tuple[int, str]]], players: int) -> list[dict[str, int]]:
    """Return each player's points by type.

    ``rounds`` holds the (player, type) marks of the set-up, then of each round.
    """
    result: list[dict[str, int]] = [{} for _ in range(players)]
    for building, table in PLACES.items():
        open_places = list(table)
        counts = [0] * players
        placed: set[int] = set()
        for marks in rounds:
            for player, marked in marks:
                if marked == building:
                    counts[player] += 1
            complete = {player for player in range(players) if counts[player] == boxes[building]} - placed
            _share(result, building, complete, open_places)
            placed |= complete
        for wanted in sorted({count for count in counts if count > 0}, reverse=True):
            tied = {player for player in range(players) if counts[player] == wanted} - placed
            _share(result, building, tied, open_places)
            placed |= tied
    return result


def _share(result: list[dict[str, int]], building: str, players: set[int], open_places: list[int]) -> None:
    pot = 0
    for _ in players:
        pot += open_places.pop(0) if open_places else 0
    for player in players:
        result[player][building] = int(Fraction(pot, len(players)))


def line_points(ticks: set[Cell]) -> int:
    total = 0
    for number in range(1, 7):
        total += LINES.get(len([cell for cell in ticks if cell[0] == number]), 0)
        total += LINES.get(len([cell for cell in ticks if cell[1] == number]), 0)
    return total


def coin_points(coins: int) -> int:
    points = 0
    while coins >= 2:
        coins -= 2
        points += 1
    return points
