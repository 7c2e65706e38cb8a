"""Measure how a bot's strength grows with its thinking time. Run as ``python -m bench.strength.by_time``.

The bot plays alone against another one, on the same deals for every time; results are stored, so it can be resumed.
"""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from rich.progress import Progress

from alhambra.arena.comparisons import Comparison
from alhambra.arena.executors import processes
from alhambra.arena.match_statistics import MatchSummary, summarise
from alhambra.arena.matches import Match
from alhambra.arena.results_file import ResultsFile
from alhambra.bots.thinking_limits import ThinkingLimits
from alhambra.protocol import AlhambraError, GameConfig
from bench.reporting.arguments import WHAT_IS_KEPT, positive, series_parser, writable_file
from bench.reporting.plots import Plot, Point
from bench.reporting.program import run
from bench.reporting.tables import Table, interval, wide_console

_TIMES: Final = ["10ms", "30ms", "100ms", "300ms", "1s", "3s"]
_DEALS: Final = [60, 60, 40, 20, 10, 5]


class Timed(NamedTuple):
    """The result of a bot with a given time per choice."""

    time: str
    seconds: float
    summary: MatchSummary


def played(bot: str, others: str, config: GameConfig, time: str, deals: int, seed: str, file: Path) -> Timed:
    """Return the match with this time, and play what the file lacks."""
    match = Match(config, f"{bot}:{time}", others)
    comparison = Comparison([match], seed, deals, ResultsFile(file))
    with processes(1) as workers, Progress(transient=True) as progress:
        task = progress.add_task(f"{match.bot} : {others}", total=comparison.games)
        comparison.play(workers, lambda: progress.advance(task))
    seconds = ThinkingLimits.read(time).seconds
    assert seconds is not None
    return Timed(time, seconds, summarise(comparison.results(match)))


def table_of(found: Sequence[Timed], title: str) -> Table:
    """Return a row for each time."""
    rows = [[timed.time, str(timed.summary.deals), *_cells(timed.summary)] for timed in found]
    return Table(title, ["time", "deals", "wins, %", "margin"], rows)


def _cells(summary: MatchSummary) -> list[str]:
    return [interval(summary.share, 100), interval(summary.margin)]


def plot_of(found: Sequence[Timed], title: str, seats: int) -> Plot:
    """Plot the share of wins over time, with a line for an even share."""
    points = [Point(timed.seconds, timed.time, *[100 * value for value in timed.summary.share]) for timed in found]
    return Plot(title, "time for a choice", "wins, %", points, even=100 / seats)


def main() -> int:
    given = read_arguments()
    config = GameConfig(given.game, given.players)
    title = f"{given.bot} against {given.players - 1} {given.against}"
    found = [
        played(given.bot, given.against, config, time, deals, given.seed, given.results)
        for time, deals in zip(given.times, given.deals, strict=True)
    ]
    wide_console().print(table_of(found, title).rich())
    if given.svg is not None:
        given.svg.write_text(plot_of(found, title, given.players).svg(), encoding="utf-8")
    return 0


def read_arguments() -> argparse.Namespace:
    options = series_parser("bench.strength.by_time", "Measure how strong a bot is with more and more time.", "time")
    options.add_argument("--bot", default="master", help="the bot that is given time")
    options.add_argument("--against", default="builder", help="the bot in all other seats")
    options.add_argument("--game", default="alhambra", help="the game")
    options.add_argument("--players", type=positive, default=2, help="the number of seats")
    options.add_argument("--times", type=_time, nargs="+", default=_TIMES, help="times, such as 50ms or 1s")
    options.add_argument("--deals", type=positive, nargs="+", default=_DEALS, help="the number of deals for each time")
    options.add_argument("--svg", type=writable_file, metavar="FILE", help="write a plot to this file")
    given = options.parse_args()
    if len(given.deals) != len(given.times):
        options.error("--times and --deals need the same number of values")
    return given


def _time(text: str) -> str:
    try:
        effort = ThinkingLimits.read(text)
    except AlhambraError as error:
        raise argparse.ArgumentTypeError(str(error)) from None
    if effort.seconds is None:
        raise argparse.ArgumentTypeError(f"'{text}' is no time; write 50ms or 1s")
    return text


if __name__ == "__main__":
    run(main, WHAT_IS_KEPT)
