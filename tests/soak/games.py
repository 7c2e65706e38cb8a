"""Play many random games of every kind and check everything. Run as ``python -m tests.soak.games``.

Each game has a number that determines its config and its course: ``--first NUMBER --games 1`` repeats one.
"""

import argparse
import multiprocessing
import sys
import time
import traceback
from collections.abc import Iterator

from alhambra.games import GAMES, check_config
from alhambra.protocol import ConfigError, GameConfig, Randomness
from tests.games.checks import play_checked_game
from tests.roll_and_write.checked_play import play_random_game_with_checks

PROGRESS_SECONDS = 10


class Order:
    """The games to play: a number gives a config."""

    def __init__(self, games: list[str], seats: list[int], modules: str, every: int) -> None:
        self.games = games
        self.seats = seats
        self.modules = modules
        self.every = every

    def config(self, number: int) -> GameConfig:
        """Return the config of a game by number."""
        randomness = Randomness(f"soak {number}")
        while True:
            info = GAMES[self.games[randomness.below(len(self.games))]]
            seats = [count for count in self.seats if info.min_seats <= count <= info.max_seats]
            options = [option for option in info.options if randomness.below(2)]
            if seats:
                modules = self._modules(info.modules, number, randomness)
                config = GameConfig(info.name, seats[randomness.below(len(seats))], modules, options)
                if is_allowed(config):
                    return config

    def _modules(self, possible: tuple[str, ...], number: int, randomness: Randomness) -> list[str]:
        if self.modules == "each":
            return [module for index, module in enumerate(possible) if number >> index & 1]
        if self.modules == "random":
            return [module for module in possible if randomness.below(2)]
        return list(possible) if self.modules == "all" else []

    def play(self, number: int) -> str | None:
        """Play the game with this number; return a description of the error, or None."""
        config = self.config(number)
        try:
            if config.game == "roll_and_write":
                play_random_game_with_checks(config, number)
            else:
                play_checked_game(config, number, self.every)
        except Exception:
            return f"Game {number}, {config}, failed:\n{traceback.format_exc()}"
        return None


def is_allowed(config: GameConfig) -> bool:
    try:
        check_config(config)
    except ConfigError:
        return False
    return True


def results(order: Order, numbers: range, jobs: int) -> Iterator[str | None]:
    """Yield the error of each game, or None, as they finish."""
    if jobs == 1:
        yield from map(order.play, numbers)
        return
    with multiprocessing.Pool(jobs) as pool:
        yield from pool.imap_unordered(order.play, numbers)


def main() -> int:
    order, numbers, jobs = read_arguments()
    begin = told = time.monotonic()
    for done, failure in enumerate(results(order, numbers, jobs), 1):
        if failure is not None:
            print(failure)
            return 1
        now = time.monotonic()
        if now - told > PROGRESS_SECONDS or done == len(numbers):
            told = now
            print(f"{done} of {len(numbers)} games, {done / (now - begin):.1f} a second, all right", flush=True)
    return 0


def read_arguments() -> tuple[Order, range, int]:
    parser = argparse.ArgumentParser(
        prog="python -m tests.soak.games", description="Play many random games with all checks."
    )
    parser.add_argument("--games", type=int, default=10_000, help="the number of games")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--kinds", nargs="+", choices=list(GAMES), default=list(GAMES), help="which games")
    parser.add_argument("--seats", nargs="+", type=int, default=list(range(1, 7)), help="numbers of seats")
    parser.add_argument(
        "--modules",
        choices=["none", "each", "random", "all"],
        default="random",
        help="'each' cycles through all sets of modules",
    )
    parser.add_argument("--every", type=int, default=50, help="check one in this many positions thoroughly")
    parser.add_argument("--jobs", type=int, default=1, help="the number of processes")
    given = parser.parse_args()
    possible = {seats for kind in given.kinds for seats in range(GAMES[kind].min_seats, GAMES[kind].max_seats + 1)}
    if possible.isdisjoint(given.seats):
        parser.error(f"these games are played with {min(possible)} to {max(possible)} seats")
    order = Order(given.kinds, given.seats, given.modules, given.every)
    return order, range(given.first, given.first + given.games), given.jobs


if __name__ == "__main__":
    sys.exit(main())
