"""Reducers: the changes that events of tile games make to a view. They apply no rules."""

from alhambra.client.changes import Event, View, changes_in
from alhambra.client.tile_changes import gain, pay, put, showing, take_from_market, take_from_reserve, take_new_tile

FIELDS = 4

# --- set-up and turns ---


def turn_begins(view: View, event: Event) -> None:
    view["turn"] = event["turn"]
    view["turn_seat"] = event["seat"]


def turn_ends(view: View, event: Event) -> None:
    view["idle_turns"] = event["idle_turns"]


def money_taken(view: View, event: Event) -> None:
    for card in event["cards"]:
        view["display"].remove(card)
        gain(view, event["seat"], card)


def tile_bought(view: View, event: Event) -> None:
    pay(view, event["seat"], event["cards"])
    view["new_tiles"].append(take_from_market(view, event["tile"]))


# --- building ---


def tile_placed(view: View, event: Event) -> None:
    tile = take_from_reserve(view, event["seat"], event["tile"])
    if tile is None:
        tile = take_new_tile(view, event["tile"])
    palace = view["seats"][event["seat"]]["palace"]
    palace.append({**tile, "cell": event["cell"]})
    palace.sort(key=lambda laid: (laid["cell"][1], laid["cell"][0]))


def tile_removed(view: View, event: Event) -> None:
    seat = view["seats"][event["seat"]]
    laid = next(laid for laid in seat["palace"] if laid["cell"] == event["cell"])
    seat["palace"].remove(laid)
    seat["reserve"].append({field: value for field, value in laid.items() if field != "cell"})


def tile_reserved(view: View, event: Event) -> None:
    view["seats"][event["seat"]]["reserve"].append(take_new_tile(view, event["tile"]))


def tile_given(view: View, event: Event) -> None:
    view["dirk"]["tiles"].append(take_new_tile(view, event["tile"]))


def tile_left_out(view: View, event: Event) -> None:
    take_new_tile(view, event["tile"])


def tile_turned_over(view: View, event: Event) -> None:
    pay(view, event["seat"], event["cards"])
    view["new_tiles"] = [
        showing(tile, event["face"]) if tile["tile"] == event["tile"] else tile for tile in view["new_tiles"]
    ]


# --- drawing ---


def card_revealed(view: View, event: Event) -> None:
    view["deck"] -= 1
    view["display"].append(event["card"])


def tile_revealed(view: View, event: Event) -> None:
    view["bags"][event["bag"]] -= 1
    view["market"][FIELDS * event["bag"] + event["field"] - 1]["tile"] = event["printed"]


def deck_reshuffled(view: View, event: Event) -> None:
    view["deck"] = event["cards"]
    view["discard"] = 0
    for hand in event["known"]:
        seat = view["seats"][hand["seat"]]
        for card in hand["cards"]:
            put(seat["known"], card)
            seat["hidden"] -= 1


def scoring_card_revealed(view: View, event: Event) -> None:
    view["deck"] -= 1
    view["scorings_due"].append(event["scoring"])


def dirk_got_tile(view: View, event: Event) -> None:
    view["bags"][event["bag"]] -= 1
    view["dirk"]["tiles"].append(event["printed"])


def marker_moved(view: View, event: Event) -> None:
    view["marker"] = event["marker"]


# --- points and the end ---


def scoring_begins(view: View, event: Event) -> None:
    view["scorings_due"] = [scoring for scoring in view["scorings_due"] if scoring != event["scoring"]]


def scoring(view: View, event: Event) -> None:
    view["scorings_done"] += 1
    for seat, points in enumerate(event["points"]):
        view["seats"][seat]["points"] = points
    if view["dirk"] is not None:
        view["dirk"]["points"] += event["gained"][-1]


def tiles_awarded(view: View, event: Event) -> None:
    view["new_tiles"] = [take_from_market(view, tile) for tile in event["tiles"]]


def game_over(view: View, event: Event) -> None:
    for seat, points in enumerate(event["points"]):
        view["seats"][seat]["points"] = points
    view["is_over"] = True
    view["winners"] = event["winners"]


CHANGES = changes_in(__name__)
