"""Every message of many whole games against its schema. Run as ``python -m tests.schemas``.

Each game has a number from which its config and its course follow: ``--first NUMBER --games 1`` repeats one.
"""

import argparse
import multiprocessing
import sys
import time
import traceback

from tests.lockstep.walks import config_of
from tests.schemas.checking import Seen, check_numbered_game

PROGRESS_SECONDS = 10


def checked(number: int) -> Seen | str:
    """What was seen in the game of that number, or what went wrong."""
    try:
        return check_numbered_game(number)
    except Exception:
        return f"Game {number}, {config_of(number)}, failed:\n{traceback.format_exc()}"


def main() -> int:
    given = read_arguments()
    numbers = range(given.first, given.first + given.games)
    begin = told = time.monotonic()
    total = Seen(0, 0, 0, 0)
    with multiprocessing.Pool(given.jobs) as pool:
        for done, found in enumerate(pool.imap_unordered(checked, numbers), 1):
            if isinstance(found, str):
                print(found)
                return 1
            total = Seen(*(sum(counts) for counts in zip(total, found, strict=True)))
            now = time.monotonic()
            if now - told > PROGRESS_SECONDS or done == given.games:
                told = now
                print(
                    f"{done} of {given.games} games, {done / (now - begin):.1f} a second: "
                    f"{total.events} events, {total.views} views, {total.actions} actions and {total.answers} answers, "
                    "all as declared",
                    flush=True,
                )
    configs = [config_of(number) for number in numbers]
    sets = {(config.game, config.modules) for config in configs}
    print(f"{len({config.game for config in configs})} games with {len(sets)} sets of modules")
    return 0


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
