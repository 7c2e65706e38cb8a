"""Clues that a row of the table leaves open: with which cards of draws that it does not know yet it must fit them.

The open draws that a clue asks for are those of its seat that had been made by then. The cards that the row knows of
the hand of that moment, then or since, are listed with it.
"""

from typing import TYPE_CHECKING, Final

from alhambra.tilegames.items import FIRST_ITEM, Row, at_moment, is_open, moment_of, oldest_open_draw, open_draws
from alhambra.tilegames.last_cards import LastCards
from alhambra.tilegames.secrets import FAILS, FITS, UNCLEAR, Clue

if TYPE_CHECKING:
    from alhambra.tilegames.game import TileGame

Ask = tuple[int, int, tuple[int, ...]]  # the moment, the number of the clue, and the cards known of the hand
Closing = tuple[int, int, int, int, int, int]  # asks, seat, moment, card, how many, the oldest draw that is still open

_NOT_KNOWN: Final = -1
_FAILED: Final = -2


class Asks:
    """What rows leave open, each by one number: a list of asks, the empty one of which has number 0."""

    def __init__(self, game: "TileGame") -> None:
        self.game = game
        self.clues: list[Clue] = []
        self._clue_numbers: dict[str, int] = {}
        self.lists: list[tuple[Ask, ...]] = [()]
        self._numbers: dict[tuple[Ask, ...], int] = {(): 0}
        self.is_dropped = False  # whether one was settled since this was last made False
        self._after_closing: dict[Closing, int] = {}
        self._verdicts: dict[tuple[Ask, bool], int] = {}
        self._last_cards: dict[Ask, LastCards] = {}

    def number(self, clue: Clue) -> int:
        """The number of the clue; those that tell the same have the same one."""
        key = str([clue.seat, *clue.state()])
        number = self._clue_numbers.setdefault(key, len(self.clues))
        if number == len(self.clues):
            self.clues.append(clue)
        return number

    def asks(self, row: Row) -> tuple[Ask, ...]:
        return self.lists[row[1]]

    def asked(self, row: Row, ask: Ask) -> list[int]:
        """The open draws of the row that it asks for."""
        return open_draws(row, self.clues[ask[1]].seat, ask[0])

    def verdict(self, ask: Ask, more: bool) -> int:
        """Whether the known cards fit, with more or without."""
        key = (ask, more)
        found = self._verdicts.get(key, -1)
        if found < 0:
            found = self.clues[ask[1]].verdict(self.game, list(ask[2]), int(more))
            self._verdicts[key] = found
        return found

    def last_cards(self, ask: Ask) -> LastCards:
        """With which last cards it fits."""
        if ask not in self._last_cards:
            self._last_cards[ask] = self.clues[ask[1]].last_cards(self.game, list(ask[2]))
        return self._last_cards[ask]

    # --- rows ---

    def with_ask(self, row: Row, ask: Ask) -> Row | None:
        """The row with a further clue to fit, or None if it cannot."""
        asks = self.asks(row)
        if ask in asks:
            return row
        verdict = self.verdict(ask, bool(self.asked(row, ask)))
        if verdict == FAILS:
            return None
        return (row[0], self._number((*asks, ask)), *row[FIRST_ITEM:]) if verdict == UNCLEAR else row

    def with_closed(self, row: Row, seat: int, moment: int, card: int, count: int) -> Row | None:
        """The row after some draws of the seat that were made at the moment have been closed as a card."""
        if not row[1] or not count:
            return row
        key = (row[1], seat, moment, card, count, oldest_open_draw(row, seat))
        number = self._after_closing.get(key, _NOT_KNOWN)
        if number == _NOT_KNOWN:
            number = self._closed_number(self.asks(row), key)
            self._after_closing[key] = number
        if number == _FAILED:
            return None
        self.is_dropped = self.is_dropped or len(self.lists[number]) < len(self.asks(row))
        return (row[0], number, *row[FIRST_ITEM:])

    def _closed_number(self, asks: tuple[Ask, ...], closing: Closing) -> int:
        """What is left of the asks after draws have been closed, or _FAILED."""
        _, seat, moment, card, count, oldest = closing
        left: list[Ask] = []
        for ask in asks:
            if self.clues[ask[1]].seat == seat and moment <= ask[0]:
                ask = (ask[0], ask[1], tuple(sorted([*ask[2], *[card] * count])))
                verdict = self.verdict(ask, oldest <= ask[0])
                if verdict == FAILS:
                    return _FAILED
                if verdict == FITS:
                    continue
            left.append(ask)
        return self._number(tuple(left))

    def _number(self, asks: tuple[Ask, ...]) -> int:
        number = self._numbers.setdefault(asks, len(self.lists))
        if number == len(self.lists):
            self.lists.append(asks)
        return number

    def forgetful(self, row: Row, now: int) -> Row:
        """The row in which draws were made as late as can be told by what it leaves open."""
        moments = sorted([ask[0] for ask in self.asks(row)])
        items: list[int] = []
        for item in row[FIRST_ITEM:]:
            if is_open(item):
                item = at_moment(item, _first_from(moments, moment_of(item), now))
            items.append(item)
        return (row[0], row[1], *sorted(items))


def _first_from(moments: list[int], least: int, otherwise: int) -> int:
    for moment in moments:
        if moment >= least:
            return moment
    return otherwise
