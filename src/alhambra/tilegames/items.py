"""What stands in a row of the table of all that may be hidden: each draw as one number.

A draw is closed if the row says which card it was, and whether that was shown since. Of an open one it only says from
which set of cards it was, and before which clue it was drawn; draws with smaller sets come first, and older ones of
those with equal sets.
"""

from typing import Final

from mypy_extensions import i64

from alhambra.tilegames.cards import FIRST_SPECIAL

Row = tuple[int, ...]  # the first two numbers are no draws
Rows = dict[Row, int]  # with the number of ways for each

FIRST_ITEM: Final = 2

_CARDS: Final = 1 << 10
_SHOWN: Final = 1 << 10
_OPEN: Final = 1 << 11
_SEAT: Final = 1 << 12
_SEATS: Final = 8
_DECK: Final = _SEAT * _SEATS
_MOMENT_SHIFT: Final = 23
_MOMENT: Final = 1 << _MOMENT_SHIFT
_MOMENTS: Final = 1 << 8
NEVER: Final = _MOMENTS  # later than any moment
_SET: Final = _MOMENT * _MOMENTS
_SIZE: Final = _SET << 16
_OPEN_OF: Final = _OPEN + _SEAT * (_SEATS - 1)
_HIDDEN_OF: Final = _SHOWN + _OPEN + _SEAT * (_SEATS - 1)


def closed(deck: int, seat: int, card: int) -> int:
    """A card that the seat drew from the deck and has not shown."""
    return deck * _DECK + seat * _SEAT + card


def is_open(item: int) -> bool:
    return bool(item & _OPEN)


def card_of(item: int) -> int:
    return item & (_CARDS - 1)


def deck_of(item: int) -> int:
    return item % _MOMENT // _DECK


def moment_of(item: int) -> int:
    """How many moments with clues had passed when an open draw was made."""
    return item // _MOMENT % _MOMENTS


def at_moment(item: int, moment: int) -> int:
    """The open draw as one that was made at another moment."""
    return item + (moment - moment_of(item)) * _MOMENT


def seat_of(item: int) -> int:
    return item // _SEAT % _SEATS


def closed_as(item: int, card: int) -> int:
    """The open draw as a hidden card."""
    return item % _MOMENT // _SEAT * _SEAT + card


class SetsOfCards:
    """The sets of open draws, each with a bit for each card, and the draws by their sets."""

    def __init__(self) -> None:
        self.sets: list[int] = []
        self.numbers: dict[int, int] = {}

    def item(self, deck: int, seat: int, moment: int, cards: int) -> int:
        """A draw of the seat, one of these cards."""
        number = self.numbers.setdefault(cards, len(self.sets))
        if number == len(self.sets):
            self.sets.append(cards)
        place = moment * _MOMENT + deck * _DECK + seat * _SEAT
        return cards.bit_count() * _SIZE + number * _SET + place + _OPEN

    def of(self, item: int) -> int:
        """The set of an open draw."""
        return self.sets[item % _SIZE // _SET]

    def reduced(self, item: int, cards: int) -> int:
        """The open draw if it is one of these cards."""
        return self.item(deck_of(item), seat_of(item), moment_of(item), self.of(item) & cards)

    def is_money(self, item: int) -> bool:
        """Whether an open draw is money."""
        return self.of(item) >> FIRST_SPECIAL == 0


# --- rows ---


def add(rows: Rows, row: Row, ways: int) -> None:
    rows[row] = rows.get(row, 0) + ways


def hidden_cards(row: Row, seat: int) -> list[int]:
    """The cards of the seat in the row that have not been shown."""
    wanted = seat * _SEAT
    return [item & (_CARDS - 1) for item in row[FIRST_ITEM:] if item & _HIDDEN_OF == wanted]


def open_draws(row: Row, seat: i64, last_moment: i64) -> list[int]:
    """The open draws that the seat has made up to a moment."""
    wanted = seat * _SEAT + _OPEN
    found: list[int] = []
    for position in range(FIRST_ITEM, len(row)):
        item: i64 = row[position]
        if item & _OPEN_OF == wanted and (item >> _MOMENT_SHIFT) & (_MOMENTS - 1) <= last_moment:
            found.append(item)
    return found


def oldest_open_draw(row: Row, seat: i64) -> int:
    """The moment of the oldest open draw of the seat, or NEVER."""
    wanted = seat * _SEAT + _OPEN
    oldest: i64 = NEVER
    for position in range(FIRST_ITEM, len(row)):
        item: i64 = row[position]
        moment = (item >> _MOMENT_SHIFT) & (_MOMENTS - 1)
        if item & _OPEN_OF == wanted and moment < oldest:
            oldest = moment
    return oldest


def count_in(row: Row, item: int) -> int:
    """How often the item is in the row."""
    count = 0
    for other in row[FIRST_ITEM:]:
        if other == item:
            count += 1
    return count


def with_item(row: Row, item: int) -> Row:
    position = FIRST_ITEM
    while position < len(row) and row[position] < item:
        position += 1
    return (*row[:position], item, *row[position:])


def without_item(row: Row, item: int) -> Row:
    position = row.index(item, FIRST_ITEM)
    return (*row[:position], *row[position + 1 :])


def with_shown(row: Row, seat: int, card: int, is_listed: bool) -> Row:
    """The row after the seat has shown the card, the one of the oldest deck if there are several."""
    position = FIRST_ITEM
    while row[position] & _HIDDEN_OF != seat * _SEAT or row[position] & (_CARDS - 1) != card:
        position += 1
    rest = (*row[:position], *row[position + 1 :])
    return with_item(rest, row[position] + _SHOWN) if is_listed else rest
