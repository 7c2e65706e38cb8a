"""Roll & Write in the terminal: the own sheet large, the shared score sheet beside it, the other sheets below."""

from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from alhambra.protocol import Action

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
_PLACES = ("1st", "2nd", "3rd")


def render(view: dict[str, Any], seat: int | None) -> RenderableType:
    """The whole table as a seat (or, with None, a spectator) sees it; fits 80 columns."""
    shown = view["turn_seat"] if seat is None else seat
    top = Table.grid(padding=(0, 4))
    top.add_row(_own_sheet(view, shown, seat), _score_sheet(view, seat))
    parts: list[RenderableType] = [_headline(view, seat), Text(), top]
    others = [number for number in range(len(view["seats"])) if number != shown]
    if others:
        small = Table.grid(padding=(0, 3))
        small.add_row(*[_small_sheet(view, number) for number in others])
        parts += [Text(), small]
    if view["is_over"]:
        parts += [Text(), _result(view, seat)]
    return Padding(Group(*parts), (0, 1))


def name_of(row: dict[str, Any], seat: int | None) -> str:
    """What a row of the score sheet is called."""
    if row["seat"] is None:
        return f"Imaginary {row['imaginary']}"
    return "You" if row["seat"] == seat else f"Seat {row['seat']}"


def letter(building: str) -> str:
    return building[0].upper()


def _headline(view: dict[str, Any], seat: int | None) -> Text:
    text = Text(f"Round {view['round']} of {view['rounds']}", style="bold")
    decision = view["decision"]
    if view["is_over"]:
        text.append("   The game is over.", style="default")
    elif decision is not None:
        who = name_of(view["rows"][decision["seat"]], seat)
        verbs = ("choose", "are") if who == "You" else ("chooses", "is")
        wish = {
            "action": f"{who} {verbs[1]} on turn.",
            "second_tick": f"{who} may tick a second building for 3 coins.",
            "keep": f"{who} {verbs[0]} the pair to keep.",
        }
        text.append(f"   {wish[decision['kind']]}", style="default")
    return text


# --- the own sheet ---


def _own_sheet(view: dict[str, Any], shown: int, seat: int | None) -> Text:
    sheet = view["seats"][shown]
    text = Text()
    text.append(f"{name_of(view['rows'][shown], seat)}\n", style="bold")
    text.append("  blue ", style=BLUE)
    for blue in _FACES:
        text.append(f" {DIE * sheet['blue'].count(blue):<3}", style=BLUE)
    text.append("\nyellow ", style=YELLOW)
    for blue in _FACES:
        text.append(f" {blue}  ", style=BLUE)
    for yellow in _FACES:
        text.append(f"\n{DIE * sheet['yellow'].count(yellow):>4} ", style=YELLOW)
        text.append(f"{yellow} ", style=YELLOW)
        for blue in _FACES:
            _append_cell(text, view, sheet, yellow, blue)
    text.append("\n\n")
    text.append_text(_coins(sheet))
    text.append(f"\nRows and columns: {sheet['line_points']} points")
    return text


def _append_cell(text: Text, view: dict[str, Any], sheet: dict[str, Any], yellow: int, blue: int) -> None:
    building = view["grid"][yellow - 1][blue - 1]
    colour = COLOURS[building]
    if [yellow, blue] in sheet["ticks"]:
        text.append(f" {letter(building)}{TICK} ", style=f"bold #1e2430 on {colour}")
    elif yellow in sheet["yellow"] and blue in sheet["blue"] and not view["is_over"]:
        text.append(f"({letter(building)}) ", style=f"bold {colour}")
    else:
        text.append(f" {letter(building)}  ", style=colour)


def _coins(sheet: dict[str, Any]) -> Text:
    left = sheet["coin_supply"] - sheet["coins"] - sheet["coins_spent"]
    text = Text("Coins: ")
    text.append(str(sheet["coins"]), style=YELLOW)
    text.append(f", {left} more can be gained")
    return text


# --- the score sheet ---


def _score_sheet(view: dict[str, Any], seat: int | None) -> Group:
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column("")
    for entry in view["buildings"]:
        table.add_column(_type_heading(entry["type"]), justify="right")
    table.add_column("points", justify="right")
    for row in view["rows"]:
        table.add_row(*_score_row(view, row, seat))
    table.add_row()
    for place, title in enumerate(_PLACES):
        table.add_row(title, *[_open_place(entry, place) for entry in view["buildings"]], "")
    legend = Text()
    for number, building in enumerate(COLOURS):
        legend.append(f"{letter(building)} {building:<12}", style=COLOURS[building])
        if number == 2:
            legend.append("\n")
    return Group(table, Text(), legend)


def _type_heading(building: str) -> Text:
    return Text(letter(building), style=f"bold {COLOURS[building]}")


def _score_row(view: dict[str, Any], row: dict[str, Any], seat: int | None) -> list[RenderableType]:
    is_on_turn = view["decision"] is not None and view["decision"]["seat"] == row["seat"]
    cells: list[RenderableType] = [Text(name_of(row, seat), style="bold" if is_on_turn else "default")]
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


def _small_sheet(view: dict[str, Any], number: int) -> Text:
    """Coins, dice (Y, B) and a sheet of one character a building: the letters of the ticked ones."""
    sheet = view["seats"][number]
    text = Text(f"Seat {number}", style="bold")
    text.append(f"  {sheet['coins']} coins\n", style="default")
    text.append(" ".join(["Y", *[str(value) for value in sheet["yellow"]]]), style=YELLOW)
    text.append("  ")
    text.append(" ".join(["B", *[str(value) for value in sheet["blue"]]]), style=BLUE)
    for yellow in _FACES:
        text.append("\n")
        for blue in _FACES:
            building = view["grid"][yellow - 1][blue - 1]
            if [yellow, blue] in sheet["ticks"]:
                text.append(f"{letter(building)} ", style=f"bold {COLOURS[building]}")
            else:
                text.append("· ", style="dim")
    return text


def _result(view: dict[str, Any], seat: int | None) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    for title in ("", "buildings", "rows and columns", "coins", "total"):
        table.add_column(title, justify="right" if title else "left")
    for number, sheet in enumerate(view["seats"]):
        row = view["rows"][number]
        winner = number in view["winners"]
        numbers = [sum(row["points"]), sheet["line_points"], sheet["coin_points"], sheet["points"]]
        name = name_of(row, seat) + ("  ★ winner" if winner else "")
        table.add_row(name, *[str(value) for value in numbers], style="bold" if winner else "")
    if "opponents" in view["options"]:
        for number, points in enumerate(view["imaginary_scores"], start=1):
            table.add_row(f"Imaginary {number}", "", "", "", str(points))
    return table


# --- actions in words ---


def describe(action: Action, view: dict[str, Any]) -> str:
    """The action as a sentence for the player who may choose it."""
    fields = action.to_json()
    decision = view["decision"]
    sheet = view["seats"][view["turn_seat"] if decision is None else decision["seat"]]
    if action.kind == "tick":
        return _describe_tick(fields["yellow"], fields["blue"], view, sheet)
    if action.kind == "coins":
        hits = sum([[yellow, blue] in sheet["ticks"] for yellow in sheet["yellow"] for blue in sheet["blue"]])
        gained = min(hits, sheet["coin_supply"] - sheet["coins"] - sheet["coins_spent"])
        return f"Take {_counted(gained, 'coin')} and roll all four dice."
    if action.kind == "turn":
        colour, _, value = fields["die"].partition("_")
        to = int(value) + (1 if fields["direction"] == "up" else -1)
        return f"Pay a coin and turn the {colour} die from {value} to {to}."
    if action.kind == "keep":
        yellow = _other(sheet["yellow"], fields["yellow"])
        blue = _other(sheet["blue"], fields["blue"])
        return f"Keep yellow {fields['yellow']} and blue {fields['blue']}; pass on yellow {yellow} and blue {blue}."
    return "Do without a second tick."


def _describe_tick(yellow: int, blue: int, view: dict[str, Any], sheet: dict[str, Any]) -> str:
    building = view["grid"][yellow - 1][blue - 1]
    ticked = len([cell for cell in sheet["ticks"] if view["grid"][cell[0] - 1][cell[1] - 1] == building])
    boxes = next(entry["boxes"] for entry in view["buildings"] if entry["type"] == building)
    second = view["decision"] is not None and view["decision"]["kind"] == "second_tick"
    start = "Pay 3 coins and tick" if second else "Tick"
    return f"{start} the {building} in row {yellow}, column {blue}: number {ticked + 1} of {boxes}."


def _counted(number: int, thing: str) -> str:
    return f"{number or 'no'} {thing}{'' if number == 1 else 's'}"


def _other(values: list[int], value: int) -> int:
    return values[1] if values[0] == value else values[0]
