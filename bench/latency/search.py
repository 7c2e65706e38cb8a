"""Measure the rollouts per second of searching bots, on both builds. Run as ``python -m bench.latency.search``.

A simulation is the unit of sampling: the option under test and two rounds of turns of all seats, to the end of the
bot's own turn, in the base game with four seats. The positions are turns from games between builders.
"""

import argparse
import json
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import partial
from statistics import median
from typing import Final, NamedTuple

from alhambra import Game, GameConfig, Randomness, new_game
from alhambra._build import COMPILED, INTERPRETED, build_name
from alhambra.analysis.win_chances import palace_cache_for
from alhambra.bots import Window, make_bot
from alhambra.search.rollouts import RoundSampler
from alhambra.search.turn_search import TURN, TurnSearch
from alhambra.tilegames.game import TileGame
from bench.reporting.arguments import parser, positive
from bench.reporting.machine import circumstances
from bench.reporting.program import run, tell
from bench.reporting.tables import Table, number, wide_console
from bench.speed.measurements import REPOSITORY, environment_of

SEATS: Final = 4
EVERY: Final = 16  # every sixteenth turn of a game is measured
MOST_OPTIONS: Final = 4  # simulated per position,
SAMPLES: Final = 8  # with this many imagined futures


class Speed(NamedTuple):
    """The speed of one build."""

    build: str
    simulations: float  # per second
    milliseconds: float  # median of the search of a whole turn, before any sampling

    def row(self) -> list[str]:
        return [self.build, number(self.simulations), number(self.milliseconds)]


def turns(games: int) -> Iterator[TileGame]:
    """Yield imagined games with a turn due."""
    for game_number in range(games):
        game = new_game(GameConfig("alhambra", SEATS), f"searching {game_number}")
        game.records_events = False
        randomness = Randomness(game_number)
        players = [make_bot("builder", randomness) for _ in range(SEATS)]
        count = 0
        while (decision := game.decision) is not None:
            if decision.kind == TURN:
                count += 1
                if count % EVERY == 0:
                    yield _imagined(game, decision.seat, randomness)
            game.play(players[decision.seat].choose(Window(game, decision.seat)))


def _imagined(game: Game, seat: int, randomness: Randomness) -> TileGame:
    imagined = game.determinise(seat, randomness)
    assert isinstance(imagined, TileGame)
    return imagined


def speed_of_this_build(games: int) -> Speed:
    """Return the CPU time of simulations and of the search before them."""
    simulations, seconds = 0, 0.0
    searches: list[float] = []
    for game in turns(games):
        seat, palace_cache = game.turn_seat, palace_cache_for(game)
        begin = time.process_time()
        options = TurnSearch(game, seat, palace_cache).options()[:MOST_OPTIONS]
        after_search = time.process_time()
        randomness = Randomness(0)
        sampler = RoundSampler(seat, palace_cache, partial(_imagined, game, seat, randomness))
        for _ in range(SAMPLES):
            sampler.start_sample()
            for option in options:
                sampler.value(option)
        seconds += time.process_time() - after_search
        simulations += SAMPLES * len(options)
        searches.append(1000 * (after_search - begin))
    return Speed(build_name(), simulations / seconds, median(searches))


def speed_of(build: str, games: int) -> Speed:
    """Measure a build in a separate process."""
    command = [sys.executable, "-m", "bench.latency.search", "--games", str(games), "--this-build"]
    told = subprocess.run(command, cwd=REPOSITORY, env=environment_of(build), stdout=subprocess.PIPE, check=True).stdout
    return Speed(*json.loads(told))


def speed_table(speeds: list[Speed]) -> Table:
    rows = [speed.row() for speed in speeds]
    if speeds[-1].build != speeds[0].build:
        first, last = speeds[0], speeds[-1]
        rows.append(
            ["ratio", number(first.simulations / last.simulations), number(last.milliseconds / first.milliseconds)]
        )
    return Table("Search, base game, four seats", ["build", "simulations/s", "search of a turn\nms"], rows)


def main() -> int:
    given = read_arguments()
    if given.this_build:
        print(json.dumps(speed_of_this_build(given.games)))
        return 0
    console = wide_console()
    with console.status(f"searching in {given.games} games"):
        speeds = [speed_of(build, given.games) for build in (COMPILED, INTERPRETED)]
    facts = circumstances(f"bench.latency.search --games {given.games}", [])
    tell(given, "searching", facts, [speed_table(speeds)], {"results": [speed._asdict() for speed in speeds]})
    return 0


def read_arguments() -> argparse.Namespace:
    options = parser("bench.latency.search", "Measure how many rollouts a second strong bots play.")
    options.add_argument("--games", type=positive, default=6, help="the number of games from which positions are taken")
    options.add_argument("--this-build", action="store_true", help="measure only the running build, and print JSON")
    return options.parse_args()


if __name__ == "__main__":
    run(main)
