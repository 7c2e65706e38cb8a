"""The law of imagined games on many pairs of positions. Run as ``python -m tests.lockstep``.

Each walk has a number from which all of it follows: ``--first NUMBER --pairs 1`` repeats one.
"""

import argparse
import multiprocessing
import sys
import time
import traceback

from tests.lockstep.walks import Walk, walk

PROGRESS_SECONDS = 10
NO_LIMIT = 10**9


def whole_walk(number: int) -> Walk | str:
    """What was seen on the walk of that number, or what went wrong."""
    try:
        return walk(number, NO_LIMIT)
    except Exception:
        return f"Walk {number} failed:\n{traceback.format_exc()}"


def main() -> int:
    given = read_arguments()
    numbers = range(given.first, given.first + given.pairs)  # more than enough
    begin = told = time.monotonic()
    pairs = different = hidden_outcomes = 0
    with multiprocessing.Pool(given.jobs) as pool:
        for walks, found in enumerate(pool.imap_unordered(whole_walk, numbers), 1):
            if isinstance(found, str):
                print(found)
                return 1
            pairs += found.pairs
            different += found.different
            hidden_outcomes += found.hidden_outcomes
            now = time.monotonic()
            if now - told > PROGRESS_SECONDS or pairs >= given.pairs:
                told = now
                rate = pairs / (now - begin)
                print(
                    f"{pairs} of {given.pairs} pairs of positions on {walks} walks, {rate:.0f} a second: "
                    f"{different} differ in hidden things, 0 are imagined differently",
                    flush=True,
                )
            if pairs >= given.pairs:
                break
    return 0


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tests.lockstep", description="Imagine many pairs of games that a seat cannot tell apart."
    )
    parser.add_argument("--pairs", type=int, default=20_000, help="how many pairs of positions at least")
    parser.add_argument("--first", type=int, default=0, help="the number of the first walk")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
