"""Measure how long each level thinks about a move in each game. Run as ``python -m bench.latency.bot_times``.

One seat has the level, the others are greedy; a move is a decision with more than one choice. Times are CPU times.
"""

import argparse
import time
from collections.abc import Iterator
from statistics import fmean, median
from typing import Any, Final, NamedTuple

from alhambra import GameConfig, new_game
from alhambra.arena import bot_stream
from alhambra.bots import Window, make_bot
from alhambra.bots.levels import LEVELS
from alhambra.games import GAMES
from bench.reporting.arguments import parser, positive
from bench.reporting.machine import circumstances
from bench.reporting.program import run, tell
from bench.reporting.tables import Table, number, wide_console
from bench.speed.measurements import nearly_worst

ALL_MODULES: Final = "all modules"
OTHERS: Final = "greedy"
KINDS: Final = ("alhambra", f"alhambra, {ALL_MODULES}", "granada", "combined", "roll_and_write")


class Thinking(NamedTuple):
    """The milliseconds of all moves of one level in one kind of game."""

    kind: str
    seats: int
    bot: str
    milliseconds: list[float]

    def row(self) -> list[str]:
        times = self.milliseconds
        found = [fmean(times), median(times), nearly_worst(times), max(times)]
        return [self.kind, self.bot, str(self.seats), f"{len(times):,}", *[number(value) for value in found]]

    def as_json(self) -> dict[str, Any]:
        return {**self._asdict(), "median": median(self.milliseconds), "99 %": nearly_worst(self.milliseconds)}


def config_of(kind: str, seats: int) -> GameConfig:
    """Return a game of a kind, with all its modules if the kind says so."""
    name, _, with_modules = kind.partition(", ")
    return GameConfig(name, seats, GAMES[name].modules if with_modules else ())


def times_of(kind: str, seats: int, bot: str, games: int) -> Iterator[float]:
    """Yield the milliseconds of all moves of a bot."""
    for game_number in range(games):
        game = new_game(config_of(kind, seats), f"thinking {game_number}")
        game.records_events = False
        assert game.seed is not None
        thinker = game_number % seats
        players = [make_bot(bot if seat == thinker else OTHERS, bot_stream(game.seed, seat)) for seat in range(seats)]
        while (decision := game.decision) is not None:
            window = Window(game, decision.seat)
            begin = time.process_time()
            action = players[decision.seat].choose(window)
            spent = time.process_time() - begin
            if decision.seat == thinker and len(game.legal_actions()) > 1:
                yield 1000 * spent
            game.play(action)


def main() -> int:
    given = read_arguments()
    console = wide_console()
    results = []
    for kind in given.kinds:
        for bot in given.bots:
            with console.status(f"{kind}: {bot}"):
                results.append(Thinking(kind, given.seats, bot, list(times_of(kind, given.seats, bot, given.games))))
    columns = ["game", "bot", "seats", "moves", "mean\nms", "median\nms", "99 %\nms", "longest\nms"]
    table = Table("Thinking", columns, [result.row() for result in results], word_columns=2)
    facts = circumstances(f"bench.latency.bot_times --seats {given.seats} --games {given.games}", [])
    tell(given, "thinking", facts, [table], {"results": [result.as_json() for result in results]})
    return 0


def read_arguments() -> argparse.Namespace:
    options = parser("bench.latency.bot_times", "Measure how long each level thinks about a move.")
    options.add_argument("--games", type=positive, default=4, help="games per level and kind of game")
    options.add_argument("--seats", type=positive, default=4, help="the number of seats in all games")
    options.add_argument("--bots", nargs="+", default=list(LEVELS.values()), help="the levels")
    options.add_argument("--kinds", nargs="+", default=KINDS, choices=KINDS, help="the kinds of game")
    return options.parse_args()


if __name__ == "__main__":
    run(main)
