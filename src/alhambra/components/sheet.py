"""The player's sheet of Roll & Write."""

from alhambra.components.entry import Document, Entry
from alhambra.components.tiles import TYPES
from alhambra.components.values import Sheet

_DIE = range(1, 7)
_STARTING_COINS = 3
_STARTING_BUILDINGS = 3
_LARGEST_SUPPLY = 40
_FIELDS = (
    "rows_die",
    "columns_die",
    "dice",
    "starting_coins",
    "coin_supply",
    "starting_buildings",
    "boxes_per_type",
    "grid_rows",
    "cells",
)

Rows = tuple[tuple[str, ...], ...]


def read_sheet(document: Document) -> Sheet:
    root = document.root("roll_and_write_sheet", _FIELDS)
    root.word("rows_die", ("yellow",))
    root.word("columns_die", ("blue",))
    dice = root.nested("dice", ("yellow", "blue"))
    for color in ("yellow", "blue"):
        dice.require(dice.number(color) == len(_DIE), f"the {color} die must have {len(_DIE)} sides (RNW-SET-2)")
    rows = _rows(root)
    _check_cells(root, rows)
    coins, buildings = root.number("starting_coins"), root.number("starting_buildings")
    root.require(coins == _STARTING_COINS, f"'starting_coins' is {coins}, but RNW-SET-5 demands {_STARTING_COINS}")
    root.require(
        buildings == _STARTING_BUILDINGS,
        f"'starting_buildings' is {buildings}, but RNW-SET-3 demands {_STARTING_BUILDINGS}",
    )
    supply = root.number("coin_supply", 0, _LARGEST_SUPPLY)
    root.require(
        supply >= coins, f"'coin_supply' is {supply}, but the {coins} starting coins use places of it (RNW-SET-5)"
    )
    return Sheet(rows, _boxes(root, rows), coins, supply, buildings)


def _rows(root: Entry) -> Rows:
    by_number: dict[int, tuple[str, ...]] = {}
    for entry in root.entries("grid_rows", ("yellow", "cells")):
        number, cells = entry.number("yellow"), entry.words("cells", TYPES)
        entry.require(number in _DIE, f"the row {number} must be one of 1 to {len(_DIE)} (RNW-SET-1)")
        entry.require(number not in by_number, f"the row {number} is there twice")
        entry.require_count("cells in the row", len(cells), len(_DIE), "RNW-SET-1")
        by_number[number] = cells
    root.require_count("rows in 'grid_rows'", len(by_number), len(_DIE), "RNW-SET-1")
    return tuple(by_number[number] for number in _DIE)


def _check_cells(root: Entry, rows: Rows) -> None:
    """The list of single cells must tell the same as the rows."""
    seen: set[tuple[int, int]] = set()
    for entry in root.entries("cells", ("yellow", "blue", "type")):
        yellow, blue = entry.number("yellow"), entry.number("blue")
        entry.require(
            yellow in _DIE and blue in _DIE, f"the cell {yellow}, {blue} is not on the 6 x 6 grid (RNW-SET-1)"
        )
        entry.require((yellow, blue) not in seen, f"the cell {yellow}, {blue} is there twice")
        seen.add((yellow, blue))
        row_type = rows[yellow - 1][blue - 1]
        entry.require(
            entry.word("type", TYPES) == row_type,
            f"the cell {yellow}, {blue} is {entry.text('type')} here but {row_type} in 'grid_rows'",
        )
    root.require_count("cells in 'cells'", len(seen), len(_DIE) ** 2, "RNW-SET-1")


def _boxes(root: Entry, rows: Rows) -> dict[str, int]:
    boxes: dict[str, int] = {}
    for entry in root.entries("boxes_per_type", ("type", "boxes")):
        kind = entry.word("type", TYPES)
        entry.require(kind not in boxes, f"the type {kind} is there twice")
        boxes[kind] = entry.number("boxes", 1)
        in_grid = sum(row.count(kind) for row in rows)
        entry.require_count(f"boxes of {kind}", boxes[kind], in_grid, "the number in the grid (RNW-SET-1)")
    root.require_count("types in 'boxes_per_type'", len(boxes), len(TYPES), "RNW-SET-1")
    return boxes
