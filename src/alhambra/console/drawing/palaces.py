"""Draw pieces on a grid: thick lines for walls, double ones for moats, none for open sides.

Neighbouring cells share one line of characters, because touching sides match in a legal palace.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from rich.text import Text

from alhambra.console.drawing.blocks import Block
from alhambra.console.palette import BASTION, FRONTIER, GATE, LABEL, MOAT, WALL, Look, look_of, name_of

Cell = tuple[int, int]

# Glyphs by the arms that meet in them: 1 north, 2 east, 4 south, 8 west.
_HEAVY = " \u2579\u257a\u2517\u257b\u2503\u250f\u2523\u2578\u251b\u2501\u253b\u2513\u252b\u2533\u254b"
_DOUBLE = " \u2551\u2550\u255a\u2551\u2551\u2554\u2560\u2550\u255d\u2550\u2569\u2557\u2563\u2566\u256c"
_LIGHT = " \u2575\u2576\u2514\u2577\u2502\u250c\u251c\u2574\u2518\u2500\u2534\u2510\u2524\u252c\u253c"


class Line(NamedTuple):
    """The look of a side: its glyphs, its style, and its rank where lines meet."""

    across: str
    down: str
    corners: str
    style: str
    rank: int


_NOTHING = Line(" ", " ", " " * 16, "", 0)
_FRONTIER = Line("\u2504", "\u2506", _LIGHT, FRONTIER, 1)
_BASTION = Line("\u2505", "\u2507", _HEAVY, BASTION, 2)
_MOAT = Line("\u2550", "\u2551", _DOUBLE, MOAT, 3)
_WALL = Line("\u2501", "\u2503", _HEAVY, WALL, 4)
_WALL_AND_MOAT = Line("\u256a", "\u256b", _HEAVY, f"{WALL} on #1F5F6E", 5)
_GATE = Line("\u25a1", "\u25a1", _HEAVY, GATE, 6)
_MARKED_SIDES = {0: _WALL, 1: _MOAT, 2: _BASTION}

_TOWARDS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
_OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}

# The size of the inside of a cell: width and height.
TINY = (5, 1)  # no room for prices
SMALL = (6, 1)
LARGE = (10, 2)
HUGE = (14, 4)


class GroundDrawing:
    """The pieces of a palace by cell, with the labels and gates to draw on them."""

    def __init__(
        self,
        pieces: Mapping[Cell, dict[str, Any]],
        labels: Mapping[Cell, str] | None = None,
        gates: Sequence[tuple[Cell, str]] = (),
        styles: Mapping[Cell, str] | None = None,
    ) -> None:
        self.pieces = pieces
        self.labels = labels or {}
        self.styles = styles or {}  # of labels that have a style of their own
        self.gates = {*gates, *((_next(cell, side), _OPPOSITE[side]) for cell, side in gates)}
        cells = [*pieces, *self.labels]
        self.left, self.right = min(x for x, _ in cells), max(x for x, _ in cells)
        self.top, self.bottom = min(y for _, y in cells), max(y for _, y in cells)

    @property
    def columns(self) -> int:
        return self.right - self.left + 1

    @property
    def rows(self) -> int:
        return self.bottom - self.top + 1

    def look(self, cell: Cell) -> Look | None:
        """Return how the piece on a cell looks."""
        piece = self.pieces.get(cell)
        return None if piece is None else look_of(piece["tile"], piece["type"], piece["district"])

    def line(self, cell: Cell, side: str) -> Line:
        """Return the line between a cell and its neighbour on a side."""
        if (cell, side) in self.gates:
            return _GATE
        beyond = _next(cell, side)
        lines = [line for line in (self._own_line(cell, side), self._own_line(beyond, _OPPOSITE[side])) if line]
        if _WALL in lines and _MOAT in lines:
            return _WALL_AND_MOAT
        if lines:
            return max(lines, key=lambda line: line.rank)
        return _FRONTIER if (cell in self.pieces) != (beyond in self.pieces) else _NOTHING

    def _own_line(self, cell: Cell, side: str) -> Line | None:
        piece = self.pieces.get(cell)
        return None if piece is None or side not in piece["sides"] else _MARKED_SIDES[piece["district"]]


def _next(cell: Cell, side: str) -> Cell:
    dx, dy = _TOWARDS[side]
    return cell[0] + dx, cell[1] + dy


def draw(ground: GroundDrawing, size: tuple[int, int] = SMALL, colour: bool = True, axes: bool = False) -> Block:
    """Draw the ground as lines of text; ``axes`` adds the numbers of columns and rows."""
    width, height = size
    lines: Block = []
    if axes:
        numbers = [f"{x:^{width}}" for x in range(ground.left, ground.right + 1)]
        lines.append(Text("    " + " ".join(numbers).rstrip(), style=FRONTIER))
    for y in range(ground.top, ground.bottom + 2):
        lines.append(_indented(_border(ground, y, width, colour), "", axes))
        if y <= ground.bottom:
            for row in range(height):
                label = str(y) if row == height // 2 else ""
                lines.append(_indented(_inside(ground, y, row, size, colour), label, axes))
    return lines


def _indented(line: Text, label: str, axes: bool) -> Text:
    return Text.assemble((f"{label:>2} ", FRONTIER), line) if axes else line


def _border(ground: GroundDrawing, y: int, width: int, colour: bool) -> Text:
    """Return the line of characters above row ``y``."""
    text = Text()
    for x in range(ground.left, ground.right + 2):
        text.append_text(_corner(ground, x, y, colour))
        if x <= ground.right:
            line = ground.line((x, y), "N")
            glyph, style = line.across * width, line.style
            above, below = ground.look((x, y - 1)), ground.look((x, y))
            if line is _GATE:
                glyph = line.across.center(width, _WALL.across)
            elif line is _NOTHING and colour and above and below:
                glyph, style = "\u2580" * width, f"{above.ground} on {below.ground}"
            text.append(glyph, style)
    return text


def _corner(ground: GroundDrawing, x: int, y: int, colour: bool) -> Text:
    """Return the character where four cells meet; (x, y) is the cell to the south-east."""
    arms = [
        ground.line((x, y - 1), "W"),
        ground.line((x, y), "N"),
        ground.line((x, y), "W"),
        ground.line((x - 1, y), "N"),
    ]
    top = max(arms, key=lambda line: line.rank)
    above, below = ground.look((x, y - 1)), ground.look((x, y))
    if top is _NOTHING and colour and above and below:
        return Text("\u2580", style=f"{above.ground} on {below.ground}")
    drawn = [line is top or min(line.rank, top.rank) > 1 for line in arms]
    glyph = top.corners[sum(1 << number for number, shown in enumerate(drawn) if shown)]
    return Text(glyph, style=WALL if top is _GATE else top.style)


def _inside(ground: GroundDrawing, y: int, row: int, size: tuple[int, int], colour: bool) -> Text:
    """Return one line of characters through row ``y``."""
    text = Text()
    for x in range(ground.left, ground.right + 2):
        line = ground.line((x, y), "W")
        west, here = ground.look((x - 1, y)), ground.look((x, y))
        if line is _NOTHING and colour and west and here:
            text.append("\u258c", f"{west.ground} on {here.ground}")
        else:
            text.append(line.down, line.style)
        if x <= ground.right:
            text.append_text(_content(ground, (x, y), row, size))
    return text


def _content(ground: GroundDrawing, cell: Cell, row: int, size: tuple[int, int]) -> Text:
    """Return the content of a cell: a label, or the type and price of the piece."""
    width, height = size
    label, piece, look = ground.labels.get(cell), ground.pieces.get(cell), ground.look(cell)
    if piece is None or look is None:
        is_here = label is not None and row == height // 2
        return _labelled(ground, cell, width) if is_here else Text(" " * width)
    if row == 0:
        price = str(piece["price"] or "") if width >= SMALL[0] else ""
        text = Text(f" {look.short:<{width - 2 - len(price)}}{price} ", style=look.style)
    elif label is not None and row == height - 1:
        return _labelled(ground, cell, width, f"{look.ink} on {look.ground}")
    else:
        name = name_of(piece["tile"], piece["type"]) if row == 1 else ""
        name = name if len(name) < width else f"{name[: width - 2]}\u2026"
        text = Text(f" {name:<{width - 1}}", style=f"{look.ink} on {look.ground}")
    if label is not None and row == height - 1:
        text = Text.assemble(text[: width - len(label) - 2], (f" {label} ", ground.styles.get(cell, LABEL)))
    return text


def _labelled(ground: GroundDrawing, cell: Cell, width: int, style: str = "") -> Text:
    """Centre a label in a line."""
    label = ground.labels[cell]
    left = (width - len(label) - 2) // 2
    right = width - len(label) - 2 - left
    return Text.assemble((" " * left, style), (f" {label} ", ground.styles.get(cell, LABEL)), (" " * right, style))


def draw_piece(piece: dict[str, Any], colour: bool = True) -> Block:
    """Draw a single piece."""
    return draw(GroundDrawing({(0, 0): piece}), colour=colour)


def draw_empty() -> Block:
    """Draw a place without a piece."""
    width = SMALL[0]
    glyphs = ["\u250c" + "\u2504" * width + "\u2510", "\u2506" + " " * width + "\u2506"]
    return [Text(line, style=FRONTIER) for line in [*glyphs, "\u2514" + "\u2504" * width + "\u2518"]]
