"""Runs many numbered checks in several processes and reports the progress."""

import argparse
import multiprocessing
import time
import traceback
from collections.abc import Callable, Iterable
from functools import partial
from typing import TypeVar

PROGRESS_SECONDS = 10
Found = TypeVar("Found")


def series_arguments(program: str, purpose: str, things: str, usual: int) -> argparse.Namespace:
    """Return the requested checks: how many of these ``things``, the first number, and the number of processes."""
    parser = argparse.ArgumentParser(prog=f"python -m {program}", description=purpose)
    parser.add_argument(f"--{things}", dest="count", type=int, default=usual, help="the least number of checks")
    parser.add_argument("--first", type=int, default=0, help="the number of the first one")
    parser.add_argument("--jobs", type=int, default=1, help="the number of processes")
    return parser.parse_args()


def attempted(check: Callable[[int], Found], called: Callable[[int], str], number: int) -> Found | str:
    """Return the result of a check, or what went wrong."""
    try:
        return check(number)
    except Exception:
        return f"{called(number)} failed:\n{traceback.format_exc()}"


def run_series(
    check: Callable[[int], Found],
    called: Callable[[int], str],
    numbers: Iterable[int],
    jobs: int,
    add: Callable[[Found], bool],
    line: Callable[[int, float], str],
) -> int:
    """Run the checks until one fails or ``add`` returns that it is enough; return the exit code.

    ``line`` reports on everything added, given the number of checks and the seconds.
    """
    begin = told = time.monotonic()
    with multiprocessing.Pool(jobs) as pool:
        for done, found in enumerate(pool.imap_unordered(partial(attempted, check, called), numbers), 1):
            if isinstance(found, str):
                print(found)
                return 1
            is_enough = add(found)
            now = time.monotonic()
            if is_enough or now - told > PROGRESS_SECONDS:
                told = now
                print(line(done, now - begin), flush=True)
            if is_enough:
                break
    return 0
