"""Draw the tile games: market and money together, the palace below, the others beside."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from alhambra.console import palette
from alhambra.console.drawing.blocks import block_width
from alhambra.console.drawing.module_parts import tile_chip, turned_over
from alhambra.console.drawing.palaces import HUGE, LARGE, SMALL, TINY, GroundDrawing, draw, draw_empty, draw_piece
from alhambra.console.drawing.tile_tables import TileTable
from alhambra.console.language import say, spoken
from alhambra.console.module_words import words_of
from alhambra.console.renderer import Renderer
from alhambra.terminal.interaction.selection import DISPLAY, HAND
from alhambra.terminal.scenes import canvas
from alhambra.terminal.scenes.canvas import NOTHING, Cell, Drawing, Target, TargetArea
from alhambra.terminal.scenes.scene import CHOSEN, CURSOR, GROUND, LEGAL, NO_MARKS, REFUSED, SEAT, Marks, Scene
from alhambra.terminal.scenes.score_tables import standing_lines
from alhambra.tilegames.modules import MODULES

_FIELDS = 4
_CITY_TYPES = 9
_AXIS = 3  # the characters before the first column
MARKET, NEW, RESERVE = "market", "new", "reserve"


class TileScene(Scene):
    """The scene of Alhambra, Granada and both combined."""

    def __init__(self, view: dict[str, Any], renderer: Renderer, seat: int, marks: Marks = NO_MARKS) -> None:
        super().__init__(view, renderer, seat, marks)
        self.table = TileTable(view, seat, self.names, {})

    def header(self, width: int) -> Text:
        return self.table.header(width)

    def tiles_by_name(self) -> dict[str, dict[str, Any]]:
        tiles = [*self.view["new_tiles"], *self.view["seats"][self.seat]["reserve"]]
        tiles += [slot["tile"] for slot in self.view["market"] if slot["tile"] is not None]
        faces = [face for tile in tiles for face in (tile, tile.get("other_face")) if face is not None]
        return {face["tile"]: face for face in faces}

    # --- market and money ---

    def market(self, width: int, is_low: bool) -> Drawing:
        market = self._low_market() if is_low and len(self.view["market"]) > _FIELDS else self._market()
        room = width - market.width - 2
        if room < 30:
            return canvas.below([market, self._money(width)])
        return canvas.beside([market, self._money(room)], 2)

    def _market(self) -> Drawing:
        slots = self.view["market"]
        columns = []
        for field in range(_FIELDS):
            numbers = range(field, len(slots), _FIELDS)
            tiles = canvas.beside([self._market_tile(number) for number in numbers], 0)
            columns.append(canvas.below([canvas.plain([self._field_label(field, tiles.width)]), tiles]))
        return canvas.beside(columns, 1)

    def _field_label(self, field: int, width: int) -> Text:
        currency = self.view["market"][field]["currency"]
        is_marked = any(self._is_marked(number) for number in range(field, len(self.view["market"]), _FIELDS))
        pointer = "\u25b6" if is_marked else " "
        name = f"{field + 1}{pointer}{spoken().thing('currency', currency)}"
        return Text(name[:width].ljust(width), style=palette.currency_style(currency))

    def _is_marked(self, number: int) -> bool:
        tile = self.view["market"][number]["tile"]
        at_cursor = self.marks.cursor == Target(MARKET, number)
        return at_cursor or (tile is not None and self.marks.has_tile(tile["tile"]))

    def _market_tile(self, number: int) -> Drawing:
        tile = self.view["market"][number]["tile"]
        if tile is None:
            lines = draw_empty()
        else:
            lines = draw_piece(tile, self.table.colour)
            other = tile.get("other_face")
            if other is not None:
                lines.append(Text.assemble((f" {turned_over(tile, other)}", palette.FAINT)))
        if self._is_marked(number):
            style = CURSOR if self.marks.cursor == Target(MARKET, number) else CHOSEN
            lines[0].stylize(style)
            lines[2].stylize(style)
        return Drawing(lines, [TargetArea(0, 0, 8, len(lines), Target(MARKET, number))])

    def _low_market(self) -> Drawing:
        """Return the market with a line for each tile, for two tiles on each field."""
        slots = self.view["market"]
        columns = []
        for field in range(_FIELDS):
            chips = []
            for number in range(field, len(slots), _FIELDS):
                tile = slots[number]["tile"]
                text = Text(" -", palette.FAINT) if tile is None else tile_chip(tile)
                if self._is_marked(number):
                    text.stylize(CURSOR if self.marks.cursor == Target(MARKET, number) else CHOSEN)
                chips.append(canvas.chip(text, Target(MARKET, number)))
            drawn = canvas.below(chips)
            columns.append(canvas.below([canvas.plain([self._field_label(field, max(drawn.width, 9))]), drawn]))
        return canvas.beside(columns, 1)

    def _money(self, width: int) -> Drawing:
        view = self.view
        heading = canvas.plain([Text(say("view-display"), palette.HEADING)])
        display = canvas.flowing([heading, *self._card_chips(DISPLAY, view["display"])], width)
        parts = [display]
        if view["hand"] is not None:
            parts.append(self._hand(view["hand"], width))
        parts += [self._tiles(NEW, view["new_tiles"], "view-new-tiles", width)]
        parts += [self._tiles(RESERVE, view["seats"][self.seat]["reserve"], "view-reserve", width)]
        return canvas.below(parts)

    def _card_chips(self, where: str, cards: Sequence[str]) -> list[Drawing]:
        marked = self.marks.chosen_cards(where, cards)
        return [
            canvas.chip(
                self._card_text(spoken().card(card), card, marked[number], Target(where, number)), Target(where, number)
            )
            for number, card in enumerate(cards)
        ]

    def _card_text(self, words: str, card: str, is_chosen: bool, target: Target) -> Text:
        left, right = ("[", "]") if is_chosen else ("\u203a", "\u2039") if target == self.marks.cursor else (" ", " ")
        style = palette.currency_style(card.rpartition("_")[0])
        if is_chosen or target == self.marks.cursor:
            style = f"{style} {CHOSEN if is_chosen else ''} {CURSOR if target == self.marks.cursor else ''}"
        return Text(f"{left}{words}{right}", style=style)

    def _hand(self, hand: Sequence[str], width: int) -> Drawing:
        """Return the cards by currency, each with its sum, then the other cards."""
        marked = self.marks.chosen_cards(HAND, hand)
        groups: dict[str, list[int]] = {}
        others: list[int] = []
        for number, card in enumerate(hand):
            currency, _, value = card.rpartition("_")
            if value.isdigit():
                groups.setdefault(currency, []).append(number)
            else:
                others.append(number)
        heading = canvas.plain([Text(say("view-hand"), palette.HEADING)])
        pieces = [heading, *(self._currency(currency, hand, groups[currency], marked) for currency in groups)]
        for number in others:
            target = Target(HAND, number)
            text = self._card_text(spoken().card(hand[number]), hand[number], marked[number], target)
            pieces.append(canvas.chip(text, target))
        if not hand:
            pieces.append(canvas.plain([Text(say("view-no-money"), palette.FAINT)]))
        return canvas.flowing(pieces, width)

    def _currency(self, currency: str, hand: Sequence[str], numbers: list[int], marked: list[bool]) -> Drawing:
        style, name = palette.currency_style(currency), spoken().thing("currency", currency)
        cards = []
        for number in numbers:
            target = Target(HAND, number)
            value = hand[number].rpartition("_")[2]
            cards.append(canvas.chip(self._card_text(value, hand[number], marked[number], target), target))
        total = sum([int(hand[number].rpartition("_")[2]) for number in numbers])
        label = canvas.plain([Text(f" {name}", style)])
        return canvas.beside([label, *cards, canvas.plain([Text(f"={total} ", palette.FAINT)])], 0)

    def _tiles(self, zone: str, tiles: Sequence[dict[str, Any]], heading: str, width: int) -> Drawing:
        if not tiles:
            return NOTHING
        chips = []
        for number, tile in enumerate(tiles):
            text = tile_chip(tile)
            target = Target(zone, number)
            if self.marks.has_tile(tile["tile"]):
                text = Text.assemble("[", text, "]", style=CHOSEN)
            if target == self.marks.cursor:
                text.stylize(CURSOR)
            chips.append(canvas.chip(text, target))
        return canvas.flowing([canvas.plain([Text(say(heading), palette.HEADING)]), *chips], width)

    # --- palaces ---

    def ground(self, width: int, height: int) -> Drawing:
        pieces = self._pieces(self.seat)
        labels, styles = self._labels()
        if self.marks.ghost is not None:
            cell, tile = self.marks.ghost
            pieces[cell] = tile
        ground = GroundDrawing(pieces, labels, self._gates(self.seat), styles)
        size = next((size for size in (HUGE, LARGE) if _has_room(ground, size, width, height)), SMALL)
        lines = draw(ground, size, self.table.colour, axes=True)
        return Drawing(lines, _cells(ground, size))

    def least_height(self) -> int:
        ground = GroundDrawing(self._pieces(self.seat), self._labels()[0])
        return ground.rows * (SMALL[1] + 1) + 2

    def _labels(self) -> tuple[dict[Cell, str], dict[Cell, str]]:
        """Return the labels of cells, with their styles."""
        built = self._pieces(self.seat)
        shown = {cell: label for cell, label in self.marks.cells.items() if label is not None or cell not in built}
        labels = {cell: "\u00b7" if label is None else label for cell, label in shown.items()}
        styles = {cell: REFUSED if label is None else LEGAL for cell, label in shown.items()}
        cursor = self.marks.cursor
        if cursor is not None and cursor.zone == GROUND and isinstance(cursor.thing, tuple):
            inside = labels.get(cursor.thing, "")
            labels[cursor.thing] = f"\u25b8{inside}\u25c2"
            styles[cursor.thing] = CURSOR
        return labels, styles

    def _pieces(self, seat: int) -> dict[Cell, dict[str, Any]]:
        return {(piece["cell"][0], piece["cell"][1]): piece for piece in self.view["seats"][seat]["palace"]}

    def _gates(self, seat: int) -> list[tuple[Cell, str]]:
        in_play = [module for module in MODULES if module.name in self.view["modules"]]
        return [gate for module in in_play for gate in words_of(module).gates(self.view[module.name], seat)]

    def others(self, width: int, height: int) -> Drawing:
        """Return all other palaces, as large as space allows."""
        for size in (LARGE, SMALL):
            drawn = self._other_palaces(width, size)
            if drawn.width <= width and len(drawn.lines) <= height:
                return drawn
        return self._other_palaces(width, TINY)

    def _other_palaces(self, width: int, size: tuple[int, int]) -> Drawing:
        """Return all other palaces, as many side by side as fit."""
        rows: list[list[Drawing]] = []
        used = 0
        for number in range(len(self.view["seats"])):
            if number == self.seat:
                continue
            drawn = self._other_palace(number, size)
            if rows and used + 3 + drawn.width <= width:
                rows[-1].append(drawn)
                used += 3 + drawn.width
            else:
                rows.append([drawn])
                used = drawn.width
        return canvas.below([canvas.below([canvas.beside(row, 3), canvas.plain([Text()])]) for row in rows])

    def _other_palace(self, seat: int, size: tuple[int, int]) -> Drawing:
        pieces = self._pieces(seat)
        lines = draw(GroundDrawing(pieces, gates=self._gates(seat)), size, self.table.colour)
        title = self.in_colour(Text(f"{self.names[seat]}  {self.view['seats'][seat]['points']}"))
        reserve = [tile_chip(tile) for tile in self.view["seats"][seat]["reserve"]]
        drawn = [title, *lines, *([Text(" ").join(reserve)] if reserve else [])]
        return Drawing(drawn, [TargetArea(0, 0, block_width(drawn), len(drawn), Target(SEAT, seat))])

    # --- seats and score ---

    def seats(self, width: int) -> Drawing:
        types = self.table.types()
        tables = [self.table.seats()]
        if block_width(tables[0]) > width:  # the columns of the Alhambra, then those of the city
            half = len(types) - _CITY_TYPES if len(types) > _CITY_TYPES else len(types) // 2
            tables = [self.table.seats(types[:half]), self.table.seats(types[half:])]
        lines = [self.in_colour(line) for table in tables for line in table]
        spots = [
            TargetArea(0, number + 1 + start * len(tables[0]), lines[0].cell_len, 1, Target(SEAT, number))
            for start in range(len(tables))
            for number in range(len(self.names))
        ]
        return Drawing([*lines, *self.table.parts(width)], spots)

    def score(self, standing: Mapping[str, Any] | None, width: int) -> Drawing:
        if standing is None:
            return NOTHING
        return canvas.plain(self.in_colour(line) for line in standing_lines(standing, self.names, width))


def _has_room(ground: GroundDrawing, size: tuple[int, int], width: int, height: int) -> bool:
    return ground.columns * (size[0] + 1) + 4 <= width and ground.rows * (size[1] + 1) + 2 <= height


def _cells(ground: GroundDrawing, size: tuple[int, int]) -> list[TargetArea]:
    """Return the areas of the cells."""
    width, height = size
    return [
        TargetArea(
            _AXIS + (x - ground.left) * (width + 1) + 1,
            2 + (y - ground.top) * (height + 1),
            width,
            height,
            Target(GROUND, (x, y)),
        )
        for y in range(ground.top, ground.bottom + 1)
        for x in range(ground.left, ground.right + 1)
    ]
