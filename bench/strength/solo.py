"""Measure the points of bots in the solo game of Roll & Write. Run as ``python -m bench.strength.solo``."""

import argparse
from collections.abc import Sequence
from typing import Any, NamedTuple

from alhambra import GameConfig
from alhambra.arena import GameResult, Series
from alhambra.cli.commands.simulate import ShareEstimate, estimate
from alhambra.roll_and_write.info import FOUR_IMAGINARY, OPPONENTS, THREE_IMAGINARY, imaginary_players
from bench.reporting.arguments import parser, positive
from bench.reporting.machine import circumstances
from bench.reporting.program import run, tell
from bench.reporting.tables import NOTHING, Table, wide_console

BOTS = ("random", "greedy")
VARIANTS = [
    GameConfig("roll_and_write", 1, (), [*number, *opponents])
    for opponents in ([], [OPPONENTS])
    for number in ([], [THREE_IMAGINARY], [FOUR_IMAGINARY])
]


class SoloResult(NamedTuple):
    """The result of one bot in one variant."""

    config: GameConfig
    bot: str
    games: int
    points: ShareEstimate
    best: int
    wins: ShareEstimate | None  # the share of games won; None without opponents

    def row(self) -> list[str]:
        against = "against opponents" if OPPONENTS in self.config.options else "high score"
        wins = NOTHING if self.wins is None else self.wins.text(100)
        imaginary = str(imaginary_players(self.config))
        return [against, imaginary, self.bot, f"{self.games:,}", self.points.text(digits=2), str(self.best), wins]

    def as_json(self) -> dict[str, Any]:
        return {
            "config": self.config.to_json(),
            "bot": self.bot,
            "games": self.games,
            "points": self.points._asdict(),
            "best": self.best,
            "wins": None if self.wins is None else self.wins._asdict(),
        }


def solo_result(config: GameConfig, bot: str, results: Sequence[GameResult]) -> SoloResult:
    """Return the mean points, and the share of games won if there are opponents, with 95 % intervals."""
    points = [result.scores[0] for result in results]
    wins = estimate([result.share(0) for result in results]) if OPPONENTS in config.options else None
    return SoloResult(config, bot, len(results), estimate(points), max(points), wins)


def solo_table(results: Sequence[SoloResult]) -> Table:
    columns = ["game", "imaginary\nplayers", "bot", "games", "points", "best", "won, %"]
    return Table("Roll & Write, solo", columns, [result.row() for result in results], word_columns=3)


def main() -> int:
    given = read_arguments()
    console = wide_console()
    results = []
    with console.status("playing") as status:
        for config in given.variants:
            for bot in given.bots:
                status.update(f"{bot}, {', '.join(sorted(config.options)) or 'high score'}")
                played = list(Series(config, [bot], given.seed).results(given.games, given.jobs))
                results.append(solo_result(config, bot, played))
    command = f"bench.strength.solo --bots {' '.join(given.bots)} --games {given.games} --seed {given.seed}"
    facts = circumstances(command + (" --plain" if len(given.variants) == 1 else ""), [])
    tell(given, "solo", facts, [solo_table(results)], {"results": [result.as_json() for result in results]})
    return 0


def read_arguments() -> argparse.Namespace:
    options = parser("bench.strength.solo", "Measure how many points bots score in the solo game of Roll & Write.")
    options.add_argument("--games", type=positive, default=10_000, help="games per bot and variant")
    options.add_argument("--bots", nargs="+", default=BOTS, metavar="NAME", help="the bots")
    options.add_argument(
        "--plain",
        action="store_const",
        dest="variants",
        const=VARIANTS[:1],
        default=VARIANTS,
        help="only the first variant",
    )
    options.add_argument("--jobs", type=positive, default=2, help="the number of processes")
    options.add_argument("--seed", default="solo", help="equal seeds give equal games")
    return options.parse_args()


if __name__ == "__main__":
    run(main)
