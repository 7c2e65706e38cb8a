"""The shared score sheet, with boxes per player and type, and the points of a sheet."""

from alhambra.roll_and_write.actions import FACES
from alhambra.roll_and_write.layout import LINES, TYPES, Layout
from alhambra.roll_and_write.messages import SheetPoints
from alhambra.roll_and_write.sheet import Sheet


class PlaceAward:
    """An award of the next places of a type to one or more rows, with the points of each row."""

    def __init__(self, building: int, place: int, rows: list[int], points: list[int]) -> None:
        self.building = building
        self.place = place
        self.rows = rows
        self.points = points


class ScoreSheet:
    """The score sheet, with a row for each player, imaginary ones last.

    Its tables are flat lists by row and type.
    """

    def __init__(self, layout: Layout, rows: int, scoring_rows: int, original: "ScoreSheet | None" = None) -> None:
        self.layout = layout
        self.rows = rows
        self.scoring_rows = scoring_rows  # only this many rows are given points (RNW-SOLO-5)
        self.counts: list[int] = [0] * (rows * TYPES) if original is None else original.counts[:]
        # The place of each row; 0 if it has none yet.
        self.place: list[int] = [0] * (rows * TYPES) if original is None else original.place[:]
        self.points: list[int] = [0] * (rows * TYPES) if original is None else original.points[:]
        # The number of places taken, by type.
        self.gone: list[int] = [0] * TYPES if original is None else original.gone[:]

    def copy(self) -> "ScoreSheet":
        return ScoreSheet(self.layout, self.rows, self.scoring_rows, self)

    def count(self, row: int, building: int) -> int:
        return self.counts[row * TYPES + building]

    def total(self, row: int) -> int:
        """Return the number of filled boxes in the row."""
        return sum(self.counts[row * TYPES : (row + 1) * TYPES])

    def fill_box(self, row: int, building: int) -> None:
        self.counts[row * TYPES + building] += 1

    def is_full(self, row: int, building: int) -> bool:
        return self.counts[row * TYPES + building] == self.layout.boxes[building]

    def building_points(self, row: int) -> int:
        return sum(self.points[row * TYPES : (row + 1) * TYPES])

    def settle_round(self) -> list[PlaceAward]:
        """Award the next places to the rows that completed a type in this round (RNW-SCO-2)."""
        awards: list[PlaceAward] = []
        for building in range(TYPES):
            finishers = [row for row in self._without_place(building) if self.is_full(row, building)]
            if finishers:
                awards.append(self._award(building, finishers))
        return awards

    def settle_end(self) -> list[PlaceAward]:
        """Award the remaining places by the number of buildings (RNW-SCO-3)."""
        awards: list[PlaceAward] = []
        for building in range(TYPES):
            for count in range(self.layout.boxes[building], 0, -1):
                tied = [row for row in self._without_place(building) if self.count(row, building) == count]
                if tied:
                    awards.append(self._award(building, tied))
        return awards

    def give(self, places: list[int]) -> bool:
        """Award these places, given by row and type; return whether they are consistent."""
        self.place = places
        for building in range(TYPES):
            of_type = [places[row * TYPES + building] for row in range(self.rows)]
            for place in sorted(set(of_type) - {0}):
                if place != self.gone[building] + 1:
                    return False
                self._award(building, [row for row in range(self.rows) if of_type[row] == place])
        return True

    def _without_place(self, building: int) -> list[int]:
        return [row for row in range(self.rows) if self.place[row * TYPES + building] == 0]

    def _award(self, building: int, rows: list[int]) -> PlaceAward:
        """Award the next places to tied rows, which share the points, rounded down."""
        first = self.gone[building] + 1
        self.gone[building] += len(rows)
        pot = sum([self.layout.place_points(building, first + i) for i in range(len(rows))])
        share = pot // len(rows)
        given: list[int] = []
        for row in rows:
            points = share if row < self.scoring_rows else 0
            self.place[row * TYPES + building] = first
            self.points[row * TYPES + building] = points
            given.append(points)
        return PlaceAward(building, first, rows, given)


def line_points(layout: Layout, ticks: int) -> int:
    """Return the points for all rows and columns of a grid (RNW-SCO-4)."""
    points = 0
    for line in LINES:
        points += layout.line_points[(ticks & line).bit_count()]
    return points


def sheet_points(layout: Layout, sheet: Sheet) -> SheetPoints:
    """Return the points of a sheet at the end: rows, columns and coins."""
    lines = [layout.line_points[(sheet.ticks & line).bit_count()] for line in LINES]
    return {"rows": lines[:FACES], "columns": lines[FACES:], "coins": coin_points(layout, sheet.coins)}


def coin_points(layout: Layout, coins: int) -> int:
    """Return the points for unspent coins (RNW-SCO-5)."""
    return coins // layout.coins_per_point
