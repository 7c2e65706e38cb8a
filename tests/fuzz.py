"""Fuzz every entry point of the program. Run as ``python -m tests.fuzz``.

Each try has a number that determines its entry point and its input: ``--first NUMBER --tries 1`` repeats one.
"""

import argparse
import multiprocessing
import resource
import signal
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from functools import partial
from types import FrameType

from tests.fuzzing import entry_points, files
from tests.fuzzing.mutations import Mutator
from tests.fuzzing.outcomes import in_time

# The share of tries per entry point, in percent: those that read files are slow.
SHARES: dict[Callable[[Mutator], None], int] = {
    entry_points.fuzz_notation: 23,
    entry_points.fuzz_incomplete_actions: 5,
    entry_points.fuzz_json_of_actions: 16,
    entry_points.fuzz_foreign_actions: 10,
    entry_points.fuzz_records: 15,
    entry_points.fuzz_positions: 6,
    entry_points.fuzz_json_texts: 8,
    entry_points.fuzz_configs: 7,
    entry_points.fuzz_calls: 6,
    files.fuzz_components: 3,
    files.fuzz_command_line: 1,
}
BORDERS = {border.__name__.removeprefix("fuzz_"): border for border in SHARES}
MEMORY = 1 << 30  # bytes, the memory limit of a process
HANGING_SECONDS = 60
PROGRESS_SECONDS = 10
CHUNK = 100


def border_of(number: int) -> str:
    """Return the entry point for a try, if none is chosen."""
    place = number * 37 % 100  # so that all occur early
    for border, share in SHARES.items():
        place -= share
        if place < 0:
            return border.__name__.removeprefix("fuzz_")
    raise AssertionError("the shares are less than a hundred")


def attack(chosen: str | None, is_timed: bool, number: int) -> str | None:
    """Make one attempt; return what went wrong, or None."""
    border = chosen or border_of(number)
    signal.alarm(HANGING_SECONDS)
    try:
        with in_time() if is_timed else nullcontext():
            BORDERS[border](Mutator(number))
    except Exception:
        return f"Try {number} of {border} failed:\n{traceback.format_exc()}"
    finally:
        signal.alarm(0)
    return None


def limit_process() -> None:
    """Make a process fail if it takes too much memory or hangs."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    signal.signal(signal.SIGALRM, _stop)


def _stop(signal_number: int, frame: FrameType | None) -> None:
    raise TimeoutError(f"it hangs: {HANGING_SECONDS} seconds have passed")


def results(numbers: range, jobs: int, border: str | None = None, is_timed: bool = False) -> Iterator[str | None]:
    """Yield what went wrong in each try, as they are made; if timed, also what was slow."""
    with multiprocessing.get_context("spawn").Pool(jobs, limit_process) as pool:
        yield from pool.imap_unordered(partial(attack, border, is_timed), numbers, CHUNK)


def main() -> int:
    numbers, jobs, border = read_arguments()
    begin = told = time.monotonic()
    for done, failure in enumerate(results(numbers, jobs, border, is_timed=True), 1):
        if failure is not None:
            print(failure)
            return 1
        now = time.monotonic()
        if now - told > PROGRESS_SECONDS or done == len(numbers):
            told = now
            print(f"{done} of {len(numbers)} tries, {done / (now - begin):.0f} a second, all right", flush=True)
    return 0


def read_arguments() -> tuple[range, int, str | None]:
    parser = argparse.ArgumentParser(
        prog="python -m tests.fuzz", description="Feed invalid input to every entry point."
    )
    parser.add_argument("--tries", type=int, default=100_000, help="the number of tries")
    parser.add_argument("--first", type=int, default=0, help="the number of the first try")
    parser.add_argument("--border", choices=list(BORDERS), help="only this entry point")
    parser.add_argument("--jobs", type=int, default=1, help="the number of processes")
    given = parser.parse_args()
    return range(given.first, given.first + given.tries), given.jobs, given.border


if __name__ == "__main__":
    sys.exit(main())
