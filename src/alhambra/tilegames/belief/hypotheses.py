"""The table of all that may be hidden, as rows."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from alhambra.tilegames.belief.step_budget import StepBudget

_KEYS: Final = (1 << 61) - 1
_STEPS_OF_ROW: Final = 10
_SPREAD: Final = 0x1E3779B97F4A7C15  # odd, without a pattern in its bits


@mypyc_attr(acyclic=True)
class Hypothesis:
    """One thing that may be hidden. But for its ways it is a value."""

    def __init__(self, kinds: int, open_clues: i64, items: vec[i64], ways: int) -> None:
        self.kinds = kinds  # how many draws were special, by groups of draws and kinds
        self.open_clues = open_clues  # the number of the clues that it leaves open
        self.items: vec[i64] = items  # the draws, ascending
        self.ways = ways  # in which the draws can be those items

    def key(self) -> i64:
        """A number that hardly another row has."""
        key: i64 = self.kinds % _KEYS
        key = key * _SPREAD + self.open_clues & _KEYS
        for item in self.items:
            key = (key ^ item) * _SPREAD & _KEYS
        return key

    def is_like(self, other: "Hypothesis") -> bool:
        """Whether it tells the same."""
        items, others = self.items, other.items
        if self.kinds != other.kinds or self.open_clues != other.open_clues or len(items) != len(others):
            return False
        for position in range(len(items)):
            if items[position] != others[position]:
                return False
        return True

    def numbers(self) -> list[int]:
        """What tells it from others, to sort by."""
        numbers = [self.kinds, int(self.open_clues)]
        for item in self.items:
            numbers.append(item)
        return numbers


class Hypotheses:
    """A table: each row once, with the ways of all that are like it, in the order in which they came."""

    def __init__(self, effort: StepBudget) -> None:
        self.effort = effort
        self.all: list[Hypothesis] = []
        self._by_key: dict[int, Hypothesis] = {}

    def add(self, row: Hypothesis) -> None:
        self.effort.spend(_STEPS_OF_ROW)
        key = int(row.key())
        found = self._by_key.setdefault(key, row)
        while found is not row and not found.is_like(row):
            key += 1
            found = self._by_key.setdefault(key, row)
        if found is row:
            self.all.append(row)
        else:
            found.ways += row.ways
