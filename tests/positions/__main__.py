"""Convert many positions of whole games to text and back. Run as ``python -m tests.positions``.

Each walk has a number that determines all of it: ``--first NUMBER --positions 1`` repeats one.
"""

import sys

from tests.numbered_checks import run_series, series_arguments
from tests.positions.round_trips import Walk, walk

NO_LIMIT = 10**9


def whole_walk(number: int) -> Walk:
    """Return the result of a walk."""
    return walk(number, NO_LIMIT)


def called(number: int) -> str:
    return f"Walk {number}"


def main() -> int:
    given = series_arguments("tests.positions", "Write and read many positions of whole games.", "positions", 10_000)
    positions = to_the_end = 0

    def add(found: Walk) -> bool:
        nonlocal positions, to_the_end
        positions += found.positions
        to_the_end += found.to_the_end
        return bool(positions >= given.count)

    def line(done: int, seconds: float) -> str:
        return (
            f"{positions} of {given.count} positions of {done} games, {positions / seconds:.0f} a second: "
            f"equal texts, checksums and futures, {to_the_end} of them to the end of the game"
        )

    numbers = range(given.first, given.first + given.count)  # more than enough
    return run_series(whole_walk, called, numbers, given.jobs, add, line)


if __name__ == "__main__":
    sys.exit(main())
