"""The items of a hypothesis: each secret draw as one number.

A draw is closed if the hypothesis determines its card. For an open draw it determines only a set of
possible cards, and before which clue the card was drawn. Draws with smaller sets come first, and
older ones among those with equal sets.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from alhambra.tilegames.cards import FIRST_SPECIAL, bits

# A closed draw is the number of its card. The bits of an open one, from the lowest: a flag, the
# moment, the set and its size.
_OPEN: Final = 1 << 10
_MOMENT_SHIFT: Final = 11
_MOMENT_MASK: Final = 255
_SET_SHIFT: Final = 19
_SET_MASK: Final = (1 << 16) - 1
_SIZE_SHIFT: Final = 35

NEVER: Final = _MOMENT_MASK + 1  # later than any moment


def is_open(item: i64) -> bool:
    """Return whether the draw is open; otherwise the item is its card."""
    return item & _OPEN != 0


def moment_of(item: i64) -> i64:
    """Return the moment of an open draw: how many moments with clues came before it."""
    return item >> _MOMENT_SHIFT & _MOMENT_MASK


def at_moment(item: i64, moment: i64) -> i64:
    """Return the open draw moved to another moment."""
    return item + (moment - moment_of(item) << _MOMENT_SHIFT)


class DrawSets:
    """The sets of possible cards of open draws, as bit sets that are numbered when first used."""

    def __init__(self) -> None:
        self.sets: list[int] = []
        self.sizes: list[int] = []
        self.numbers: dict[int, int] = {}
        self._cards: dict[int, list[int]] = {}  # by set, when first needed

    def item(self, moment: i64, cards: int) -> i64:
        """Return an open draw of one of these cards."""
        number = self.numbers.setdefault(cards, len(self.sets))
        if number == len(self.sets):
            self.sets.append(cards)
            self.sizes.append(cards.bit_count())
        size: i64 = self.sizes[number]
        return (size << _SIZE_SHIFT) + (i64(number) << _SET_SHIFT) + (moment << _MOMENT_SHIFT) + _OPEN

    def of(self, item: i64) -> int:
        """Return the set of an open draw."""
        return self.sets[item >> _SET_SHIFT & _SET_MASK]

    def cards_of(self, item: i64) -> list[int]:
        """Return the possible cards of an open draw, ascending."""
        cards = self.of(item)
        if cards not in self._cards:
            self._cards[cards] = bits(cards)
        return self._cards[cards]

    def reduced(self, item: i64, cards: int) -> i64:
        """Return the open draw restricted to these cards."""
        return self.item(moment_of(item), self.of(item) & cards)

    def is_money(self, item: i64) -> bool:
        """Return whether an open draw can only be money."""
        return self.of(item) >> FIRST_SPECIAL == 0


# --- the items of a hypothesis, ascending ---


def closed_cards(items: vec[i64]) -> list[int]:
    """Return the cards of all closed draws."""
    found: list[int] = []
    for item in items:
        if not is_open(item):
            found.append(item)
    return found


def open_draws(items: vec[i64], last_moment: i64) -> vec[i64]:
    """Return the open draws made up to a moment."""
    found: vec[i64] = vec[i64](capacity=len(items))
    for item in items:
        if is_open(item) and moment_of(item) <= last_moment:
            found = append(found, item)
    return found


def oldest_open_draw(items: vec[i64]) -> i64:
    """Return the moment of the oldest open draw, or NEVER."""
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
    """Replace the first ``count`` items equal to one with ``new``, and the others with ``rest``."""
    found = items[:]
    for position in range(len(found)):
        if found[position] == item:
            found[position] = new if count > 0 else rest
            count -= 1
    sort(found)
    return found


def without_card(items: vec[i64], card: i64) -> vec[i64]:
    """Return the items without one closed draw of the card."""
    found: vec[i64] = vec[i64](capacity=len(items))
    is_found = False
    for item in items:
        if is_found or item != card:
            found = append(found, item)
        else:
            is_found = True
    return found


def sort(items: vec[i64]) -> None:
    """Sort the items in place by insertion; few of them are out of order."""
    for end in range(1, len(items)):
        item = items[end]
        position: i64 = end
        while position > 0 and items[position - 1] > item:
            items[position] = items[position - 1]
            position -= 1
        items[position] = item
