"""Roll & Write in words: dice, coins, sheets and points."""

from collections.abc import Mapping, Sequence
from typing import Any

from alhambra.console.language import say, spoken
from alhambra.console.renderer import capitalised
from alhambra.texts import Verbatim
from alhambra.texts.naming import joined


def brief(view: Mapping[str, Any]) -> list[str]:
    """Return what a turn depends on: the round, and the dice and coins of the seat that plays."""
    viewer = view["viewer"] if view["viewer"] is not None else view["turn_seat"]
    return [f"{say('view-round', round=view['round'], rounds=view['rounds'])}.", _dice_and_coins(view["seats"][viewer])]


def table(view: Mapping[str, Any], names: Sequence[str]) -> list[str]:
    """Return everything on the table, except what is ticked on each sheet."""
    lines = brief(view)
    for row in view["rows"]:
        counts = zip(view["buildings"], row["counts"], strict=True)
        built = [f"{_type(entry['type'])}: {count}/{entry['boxes']}" for entry, count in counts if count]
        lines.append(
            say(
                "plain-row",
                name=Verbatim(_name(row, names)),
                built=Verbatim(", ".join(built) or say("nothing")),
            )
        )
    for entry in view["buildings"]:
        left = [str(points) for points in entry["places"][entry["places_gone"] :]]
        lines.append(
            say(
                "plain-places",
                name=Verbatim(capitalised(_type(entry["type"]))),
                points=Verbatim(", ".join(left) or say("nothing")),
            )
        )
    return lines


def sheet(view: Mapping[str, Any], seat: int) -> list[str]:
    """Return a sheet row by row: each building, and whether it is ticked."""
    own = view["seats"][seat]
    lines = [_dice_and_coins(own)]
    for yellow, row in enumerate(view["grid"], 1):
        cells = [_cell(own, yellow, blue, building) for blue, building in enumerate(row, 1)]
        lines.append(say("plain-sheet-row", number=yellow, cells=Verbatim(", ".join(cells))))
    return lines


def standing(found: Mapping[str, Any], names: Sequence[str]) -> list[str]:
    """Return what each row of the score sheet would have if the game ended now."""
    lines = [f"{say('screen-if-over', rounds=found['rounds_left'])}:"]
    for number, name in enumerate(names):
        own = found["sheets"][number]
        sources = [
            f"{_type(entry['type'])}: {entry['points'][number]}"
            for entry in found["buildings"]
            if entry["points"][number]
        ]
        sources += [f"{say(f'stats-{kind}')}: {sum(own[kind])}" for kind in ("rows", "columns") if sum(own[kind])]
        sources += [f"{say('stats-coins')}: {own['coins']}"] if own["coins"] else []
        points = found["totals"][number]
        lines.append(say("plain-gained", name=Verbatim(name), points=points, sources=Verbatim(", ".join(sources))))
    return lines


def _dice_and_coins(own: Mapping[str, Any]) -> str:
    dice = [
        f"{say(f'view-{colour}')} {joined(spoken(), [str(value) for value in own[colour]])}"
        for colour in ("yellow", "blue")
        if own[colour]
    ]
    left = own["coin_supply"] - own["coins"] - own["coins_spent"]
    coins = f"{say('view-coins', coins=own['coins'], left=left)}."
    return f"{say('plain-dice', values=Verbatim(', '.join(dice)))} {coins}" if dice else coins


def _cell(own: Mapping[str, Any], yellow: int, blue: int, building: str) -> str:
    form = "ticked" if [yellow, blue] in own["ticks"] else "open"
    return say(f"plain-box-{form}", building=building)


def _type(name: str) -> str:
    return spoken().thing("type", name)


def _name(row: Mapping[str, Any], names: Sequence[str]) -> str:
    if row["seat"] is None:
        return say("view-imaginary", number=row["imaginary"])
    return names[int(row["seat"])]
