"""Draw the tile games: market and money at the top, the palace below, the others beside."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.text import Text

from alhambra.console import palette
from alhambra.console.descriptions import GAME, short_title
from alhambra.console.drawing.blocks import Block, beside, beside_or_below, block_width, fits, flowing
from alhambra.console.drawing.module_parts import module_part, tile_chip, turned_over
from alhambra.console.drawing.palaces import LARGE, SMALL, Cell, GroundDrawing, draw, draw_empty, draw_piece
from alhambra.console.language import say, spoken
from alhambra.console.module_words import words_of
from alhambra.console.renderer import Renderer
from alhambra.console.wording import tile_tables as wording
from alhambra.protocol import CELL, Action, cell_x, cell_y
from alhambra.tilegames.module import Module
from alhambra.tilegames.modules import MODULES

_FIELDS = 4
_GAP = 2
_DOT = "\u00b7"
_ROOM_BESIDES = 16  # lines for the rest of the table and the offers


class TileRenderer(Renderer):
    """The renderer of Alhambra, Granada and both combined."""

    legend: ClassVar[str] = "legend"
    parts: ClassVar[tuple[str, ...]] = ("market", "display", "hand")

    def render(self, view: dict[str, Any], seat: int) -> RenderableType:
        return TileTable(view, seat, self.names, {})

    def render_labelled(self, view: dict[str, Any], seat: int, labels: Mapping[int, str]) -> RenderableType:
        return TileTable(
            view, seat, self.names, {(cell_x(cell), cell_y(cell)): label for cell, label in labels.items()}
        )

    def progress_in_words(self, view: dict[str, Any]) -> list[str]:
        return wording.progress(view, self.names, self.you)

    def part_in_words(self, view: dict[str, Any], part: str) -> str:
        return wording.part(view, part)

    def turn_in_words(self, view: dict[str, Any]) -> list[str]:
        return wording.brief(view)

    def step_in_words(self, view: dict[str, Any]) -> list[str]:
        return wording.new_tiles(view)

    def table_in_words(self, view: dict[str, Any]) -> list[str]:
        return wording.table(view, self.names)

    def area_in_words(self, view: dict[str, Any], seat: int) -> list[str]:
        return wording.palace(view, seat)

    def standing_in_words(self, standing: Mapping[str, Any]) -> list[str]:
        return wording.standing(standing, self.names)

    def reasons(self, event: Mapping[str, Any]) -> list[str]:
        return wording.ties(event, self.names, self.you)

    def details(self, event: Mapping[str, Any]) -> list[str]:
        return wording.scored(event, self.names) if event["event"] == "scoring" else []

    def around(self, action: Action, view: dict[str, Any], seat: int) -> str:
        fields = zip(action.form, action.values(), strict=True)
        cells = [(cell_x(value), cell_y(value)) for field, value in fields if field.form == CELL]
        return wording.neighbours(cells[0], view, seat) if cells else ""

    def decision_title(self, view: dict[str, Any]) -> str:
        of_modules = [
            words_of(module).title(view[module.name], view["decision"])
            for module in MODULES
            if module.name in view["modules"]
        ]
        return next((title for title in of_modules if title is not None), super().decision_title(view))

    def describe(self, action: Action, view: dict[str, Any]) -> str:
        text = spoken().action(action, **wording.short_names(action.to_json(), view)) or super().describe(action, view)
        if action.kind != "buy":
            return text
        too_much = _too_much(action, view)
        if too_much < 0:  # not enough, so it is not offered
            return text
        remark = spoken().action(action, "too-much" if too_much else "exact", amount=too_much)
        return f"{text} ({remark})"

    def says_another_action(self, action: Action, view: dict[str, Any]) -> bool:
        return action.kind == "buy" and not _too_much(action, view)

    def rank(self, action: Action, view: dict[str, Any]) -> tuple[Any, ...]:
        fields: dict[str, Any] = dict(action.to_json())
        if action.kind == "buy":
            return (_market_slot(fields["tile"], view), _too_much(action, view), len(fields["cards"]))
        if action.kind == "take":
            return (-sum([_value(card) for card in fields["cards"]]),)
        cells = [(fields[field.name][1], fields[field.name][0]) for field in action.form if field.form == CELL]
        return (*super().rank(action, view), *cells)


def _value(card: str) -> int:
    last = card.rpartition("_")[2]
    return int(last) if last.isdigit() else 0


def _market_slot(tile: str, view: dict[str, Any]) -> int:
    for number, slot in enumerate(view["market"]):
        if slot["tile"] is not None and slot["tile"]["tile"] == tile:
            return number
    return len(view["market"])


def _too_much(action: Action, view: dict[str, Any]) -> int:
    fields: dict[str, Any] = dict(action.to_json())
    slot = _market_slot(fields["tile"], view)
    price = view["market"][slot]["tile"]["price"] if slot < len(view["market"]) else 0
    return sum([_value(card) for card in fields["cards"]]) - int(price)


class TileTable:
    """The whole table, laid out for the width of the console."""

    def __init__(self, view: dict[str, Any], seat: int, names: Sequence[str], labels: Mapping[Cell, str]) -> None:
        self.view = view
        self.seat = seat
        self.names = names
        self.labels = labels
        self.colour = True

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        self.colour = console.color_system is not None and not console.no_color
        width = options.max_width
        yield self.header(width)
        market, seats = self._market(), self.seats()
        palace = self._palace((width - block_width(seats) - _GAP, console.height - _ROOM_BESIDES))
        left = [*market, *palace]
        beside_left = width - block_width(left) - _GAP
        if beside_left >= block_width(seats):
            right = [*self._money(beside_left), Text(), *seats, *self.parts(beside_left)]
            yield from beside([left, right], _GAP)
        else:
            beside_market = width - block_width(market) - _GAP
            yield from beside_or_below([market, self._money(beside_market if beside_market > 30 else width)], width)
            beside_palace = width - block_width(palace) - _GAP
            parts = self.parts(beside_palace if beside_palace >= block_width(seats) else width)
            yield from beside_or_below([palace, [*seats, *parts]], width)

    # --- the top ---

    def header(self, width: int) -> Text:
        view = self.view
        turn = "view-turn.over" if view["is_over"] else "view-turn"
        text = say(turn, turn=view["turn"], scoring=min(view["scorings_done"] + 1, 3))
        title = Text.assemble((f" {short_title(GAME, view['game'])}", palette.HEADING), f"  {text}")
        rest = say("view-supply", deck=view["deck"], bags="+".join([str(count) for count in view["bags"]]))
        if "marker" in view:
            rest += f", {say('view-marker', marker=view['marker'])}"
        title.append(f"{rest:>{max(len(rest) + 2, width - title.cell_len - 1)}}", palette.FAINT)
        return title

    def _market(self) -> Block:
        slots = self.view["market"]
        columns: list[Block] = []
        for field in range(_FIELDS):
            of_field = slots[field::_FIELDS]
            currency = of_field[0]["currency"]
            tiles = beside([self._market_tile(slot["tile"]) for slot in of_field], 0)
            name = f"{field + 1} {spoken().thing('currency', currency)}"
            label = Text.assemble((name.ljust(block_width(tiles)), palette.currency_style(currency)))
            columns.append([label, *tiles])
        return beside(columns, 1)

    def _market_tile(self, tile: dict[str, Any] | None) -> Block:
        if tile is None:
            return draw_empty()
        block = draw_piece(tile, self.colour)
        other = tile.get("other_face")
        if other is not None:
            block.append(Text.assemble((f" {turned_over(tile, other)}", palette.FAINT)))
        return block

    # --- money ---

    def _money(self, width: int) -> Block:
        view = self.view
        cards = [_card_chip(card) for card in view["display"]]
        lines = flowing([Text.assemble((say("view-display"), palette.HEADING)), *cards], width)
        if view["hand"] is not None:
            lines += self._hand(view["hand"], width)
        new = [tile_chip(tile) for tile in view["new_tiles"]]
        if new:
            lines += flowing([Text.assemble((say("view-new-tiles"), palette.HEADING)), *new], width)
        return lines

    def _hand(self, hand: list[str], width: int) -> Block:
        """Return a line for each currency in the hand, then the other cards."""
        currencies: dict[str, list[str]] = {}
        others: list[Text] = []
        for card in hand:
            currency, _, value = card.rpartition("_")
            if value.isdigit():
                currencies.setdefault(currency, []).append(value)
            else:
                others.append(_card_chip(card))
        rows = [_currency_row(currency, values) for currency, values in currencies.items()]
        if len(rows) > 2 and fits([rows[: (len(rows) + 1) // 2], rows[(len(rows) + 1) // 2 :]], width - 8, 3):
            half = (len(rows) + 1) // 2
            rows = beside([rows[:half], rows[half:]], 3)
        elif not rows:
            rows = [Text(say("view-no-money"), palette.FAINT)]
        lines = beside([[Text(f"{say('view-hand'):<7}", palette.HEADING)], rows], 1)
        return lines + flowing([Text("       "), *others], width) if others else lines

    # --- palaces ---

    def _palace(self, room: tuple[int, int]) -> Block:
        own = self.view["seats"][self.seat]
        pieces = {(piece["cell"][0], piece["cell"][1]): piece for piece in own["palace"]}
        ground = GroundDrawing(pieces, self.labels, self._gates())
        size = LARGE if _room_for(ground, LARGE, room) else SMALL
        lines = draw(ground, size, self.colour, axes=True)
        reserve = [tile_chip(tile) for tile in own["reserve"]]
        if reserve:
            lines += flowing(
                [Text.assemble((say("view-reserve"), palette.HEADING)), *reserve], max(block_width(lines), 40)
            )
        return lines

    def _gates(self) -> list[tuple[Cell, str]]:
        return [
            gate for module in self._modules() for gate in words_of(module).gates(self.view[module.name], self.seat)
        ]

    def seats(self, types: list[str] | None = None) -> Block:
        """Return a line for each seat: points, cards, and tiles by type."""
        view = self.view
        types = self.types() if types is None else types
        width = max([len(name) for name in [*self.names, "Dirk"]]) + 2
        points, cards = say("view-head-points"), say("view-head-cards")
        head = Text.assemble((f"{'':<{width}} {points:>3} {cards:>5}", palette.FAINT))
        for type_name in types:
            look = palette.type_look(type_name)
            head.append(" ").append(look.short, look.style)
        lines = [head.append(" +", palette.FAINT)]
        deciding = view["decision"]["seat"] if view["decision"] else -1
        for number, seat in enumerate(view["seats"]):
            lines.append(self._seat_line(number, seat, types, width, number == deciding))
        if view["dirk"] is not None:
            dirk = {"points": view["dirk"]["points"], "cards": "", "palace": view["dirk"]["tiles"], "reserve": []}
            lines.append(self._seat_line(len(self.names), dirk, types, width, False))
        return lines

    def _seat_line(self, number: int, seat: dict[str, Any], types: list[str], width: int, deciding: bool) -> Text:
        name = self.names[number] if number < len(self.names) else "Dirk"
        arrow = "\u25b6 " if deciding else "  "
        style = palette.ON_TURN if deciding else "bold" if number == self.seat else ""
        line = Text.assemble((f"{arrow}{name}".ljust(width), style), (f"{seat['points']:>4}", "bold"))
        line.append(f"{seat['cards']:>{1 + max(5, len(say('view-head-cards')))}}")
        for type_name in types:
            count = sum(piece["type"] == type_name for piece in seat["palace"])
            line.append_text(_count(count, 1 + len(palette.type_look(type_name).short)))
        return line.append_text(_count(len(seat["reserve"]), 2))

    def types(self) -> list[str]:
        """Return the types of buildings to list, in the order of the scoring tables."""
        view = self.view
        seen = [piece for seat in view["seats"] for piece in [*seat["palace"], *seat["reserve"]]]
        seen += [slot["tile"] for slot in view["market"] if slot["tile"]] + view["new_tiles"]
        seen += view["dirk"]["tiles"] if view["dirk"] else []
        faces = [*seen, *(piece["other_face"] for piece in seen if "other_face" in piece)]
        found = {face["type"] for face in faces if face["type"] is not None}
        return palette.columns_for(found)

    # --- modules ---

    def parts(self, width: int) -> Block:
        """Return the lines of the modules."""
        return [line for module in self._modules() for line in module_part(module, self.view, self.names, width)]

    def _modules(self) -> list[type[Module]]:
        """Return the modules in play."""
        return [module for module in MODULES if module.name in self.view["modules"]]


def _room_for(ground: GroundDrawing, size: tuple[int, int], room: tuple[int, int]) -> bool:
    return ground.columns * (size[0] + 1) + 4 <= room[0] and ground.rows * (size[1] + 1) + 2 <= room[1]


def _count(count: int, width: int) -> Text:
    return Text.assemble((f"{count or _DOT:>{width}}", "" if count else palette.FAINT))


def _card_chip(card: str) -> Text:
    return Text.assemble((f" {spoken().card(card)} ", palette.currency_style(card.rpartition("_")[0])))


def _currency_row(currency: str, values: list[str]) -> Text:
    style, name = palette.currency_style(currency), spoken().thing("currency", currency)
    total = sum([int(value) for value in values])
    return Text.assemble(
        (f" {name:<7}", style), (f" {' '.join(values)} ", f"bold {style}"), (f" = {total}", palette.FAINT)
    )
