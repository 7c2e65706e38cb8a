"""The messages of Roll & Write."""

from typing import Literal, TypedDict

from alhambra.protocol.messages import Standing


class SheetPoints(TypedDict):
    """What the sheet of a seat itself gives at the end."""

    rows: list[int]  # of each row of the grid, for its ticks
    columns: list[int]  # of each column
    coins: int  # for the coins that are left


class SheetsScored(TypedDict):
    """The game has ended: what the sheets themselves give."""

    event: Literal["sheets_scored"]
    sheets: list[SheetPoints]  # by seat
    extra: int  # what each imaginary opponent is given


class BuildingStanding(TypedDict):
    """How the race for a type of building stands. Rows are those of the score sheet: seats, then imaginary players."""

    type: str
    boxes: int
    counts: list[int]  # how many boxes each row has filled
    given: list[int | None]  # the points that a row has got for its place; null: it has no place yet
    left: list[int]  # what the places are worth that are still to be had, the next one first
    points: list[int]  # what each row would have for the type if the game ended now


class RollAndWriteStanding(Standing):
    """How the seats stand, and what they would have if the game ended now."""

    rounds_left: int  # with the one that is played
    buildings: list[BuildingStanding]
    sheets: list[SheetPoints]  # by seat
    extra: int  # what each imaginary opponent is given at the end
    totals: list[int]  # what each row would have if the game ended now
