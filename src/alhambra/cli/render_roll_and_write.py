"""Roll & Write in the terminal: the own sheet large, the shared score sheet beside it, the other sheets below."""

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from alhambra.cli.renderer import YOU, does
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
_LONGEST_NAME = 11

LEGEND = (
    "A yellow die chooses a row of the sheet, a blue one a column. Dots stand for the dice that lie beside it, "
    f"{TICK} for a ticked building, brackets for one that the dice allow. Of the others you see their coins, their "
    "dice (Y yellow, B blue) and the letters of what they have ticked. The score sheet counts the ticks of each type, "
    "and below them stand the points for the three places, as far as they are still to be had."
)

DECISION_TITLES = {
    "action": "Tick a building or take coins. Dice may be turned first, for coins:",
    "second_tick": "Tick a second building for 3 coins?",
    "keep": "Which yellow and blue die do you keep? The other two are passed on:",
}
KIND_TITLES = {
    "tick": "tick a building",
    "coins": "take coins",
    "turn": "turn a die for a coin",
    "done": "tick no second building",
    "keep": "keep two dice",
}


def render(view: dict[str, Any], seat: int | None, names: Sequence[str] | None = None) -> RenderableType:
    """The whole table as a seat (or, with None, a spectator) sees it; fits 80 columns."""
    view = {**view, "names": row_names(view, seat, names)}
    shown = view["turn_seat"] if seat is None else seat
    top = Table.grid(padding=(0, 4))
    top.add_row(_own_sheet(view, shown), _score_sheet(view))
    parts: list[RenderableType] = [_headline(view), Text(), top]
    others = [number for number in range(len(view["seats"])) if number != shown]
    if others:
        small = Table.grid(padding=(0, 3))
        small.add_row(*[_small_sheet(view, number) for number in others])
        parts += [Text(), small]
    if view["is_over"]:
        parts += [Text(), _result(view)]
    return Padding(Group(*parts), (0, 1))


def row_names(view: dict[str, Any], seat: int | None, names: Sequence[str] | None) -> list[str]:
    """What the rows of the score sheet are called: the names given, or else the seats by number."""
    result = []
    for row in view["rows"]:
        if row["seat"] is None:
            result.append(f"Imaginary {row['imaginary']}")
        elif row["seat"] == seat:
            result.append(YOU)
        else:
            result.append(f"Seat {row['seat']}" if names is None else names[row["seat"]][:_LONGEST_NAME])
    return result


def letter(building: str) -> str:
    return building[0].upper()


def _headline(view: dict[str, Any]) -> Text:
    text = Text(f"Round {view['round']} of {view['rounds']}", style="bold")
    decision = view["decision"]
    if view["is_over"]:
        text.append("   The game is over.", style="default")
    elif decision is not None:
        who = view["names"][decision["seat"]]
        whose = "your" if who == YOU else f"{who}'s"
        wish = {
            "action": f"It is {whose} turn.",
            "second_tick": f"{who} may tick a second building for 3 coins.",
            "keep": f"{does(who, 'choose')} the dice to keep.",
        }
        text.append(f"   {wish[decision['kind']]}", style="default")
    return text


# --- the own sheet ---


def _own_sheet(view: dict[str, Any], shown: int) -> Text:
    sheet = view["seats"][shown]
    text = Text()
    text.append(f"{view['names'][shown]}\n", style="bold")
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
    text.append(f", room for {left or 'no'} more")
    return text


# --- the score sheet ---


def _score_sheet(view: dict[str, Any]) -> Group:
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column("")
    for entry in view["buildings"]:
        table.add_column(_type_heading(entry["type"]), justify="right")
    table.add_column("points", justify="right")
    for number in range(len(view["rows"])):
        table.add_row(*_score_row(view, number))
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


def _small_sheet(view: dict[str, Any], number: int) -> Text:
    """Coins, dice (Y, B) and a sheet of one character a building: the letters of the ticked ones."""
    sheet = view["seats"][number]
    text = Text(view["names"][number], style="bold")
    text.append(f"  {_counted(sheet['coins'], 'coin')}\n", style="default")
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


def _result(view: dict[str, Any]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    for title in ("", "buildings", "rows and columns", "coins", "total"):
        table.add_column(title, justify="right" if title else "left")
    for number, sheet in enumerate(view["seats"]):
        row = view["rows"][number]
        winner = number in view["winners"]
        numbers = [sum(row["points"]), sheet["line_points"], sheet["coin_points"], sheet["points"]]
        _add_result(table, view["names"][number], [str(value) for value in numbers], winner)
    if "opponents" in view["options"]:
        for number, points in enumerate(view["imaginary_scores"], start=1):
            _add_result(table, f"Imaginary {number}", ["", "", "", str(points)], number in view["imaginary_winners"])
    return table


def _add_result(table: Table, name: str, numbers: list[str], winner: bool) -> None:
    table.add_row(name + ("  ★ winner" if winner else ""), *numbers, style="bold" if winner else "")


# --- actions in words ---


def describe(action: Action, view: dict[str, Any]) -> str:
    """The action as a sentence for the player who may choose it."""
    fields: dict[str, Any] = dict(action.to_json())
    decision = view["decision"]
    sheet = view["seats"][view["turn_seat"] if decision is None else decision["seat"]]
    if action.kind == "tick":
        return _describe_tick(fields["yellow"], fields["blue"], view, sheet)
    if action.kind == "coins":
        hits = sum([[yellow, blue] in sheet["ticks"] for yellow in sheet["yellow"] for blue in sheet["blue"]])
        gained = min(hits, sheet["coin_supply"] - sheet["coins"] - sheet["coins_spent"])
        return f"Take {_counted(gained, 'coin')} and roll all four dice again."
    if action.kind == "turn":
        colour, _, value = fields["die"].partition("_")
        to = int(value) + (1 if fields["direction"] == "up" else -1)
        return f"Pay a coin and turn a {colour} die from {value} to {to}."
    if action.kind == "keep":
        yellow = _other(sheet["yellow"], fields["yellow"])
        blue = _other(sheet["blue"], fields["blue"])
        return f"Keep yellow {fields['yellow']} and blue {fields['blue']}; pass on yellow {yellow} and blue {blue}."
    return "Tick no second building."


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


# --- events in words ---


def tell(event: dict[str, Any], names: Sequence[str]) -> str | None:
    """What happened, in a sentence; None for what the table shows anyway."""
    kind = event["event"]
    if kind == "start_seat":
        return f"{_does(names, event['seat'], 'begin')}."
    if kind == "building_ticked":
        who = _does(names, event["row"], "tick")
        return f"{who} the {event['building']} in row {event['yellow']}, column {event['blue']}."
    if kind == "die_turned":
        colour, _, value = event["die"].partition("_")
        return f"{_does(names, event['seat'], 'turn')} a {colour} die from {value} to {event['to']}."
    if kind == "coins_taken":
        return f"{_does(names, event['seat'], 'take')} {_counted(event['coins'], 'coin')}."
    if kind == "dice_passed":
        who, to = _does(names, event["seat"], "pass"), _name(names, event["to"])
        return f"{who} yellow {event['yellow']} and blue {event['blue']} on to {to}."
    if kind == "places_awarded":
        return _tell_place(event, names)
    if kind == "imaginary_players_won":
        winners = [_name(names, len(names) - 1 + number) for number in event["numbers"]]
        return f"{_capitalised(' and '.join(winners))} won."
    if kind == "game_over":
        return _tell_end(event, names)
    return None


def _tell_place(event: dict[str, Any], names: Sequence[str]) -> str:
    who = [_name(names, row) for row in event["rows"]]
    worth = [_counted(points, "point") for points in event["points"]]
    place = f"{event['building'].capitalize()}: place {event['place']} for"
    if len(set(worth)) > 1:
        return f"{place} {' and '.join([f'{one} ({points})' for one, points in zip(who, worth, strict=True)])}."
    return f"{place} {' and '.join(who)}, worth {worth[0]}{' each' if len(who) > 1 else ''}."


def _tell_end(event: dict[str, Any], names: Sequence[str]) -> str:
    """Who has won; in a high-score game, which nobody wins, the points."""
    if event["winners"]:
        return f"The game is over: {' and '.join([_name(names, seat) for seat in event['winners']])} won."
    return f"The game is over with {_counted(event['points'][0], 'point')}."


def _name(names: Sequence[str], row: int) -> str:
    """Who it is, as it is written within a sentence."""
    if row >= len(names):
        return f"imaginary player {row - len(names) + 1}"
    return YOU.lower() if names[row] == YOU else names[row]


def _does(names: Sequence[str], row: int, verb: str) -> str:
    return does(_capitalised(_name(names, row)), verb)


def _capitalised(text: str) -> str:
    return f"{text[0].upper()}{text[1:]}"
