"""The reducers of the Bonus Cards."""

from alhambra.client.changes import Event, View, changes_in


def _put(view: View, cards: list[str], card: str) -> None:
    """Insert a card, keeping the order used by the view."""
    order = list(view["bonus_cards"]["tiles"])
    cards.append(card)
    cards.sort(key=order.index)


def bonus_card_opened(view: View, event: Event) -> None:
    seat, card, part = event["seat"], event["card"], view["bonus_cards"]
    part["face_down"][seat] -= 1
    _put(view, part["open"][seat], card)
    if card in part["taken_back"][seat]:
        part["taken_back"][seat].remove(card)
    if view["viewer"] == seat:
        part["hand"].remove(card)


def bonus_card_taken_back(view: View, event: Event) -> None:
    seat, card, part = event["seat"], event["card"], view["bonus_cards"]
    part["face_down"][seat] += 1
    part["open"][seat].remove(card)
    _put(view, part["taken_back"][seat], card)
    if view["viewer"] == seat:
        _put(view, part["hand"], card)


CHANGES = changes_in(__name__)
