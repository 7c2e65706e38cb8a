"""Clues that a hypothesis leaves open, because they depend on draws that are still open.

An open clue involves the open draws made before it. It has the known cards in the hand at that moment, including those
learned since, as far as they matter for the clue.
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
_STEPS_OF_OPEN_CLUE: Final = 50


class OpenClue:
    """A clue with its moment and the known cards in the hand; equal ones are one object."""

    def __init__(self, game: "TileGame", clue: Clue, number: int, moment: int, cards: tuple[int, ...]) -> None:
        self.game = game
        self.clue = clue
        self.number = number  # of the clue
        self.moment = moment
        self.cards = cards
        self._verdicts = [_NOT_KNOWN, _NOT_KNOWN]  # without and with more cards
        self._last_cards: OpenClueCounts | None = None
        # The open clues after further cards, as far as needed, and the cards that change nothing.
        self.with_cards: dict[int, OpenClue] = {}
        self.unchanged_by: set[int] = set()

    def verdict(self, more: bool) -> int:
        """Return whether the known cards fit, with or without more cards."""
        if self._verdicts[int(more)] == _NOT_KNOWN:
            self._verdicts[int(more)] = self.clue.verdict(self.game, list(self.cards), int(more))
        return self._verdicts[int(more)]

    def last_cards(self) -> OpenClueCounts:
        """Return the last cards that make it fit."""
        if self._last_cards is None:
            self._last_cards = self.clue.last_cards(self.game, list(self.cards))
        return self._last_cards

    def involved(self, row: Hypothesis) -> vec[i64]:
        """Return the open draws of the row that it involves."""
        return open_draws(row.items, self.moment)


class OpenClues:
    """Lists of open clues by number; the empty list has the number 0."""

    def __init__(self, game: "TileGame", budget: StepBudget) -> None:
        self.game = game
        self.budget = budget
        self._clues: list[Clue] = []
        self._clue_numbers: dict[str, int] = {}
        self._open_clues: dict[tuple[int, int, tuple[int, ...]], OpenClue] = {}
        self.lists: list[tuple[OpenClue, ...]] = [()]  # from the earliest to the latest
        self._numbers: dict[tuple[OpenClue, ...], int] = {(): 0}
        self.is_dropped = False  # whether one was resolved since this was last reset

    def number(self, clue: Clue) -> int:
        """Return the number of the clue; equal clues have the same number."""
        key = str(clue.state())
        number = self._clue_numbers.setdefault(key, len(self._clues))
        if number == len(self._clues):
            self._clues.append(clue)
        return number

    def opened(self, moment: int, number: int, cards: list[int]) -> OpenClue:
        """Return the open clue with these known cards, the same for all cards equivalent to it."""
        clue = self._clues[number]
        key = (moment, number, clue.what_counts(cards))
        found = self._open_clues.get(key)
        if found is None:
            self.budget.spend(_STEPS_OF_OPEN_CLUE)
            found = OpenClue(self.game, clue, number, moment, tuple(sorted(cards)))
            self._open_clues[key] = found
        return found

    def of(self, row: Hypothesis) -> tuple[OpenClue, ...]:
        return self.lists[row.open_clues]

    # --- rows ---

    def with_clue_open(self, row: Hypothesis, open_clue: OpenClue) -> Hypothesis | None:
        """Return the row with another clue, or None if it cannot fit."""
        open_clues = self.of(row)
        if open_clue in open_clues:
            return row
        verdict = open_clue.verdict(len(open_clue.involved(row)) > 0)
        if verdict == FAILS:
            return None
        return (
            Hypothesis(row.kinds, self._number((*open_clues, open_clue)), row.items, row.ways)
            if verdict == UNCLEAR
            else row
        )

    def after_closing(self, number: i64, draw: i64, card: i64, count: i64, items: vec[i64]) -> i64:
        """Return the number of the open clues left after closing draws as a card, or FAILED.

        ``count`` draws equal to ``draw`` were closed; ``items`` are those of the row after that.
        """
        if not number or not count:
            return number
        moment, oldest = moment_of(draw), oldest_open_draw(items)
        open_clues = self.lists[number]
        left: list[OpenClue] = []
        for open_clue in open_clues:
            if moment <= open_clue.moment:
                open_clue = self._with_cards(open_clue, card, count)
                verdict = open_clue.verdict(oldest <= open_clue.moment)
                if verdict == FAILS:
                    return FAILED
                if verdict == FITS:
                    continue
            left.append(open_clue)
        if len(left) < len(open_clues):
            self.is_dropped = True
        return self._number(tuple(left))

    def _with_cards(self, open_clue: OpenClue, card: i64, count: i64) -> OpenClue:
        """Return the open clue after ``count`` equal cards in the hand have become known."""
        key = int((card << 8) + count)
        if key in open_clue.unchanged_by:
            return open_clue
        found = open_clue.with_cards.get(key)
        if found is None:
            found = self.opened(open_clue.moment, open_clue.number, [*open_clue.cards, *[card] * count])
            if found is open_clue:
                open_clue.unchanged_by.add(key)
            else:
                open_clue.with_cards[key] = found
        return found

    def _number(self, open_clues: tuple[OpenClue, ...]) -> int:
        number = self._numbers.setdefault(open_clues, len(self.lists))
        if number == len(self.lists):
            self.lists.append(open_clues)
        return number

    def forgetful(self, row: Hypothesis, now: i64) -> Hypothesis:
        """Return the row with each draw moved to the latest moment that its open clues allow."""
        open_clues = self.of(row)
        items = row.items[:]
        for position in range(len(items)):
            if is_open(items[position]):
                items[position] = at_moment(items[position], _first_from(open_clues, moment_of(items[position]), now))
        sort(items)
        return Hypothesis(row.kinds, row.open_clues, items, row.ways)


def _first_from(open_clues: tuple[OpenClue, ...], least: i64, otherwise: i64) -> i64:
    """Return the moment of the first open clue that is not before another moment."""
    for open_clue in open_clues:
        if open_clue.moment >= least:
            return open_clue.moment
    return otherwise
