"""Test whether the measured luck of draws is fair, and how much of results it explains.

Run as ``python -m bench.analysis.luck --results luck.jsonl``. Bots of one kind play each other. Luck must have mean
zero, and the lead less the luck the same mean as the lead. The smaller its variance, the more luck was recognised.
"""

import math
from argparse import Namespace
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

from alhambra import GameConfig, new_game
from alhambra.analysis.draws import played_entries
from alhambra.analysis.game_analysis import METHOD
from alhambra.analysis.luck import Luck, luck_of, luck_of_start
from alhambra.analysis.prospects import Evaluator, evaluator_of, lead_of
from alhambra.arena import play_out
from alhambra.cli.commands.simulate import estimate
from alhambra.protocol import Record
from bench.reporting.arguments import WHAT_IS_KEPT, positive, series_parser
from bench.reporting.program import run
from bench.reporting.results_file import Kept
from bench.reporting.tables import Table, wide_console

SOURCES: Final = ("start", "market", "display", "scoring", "module", "dirk", "dice")
_NORMAL_95: Final = 1.96


class GameLuck(NamedTuple):
    """By seat: the final lead, and the luck from each source. Plain data, for the results file."""

    leads: list[float]
    luck: dict[str, list[float]]

    def total(self, seat: int) -> float:
        return math.fsum(luck[seat] for luck in self.luck.values())


class Ratio(NamedTuple):
    """The variance of adjusted leads relative to that of leads, with half the width of its 95 % interval."""

    value: float
    margin: float


def luck_in_game(config: GameConfig, seed: str, player: str) -> GameLuck:
    """Return the result and the luck of a game between bots of one kind."""
    game = new_game(config, seed)
    play_out(game, [player] * config.seats)
    return GameLuck(lead_of(game.scores), luck_in_record(game.record()))


def luck_in_record(record: Record) -> dict[str, list[float]]:
    """Return the luck of all draws of a record, by source and seat."""
    found: dict[str, list[float]] = {}
    evaluator: Evaluator | None = None
    for played in played_entries(record):
        lucks: list[Luck] = []
        if evaluator is None:
            evaluator = evaluator_of(played.before)
            lucks.append(luck_of_start(played.before, evaluator))
        for draw in played.draws:
            lucks += luck_of(draw, evaluator)
        for luck in lucks:
            sums = found.setdefault(luck.source, [0.0] * record.config.seats)
            for seat, value in enumerate(luck.leads):
                sums[seat] += value
    return found


def ratio_of(games: Sequence[GameLuck]) -> Ratio:
    """Return by which factor subtracting luck changes the variance. All seats of a game count as one observation.

    Both means are zero by symmetry, so that squares are averaged.
    """
    plain = [math.fsum(lead**2 for lead in game.leads) for game in games]
    adjusted = [math.fsum((lead - game.total(seat)) ** 2 for seat, lead in enumerate(game.leads)) for game in games]
    whole = math.fsum(plain)
    ratio = math.fsum(adjusted) / whole
    off = math.sqrt(math.fsum((one - ratio * other) ** 2 for one, other in zip(adjusted, plain, strict=True)))
    return Ratio(ratio, _NORMAL_95 * off / whole)


def row(name: str, games: Sequence[GameLuck]) -> list[str]:
    """Return a row of the table, for the first seat of each game."""
    lead = estimate([game.leads[0] for game in games])
    luck = estimate([game.total(0) for game in games])
    adjusted = estimate([game.leads[0] - game.total(0) for game in games])
    ratio = ratio_of(games)
    spread = f"{100 * ratio.value:.0f} \u00b1 {100 * ratio.margin:.0f}"
    return [name, f"{len(games):,}", luck.text(digits=2), lead.text(digits=2), adjusted.text(digits=2), spread]


def source_row(name: str, games: Sequence[GameLuck]) -> list[str]:
    """Return the mean luck of the first seat from each source."""
    found = []
    for source in SOURCES:
        values = [game.luck[source][0] if source in game.luck else 0.0 for game in games]
        found.append(estimate(values).text(digits=2) if any(values) else "")
    return [name, *found]


def main() -> int:
    given = read_arguments()
    console = wide_console()
    rows, by_source = [], []
    for seats in given.players:
        config = GameConfig(given.game, seats, given.modules.split(",") if given.modules else [])
        kept = Kept(given.results, [METHOD, given.seed, given.player, given.game, given.modules, seats])
        games: list[GameLuck] = []
        with console.status(f"{given.games} games with {seats} players"):
            for number in range(given.games):
                find: Callable[[], Any] = partial(luck_in_game, config, f"{given.seed} {seats} {number}", given.player)
                games.append(GameLuck(*kept.result(number, find)))
        name = f"{given.game}, {seats} {given.player}"
        rows.append(row(name, games))
        by_source.append(source_row(name, games))
    columns = ["seats", "games", "luck", "lead", "lead less luck", "variance, %"]
    for table in (Table("Luck", columns, rows), Table("Luck by source", ["seats", *SOURCES], by_source)):
        console.print(table.markdown() if given.markdown else table.rich(), soft_wrap=True)
    return 0


def read_arguments() -> Namespace:
    options = series_parser("bench.analysis.luck", "Whether luck is fair, and what it explains.", "luck")
    options.add_argument("--player", default="builder", help="who plays the games")
    options.add_argument("--game", default="alhambra")
    options.add_argument("--modules", default="", help="separated by commas")
    options.add_argument("--players", type=positive, nargs="+", default=[2, 4], help="how many, for each series")
    options.add_argument("--games", type=positive, default=2000, help="of each series")
    options.add_argument("--markdown", action="store_true", help="print the tables as Markdown")
    return options.parse_args()


if __name__ == "__main__":
    run(main, WHAT_IS_KEPT)
