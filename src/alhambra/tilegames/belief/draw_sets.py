"""What stands in a row of the table of all that may be hidden: each draw as one number.

A draw is closed if the row says which card it was. Of an open one it only says from which set of cards it was, and
before which clue it was drawn; draws with smaller sets come first, and older ones of those with equal sets.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from alhambra.tilegames.cards import FIRST_SPECIAL, bits

# A closed draw is the number of its card. The bits of an open one, from the lowest: a mark, moment, set and its size.
_OPEN: Final = 1 << 10
_MOMENT_SHIFT: Final = 11
_MOMENT_MASK: Final = 255
_SET_SHIFT: Final = 19
_SET_MASK: Final = (1 << 16) - 1
_SIZE_SHIFT: Final = 35

NEVER: Final = _MOMENT_MASK + 1  # later than any moment


def is_open(item: i64) -> bool:
    """Whether the draw is open; otherwise the item is its card."""
    return item & _OPEN != 0


def moment_of(item: i64) -> i64:
    """How many moments with clues had passed when an open draw was made."""
    return item >> _MOMENT_SHIFT & _MOMENT_MASK


def at_moment(item: i64, moment: i64) -> i64:
    """The open draw as one that was made at another moment."""
    return item + (moment - moment_of(item) << _MOMENT_SHIFT)


class DrawSets:
    """The sets of open draws, each with a bit for each card, and the draws by their sets."""

    def __init__(self) -> None:
        self.sets: list[int] = []
        self.sizes: list[int] = []
        self.numbers: dict[int, int] = {}
        self._cards: dict[int, list[int]] = {}  # of a set, as far as somebody has asked

    def item(self, moment: i64, cards: int) -> i64:
        """A draw, one of these cards."""
        number = self.numbers.setdefault(cards, len(self.sets))
        if number == len(self.sets):
            self.sets.append(cards)
            self.sizes.append(cards.bit_count())
        size: i64 = self.sizes[number]
        return (size << _SIZE_SHIFT) + (i64(number) << _SET_SHIFT) + (moment << _MOMENT_SHIFT) + _OPEN

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
        return self.item(moment_of(item), self.of(item) & cards)

    def is_money(self, item: i64) -> bool:
        """Whether an open draw is money."""
        return self.of(item) >> FIRST_SPECIAL == 0


# --- the items of a row, ascending ---


def closed_cards(items: vec[i64]) -> list[int]:
    """The cards of all closed draws."""
    found: list[int] = []
    for item in items:
        if not is_open(item):
            found.append(item)
    return found


def open_draws(items: vec[i64], last_moment: i64) -> vec[i64]:
    """The open draws that were made up to a moment."""
    found: vec[i64] = vec[i64](capacity=len(items))
    for item in items:
        if is_open(item) and moment_of(item) <= last_moment:
            found = append(found, item)
    return found


def oldest_open_draw(items: vec[i64]) -> i64:
    """The moment of the oldest open draw, or NEVER."""
    oldest: i64 = NEVER
    for item in items:
        if is_open(item) and moment_of(item) < oldest:
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


def without_card(items: vec[i64], card: i64) -> vec[i64]:
    """The items without one draw that is closed as the card."""
    found: vec[i64] = vec[i64](capacity=len(items))
    is_found = False
    for item in items:
        if is_found or item != card:
            found = append(found, item)
        else:
            is_found = True
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
