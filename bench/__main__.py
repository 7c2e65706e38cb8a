"""Measure the speed of the games against other engines. Run as ``make bench`` or ``python -m bench``."""

import argparse
from importlib.util import find_spec
from typing import NamedTuple

from bench.reporting.arguments import parser
from bench.reporting.machine import circumstances
from bench.reporting.program import run, tell
from bench.reporting.tables import wide_console
from bench.speed.comparisons import comparisons
from bench.speed.measurements import BenchError, measure
from bench.speed.report import as_json, comparison_table, speed_tables
from bench.speed.subjects import all_subjects

PEERS = {"catanatron": "catanatron", "pyspiel": "open_spiel"}  # module name: package name


class Length(NamedTuple):
    """The duration of the measurement."""

    rounds: int
    seconds: float  # of each mode in each round
    copy_seconds: float


USUAL = Length(rounds=11, seconds=0.4, copy_seconds=0.1)
QUICK = Length(rounds=3, seconds=0.15, copy_seconds=0.05)


def main() -> int:
    given = read_arguments()
    console = wide_console()
    missing = [package for module, package in PEERS.items() if find_spec(module) is None]
    if missing:
        console.print(f"Not installed: {', '.join(missing)}. Run 'make bench', which installs what is measured.")
        return 1
    length = QUICK if given.quick else USUAL
    try:
        with console.status("measuring") as status:
            measurements = measure(all_subjects(), length.rounds, length.seconds, length.copy_seconds, status.update)
    except BenchError as error:
        console.print(f"{error}.", soft_wrap=True)
        return 1
    found = comparisons(measurements)
    facts = circumstances("bench --quick" if given.quick else "bench", list(PEERS.values()))
    tables = [comparison_table(found), *speed_tables(measurements)]
    tell(given, "speed", facts, tables, as_json(measurements, found))
    return 0


def read_arguments() -> argparse.Namespace:
    options = parser("bench", "Measure speed, side by side with other engines.")
    options.add_argument("--quick", action="store_true", help="a few short rounds: under a minute")
    return options.parse_args()


if __name__ == "__main__":
    run(main)
