"""The reducers of the Builders' Huts."""

from typing import Any

from alhambra.client.changes import Event, View, changes_in


def _pile_of(view: View, hut: str) -> dict[str, Any]:
    """Return the pile of the hut."""
    kind = view["huts"]["types"][hut]
    pile: dict[str, Any] = next(pile for pile in view["huts"]["piles"] if pile["type"] == kind)
    return pile


def hut_turned_up(view: View, event: Event) -> None:
    pile = _pile_of(view, event["tile"])
    pile["top"] = event["printed"]
    pile["face_down"] -= 1


def hut_taken(view: View, event: Event) -> None:
    pile = _pile_of(view, event["tile"])
    view["new_tiles"].append(pile["top"])
    pile["top"] = None


CHANGES = changes_in(__name__)
