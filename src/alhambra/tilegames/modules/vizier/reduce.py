"""What the events of the Vizier's Favour change in a view."""

from alhambra.client.tiles import Event, View, pay, take_from_market


def stone_used(view: View, event: Event) -> None:
    view["vizier"]["active"][event["seat"]] = False
    view["idle_turns"] = 0
    pay(view, event["seat"], event["cards"])
    view["new_tiles"].append(take_from_market(view, event["tile"]))


def stone_turned_up(view: View, event: Event) -> None:
    view["vizier"]["active"][event["seat"]] = True


CHANGES = {"stone_used": stone_used, "stone_turned_up": stone_turned_up}
