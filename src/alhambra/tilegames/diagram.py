"""Tile games as text, for ``print(game)`` and ``alhambra.diagram(view)``."""

from collections.abc import Mapping, Sequence
from typing import Any

from alhambra.palace.diagram import palace_lines
from alhambra.protocol.diagram import field_line, headline, listed

View = Mapping[str, Any]


def diagram(view: View, hands: Sequence[Sequence[str]] = ()) -> str:
    """Return a view as text, optionally with the hands of all seats."""
    lines = [headline(view, f"turn {view['turn']}"), *_table(view)]
    lines += [field_line(module, view[module]) for module in view["modules"] if view.get(module)]
    for seat in range(len(view["seats"])):
        lines += ["", *_seat(view, seat, hands)]
    return "\n".join(lines)


def _table(view: View) -> list[str]:
    """Return the lines of the market, the display, the deck, the bags and Dirk."""
    slots = [f"{slot['field']} {slot['currency']} {_name(slot['tile'])}" for slot in view["market"]]
    bags = "+".join([str(count) for count in view["bags"]])
    lines = [
        f"market: {', '.join(slots)}",
        f"display: {listed(view['display'])}",
        f"deck {view['deck']}, discard {view['discard']}, bags {bags}, scorings done {view['scorings_done']}",
    ]
    if view["new_tiles"]:
        lines.append(f"to be placed: {listed([_name(tile) for tile in view['new_tiles']])}")
    if view["dirk"] is not None:
        tiles = listed([_name(tile) for tile in view["dirk"]["tiles"]])
        lines.append(f"Dirk: {view['dirk']['points']} points, tiles {tiles}")
    return lines


def _seat(view: View, seat: int, hands: Sequence[Sequence[str]]) -> list[str]:
    """Return the lines of a seat."""
    own = view["seats"][seat]
    reserve = listed([_name(tile) for tile in own["reserve"]])
    return [
        f"seat {seat}: {own['points']} points, reserve {reserve}",
        f"hand: {_hand(view, seat, hands)}",
        *palace_lines(own["palace"]),
    ]


def _hand(view: View, seat: int, hands: Sequence[Sequence[str]]) -> str:
    """Return the visible cards in a hand, and the number of the others."""
    own = view["seats"][seat]
    if hands:
        return listed(hands[seat])
    if view["viewer"] == seat and view["hand"] is not None:
        return listed(view["hand"])
    return f"{listed(own['known'])}, {own['hidden']} hidden" if own["hidden"] else listed(own["known"])


def _name(tile: View | None) -> str:
    return "-" if tile is None else str(tile["tile"])
