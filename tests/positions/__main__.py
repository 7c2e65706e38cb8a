"""Many positions of whole games through text and back. Run as ``python -m tests.positions``.

Each walk has a number from which all of it follows: ``--first NUMBER --positions 1`` repeats one.
"""

import argparse
import sys

from tests.positions.round_trips import Walk, walk
from tests.series import run_series

NO_LIMIT = 10**9


def whole_walk(number: int) -> Walk:
    """What was checked on the walk of that number."""
    return walk(number, NO_LIMIT)


def called(number: int) -> str:
    return f"Walk {number}"


def main() -> int:
    given = read_arguments()
    positions = to_the_end = 0

    def add(found: Walk) -> bool:
        nonlocal positions, to_the_end
        positions += found.positions
        to_the_end += found.to_the_end
        return bool(positions >= given.positions)

    def line(done: int, seconds: float) -> str:
        return (
            f"{positions} of {given.positions} positions of {done} games, {positions / seconds:.0f} a second: "
            f"equal texts, checksums and futures, {to_the_end} of them to the end of the game"
        )

    numbers = range(given.first, given.first + given.positions)  # more than enough
    return run_series(whole_walk, called, numbers, given.jobs, add, line)


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tests.positions", description="Write and read many positions of whole games."
    )
    parser.add_argument("--positions", type=int, default=10_000, help="how many positions at least")
    parser.add_argument("--first", type=int, default=0, help="the number of the first walk")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
