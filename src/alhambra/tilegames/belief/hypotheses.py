"""Hypotheses about what is hidden, and the table of them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from alhambra.tilegames.belief.step_budget import StepBudget

_KEYS: Final = (1 << 61) - 1
_STEPS_OF_ROW: Final = 10
_SPREAD: Final = 0x1E3779B97F4A7C15  # odd, without a pattern in its bits


@mypyc_attr(acyclic=True)
class Hypothesis:
    """A hypothesis about the hidden cards; a value except for its number of ways."""

    def __init__(self, kinds: int, open_clues: i64, items: vec[i64], ways: int) -> None:
        self.kinds = kinds  # the numbers of special draws, packed by group of draws and kind
        self.open_clues = open_clues  # the number of its list of open clues
        self.items: vec[i64] = items  # the draws, ascending
        self.ways = ways  # in which the draws can be these items

    def key(self) -> i64:
        """Return a hash of the hypothesis."""
        key: i64 = self.kinds % _KEYS
        key = key * _SPREAD + self.open_clues & _KEYS
        for item in self.items:
            key = (key ^ item) * _SPREAD & _KEYS
        return key

    def is_like(self, other: "Hypothesis") -> bool:
        """Return whether two hypotheses are equal, apart from their ways."""
        items, others = self.items, other.items
        if self.kinds != other.kinds or self.open_clues != other.open_clues or len(items) != len(others):
            return False
        for position in range(len(items)):
            if items[position] != others[position]:
                return False
        return True

    def numbers(self) -> list[int]:
        """Return a sort key."""
        numbers = [self.kinds, int(self.open_clues)]
        for item in self.items:
            numbers.append(item)
        return numbers


class Hypotheses:
    """A table of hypotheses in insertion order; the ways of equal ones are added up."""

    def __init__(self, budget: StepBudget) -> None:
        self.budget = budget
        self.all: list[Hypothesis] = []
        self._by_key: dict[int, Hypothesis] = {}

    def add(self, row: Hypothesis) -> None:
        self.budget.spend(_STEPS_OF_ROW)
        key = int(row.key())
        found = self._by_key.setdefault(key, row)
        while found is not row and not found.is_like(row):
            key += 1
            found = self._by_key.setdefault(key, row)
        if found is row:
            self.all.append(row)
        else:
            found.ways += row.ways
