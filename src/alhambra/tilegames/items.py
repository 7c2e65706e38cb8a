"""What stands in a row of the table of all that may be hidden: each draw as one number.

A draw is closed if the row says which card it was, and whether that was shown since. Of an open one it only says from
which set of cards it was, and before which clue it was drawn; draws with smaller sets come first, and older ones of
those with equal sets.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from alhambra.tilegames.cards import FIRST_SPECIAL, bits

# The bits of an item, from the lowest: card, shown, open, seat, deck; of an open draw also moment, set and its size.
_CARD_MASK: Final = (1 << 10) - 1
_SHOWN: Final = 1 << 10
_OPEN: Final = 1 << 11
_SEAT_SHIFT: Final = 12
_SEAT_MASK: Final = 7
_DECK_SHIFT: Final = 15
_DECK_MASK: Final = 255
_MOMENT_SHIFT: Final = 23
_MOMENT_MASK: Final = 255
_SET_SHIFT: Final = 31
_SET_MASK: Final = (1 << 16) - 1
_SIZE_SHIFT: Final = 47

_SEAT_AND_DECK: Final = (_SEAT_MASK << _SEAT_SHIFT) + (_DECK_MASK << _DECK_SHIFT)
_OPEN_OF: Final = _OPEN + (_SEAT_MASK << _SEAT_SHIFT)
_HIDDEN_OF: Final = _SHOWN + _OPEN_OF
NEVER: Final = _MOMENT_MASK + 1  # later than any moment


def closed(deck: i64, seat: i64, card: i64) -> i64:
    """A card that the seat drew from the deck and has not shown."""
    return (deck << _DECK_SHIFT) + (seat << _SEAT_SHIFT) + card


def is_open(item: i64) -> bool:
    return item & _OPEN != 0


def card_of(item: i64) -> i64:
    return item & _CARD_MASK


def deck_of(item: i64) -> i64:
    return item >> _DECK_SHIFT & _DECK_MASK


def moment_of(item: i64) -> i64:
    """How many moments with clues had passed when an open draw was made."""
    return item >> _MOMENT_SHIFT & _MOMENT_MASK


def at_moment(item: i64, moment: i64) -> i64:
    """The open draw as one that was made at another moment."""
    return item + (moment - moment_of(item) << _MOMENT_SHIFT)


def seat_of(item: i64) -> i64:
    return item >> _SEAT_SHIFT & _SEAT_MASK


def closed_as(item: i64, card: i64) -> i64:
    """The open draw as a hidden card."""
    return (item & _SEAT_AND_DECK) + card


class SetsOfCards:
    """The sets of open draws, each with a bit for each card, and the draws by their sets."""

    def __init__(self) -> None:
        self.sets: list[int] = []
        self.sizes: list[int] = []
        self.numbers: dict[int, int] = {}
        self._cards: dict[int, list[int]] = {}  # of a set, as far as somebody has asked

    def item(self, deck: i64, seat: i64, moment: i64, cards: int) -> i64:
        """A draw of the seat, one of these cards."""
        number = self.numbers.setdefault(cards, len(self.sets))
        if number == len(self.sets):
            self.sets.append(cards)
            self.sizes.append(cards.bit_count())
        size: i64 = self.sizes[number]
        place = (moment << _MOMENT_SHIFT) + closed(deck, seat, _OPEN)
        return (size << _SIZE_SHIFT) + (i64(number) << _SET_SHIFT) + place

    def of(self, item: i64) -> int:
        """The set of an open draw."""
        return self.sets[item >> _SET_SHIFT & _SET_MASK]

    def cards_of(self, item: i64) -> list[int]:
        """The cards that an open draw may be, ascending."""
        cards = self.of(item)
        if cards not in self._cards:
            self._cards[cards] = bits(cards)
        return self._cards[cards]

    def reduced(self, item: i64, cards: int) -> i64:
        """The open draw if it is one of these cards."""
        return self.item(deck_of(item), seat_of(item), moment_of(item), self.of(item) & cards)

    def is_money(self, item: i64) -> bool:
        """Whether an open draw is money."""
        return self.of(item) >> FIRST_SPECIAL == 0


# --- the items of a row, ascending ---


def hidden_cards(items: vec[i64], seat: i64) -> list[int]:
    """The cards of the seat that have not been shown."""
    wanted = seat << _SEAT_SHIFT
    found: list[int] = []
    for item in items:
        if item & _HIDDEN_OF == wanted:
            found.append(item & _CARD_MASK)
    return found


def closed_cards(items: vec[i64]) -> list[int]:
    """The cards of all closed draws."""
    found: list[int] = []
    for item in items:
        if not is_open(item):
            found.append(card_of(item))
    return found


def open_draws(items: vec[i64], seat: i64, last_moment: i64) -> vec[i64]:
    """The open draws that the seat has made up to a moment."""
    wanted = (seat << _SEAT_SHIFT) + _OPEN
    found: vec[i64] = vec[i64](capacity=len(items))
    for item in items:
        if item & _OPEN_OF == wanted and moment_of(item) <= last_moment:
            found = append(found, item)
    return found


def oldest_open_draw(items: vec[i64], seat: i64) -> i64:
    """The moment of the oldest open draw of the seat, or NEVER."""
    wanted = (seat << _SEAT_SHIFT) + _OPEN
    oldest: i64 = NEVER
    for item in items:
        if item & _OPEN_OF == wanted and moment_of(item) < oldest:
            oldest = moment_of(item)
    return oldest


def with_item(items: vec[i64], item: i64) -> vec[i64]:
    found = append(items[:], item)
    sort(found)
    return found


def without_like(items: vec[i64], item: i64) -> vec[i64]:
    found: vec[i64] = vec[i64](capacity=len(items))
    for other in items:
        if other != item:
            found = append(found, other)
    return found


def with_exchanged(items: vec[i64], item: i64, count: i64, new: i64, rest: i64) -> vec[i64]:
    """The items with so many of those like one made new, and all others like it the rest."""
    found = items[:]
    for position in range(len(found)):
        if found[position] == item:
            found[position] = new if count > 0 else rest
            count -= 1
    sort(found)
    return found


def with_shown(items: vec[i64], seat: i64, card: i64, is_listed: bool) -> vec[i64]:
    """The items after the seat has shown the card, the one of the oldest deck if there are several."""
    wanted = (seat << _SEAT_SHIFT) + card
    found: vec[i64] = vec[i64](capacity=len(items))
    is_found = False
    for item in items:
        if is_found or item & (_HIDDEN_OF + _CARD_MASK) != wanted:
            found = append(found, item)
        else:
            is_found = True
            if is_listed:
                found = append(found, item + _SHOWN)
    sort(found)
    return found


def sort(items: vec[i64]) -> None:
    """Sort the items in their place; few of them are out of order."""
    for end in range(1, len(items)):
        item = items[end]
        position: i64 = end
        while position > 0 and items[position - 1] > item:
            items[position] = items[position - 1]
            position -= 1
        items[position] = item
