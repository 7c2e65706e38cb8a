"""The components of Roll & Write as numbers: types 0-5, cells 0-35, points by place."""

from alhambra.components import Components
from alhambra.roll_and_write.actions import FACES

TYPES = 6
CELLS = FACES * FACES
COMPONENT_FILES = ("roll_and_write_sheet", "scoring_tables")


def cell_number(yellow: int, blue: int) -> int:
    """Return the cell in the row of the yellow and the column of the blue die."""
    return (yellow - 1) * FACES + blue - 1


def _line_masks() -> list[int]:
    rows = [sum([1 << cell_number(yellow, blue) for blue in range(1, FACES + 1)]) for yellow in range(1, FACES + 1)]
    columns = [sum([1 << cell_number(yellow, blue) for yellow in range(1, FACES + 1)]) for blue in range(1, FACES + 1)]
    return rows + columns


LINES = _line_masks()  # the six rows, then the six columns, as bit sets of cells


class Layout:
    """The contents of the sheets, immutable and shared by all games with the same components."""

    def __init__(self, components: Components) -> None:
        sheet, tables = components.roll_and_write_sheet, components.scoring_tables
        self.fingerprint: str = components.fingerprint(COMPONENT_FILES)
        self.types: list[str] = list(sheet.boxes)
        self.cell_type: list[int] = [self.types.index(name) for row in sheet.rows for name in row]
        self.boxes: list[int] = [sheet.boxes[name] for name in self.types]
        self.places: list[list[int]] = [list(tables.roll_and_write_places[name]) for name in self.types]
        self.line_points: list[int] = [tables.roll_and_write_lines.get(ticks, 0) for ticks in range(FACES + 1)]
        self.coins_per_point: int = tables.roll_and_write_coins_per_point
        self.rounds: dict[int, int] = dict(tables.roll_and_write_rounds)
        self.extra_points: dict[int, int] = dict(tables.roll_and_write_extra_points)
        self.starting_coins: int = sheet.starting_coins
        self.coin_supply: int = sheet.coin_supply
        self.starting_buildings: int = sheet.starting_buildings

    def place_points(self, building: int, place: int) -> int:
        """Return the points of a place, counted from 1; 0 beyond the last place (RNW-SCO-2)."""
        places = self.places[building]
        return places[place - 1] if place <= len(places) else 0


_LAYOUTS: dict[int, tuple[Components, Layout]] = {}


def layout_of(components: Components) -> Layout:
    """Return the layout of these components, which is created once."""
    known = _LAYOUTS.get(id(components))
    if known is None or known[0] is not components:
        known = (components, Layout(components))
        _LAYOUTS[id(components)] = known
    return known[1]
