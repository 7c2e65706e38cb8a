"""Many positions of whole games through text and back. Run as ``python -m tests.positions``.

Each walk has a number from which all of it follows: ``--first NUMBER --positions 1`` repeats one.
"""

import argparse
import multiprocessing
import sys
import time
import traceback

from tests.positions.round_trips import Walk, walk

PROGRESS_SECONDS = 10
NO_LIMIT = 10**9


def whole_walk(number: int) -> Walk | str:
    """What was checked on the walk of that number, or what went wrong."""
    try:
        return walk(number, NO_LIMIT)
    except Exception:
        return f"Walk {number} failed:\n{traceback.format_exc()}"


def main() -> int:
    given = read_arguments()
    numbers = range(given.first, given.first + given.positions)  # more than enough
    begin = told = time.monotonic()
    positions = to_the_end = 0
    with multiprocessing.Pool(given.jobs) as pool:
        for walks, found in enumerate(pool.imap_unordered(whole_walk, numbers), 1):
            if isinstance(found, str):
                print(found)
                return 1
            positions += found.positions
            to_the_end += found.to_the_end
            now = time.monotonic()
            if now - told > PROGRESS_SECONDS or positions >= given.positions:
                told = now
                print(
                    f"{positions} of {given.positions} positions of {walks} games, "
                    f"{positions / (now - begin):.0f} a second: equal texts, checksums and futures, "
                    f"{to_the_end} of them to the end of the game",
                    flush=True,
                )
            if positions >= given.positions:
                break
    return 0


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
