"""What the events of the Characters change in a view."""

from alhambra.client.tiles import Event, View, pay, put


def turn_begins(view: View, event: Event) -> None:
    view["characters"]["used"] = False


def auction_begins(view: View, event: Event) -> None:
    view["deck"] -= 1
    view["characters"]["unseen"].remove(event["character"])


def bid_paid(view: View, event: Event) -> None:
    pay(view, event["seat"], event["cards"])


def character_received(view: View, event: Event) -> None:
    """One that was auctioned has been seen already; one that was laid aside has not."""
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


CHANGES = {
    "turn_begins": turn_begins,
    "auction_begins": auction_begins,
    "bid_paid": bid_paid,
    "character_received": character_received,
    "character_used": character_used,
    "character_left_game": character_left_game,
    "type_chosen": type_chosen,
    "scoring": scoring,
    "card_given": card_given,
    "card_drawn": card_drawn,
    "card_drawn_is": card_drawn_is,
    "tile_replaced": tile_replaced,
}
