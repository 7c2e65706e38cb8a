"""The player's sheet of Roll & Write."""

from alhambra.components.entry import ComponentEntry, Document
from alhambra.components.tiles import TYPES
from alhambra.components.values import PrintedSheet
from alhambra.protocol.errors import Phrase

_DIE = range(1, 7)
_STARTING_COINS = 3
_STARTING_BUILDINGS = 3
_LARGEST_SUPPLY = 40
_CLAUSE = "RNW-SET-1"
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


def read_sheet(document: Document) -> PrintedSheet:
    root = document.root("roll_and_write_sheet", _FIELDS)
    root.word("rows_die", ("yellow",))
    root.word("columns_die", ("blue",))
    dice = root.nested("dice", ("yellow", "blue"))
    for color in ("yellow", "blue"):
        dice.require(
            dice.number(color) == len(_DIE), "component-die", colour=color, number=len(_DIE), clause="RNW-SET-2"
        )
    rows = _rows(root)
    _check_cells(root, rows)
    coins, buildings = root.number("starting_coins"), root.number("starting_buildings")
    _check_fixed(root, "starting_coins", coins, _STARTING_COINS, "RNW-SET-5")
    _check_fixed(root, "starting_buildings", buildings, _STARTING_BUILDINGS, "RNW-SET-3")
    supply = root.number("coin_supply", 0, _LARGEST_SUPPLY)
    root.require(supply >= coins, "component-supply", found=supply, number=coins, clause="RNW-SET-5")
    return PrintedSheet(rows, _boxes(root, rows), coins, supply, buildings)


def _check_fixed(root: ComponentEntry, field: str, found: int, expected: int, clause: str) -> None:
    root.require(found == expected, "component-fixed", field=field, found=found, clause=clause, expected=expected)


def _rows(root: ComponentEntry) -> Rows:
    by_number: dict[int, tuple[str, ...]] = {}
    for entry in root.entries("grid_rows", ("yellow", "cells")):
        number, cells = entry.number("yellow"), entry.words("cells", TYPES)
        entry.require(number in _DIE, "component-row", number=number, most=len(_DIE), clause=_CLAUSE)
        entry.require(number not in by_number, "component-row-twice", number=number)
        entry.require_count(Phrase("cells-in-row"), len(cells), len(_DIE), _CLAUSE)
        by_number[number] = cells
    root.require_count(Phrase("rows-in-list", field="grid_rows"), len(by_number), len(_DIE), _CLAUSE)
    return tuple(by_number[number] for number in _DIE)


def _check_cells(root: ComponentEntry, rows: Rows) -> None:
    """Require that the list of single cells agrees with the rows."""
    seen: set[tuple[int, int]] = set()
    for entry in root.entries("cells", ("yellow", "blue", "type")):
        yellow, blue = entry.number("yellow"), entry.number("blue")
        on_grid = yellow in _DIE and blue in _DIE
        entry.require(on_grid, "component-cell", row=yellow, column=blue, number=len(_DIE), clause=_CLAUSE)
        entry.require((yellow, blue) not in seen, "component-cell-twice", row=yellow, column=blue)
        seen.add((yellow, blue))
        row_type = rows[yellow - 1][blue - 1]
        kind = entry.word("type", TYPES)
        entry.require(kind == row_type, "component-cell-type", row=yellow, column=blue, type=kind, other_type=row_type)
    root.require_count(Phrase("cells-in-list", field="cells"), len(seen), len(_DIE) ** 2, _CLAUSE)


def _boxes(root: ComponentEntry, rows: Rows) -> dict[str, int]:
    boxes: dict[str, int] = {}
    for entry in root.entries("boxes_per_type", ("type", "boxes")):
        kind = entry.word("type", TYPES)
        entry.require(kind not in boxes, "component-type-twice", type=kind)
        boxes[kind] = entry.number("boxes", 1)
        in_grid = sum(row.count(kind) for row in rows)
        as_many = boxes[kind] == in_grid
        entry.require(as_many, "component-boxes", found=boxes[kind], type=kind, clause=_CLAUSE, expected=in_grid)
    root.require_count(Phrase("types-in-list", field="boxes_per_type"), len(boxes), len(TYPES), _CLAUSE)
    return boxes
