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

Closing = tuple[int, int, int, int, int, int]  # asks, seat, moment, card, how many, the oldest draw that is still open

FAILED: Final = -1
_NOT_KNOWN: Final = -2


class Ask:
    """A clue to a hand, with the moment and the cards that a row knows of the hand. There is only one of each."""

    def __init__(self, game: "TileGame", clue: Clue, number: int, moment: int, cards: tuple[int, ...]) -> None:
        self.game = game
        self.clue = clue
        self.number = number  # of the clue
        self.moment = moment
        self.cards = cards
        self._verdict_alone = _NOT_KNOWN
        self._verdict_with_more = _NOT_KNOWN
        self._last_cards: LastCards | None = None

    def verdict(self, more: bool) -> int:
        """Whether the known cards fit, with more or without."""
        if more:
            if self._verdict_with_more == _NOT_KNOWN:
                self._verdict_with_more = self.clue.verdict(self.game, list(self.cards), 1)
            return self._verdict_with_more
        if self._verdict_alone == _NOT_KNOWN:
            self._verdict_alone = self.clue.verdict(self.game, list(self.cards), 0)
        return self._verdict_alone

    def last_cards(self) -> LastCards:
        """With which last cards it fits."""
        if self._last_cards is None:
            self._last_cards = self.clue.last_cards(self.game, list(self.cards))
        return self._last_cards

    def asked(self, row: Row) -> list[int]:
        """The open draws of the row that it asks for."""
        return open_draws(row, self.clue.seat, self.moment)


class Asks:
    """What rows leave open, each by one number: a list of asks, the empty one of which has number 0."""

    def __init__(self, game: "TileGame") -> None:
        self.game = game
        self._clues: list[Clue] = []
        self._clue_numbers: dict[str, int] = {}
        self._asks: dict[tuple[int, int, tuple[int, ...]], Ask] = {}
        self.lists: list[tuple[Ask, ...]] = [()]  # from the earliest to the latest
        self._numbers: dict[tuple[Ask, ...], int] = {(): 0}
        self.is_dropped = False  # whether one was settled since this was last made False
        self._after_closing: dict[Closing, int] = {}

    def number(self, clue: Clue) -> int:
        """The number of the clue; those that tell the same have the same one."""
        key = str([clue.seat, *clue.state()])
        number = self._clue_numbers.setdefault(key, len(self._clues))
        if number == len(self._clues):
            self._clues.append(clue)
        return number

    def ask(self, moment: int, number: int, cards: list[int]) -> Ask:
        """The ask for the clue of that number."""
        key = (moment, number, tuple(sorted(cards)))
        found = self._asks.get(key)
        if found is None:
            found = Ask(self.game, self._clues[number], number, moment, key[2])
            self._asks[key] = found
        return found

    def asks(self, row: Row) -> tuple[Ask, ...]:
        return self.lists[row[1]]

    # --- rows ---

    def with_ask(self, row: Row, ask: Ask) -> Row | None:
        """The row with a further clue to fit, or None if it cannot."""
        asks = self.asks(row)
        if ask in asks:
            return row
        verdict = ask.verdict(bool(ask.asked(row)))
        if verdict == FAILS:
            return None
        return (row[0], self._number((*asks, ask)), *row[FIRST_ITEM:]) if verdict == UNCLEAR else row

    def with_closed(self, row: Row, seat: int, moment: int, card: int, count: int) -> Row | None:
        """The row after some draws of the seat that were made at the moment have been closed as a card."""
        if not row[1] or not count:
            return row
        number = self.after_closing((row[1], seat, moment, card, count, oldest_open_draw(row, seat)))
        return (row[0], number, *row[FIRST_ITEM:]) if number != FAILED else None

    def after_closing(self, closing: Closing) -> int:
        """What is left of asks, by their number, after draws have been closed, or FAILED."""
        if not closing[0]:
            return 0
        number = self._after_closing.get(closing, _NOT_KNOWN)
        if number == _NOT_KNOWN:
            number = self._closed_number(closing)
            self._after_closing[closing] = number
        if number != FAILED and len(self.lists[number]) < len(self.lists[closing[0]]):
            self.is_dropped = True
        return number

    def _closed_number(self, closing: Closing) -> int:
        asks_number, seat, moment, card, count, oldest = closing
        left: list[Ask] = []
        for ask in self.lists[asks_number]:
            if ask.clue.seat == seat and moment <= ask.moment:
                ask = self.ask(ask.moment, ask.number, [*ask.cards, *[card] * count])
                verdict = ask.verdict(oldest <= ask.moment)
                if verdict == FAILS:
                    return FAILED
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
        moments = [ask.moment for ask in self.asks(row)]
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
