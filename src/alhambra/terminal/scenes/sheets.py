"""Draw Roll & Write: the player's own sheet as a grid, the dice beside it, and the score sheet."""

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from alhambra.console import palette
from alhambra.console.descriptions import GAME, short_title
from alhambra.console.drawing import sheets as sheets
from alhambra.console.drawing.blocks import block_width
from alhambra.console.language import say, spoken
from alhambra.console.palette import letters_of
from alhambra.console.renderer import Renderer
from alhambra.terminal.scenes import canvas
from alhambra.terminal.scenes.canvas import NOTHING, Cell, Drawing, Target, TargetArea
from alhambra.terminal.scenes.scene import CURSOR, GROUND, LEGAL, NO_MARKS, SEAT, Marks, Scene
from alhambra.terminal.scenes.score_tables import gain

_FACES = range(1, 7)
_ROW_HEAD = 9


class SheetScene(Scene):
    """The scene of Alhambra Roll & Write."""

    def __init__(self, view: dict[str, Any], renderer: Renderer, seat: int, marks: Marks = NO_MARKS) -> None:
        named = {**view, "names": sheets.row_names(view, None, renderer.names), "you": renderer.you}
        super().__init__(named, renderer, seat, marks)

    @property
    def _sheet(self) -> dict[str, Any]:
        sheet: dict[str, Any] = self.view["seats"][self.seat]
        return sheet

    def header(self, width: int) -> Text:
        title = short_title(GAME, self.view["game"])
        return Text.assemble((f" {title}  ", palette.HEADING), sheets.headline(self.view))

    def market(self, width: int, is_low: bool) -> Drawing:
        dice = Text(" ")
        for colour, style in (("yellow", sheets.YELLOW), ("blue", sheets.BLUE)):
            dice.append(f"{say(f'view-{colour}')} ", style)
            dice.append(" ".join([f"[{value}]" for value in self._sheet[colour]]) or "-", style)
            dice.append("   ")
        return canvas.fit([canvas.plain([dice]), canvas.plain([sheets.coins_text(self._sheet)])], width)

    # --- the player's own sheet ---

    def ground(self, width: int, height: int) -> Drawing:
        size = (8, 2) if width >= _ROW_HEAD + 6 * 9 and height >= 6 * 3 + 4 else (7, 1)
        lines = [
            self.renderer_heading(),
            self._dice_above(size[0]),
            self._numbers(size[0]),
        ]
        spots: list[TargetArea] = []
        for yellow in _FACES:
            for blue in _FACES:
                target = Target(GROUND, (blue, yellow))
                spots.append(TargetArea(_ROW_HEAD + (blue - 1) * (size[0] + 1), len(lines), *size, target))
            for row in range(size[1]):
                lines.append(self._row(yellow, row, size))
            if size[1] > 1 and yellow < len(_FACES):
                lines.append(Text())
        lines += [Text(), Text(say("view-rows-and-columns", points=self._sheet["line_points"]))]
        return Drawing(lines, spots)

    def renderer_heading(self) -> Text:
        """Return the heading with the owner of the sheet."""
        return self.in_colour(Text(f" {self.names[self.seat]}", "bold"))

    def _dice_above(self, width: int) -> Text:
        text = Text(" " * _ROW_HEAD)
        for blue in _FACES:
            text.append(f"{sheets.DIE * self._sheet['blue'].count(blue):^{width + 1}}", sheets.BLUE)
        return text

    def _numbers(self, width: int) -> Text:
        text = Text(f"{say('view-yellow'):>{_ROW_HEAD - 1}} ", sheets.YELLOW)
        for blue in _FACES:
            text.append(f"{blue:^{width + 1}}", sheets.BLUE)
        return text

    def _row(self, yellow: int, row: int, size: tuple[int, int]) -> Text:
        dice = sheets.DIE * self._sheet["yellow"].count(yellow)
        head = f"{dice:>{_ROW_HEAD - 3}} {yellow} " if row == 0 else " " * _ROW_HEAD
        text = Text(head, sheets.YELLOW)
        for blue in _FACES:
            text.append_text(self._cell((blue, yellow), row, size)).append(" ")
        return text

    def _cell(self, cell: Cell, row: int, size: tuple[int, int]) -> Text:
        blue, yellow = cell
        building = self.view["grid"][yellow - 1][blue - 1]
        colour = sheets.COLOURS[building]
        is_ticked = [yellow, blue] in self._sheet["ticks"]
        letters = f"{letters_of('type', building)}{sheets.TICK if is_ticked else ''}"
        if row:
            letters = spoken().thing("type", building)[: size[0] - 1]
        style = f"bold #1e2430 on {colour}" if is_ticked else colour
        if row == 0:
            label = self.marks.cells.get(cell)
            if label is not None:
                style = LEGAL
                letters = f"{letters} {label}"
            elif cell in self.marks.cells:
                letters = f"{letters}  "
        if self.marks.cursor == Target(GROUND, cell):
            letters = f"\u25b8{letters}\u25c2" if row == 0 else letters
            style = f"{style} {CURSOR}"
        return Text(f"{letters[: size[0]]:^{size[0]}}", style=style)

    # --- the others ---

    def others(self, width: int, height: int) -> Drawing:
        drawn = []
        for number in range(len(self.view["seats"])):
            if number != self.seat:
                lines = sheets.small_sheet(self.view, number).split("\n")
                lines[0] = self.in_colour(lines[0])
                spot = TargetArea(0, 0, block_width(list(lines)), len(lines), Target(SEAT, number))
                drawn.append(Drawing(list(lines), [spot]))
        return canvas.fit(drawn, width, 4)

    def seats(self, width: int) -> Drawing:
        lines = [self.in_colour(line) for line in canvas.rendered(sheets.score_sheet(self.view), width)]
        spots = [
            TargetArea(0, 1 + number, max(line.cell_len for line in lines), 1, Target(SEAT, number))
            for number in range(len(self.view["seats"]))
        ]
        return Drawing(lines, spots)

    def score(self, standing: Mapping[str, Any] | None, width: int) -> Drawing:
        if standing is None:
            return NOTHING
        names = self.view["names"]
        lines = [Text(say("screen-if-over", rounds=standing["rounds_left"]), palette.HEADING)]
        column = max(6, min((width - 14) // len(names), 12))
        head = Text(" " * 14)
        for name in names:
            head.append(f"{name[: column - 1]:>{column}}", "bold")
        lines.append(head)
        for building in standing["buildings"]:
            lines.append(_building_line(building, column))
        for source in ("rows", "columns"):
            values = [sum(sheet[source]) for sheet in standing["sheets"]]
            lines.append(_sum_line(say(f"stats-{source}"), values, column))
        lines.append(_sum_line(say("stats-coins"), [sheet["coins"] for sheet in standing["sheets"]], column))
        lines.append(_sum_line(say("screen-sum"), standing["totals"], column, "bold"))
        return canvas.plain(self.in_colour(line) for line in lines)


def _building_line(building: Mapping[str, Any], column: int) -> Text:
    letters = letters_of("type", building["type"])
    line = Text(f" {letters:<3}", f"bold {sheets.COLOURS[building['type']]}")
    left = "/".join([str(points) for points in building["left"]])
    line.append(f"{left:<10}", palette.FAINT)
    for count, points in zip(building["counts"], building["points"], strict=True):
        text = f"{count} +{points}" if points else str(count or "\u00b7")
        line.append(f"{text:>{column}}", palette.GOOD if points else palette.FAINT)
    return line


def _sum_line(name: str, values: list[int], column: int, style: str = "") -> Text:
    line = Text(f" {name[:12]:<13}", style or palette.FAINT)
    for value in values:
        line.append(gain(value, column), style)
    return line
