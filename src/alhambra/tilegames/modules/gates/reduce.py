"""The reducers of the City Gates."""

from typing import Any

from alhambra.client.changes import Event, View, changes_in
from alhambra.client.tile_changes import gain, lose


def gate_revealed(view: View, event: Event) -> None:
    view["deck"] -= 1
    view["gates"]["open"] = True
    if event["discarded"]:
        view["gates"]["set_aside"] += 1


def gates_discarded(view: View, event: Event) -> None:
    view["gates"]["set_aside"] -= event["count"]
    view["discard"] += event["count"]


def gate_taken(view: View, event: Event) -> None:
    view["gates"]["open"] = False
    gain(view, event["seat"], "gate")


def gate_set(view: View, event: Event) -> None:
    lose(view, event["seat"], "gate")
    gates = view["gates"]["palaces"][event["seat"]]
    gates.append(_gate_at(event["cell"], event["side"]))
    gates.sort(key=lambda gate: (gate["cell"][1], gate["cell"][0], gate["side"]))


def _gate_at(cell: list[int], side: str) -> dict[str, Any]:
    """Return the gate at a side of a cell, named by the tile to the south or east of it."""
    if side == "S":
        return {"cell": [cell[0], cell[1] + 1], "side": "N"}
    if side == "E":
        return {"cell": [cell[0] + 1, cell[1]], "side": "W"}
    return {"cell": cell, "side": side}


CHANGES = changes_in(__name__)
