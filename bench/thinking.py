"""How long each level thinks about a move, in each game. Run as ``python -m bench.thinking``.

One seat has the level, the others are greedy; a move is a decision with more than one choice. The time is processor
time.
"""

import argparse
import json
import sys
import time
from collections.abc import Iterator
from statistics import fmean, median
from typing import Any, Final, NamedTuple

from alhambra import GameConfig, new_game
from alhambra.arena import bot_stream
from alhambra.bots import Window, make_bot
from alhambra.bots.levels import LEVELS
from alhambra.games import GAMES
from bench.arguments import parser, positive
from bench.document import write_section
from bench.machine import circumstances, circumstances_markdown
from bench.tables import Table, number, wide_console

ALL_MODULES: Final = "all modules"
OTHERS: Final = "greedy"
KINDS: Final = ("alhambra", f"alhambra, {ALL_MODULES}", "granada", "combined", "roll_and_write")


class Thinking(NamedTuple):
    """The milliseconds of all moves of one level in one kind of game."""

    kind: str
    seats: int
    bot: str
    milliseconds: list[float]

    @property
    def nearly_worst(self) -> float:
        """Only one in a hundred takes longer."""
        return sorted(self.milliseconds)[len(self.milliseconds) * 99 // 100]

    def row(self) -> list[str]:
        found = [fmean(self.milliseconds), median(self.milliseconds), self.nearly_worst, max(self.milliseconds)]
        return [self.kind, self.bot, str(self.seats), f"{len(self.milliseconds):,}", *[number(time) for time in found]]

    def as_json(self) -> dict[str, Any]:
        return {**self._asdict(), "median": median(self.milliseconds), "99 %": self.nearly_worst}


def config_of(kind: str, seats: int) -> GameConfig:
    """The game of a kind, with all its modules if it says so."""
    name, _, with_modules = kind.partition(", ")
    return GameConfig(name, seats, GAMES[name].modules if with_modules else ())


def times_of(kind: str, seats: int, bot: str, games: int) -> Iterator[float]:
    """The milliseconds of all moves of a bot."""
    for game_number in range(games):
        game = new_game(config_of(kind, seats), f"thinking {game_number}")
        game.listening = False
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
    facts = circumstances(f"bench.thinking --seats {given.seats} --games {given.games}", [])
    console.print(table.rich())
    if given.json is not None:
        content = {"circumstances": dict(facts), "results": [result.as_json() for result in results]}
        given.json.write_text(json.dumps(content, indent=1), encoding="utf-8")
    if given.write:
        write_section("thinking", "\n".join([circumstances_markdown(facts), table.markdown()]))
    return 0


def read_arguments() -> argparse.Namespace:
    options = parser("bench.thinking", "How long each level thinks about a move.")
    options.add_argument("--games", type=positive, default=4, help="of each level in each kind of game")
    options.add_argument("--seats", type=positive, default=4, help="in all games")
    options.add_argument("--bots", nargs="+", default=LEVELS, help="the levels")
    options.add_argument("--kinds", nargs="+", default=KINDS, choices=KINDS, help="the kinds of game")
    return options.parse_args()


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit("Stopped.")
