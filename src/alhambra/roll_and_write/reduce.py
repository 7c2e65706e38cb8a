"""Reducers: the changes that events of Roll & Write make to a view. They apply no rules."""

from alhambra.client.changes import Event, View, changes_in


def _building_number(view: View, name: str) -> int:
    """Return the index of a type of building on the score sheet."""
    return [building["type"] for building in view["buildings"]].index(name)


def _lay(view: View, seat: int, colour: str, value: int) -> None:
    """Put a die beside a grid; dice are sorted by value."""
    view["seats"][seat][colour].append(value)
    view["seats"][seat][colour].sort()


def _take_dice(view: View, seat: int, colour: str, value: int) -> None:
    """Remove a die from beside a grid."""
    view["seats"][seat][colour].remove(value)


def roll_is_due(view: View, event: Event) -> None:
    view["chance"] = event["roll"]


def next_decision(view: View, event: Event) -> None:
    if event["decision"] is not None:
        view["chance"] = None


def start_seat(view: View, event: Event) -> None:
    view["start_seat"] = event["seat"]
    view["turn_seat"] = event["seat"]


def round_begins(view: View, event: Event) -> None:
    view["round"] = event["round"]


def turn_passes(view: View, event: Event) -> None:
    view["turn_seat"] = event["seat"]


def die_rolled(view: View, event: Event) -> None:
    colour, value = event["die"].split("_")
    _lay(view, event["seat"], colour, int(value))


def die_turned(view: View, event: Event) -> None:
    colour, value = event["die"].split("_")
    _take_dice(view, event["seat"], colour, int(value))
    _lay(view, event["seat"], colour, event["to"])
    view["seats"][event["seat"]].update(event["sheet"])


def building_ticked(view: View, event: Event) -> None:
    row = event["row"]
    view["rows"][row]["counts"][_building_number(view, event["building"])] += 1
    if event["sheet"] is not None:
        sheet = view["seats"][row]
        sheet["ticks"].append([event["yellow"], event["blue"]])
        sheet["ticks"].sort()
        sheet.update(event["sheet"])
    if event["with_dice"]:
        _take_dice(view, row, "yellow", event["yellow"])
        _take_dice(view, row, "blue", event["blue"])


def coins_taken(view: View, event: Event) -> None:
    sheet = view["seats"][event["seat"]]
    sheet["yellow"] = []
    sheet["blue"] = []
    sheet.update(event["sheet"])


def dice_passed(view: View, event: Event) -> None:
    for colour in ("yellow", "blue"):
        _take_dice(view, event["seat"], colour, event[colour])
        _lay(view, event["to"], colour, event[colour])


def places_awarded(view: View, event: Event) -> None:
    number = _building_number(view, event["building"])
    building = view["buildings"][number]
    building["places_gone"] = min(building["places_gone"] + len(event["rows"]), len(building["places"]))
    for row, points in zip(event["rows"], event["points"], strict=True):
        view["rows"][row]["places"][number] = event["place"]
        view["rows"][row]["points"][number] = points
        if row < len(view["seats"]):
            view["seats"][row]["points"] += points
        else:
            view["imaginary_scores"][row - len(view["seats"])] += points


def sheets_scored(view: View, event: Event) -> None:
    view["imaginary_scores"] = [points + event["extra"] for points in view["imaginary_scores"]]


def imaginary_players_won(view: View, event: Event) -> None:
    view["imaginary_winners"] = event["numbers"]


def game_over(view: View, event: Event) -> None:
    for seat, points in enumerate(event["points"]):
        view["seats"][seat]["points"] = points
    view["chance"] = None
    view["is_over"] = True
    view["winners"] = event["winners"]


CHANGES = changes_in(__name__)
