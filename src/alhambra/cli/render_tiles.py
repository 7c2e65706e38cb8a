"""The games with tiles in the terminal: market and money in a band, the palace below it, the others beside."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.text import Text

from alhambra.cli import palette
from alhambra.cli.blocks import Block, beside, beside_or_below, block_width, fits, flowing
from alhambra.cli.draw_palace import LARGE, SMALL, Cell, Ground, draw, draw_empty, draw_piece
from alhambra.cli.module_parts import module_part, tile_chip, turned_over
from alhambra.cli.renderer import Renderer, words
from alhambra.cli.tell_tiles import filled, tell_event, tile_text
from alhambra.cli.wording import words_of
from alhambra.cli.words_tiles import LEGEND, all_words
from alhambra.protocol import CELL, NAME, Action, cell_x, cell_y
from alhambra.tilegames.module import Module
from alhambra.tilegames.modules import MODULES

_FIELDS = 4
_GAP = 2
_DOT = "\u00b7"
_ROOM_BESIDES = 16  # lines that the rest of the table and the offers take


class TileRenderer(Renderer):
    """Alhambra, Granada and both combined."""

    legend: ClassVar[str] = LEGEND

    @property
    def declining(self) -> frozenset[str]:
        return frozenset().union(*(wording.declining for wording in all_words()))

    def render(self, view: dict[str, Any], seat: int) -> RenderableType:
        return TileTable(view, seat, self.names, {})

    def render_labelled(self, view: dict[str, Any], seat: int, labels: Mapping[int, str]) -> RenderableType:
        return TileTable(
            view, seat, self.names, {(cell_x(cell), cell_y(cell)): label for cell, label in labels.items()}
        )

    def decision_title(self, view: dict[str, Any]) -> str:
        decision = view["decision"]
        for wording in all_words():
            if decision["kind"] in wording.decisions:
                facts = {**decision, **wording.decision_facts(decision)}
                return filled(wording.decisions[decision["kind"]], facts)
        return super().decision_title(view)

    def kind_title(self, kind: str) -> str:
        titles = [wording.kinds[kind] for wording in all_words() if kind in wording.kinds]
        return titles[0] if titles else super().kind_title(kind)

    def describe(self, action: Action, view: dict[str, Any]) -> str:
        for wording in all_words():
            if action.kind in wording.actions:
                text = filled(wording.actions[action.kind], dict(action.to_json()))
                return text + (_change(_too_much(action, view)) if action.kind == "buy" else "")
        return super().describe(action, view)

    def value_text(self, form: str, value: Any) -> str:
        return tile_text(value) if form == NAME else super().value_text(form, value)

    def rank(self, action: Action, view: dict[str, Any]) -> tuple[Any, ...]:
        fields: dict[str, Any] = dict(action.to_json())
        if action.kind == "buy":
            return (_market_slot(fields["tile"], view), _too_much(action, view), len(fields["cards"]))
        if action.kind == "take":
            return (-sum([_value(card) for card in fields["cards"]]),)
        cells = [(fields[field.name][1], fields[field.name][0]) for field in action.form if field.form == CELL]
        return (*super().rank(action, view), *cells)

    def tell(self, event: dict[str, Any]) -> str | None:
        sentence = tell_event(self, event)
        return None if sentence is None else f"{sentence}."


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


def _change(too_much: int) -> str:
    return " (exact: another action)" if too_much == 0 else f" ({too_much} too much)"


class TileTable:
    """The whole table, laid out for the width that there is."""

    def __init__(self, view: dict[str, Any], seat: int, names: Sequence[str], labels: Mapping[Cell, str]) -> None:
        self.view = view
        self.seat = seat
        self.names = names
        self.labels = labels
        self.colour = True

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        self.colour = console.color_system is not None and not console.no_color
        width = options.max_width
        yield self._header(width)
        market, seats = self._market(), self._seats()
        palace = self._palace((width - block_width(seats) - _GAP, console.height - _ROOM_BESIDES))
        left = [*market, *palace]
        beside_left = width - block_width(left) - _GAP
        if beside_left >= block_width(seats):
            right = [*self._money(beside_left), Text(), *seats, *self._parts(beside_left)]
            yield from beside([left, right], _GAP)
        else:
            beside_market = width - block_width(market) - _GAP
            yield from beside_or_below([market, self._money(beside_market if beside_market > 30 else width)], width)
            beside_palace = width - block_width(palace) - _GAP
            parts = self._parts(beside_palace if beside_palace >= block_width(seats) else width)
            yield from beside_or_below([palace, [*seats, *parts]], width)

    # --- the top ---

    def _header(self, width: int) -> Text:
        view = self.view
        done = view["scorings_done"]
        coming = "the last scoring is over" if view["is_over"] else f"scoring {min(done + 1, 3)} of 3 comes next"
        title = Text.assemble((f" {words(view['game']).title()}", palette.HEADING), f"  turn {view['turn']}, {coming}")
        bags = "+".join([str(count) for count in view["bags"]])
        rest = f"deck {view['deck']}, bag {bags}"
        if "marker" in view:
            rest += f", marker {view['marker']}"
        title.append(f"{rest:>{max(len(rest) + 2, width - title.cell_len - 1)}}", palette.FAINT)
        return title

    def _market(self) -> Block:
        slots = self.view["market"]
        columns: list[Block] = []
        for field in range(_FIELDS):
            of_field = slots[field::_FIELDS]
            currency = of_field[0]["currency"]
            tiles = beside([self._market_tile(slot["tile"]) for slot in of_field], 0)
            label = Text.assemble(
                (f"{field + 1} {currency}".ljust(block_width(tiles)), palette.currency_style(currency))
            )
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
        lines = flowing([Text.assemble(("Display", palette.HEADING)), *cards], width)
        if view["hand"] is not None:
            lines += self._hand(view["hand"], width)
        new = [tile_chip(tile) for tile in view["new_tiles"]]
        if new:
            lines += flowing([Text.assemble(("New tiles", palette.HEADING)), *new], width)
        return lines

    def _hand(self, hand: list[str], width: int) -> Block:
        """One line for each currency in the hand, then the other cards."""
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
            rows = [Text("no money", palette.FAINT)]
        lines = beside([[Text("Hand   ", palette.HEADING)], rows], 1)
        return lines + flowing([Text("       "), *others], width) if others else lines

    # --- palaces ---

    def _palace(self, room: tuple[int, int]) -> Block:
        own = self.view["seats"][self.seat]
        pieces = {(piece["cell"][0], piece["cell"][1]): piece for piece in own["palace"]}
        ground = Ground(pieces, self.labels, self._gates())
        size = LARGE if _room_for(ground, LARGE, room) else SMALL
        lines = draw(ground, size, self.colour, axes=True)
        reserve = [tile_chip(tile) for tile in own["reserve"]]
        if reserve:
            lines += flowing([Text.assemble(("Reserve", palette.HEADING)), *reserve], max(block_width(lines), 40))
        return lines

    def _gates(self) -> list[tuple[Cell, str]]:
        return [
            gate for module in self._modules() for gate in words_of(module).gates(self.view[module.name], self.seat)
        ]

    def _seats(self) -> Block:
        """A line for each seat: points, cards, tiles by type."""
        view = self.view
        types = self._types()
        width = max([len(name) for name in [*self.names, "Dirk"]]) + 2
        head = Text.assemble((f"{'':<{width}} pts cards", palette.FAINT))
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
        line.append(f"{seat['cards']:>6}")
        for type_name in types:
            count = sum(piece["type"] == type_name for piece in seat["palace"])
            line.append_text(_count(count, 1 + len(palette.type_look(type_name).short)))
        return line.append_text(_count(len(seat["reserve"]), 2))

    def _types(self) -> list[str]:
        """The types of building to list, in the order of the scoring tables."""
        view = self.view
        seen = [piece for seat in view["seats"] for piece in [*seat["palace"], *seat["reserve"]]]
        seen += [slot["tile"] for slot in view["market"] if slot["tile"]] + view["new_tiles"]
        seen += view["dirk"]["tiles"] if view["dirk"] else []
        faces = [*seen, *(piece["other_face"] for piece in seen if "other_face" in piece)]
        found = {face["type"] for face in faces if face["type"] is not None}
        return palette.columns_for(found)

    # --- modules ---

    def _parts(self, width: int) -> Block:
        """What the modules show."""
        return [line for module in self._modules() for line in module_part(module, self.view, self.names, width)]

    def _modules(self) -> list[type[Module]]:
        """The modules in play."""
        return [module for module in MODULES if module.name in self.view["modules"]]


def _room_for(ground: Ground, size: tuple[int, int], room: tuple[int, int]) -> bool:
    return ground.columns * (size[0] + 1) + 4 <= room[0] and ground.rows * (size[1] + 1) + 2 <= room[1]


def _count(count: int, width: int) -> Text:
    return Text.assemble((f"{count or _DOT:>{width}}", "" if count else palette.FAINT))


def _card_chip(card: str) -> Text:
    currency, _, value = card.rpartition("_")
    if value.isdigit():
        return Text.assemble((f" {currency} {value} ", palette.currency_style(currency)))
    return Text.assemble((f" {words(card)} ", palette.currency_style("")))


def _currency_row(currency: str, values: list[str]) -> Text:
    style = palette.currency_style(currency)
    total = sum([int(value) for value in values])
    return Text.assemble(
        (f" {currency:<7}", style), (f" {' '.join(values)} ", f"bold {style}"), (f" = {total}", palette.FAINT)
    )
