"""Make random small faults in the rules and see whether a test fails. Run as ``python -m tests.mutants``.

First the tests run once, to record which lines each of them runs. The choice is the same as long as the sources are:
``--first NUMBER --mutants 1`` repeats one. A surviving mutant reveals a missing test, unless it behaves like the
original.
"""

import random
import sys
from functools import cache

from tests.mutants.runner import REACHED, ROOT, TESTS, Mutant, Verdict, all_mutants, find_reached, try_mutant
from tests.numbered_checks import run_series, series_arguments


@cache
def at_random() -> list[Mutant]:
    """Return all mutants in random order."""
    mutants = all_mutants()
    random.Random("mutants").shuffle(mutants)
    return mutants


def verdict(number: int) -> Verdict:
    return try_mutant(at_random()[number])


def called(number: int) -> str:
    return f"Mutant {number}, {at_random()[number]},"


def main() -> int:
    given = series_arguments(
        "tests.mutants", "Make small faults in the rules and see whether a test notices.", "mutants", 150
    )
    if not is_up_to_date():
        print("Running the tests once, to see which lines each of them runs ...", flush=True)
        find_reached(TESTS, given.jobs)
    numbers = range(given.first, min(given.first + given.count, len(at_random())))
    tried: list[Verdict] = []

    def add(found: Verdict) -> bool:
        tried.append(found)
        print(found, flush=True)
        return len(tried) == len(numbers)

    def line(done: int, seconds: float) -> str:
        survivors = sum(not found.noticed_by for found in tried)
        return f"{done} of {len(numbers)} mutants in {seconds:.0f} seconds, {survivors} survived"

    return run_series(verdict, called, numbers, given.jobs, add, line)


def is_up_to_date() -> bool:
    """Return whether no source and no test has changed since the coverage was recorded."""
    written = [file.stat().st_mtime for folder in ("src", "tests") for file in (ROOT / folder).rglob("*.py")]
    return REACHED.exists() and REACHED.stat().st_mtime > max(written)


if __name__ == "__main__":
    sys.exit(main())
