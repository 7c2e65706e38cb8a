"""Measure how long it takes to imagine games in real positions. Run as ``python -m bench.latency.imagination``.

The games are played as in the lockstep tests, so that hidden information appears early and often: secret cards, bids,
payments, shuffles and the end of the game. Other games are played to make imagining as hard as possible.
"""

import argparse
import time
from collections.abc import Iterator, Sequence
from statistics import median
from typing import Any, NamedTuple

from alhambra import Game, GameConfig, Randomness, new_game
from alhambra._build import build_name
from bench.latency.hostile_games import hostile_positions
from bench.reporting.arguments import parser, positive
from bench.reporting.machine import circumstances
from bench.reporting.program import run, tell
from bench.reporting.tables import Table, number, wide_console
from bench.speed.comparisons import Target
from bench.speed.measurements import nearly_worst
from tests.lockstep.preferences import preferred_actions, preferred_outcomes
from tests.lockstep.walks import config_of

EVERY = 10  # every tenth position of a game is measured, for every seat
STREAMS = 5  # random streams per position; the slowest counts
REPEATS = 3  # per stream; the fastest counts, since the rest is noise of the machine
WORST = Target(at_least=False, value=1000)  # microseconds, for any legal position
HIDING = ("bonus_cards", "gates", "characters")
HOSTILE = "alhambra, hostile players"


class Timing(NamedTuple):
    """The microseconds in all positions of one kind, for every seat."""

    title: str
    microseconds: list[float]

    @property
    def worst(self) -> float:
        return max(self.microseconds)

    def row(self) -> list[str]:
        times = [number(value) for value in (median(self.microseconds), nearly_worst(self.microseconds), self.worst)]
        return [self.title, f"{len(self.microseconds):,}", *times, WORST.text(), WORST.verdict(self.worst)]

    def as_json(self) -> dict[str, Any]:
        numbers = {"median": median(self.microseconds), "99 %": nearly_worst(self.microseconds), "worst": self.worst}
        return {"title": self.title, "count": len(self.microseconds), **numbers}


def title_of(config: GameConfig) -> str:
    """Return a game with the modules that hide something."""
    hiding = [module.replace("_", " ") for module in HIDING if module in config.modules]
    return ", ".join([config.game.replace("_", " "), *hiding])


def positions(config: GameConfig, game_number: int) -> Iterator[Game]:
    """Yield some positions of a game, spread evenly."""
    randomness = Randomness(f"imagining {game_number}")
    game = new_game(config, None)
    saving = randomness.below(2) == 0
    while not game.is_over:
        chance = game.chance
        if chance is None:
            if randomness.below(EVERY) == 0:
                yield game
            game.play(next(preferred_actions(game, 0, saving, randomness)))
        else:
            game.resolve(next(preferred_outcomes(game, chance.outcomes, randomness)))
    yield game


def microseconds(game: Game, seat: int, streams: list[str]) -> float:
    """Return the time needed to imagine the game for a seat, with the slowest of the streams."""
    return max(_fastest(game, seat, stream) for stream in streams) / 1000


def _fastest(game: Game, seat: int, stream: str) -> int:
    """Return the nanoseconds for one stream, without the noise of the machine."""
    times = []
    for _ in range(REPEATS):
        randomness = Randomness(stream)
        begin = time.process_time_ns()
        game.determinise(seat, randomness)
        times.append(time.process_time_ns() - begin)
    return min(times)


def timings(games: range, hostile_games: range) -> list[Timing]:
    """Return all times by what is hidden."""
    found: dict[str, list[float]] = {}
    for game_number in games:
        config = config_of(game_number)
        times = found.setdefault(title_of(config), [])
        times += times_of_game(positions(config, game_number), str(game_number))
    results = [Timing(title, found[title]) for title in sorted(found)]
    hostile: list[float] = []
    for game_number in hostile_games:
        hostile += times_of_game(hostile_positions(game_number), f"hostile {game_number}")
    return [*results, Timing(HOSTILE, hostile)]


def times_of_game(game_positions: Iterator[Game], name: str) -> Iterator[float]:
    """Yield the times of all positions for every seat."""
    for position_number, game in enumerate(game_positions):
        streams = [f"{name} {position_number} {number}" for number in range(STREAMS)]
        for seat in range(game.config.seats):
            yield microseconds(game, seat, streams)


def timing_table(results: Sequence[Timing]) -> Table:
    columns = ["game, what is hidden", "positions", "median\nµs", "99 %\nµs", "worst\nµs", "target", ""]
    return Table(f"Imagining, {build_name()}", columns, [result.row() for result in results])


def main() -> int:
    given = read_arguments()
    console = wide_console()
    with console.status(f"imagining in {given.games} games"):
        results = timings(range(given.games), range(given.hostile))
    results.append(Timing("all", [value for result in results for value in result.microseconds]))
    facts = circumstances(f"bench.latency.imagination --games {given.games} --hostile {given.hostile}", [])
    tell(given, "imagining", facts, [timing_table(results)], {"results": [result.as_json() for result in results]})
    return 0


def read_arguments() -> argparse.Namespace:
    options = parser("bench.latency.imagination", "Measure how long it takes to imagine a game.")
    options.add_argument(
        "--games", type=positive, default=300, help="the number of whole games; 293 cover all sets of modules"
    )
    options.add_argument("--hostile", type=positive, default=100, help="the number of games with hostile players")
    return options.parse_args()


if __name__ == "__main__":
    run(main)
