"""Run all long searches, one after another, until one fails: ``make soak`` or ``python -m tests.soak``.

They take hours. Each command is printed before it runs, so that it can be repeated alone.
"""

import argparse
import os
import subprocess
import sys
from collections.abc import Iterator
from datetime import date

DATABASES = ("sqlite", "postgresql")


def searches(jobs: int) -> Iterator[str]:
    """Yield the arguments of Python for each search."""
    yield f"-m pytest -q -n {jobs} --dist worksteal --timeout=0"
    games = f"-m tests.soak.games --jobs {jobs}"
    yield f"{games} --kinds alhambra --modules none --games 10000"
    yield f"{games} --kinds alhambra --modules each --games 2304"
    yield f"{games} --kinds granada --modules each --games 2000"
    yield f"{games} --kinds combined --modules each --games 2000"
    yield f"{games} --kinds roll_and_write --games 10000"
    yield f"-m tests.lockstep --jobs {jobs} --pairs 20000"
    yield f"-m tests.schemas --jobs {jobs} --games 1000"
    yield f"-m tests.positions --jobs {jobs} --positions 10000"
    yield "-m tests.server.faults.killing --rounds 200"
    yield "-m tests.server.faults.sharing --tables 50"
    yield "-m tests.server.limits.socket_fuzz --tries 100000 --sockets 10000"
    yield f"-m tests.distributions --jobs {jobs} --samples 20000"
    yield f"-m tests.fuzz --jobs {jobs} --tries 1000000"
    yield f"-m tests.fuzz --jobs {jobs} --border positions --tries 1000000"
    yield "-m tests.attacks.slow_positions --seconds 3600"
    yield "-m tests.attacks.large_offers --seconds 600"
    for database in DATABASES:
        yield f"-m tests.attacks.hostile_socket --seconds 20 --most-ms 100 --database {database}"
        yield f"-m tests.attacks.hostile_guest --seconds 300 --database {database}"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description="Run all long searches for errors.")
    parser.add_argument("--jobs", type=int, default=1, help="the number of processes")
    parser.add_argument("--seed", default=str(date.today()), help="any text; equal texts repeat the same cases")
    given = parser.parse_args()
    environment = {**os.environ, "HYPOTHESIS_PROFILE": "soak", "ALHAMBRA_TEST_SEED": given.seed}
    for search in searches(given.jobs):
        print(f"python {search}", flush=True)
        code = subprocess.run([sys.executable, *search.split()], env=environment, check=False).returncode
        if code != 0:
            return code
    return 0


if __name__ == "__main__":
    sys.exit(main())
