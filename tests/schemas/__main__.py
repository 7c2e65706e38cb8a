"""Every message of many whole games against its schema. Run as ``python -m tests.schemas``.

Each game has a number from which its config and its course follow: ``--first NUMBER --games 1`` repeats one.
"""

import argparse
import sys

from tests.lockstep.walks import config_of
from tests.schemas.checking import Seen, check_numbered_game
from tests.series import run_series


def called(number: int) -> str:
    return f"Game {number}, {config_of(number)},"


def main() -> int:
    given = read_arguments()
    numbers = range(given.first, given.first + given.games)
    total, games = Seen(0, 0, 0, 0), 0

    def add(found: Seen) -> bool:
        nonlocal total, games
        total = Seen(*(sum(counts) for counts in zip(total, found, strict=True)))
        games += 1
        return bool(games == given.games)

    def line(done: int, seconds: float) -> str:
        return (
            f"{done} of {given.games} games, {done / seconds:.1f} a second: {total.events} events, "
            f"{total.views} views, {total.actions} actions and {total.answers} answers, all as declared"
        )

    failed = run_series(check_numbered_game, called, numbers, given.jobs, add, line)
    if not failed:
        configs = [config_of(number) for number in numbers]
        sets = {(config.game, config.modules) for config in configs}
        print(f"{len({config.game for config in configs})} games with {len(sets)} sets of modules")
    return failed


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tests.schemas", description="Check every message of many whole games against its schema."
    )
    parser.add_argument("--games", type=int, default=1000, help="how many games")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
