"""Add turns to a part of the benchmark: ``python -m bench.strength.benchmark_turns FILE --seed hidden --games 100``.

A note next to the file says how many games of the seed it has, so that running the same command again continues there.
The packaged part has the seed ``public``; the part held back from training, next to this file, has another.
"""

import argparse
from itertools import islice
from pathlib import Path

from alhambra.arena.executors import processes_for
from alhambra.benchmark.making import TurnTask, make_turns
from alhambra.benchmark.turns import turns_in, write_turns
from alhambra.training.labels import SelfPlay
from alhambra.training.plan import all_kinds, tasks

_AT_A_TIME = 8  # games after which the file is written


def main() -> None:
    """Play further games and measure the options of some of their turns."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--seed", required=True)
    parser.add_argument("--games", type=int, default=100, help="the number of further games")
    parser.add_argument("--samples", type=int, default=150, help="games per option in each half")
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    note = given.file.with_suffix(".games")
    done = int(note.read_text()) if note.is_file() else 0
    wanted = [
        TurnTask(task.game, task.seats, task.modules, task.seed, given.samples)
        for task in islice(tasks(all_kinds(), f"benchmark {given.seed}", SelfPlay(), {}), done, done + given.games)
    ]
    turns = turns_in(given.file) if given.file.is_file() else []
    with processes_for(make_turns, given.jobs) as making:
        for number, found in enumerate(making(wanted), 1):
            turns += found
            if number % _AT_A_TIME == 0 or number == len(wanted):
                given.file.write_bytes(write_turns(turns))
                note.write_text(f"{done + number}\n")
                print(f"{done + number} games, {len(turns)} turns", flush=True)


if __name__ == "__main__":
    main()
