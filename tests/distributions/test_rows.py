"""The table of hypotheses has each row once, with the summed weight of all equal ones."""

from collections import Counter

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.protocol import Randomness
from alhambra.tilegames.belief.hypotheses import Hypotheses, Hypothesis
from alhambra.tilegames.belief.inference import NO_LIMIT
from alhambra.tilegames.belief.step_budget import StepBudget

Numbers = tuple[int, int, tuple[int, ...]]  # kinds, open_clues, items


def row_of(numbers: Numbers, ways: int = 1) -> Hypothesis:
    kinds, open_clues, items = numbers
    return Hypothesis(kinds, open_clues, vec[i64](items), ways)


def table(rows: list[tuple[Numbers, int]]) -> dict[Numbers, int]:
    """Return the weights of all rows of a table to which these were added, in order."""
    found = Hypotheses(StepBudget(NO_LIMIT))
    for numbers, ways in rows:
        found.add(row_of(numbers, ways))
    return {(row.kinds, int(row.open_clues), tuple(int(item) for item in row.items)): row.ways for row in found.all}


def test_rows_that_are_alike_become_one_with_all_their_ways_in_the_order_in_which_they_came() -> None:
    randomness = Randomness("rows")
    for _ in range(200):
        added: list[tuple[Numbers, int]] = []
        expected: Counter[Numbers] = Counter()
        for _ in range(30):
            items = tuple(sorted(randomness.below(3) << 40 for _ in range(randomness.below(3))))
            numbers = (randomness.below(2) << 100, randomness.below(2), items)
            ways = 1 + randomness.below(5)
            added.append((numbers, ways))
            expected[numbers] += ways
        assert list(table(added).items()) == list(expected.items())


def test_rows_that_share_a_key_stay_apart() -> None:
    first, second, third = (0, 1, (2,)), (0, 2, (1,)), (0, 0, (3,))
    assert len({row_of(numbers).key() for numbers in (first, second, third)}) == 1
    assert table([(first, 1), (second, 2), (third, 3), (second, 4)]) == {first: 1, second: 6, third: 3}
