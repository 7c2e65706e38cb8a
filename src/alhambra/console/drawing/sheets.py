"""Draw Roll & Write: a large sheet, the score sheet beside it, the other sheets below."""

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from alhambra.console.language import say, spoken
from alhambra.console.palette import letters_of
from alhambra.console.renderer import capitalised
from alhambra.protocol import Action
from alhambra.texts import key_of

COLOURS = {
    "pavilion": "#5b8fd6",
    "seraglio": "#d2586a",
    "arcades": "#b57b4a",
    "chambers": "#c9c2b0",
    "garden": "#63ad5f",
    "tower": "#9a6fc0",
}
YELLOW = "bold #e0b23c"
BLUE = "bold #5fa3e8"
TICK = "✗"
DIE = "●"
_FACES = range(1, 7)
_PLACES = 3
_LONGEST_NAME = 11
_CELL = 4  # the width of a building on the large sheet


def render(
    view: dict[str, Any], seat: int | None, names: Sequence[str] | None = None, you: int | None = None
) -> RenderableType:
    """Render the table as a seat, or a spectator (None), sees it, in 80 columns."""
    view = {**view, "names": row_names(view, seat, names), "you": seat if you is None else you}
    shown = view["turn_seat"] if seat is None else seat
    top = Table.grid(padding=(0, 4))
    top.add_row(_own_sheet(view, shown), score_sheet(view))
    parts: list[RenderableType] = [headline(view), Text(), top]
    others = [number for number in range(len(view["seats"])) if number != shown]
    if others:
        small = Table.grid(padding=(0, 3))
        small.add_row(*[small_sheet(view, number) for number in others])
        parts += [Text(), small]
    if view["is_over"]:
        parts += [Text(), _result(view)]
    return Padding(Group(*parts), (0, 1))


def row_names(view: dict[str, Any], seat: int | None, names: Sequence[str] | None) -> list[str]:
    """Return the names of the rows of the score sheet."""
    result = []
    for row in view["rows"]:
        if row["seat"] is None:
            result.append(say("view-imaginary", number=row["imaginary"]))
        elif row["seat"] == seat:
            result.append(say("you"))
        else:
            name = capitalised(spoken().seat(row["seat"])) if names is None else names[row["seat"]]
            result.append(name[:_LONGEST_NAME])
    return result


def headline(view: dict[str, Any]) -> Text:
    """Return a line with the round, and the seats that have to act."""
    text = Text(say("view-round", round=view["round"], rounds=view["rounds"]), style="bold")
    decision = view["decision"]
    if view["is_over"]:
        text.append(f"   {say('view-over')}", style="default")
    elif decision is not None:
        form = "you" if decision["seat"] == view["you"] else "waiting"
        waiting = say(f"{key_of('decision', decision['kind'])}.{form}", seat=view["names"][decision["seat"]])
        text.append(f"   {waiting}", style="default")
    return text


# --- the large sheet ---


def _own_sheet(view: dict[str, Any], shown: int) -> Text:
    sheet = view["seats"][shown]
    text = Text()
    text.append(f"{view['names'][shown]}\n", style="bold")
    text.append(f"{say('view-blue'):>6} ", style=BLUE)
    for blue in _FACES:
        text.append(f" {DIE * sheet['blue'].count(blue):<3}", style=BLUE)
    text.append(f"\n{say('view-yellow'):>6} ", style=YELLOW)
    for blue in _FACES:
        text.append(f" {blue}  ", style=BLUE)
    for yellow in _FACES:
        text.append(f"\n{DIE * sheet['yellow'].count(yellow):>4} ", style=YELLOW)
        text.append(f"{yellow} ", style=YELLOW)
        for blue in _FACES:
            _append_cell(text, view, sheet, yellow, blue)
    text.append("\n\n")
    text.append_text(coins_text(sheet))
    text.append(f"\n{say('view-rows-and-columns', points=sheet['line_points'])}")
    return text


def _append_cell(text: Text, view: dict[str, Any], sheet: dict[str, Any], yellow: int, blue: int) -> None:
    building = view["grid"][yellow - 1][blue - 1]
    colour = COLOURS[building]
    if [yellow, blue] in sheet["ticks"]:
        text.append(f"{_letters(building) + TICK:^{_CELL}}", style=f"bold #1e2430 on {colour}")
    elif yellow in sheet["yellow"] and blue in sheet["blue"] and not view["is_over"]:
        text.append(f"{f'({_letters(building)})':<{_CELL}}", style=f"bold {colour}")
    else:
        text.append(f" {_letters(building):<{_CELL - 1}}", style=colour)


def _letters(building: str) -> str:
    """Return the one or two letters of a type of building."""
    return letters_of("type", building)


def coins_text(sheet: dict[str, Any]) -> Text:
    """Return the coins of a sheet as text."""
    left = sheet["coin_supply"] - sheet["coins"] - sheet["coins_spent"]
    text = Text(say("view-coins", coins=sheet["coins"], left=left))
    text.highlight_regex(rf"\b{sheet['coins']}\b(?=,)", YELLOW)
    return text


# --- the score sheet ---


def score_sheet(view: dict[str, Any]) -> Group:
    """Return the score sheet: the ticks of each type, the free places, and the legend."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column("")
    for entry in view["buildings"]:
        table.add_column(_type_heading(entry["type"]), justify="right")
    table.add_column(say("view-points"), justify="right")
    for number in range(len(view["rows"])):
        table.add_row(*_score_row(view, number))
    table.add_row()
    for place in range(_PLACES):
        title = say("view-place", place=place + 1)
        table.add_row(title, *[_open_place(entry, place) for entry in view["buildings"]], "")
    legend = Text()
    for number, building in enumerate(COLOURS):
        named = f"{_letters(building)} {spoken().thing('type', building)}"
        legend.append(f"{named:<14}", style=COLOURS[building])
        if number == 2:
            legend.append("\n")
    return Group(table, Text(), legend)


def _type_heading(building: str) -> Text:
    return Text(_letters(building), style=f"bold {COLOURS[building]}")


def _score_row(view: dict[str, Any], number_of_row: int) -> list[RenderableType]:
    row = view["rows"][number_of_row]
    is_on_turn = view["decision"] is not None and view["decision"]["seat"] == row["seat"]
    cells: list[RenderableType] = [Text(view["names"][number_of_row], style="bold" if is_on_turn else "default")]
    for number, entry in enumerate(view["buildings"]):
        count = f"{row['counts'][number]}/{entry['boxes']}"
        cells.append(Text(count, style=f"bold {COLOURS[entry['type']]}" if row["places"][number] else "default"))
    if row["seat"] is not None:
        cells.append(str(view["seats"][row["seat"]]["points"]))
    else:
        opponents = "opponents" in view["options"]
        cells.append(str(view["imaginary_scores"][row["imaginary"] - 1]) if opponents else "-")
    return cells


def _open_place(entry: dict[str, Any], place: int) -> Text:
    if place < entry["places_gone"]:
        return Text("-", style="dim")
    return Text(str(entry["places"][place]), style=COLOURS[entry["type"]])


# --- the other sheets ---


def small_sheet(view: dict[str, Any], number: int) -> Text:
    """Return a small sheet: coins, dice, and the letters of ticked buildings."""
    sheet = view["seats"][number]
    text = Text(view["names"][number], style="bold")
    text.append(f"  {say('view-coin-count', coins=sheet['coins'])}\n", style="default")
    text.append(" ".join([say("view-yellow.letter"), *[str(value) for value in sheet["yellow"]]]), style=YELLOW)
    text.append("  ")
    text.append(" ".join([say("view-blue.letter"), *[str(value) for value in sheet["blue"]]]), style=BLUE)
    for yellow in _FACES:
        text.append("\n")
        for blue in _FACES:
            building = view["grid"][yellow - 1][blue - 1]
            if [yellow, blue] in sheet["ticks"]:
                text.append(f"{_letters(building):<2}", style=f"bold {COLOURS[building]}")
            else:
                text.append("· ", style="dim")
    return text


def _result(view: dict[str, Any]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column("")
    for column in ("buildings", "lines", "coins", "total"):
        table.add_column(say(f"view-result-{column}"), justify="right")
    for number, sheet in enumerate(view["seats"]):
        row = view["rows"][number]
        winner = number in view["winners"]
        numbers = [sum(row["points"]), sheet["line_points"], sheet["coin_points"], sheet["points"]]
        _add_result(table, view["names"][number], [str(value) for value in numbers], winner)
    if "opponents" in view["options"]:
        for number, points in enumerate(view["imaginary_scores"], start=1):
            name = say("view-imaginary", number=number)
            _add_result(table, name, ["", "", "", str(points)], number in view["imaginary_winners"])
    return table


def _add_result(table: Table, name: str, numbers: list[str], winner: bool) -> None:
    star = f"  ★ {say('view-winner')}" if winner else ""
    table.add_row(name + star, *numbers, style="bold" if winner else "")


# --- actions ---


def describe(action: Action, view: dict[str, Any]) -> str:
    """Describe an action for the player who may choose it."""
    fields: dict[str, Any] = dict(action.to_json())
    decision = view["decision"]
    sheet = view["seats"][view["turn_seat"] if decision is None else decision["seat"]]
    form, facts = "", {}
    if action.kind == "tick":
        form = "second" if decision is not None and decision["kind"] == "second_tick" else "here"
        facts = _facts_of_tick(fields["yellow"], fields["blue"], view, sheet)
    elif action.kind == "coins":
        hits = sum([[yellow, blue] in sheet["ticks"] for yellow in sheet["yellow"] for blue in sheet["blue"]])
        form, facts = "here", {"coins": min(hits, sheet["coin_supply"] - sheet["coins"] - sheet["coins_spent"])}
    elif action.kind == "keep":
        other_yellow, other_blue = (_other(sheet[colour], fields[colour]) for colour in ("yellow", "blue"))
        form, facts = "here", {"other_yellow": other_yellow, "other_blue": other_blue}
    return spoken().action(action, form, **facts) or action.notation()


def _facts_of_tick(yellow: int, blue: int, view: dict[str, Any], sheet: dict[str, Any]) -> dict[str, Any]:
    building = view["grid"][yellow - 1][blue - 1]
    ticked = len([cell for cell in sheet["ticks"] if view["grid"][cell[0] - 1][cell[1] - 1] == building])
    boxes = next(entry["boxes"] for entry in view["buildings"] if entry["type"] == building)
    return {"building": building, "number": ticked + 1, "boxes": boxes}


def _other(values: list[int], value: int) -> int:
    return values[1] if values[0] == value else values[0]
