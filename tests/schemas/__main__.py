"""Validate every message of many whole games against its schema. Run as ``python -m tests.schemas``.

Each game has a number that determines its config and its course: ``--first NUMBER --games 1`` repeats one.
"""

import sys

from tests.lockstep.walks import config_of
from tests.numbered_checks import run_series, series_arguments
from tests.schemas.validation import Seen, check_numbered_game


def called(number: int) -> str:
    return f"Game {number}, {config_of(number)},"


def main() -> int:
    given = series_arguments(
        "tests.schemas", "Check every message of many whole games against its schema.", "games", 1000
    )
    numbers = range(given.first, given.first + given.count)
    total, games = Seen(0, 0, 0, 0), 0

    def add(found: Seen) -> bool:
        nonlocal total, games
        total = Seen(*(sum(counts) for counts in zip(total, found, strict=True)))
        games += 1
        return bool(games == given.count)

    def line(done: int, seconds: float) -> str:
        return (
            f"{done} of {given.count} games, {done / seconds:.1f} a second: {total.events} events, "
            f"{total.views} views, {total.actions} actions and {total.answers} answers, all as declared"
        )

    failed = run_series(check_numbered_game, called, numbers, given.jobs, add, line)
    if not failed:
        configs = [config_of(number) for number in numbers]
        sets = {(config.game, config.modules) for config in configs}
        print(f"{len({config.game for config in configs})} games with {len(sets)} sets of modules")
    return failed


if __name__ == "__main__":
    sys.exit(main())
