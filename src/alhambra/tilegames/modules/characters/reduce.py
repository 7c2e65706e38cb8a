"""The reducers of the Characters."""

from alhambra.client.changes import Event, View, changes_in
from alhambra.client.tile_changes import pay, put


def turn_begins(view: View, event: Event) -> None:
    view["characters"]["used"] = False


def auction_begins(view: View, event: Event) -> None:
    view["deck"] -= 1
    view["characters"]["unseen"].remove(event["character"])


def bid_paid(view: View, event: Event) -> None:
    pay(view, event["seat"], event["cards"])


def character_received(view: View, event: Event) -> None:
    """Set the owner; unlike an auctioned character, one that was set aside was unseen before."""
    part = view["characters"]
    part["owners"][event["character"]] = event["seat"]
    if event["character"] in part["unseen"]:
        part["unseen"].remove(event["character"])


def character_used(view: View, event: Event) -> None:
    view["characters"]["used"] = True


def character_left_game(view: View, event: Event) -> None:
    view["characters"]["owners"].pop(event["character"], None)


def type_chosen(view: View, event: Event) -> None:
    view["characters"]["hakim_type"] = event["type"]


def scoring(view: View, event: Event) -> None:
    view["characters"]["hakim_type"] = None


def card_given(view: View, event: Event) -> None:
    pay(view, event["seat"], [event["card"]])


def card_drawn(view: View, event: Event) -> None:
    view["deck"] -= 1
    view["seats"][event["seat"]]["cards"] += 1
    view["seats"][event["seat"]]["hidden"] += 1


def card_drawn_is(view: View, event: Event) -> None:
    put(view["hand"], event["card"])


def tile_replaced(view: View, event: Event) -> None:
    view["market"][event["field"] - 1]["tile"] = event["printed"]


CHANGES = changes_in(__name__)
