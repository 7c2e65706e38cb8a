"""Check the law of imagined games on many pairs of positions. Run as ``python -m tests.lockstep``.

Each walk has a number that determines all of it: ``--first NUMBER --pairs 1`` repeats one.
"""

import sys

from tests.lockstep.walks import Walk, walk
from tests.numbered_checks import run_series, series_arguments

NO_LIMIT = 10**9


def whole_walk(number: int) -> Walk:
    """Return the result of a walk."""
    return walk(number, NO_LIMIT)


def called(number: int) -> str:
    return f"Walk {number}"


def main() -> int:
    given = series_arguments(
        "tests.lockstep", "Imagine many pairs of games that a seat cannot tell apart.", "pairs", 20_000
    )
    pairs = different = 0

    def add(found: Walk) -> bool:
        nonlocal pairs, different
        pairs += found.pairs
        different += found.different
        return bool(pairs >= given.count)

    def line(done: int, seconds: float) -> str:
        return (
            f"{pairs} of {given.count} pairs of positions on {done} walks, {pairs / seconds:.0f} a second: "
            f"{different} differ in hidden things, none is imagined differently"
        )

    numbers = range(given.first, given.first + given.count)  # more than enough
    return run_series(whole_walk, called, numbers, given.jobs, add, line)


if __name__ == "__main__":
    sys.exit(main())
