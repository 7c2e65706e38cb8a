"""The reducers of the Vizier's Favour."""

from alhambra.client.changes import Event, View, changes_in
from alhambra.client.tile_changes import pay, take_from_market


def stone_used(view: View, event: Event) -> None:
    view["vizier"]["active"][event["seat"]] = False
    view["idle_turns"] = 0
    pay(view, event["seat"], event["cards"])
    view["new_tiles"].append(take_from_market(view, event["tile"]))


def stone_turned_up(view: View, event: Event) -> None:
    view["vizier"]["active"][event["seat"]] = True


CHANGES = changes_in(__name__)
