"""Clues that a row of the table leaves open: with which cards of draws that it does not know yet it must fit them.

The open draws that a clue asks for are those that had been made by then. The cards that the row knows of the hand of
that moment, then or since, are kept with it, as far as they matter for the clue.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.tilegames.belief.draw_sets import at_moment, is_open, moment_of, oldest_open_draw, open_draws, sort
from alhambra.tilegames.belief.hand_counts import OpenClueCounts
from alhambra.tilegames.belief.hypotheses import Hypothesis
from alhambra.tilegames.belief.secrets import FAILS, FITS, UNCLEAR, Clue
from alhambra.tilegames.belief.step_budget import StepBudget

if TYPE_CHECKING:
    from alhambra.tilegames.game import TileGame

FAILED: Final = -1
_NOT_KNOWN: Final = -2
_STEPS_OF_ASK: Final = 50


class OpenClue:
    """A clue to a hand, with the moment and the cards that a row knows of the hand. There is only one of each."""

    def __init__(self, game: "TileGame", clue: Clue, number: int, moment: int, cards: tuple[int, ...]) -> None:
        self.game = game
        self.clue = clue
        self.number = number  # of the clue
        self.moment = moment
        self.cards = cards
        self._verdicts = [_NOT_KNOWN, _NOT_KNOWN]  # without more cards, and with
        self._last_cards: OpenClueCounts | None = None
        # The asks with further cards, as far as somebody wanted them, and with which cards it is this one.
        self.with_cards: dict[int, OpenClue] = {}
        self.unchanged_by: set[int] = set()

    def verdict(self, more: bool) -> int:
        """Whether the known cards fit, with more or without."""
        if self._verdicts[int(more)] == _NOT_KNOWN:
            self._verdicts[int(more)] = self.clue.verdict(self.game, list(self.cards), int(more))
        return self._verdicts[int(more)]

    def last_cards(self) -> OpenClueCounts:
        """With which last cards it fits."""
        if self._last_cards is None:
            self._last_cards = self.clue.last_cards(self.game, list(self.cards))
        return self._last_cards

    def asked(self, row: Hypothesis) -> vec[i64]:
        """The open draws of the row that it asks for."""
        return open_draws(row.items, self.moment)


class OpenClues:
    """What rows leave open, each by one number: a list of asks, the empty one of which has number 0."""

    def __init__(self, game: "TileGame", effort: StepBudget) -> None:
        self.game = game
        self.effort = effort
        self._clues: list[Clue] = []
        self._clue_numbers: dict[str, int] = {}
        self._asks: dict[tuple[int, int, tuple[int, ...]], OpenClue] = {}
        self.lists: list[tuple[OpenClue, ...]] = [()]  # from the earliest to the latest
        self._numbers: dict[tuple[OpenClue, ...], int] = {(): 0}
        self.is_dropped = False  # whether one was settled since this was last made False

    def number(self, clue: Clue) -> int:
        """The number of the clue; those that tell the same have the same one."""
        key = str(clue.state())
        number = self._clue_numbers.setdefault(key, len(self._clues))
        if number == len(self._clues):
            self._clues.append(clue)
        return number

    def ask(self, moment: int, number: int, cards: list[int]) -> OpenClue:
        """The ask for the clue of that number; the same one for all cards that are alike to the clue."""
        clue = self._clues[number]
        key = (moment, number, clue.what_counts(cards))
        found = self._asks.get(key)
        if found is None:
            self.effort.spend(_STEPS_OF_ASK)
            found = OpenClue(self.game, clue, number, moment, tuple(sorted(cards)))
            self._asks[key] = found
        return found

    def asks(self, row: Hypothesis) -> tuple[OpenClue, ...]:
        return self.lists[row.asks]

    # --- rows ---

    def with_ask(self, row: Hypothesis, ask: OpenClue) -> Hypothesis | None:
        """The row with a further clue to fit, or None if it cannot."""
        asks = self.asks(row)
        if ask in asks:
            return row
        verdict = ask.verdict(len(ask.asked(row)) > 0)
        if verdict == FAILS:
            return None
        return Hypothesis(row.kinds, self._number((*asks, ask)), row.items, row.ways) if verdict == UNCLEAR else row

    def after_closing(self, number: i64, draw: i64, card: i64, count: i64, items: vec[i64]) -> i64:
        """What is left of asks, by their number, after draws like one have been closed as a card, or FAILED.

        The items are those of the row after that.
        """
        if not number or not count:
            return number
        moment, oldest = moment_of(draw), oldest_open_draw(items)
        asks = self.lists[number]
        left: list[OpenClue] = []
        for ask in asks:
            if moment <= ask.moment:
                ask = self._with_cards(ask, card, count)
                verdict = ask.verdict(oldest <= ask.moment)
                if verdict == FAILS:
                    return FAILED
                if verdict == FITS:
                    continue
            left.append(ask)
        if len(left) < len(asks):
            self.is_dropped = True
        return self._number(tuple(left))

    def _with_cards(self, ask: OpenClue, card: i64, count: i64) -> OpenClue:
        """The ask after further cards of the hand, all alike, have become known."""
        key = int((card << 8) + count)
        if key in ask.unchanged_by:
            return ask
        found = ask.with_cards.get(key)
        if found is None:
            found = self.ask(ask.moment, ask.number, [*ask.cards, *[card] * count])
            if found is ask:
                ask.unchanged_by.add(key)
            else:
                ask.with_cards[key] = found
        return found

    def _number(self, asks: tuple[OpenClue, ...]) -> int:
        number = self._numbers.setdefault(asks, len(self.lists))
        if number == len(self.lists):
            self.lists.append(asks)
        return number

    def forgetful(self, row: Hypothesis, now: i64) -> Hypothesis:
        """The row in which draws were made as late as can be told by what it leaves open."""
        asks = self.asks(row)
        items = row.items[:]
        for position in range(len(items)):
            if is_open(items[position]):
                items[position] = at_moment(items[position], _first_from(asks, moment_of(items[position]), now))
        sort(items)
        return Hypothesis(row.kinds, row.asks, items, row.ways)


def _first_from(asks: tuple[OpenClue, ...], least: i64, otherwise: i64) -> i64:
    """The moment of the first ask that does not come before another moment."""
    for ask in asks:
        if ask.moment >= least:
            return ask.moment
    return otherwise
