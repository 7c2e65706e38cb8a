"""Helpers for the changes that events make in a view of a tile game.

A view is changed in place, but a tile in it never is, since events share it.
"""

from typing import Any

from alhambra.client.changes import View

Tile = dict[str, Any]

CURRENCIES = ["gulden", "dirham", "denar", "dukat", "diamond"]

# --- cards ---


def card_order(card: str) -> tuple[int, str]:
    """Return the sort key of a card in a hand: money by currency and value, then other cards by name."""
    currency = card.split("_")[0]
    return (CURRENCIES.index(currency) if currency in CURRENCIES else len(CURRENCIES), card)


def put(cards: list[str], card: str) -> None:
    """Insert a card into a hand."""
    cards.append(card)
    cards.sort(key=card_order)


def gain(view: View, seat: int, card: str) -> None:
    """Add a card to a hand openly."""
    hand = view["seats"][seat]
    hand["cards"] += 1
    put(hand["known"], card)
    if view["viewer"] == seat:
        put(view["hand"], card)


def lose(view: View, seat: int, card: str) -> None:
    """Remove a card from a hand openly; among equal cards, the known one."""
    hand = view["seats"][seat]
    hand["cards"] -= 1
    if card in hand["known"]:
        hand["known"].remove(card)
    else:
        hand["hidden"] -= 1
    if view["viewer"] == seat:
        view["hand"].remove(card)


def pay(view: View, seat: int, cards: list[str]) -> None:
    """Move cards from a hand to the discard pile."""
    for card in cards:
        lose(view, seat, card)
    view["discard"] += len(cards)


# --- tiles ---


def showing(tile: Tile, name: str) -> Tile:
    """Return the tile with the face of that name up."""
    if tile["tile"] == name:
        return tile
    front = {field: value for field, value in tile.items() if field != "other_face"}
    return {**tile["other_face"], "other_face": front}


def has_face(tile: Tile, name: str) -> bool:
    """Return whether a face of the tile has that name."""
    return tile["tile"] == name or ("other_face" in tile and tile["other_face"]["tile"] == name)


def take_from_market(view: View, name: str) -> Tile:
    """Take a tile from its market field."""
    slot = next(slot for slot in view["market"] if slot["tile"] is not None and slot["tile"]["tile"] == name)
    tile: Tile = slot["tile"]
    slot["tile"] = None
    return tile


def take_new_tile(view: View, name: str) -> Tile:
    """Take a tile from those to be placed, with the face of that name up."""
    tile = next(tile for tile in view["new_tiles"] if has_face(tile, name))
    view["new_tiles"].remove(tile)
    return showing(tile, name)


def take_from_reserve(view: View, seat: int, name: str) -> Tile | None:
    """Take a tile from a reserve; None if it is not there."""
    reserve: list[Tile] = view["seats"][seat]["reserve"]
    found = [tile for tile in reserve if tile["tile"] == name]
    if not found:
        return None
    reserve.remove(found[0])
    return found[0]
