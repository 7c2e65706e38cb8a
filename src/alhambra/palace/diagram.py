"""Palaces as text: a grid of tiles with their walls as lines, north up."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

_WIDTH: Final = 4  # of a cell
_LABEL: Final = 2  # letters of a type, before the price
_MARGIN: Final = 4
_WALL: Final = "-" * _WIDTH
_OPEN: Final = " " * _WIDTH

Tile = Mapping[str, Any]


def palace_lines(tiles: Sequence[Tile]) -> list[str]:
    """Return the drawing of a palace, line by line, from its tiles as a view has them.

    >>> print(*palace_lines([{"tile": "fountain", "type": None, "price": 0, "sides": "", "cell": [0, 0]}]), sep="\\n")
         0
        +    +
      0  foun
        +    +
    """
    by_cell = {(tile["cell"][0], tile["cell"][1]): tile for tile in tiles}
    columns = range(min([x for x, _ in by_cell]), max([x for x, _ in by_cell]) + 1)
    rows = range(min([y for _, y in by_cell]), max([y for _, y in by_cell]) + 1)
    lines = [" " * _MARGIN + "".join([f" {x:^{_WIDTH}}" for x in columns]).rstrip()]
    for y in rows:
        lines.append(_border(by_cell, columns, y))
        lines.append(_row(by_cell, columns, y))
    lines.append(_border(by_cell, columns, rows.stop))
    return lines


def _border(by_cell: Mapping[tuple[int, int], Tile], columns: range, y: int) -> str:
    """Return the line of the walls between two rows."""
    walls = [_has(by_cell, (x, y), "N") or _has(by_cell, (x, y - 1), "S") for x in columns]
    return " " * _MARGIN + "+" + "".join([f"{_WALL if wall else _OPEN}+" for wall in walls])


def _row(by_cell: Mapping[tuple[int, int], Tile], columns: range, y: int) -> str:
    """Return the line of the tiles of a row, with the walls between them."""
    line = f"{y:{_MARGIN - 1}} "
    for x in range(columns.start, columns.stop + 1):
        line += "|" if _has(by_cell, (x, y), "W") or _has(by_cell, (x - 1, y), "E") else " "
        line += f"{_label(by_cell.get((x, y))):{_WIDTH}}"
    return line.rstrip()


def _has(by_cell: Mapping[tuple[int, int], Tile], cell: tuple[int, int], side: str) -> bool:
    tile = by_cell.get(cell)
    return tile is not None and side in tile["sides"]


def _label(tile: Tile | None) -> str:
    if tile is None:
        return ""
    kind = tile["type"]
    return f"{kind[:_LABEL]}{tile['price']}" if kind is not None else str(tile["tile"])[:_WIDTH].rstrip("_")
