"""Drawings with targets, composed of lines of text."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rich.console import Console, RenderableType
from rich.text import Text

from alhambra.console.drawing.blocks import Block, block_width, padded

Cell = tuple[int, int]
Thing = int | str | Cell


class Target(NamedTuple):
    """Something on the table that can be selected: its zone, and which thing it is."""

    zone: str
    thing: Thing


class TargetArea(NamedTuple):
    """The area in which a target is drawn."""

    x: int
    y: int
    width: int
    height: int
    target: Target

    def moved(self, dx: int, dy: int) -> "TargetArea":
        return self._replace(x=self.x + dx, y=self.y + dy)

    def covers(self, x: int, y: int) -> bool:
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height

    @property
    def middle(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2


class Drawing(NamedTuple):
    """Lines of text with target areas."""

    lines: Block
    spots: list[TargetArea]

    @property
    def width(self) -> int:
        return block_width(self.lines)


NOTHING = Drawing([], [])


def plain(lines: Iterable[Text]) -> Drawing:
    """Return a drawing without targets."""
    return Drawing(list(lines), [])


def chip(text: Text, target: Target) -> Drawing:
    """Return a drawing of one line that is a single target."""
    return Drawing([text], [TargetArea(0, 0, text.cell_len, 1, target)])


def beside(drawings: Sequence[Drawing], gap: int = 2) -> Drawing:
    """Place the drawings from left to right, aligned at the top."""
    kept = [drawing for drawing in drawings if drawing.lines]
    height = max([len(drawing.lines) for drawing in kept], default=0)
    spots: list[TargetArea] = []
    x = 0
    for drawing in kept:
        spots += [spot.moved(x, 0) for spot in drawing.spots]
        x += drawing.width + gap
    columns = [padded(drawing.lines, drawing.width, height) for drawing in kept]
    return Drawing([Text(" " * gap).join(row) for row in zip(*columns, strict=True)], spots)


def below(drawings: Iterable[Drawing]) -> Drawing:
    """Place the drawings one below the other."""
    lines: Block = []
    spots: list[TargetArea] = []
    for drawing in drawings:
        spots += [spot.moved(0, len(lines)) for spot in drawing.spots]
        lines += drawing.lines
    return Drawing(lines, spots)


def flowing(pieces: Sequence[Drawing], width: int, gap: int = 1) -> Drawing:
    """Place drawings of one line each after another, with line breaks as needed."""
    rows: list[list[Drawing]] = []
    used = 0
    for piece in pieces:
        if rows and used + gap + piece.width <= width:
            rows[-1].append(piece)
            used += gap + piece.width
        else:
            rows.append([piece])
            used = piece.width
    return below([beside(row, gap) for row in rows])


def fit(drawings: Sequence[Drawing], width: int, gap: int = 2) -> Drawing:
    """Place the drawings beside each other if they fit, else one below the other."""
    kept = [drawing for drawing in drawings if drawing.lines]
    needed = sum([drawing.width for drawing in kept]) + gap * (len(kept) - 1)
    return beside(kept, gap) if needed <= width else below(kept)


def wrapped(text: Text, width: int) -> Block:
    """Wrap a text to this width."""
    return list(text.wrap(_CONSOLE, max(width, 1)))


_CONSOLE = Console(width=80, force_terminal=True, highlight=False)  # used only to measure


def rendered(renderable: RenderableType, width: int) -> Block:
    """Render anything that rich can print, in lines of this width."""
    console = Console(
        width=max(width, 1), color_system="truecolor", force_terminal=True, highlight=False, legacy_windows=False
    )
    lines = console.render_lines(renderable, pad=False)
    return [Text.assemble(*((part.text, part.style or "") for part in line)) for line in lines]
