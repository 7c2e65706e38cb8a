"""Compare the distributions of imagined games with many samples. Run as ``python -m tests.distributions``."""

import argparse
import multiprocessing
import sys
from functools import partial

from tests.distributions.cases import CASES
from tests.distributions.comparison import compare
from tests.distributions.test_distributions import SIGNIFICANCE


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.distributions", description="Compare imagined games with exact probabilities."
    )
    parser.add_argument("--samples", type=int, default=20_000, help="imagined games per case")
    parser.add_argument("--jobs", type=int, default=1, help="the number of processes")
    given = parser.parse_args()
    failures = 0
    with multiprocessing.Pool(given.jobs) as pool:
        for found in pool.imap(partial(compare, samples=given.samples), CASES):
            print(f"p = {found.p:.4f}  {found.forms:4} forms  {found.name}", flush=True)
            if found.p < SIGNIFICANCE:
                failures += 1
                print(f"    {found.farthest}")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
