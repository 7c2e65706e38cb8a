"""Measure what the decisions of bots cost. Run as ``python -m bench.analysis.errors --results errors.jsonl``.

The bots of one level play each other, and their games are analysed. A quick analysis judges by the network of the
student, which therefore makes no errors itself; a deep one tries the choices in samples.
"""

from argparse import Namespace
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

from alhambra import GameConfig, new_game
from alhambra.analysis import analyse
from alhambra.analysis.game_analysis import METHOD
from alhambra.arena import play_out
from alhambra.cli.commands.simulate import estimate
from bench.reporting.arguments import WHAT_IS_KEPT, positive, series_parser
from bench.reporting.program import run
from bench.reporting.results_file import Kept
from bench.reporting.tables import Table, wide_console

# In the arena's form, so that their games can be repeated.
LEVELS: Final = ("random", "apprentice", "greedy", "builder", "student", "searcher", "master", "champion")


class GameErrors(NamedTuple):
    """The errors of all decisions of a game. Plain data, for the results file."""

    decisions: int
    lost: float  # points
    good: int
    mistakes: int  # and blunders


def errors_in_game(config: GameConfig, seed: str, player: str, deep: bool) -> GameErrors:
    """Return the errors in a game between bots of one level."""
    game = new_game(config, seed)
    play_out(game, [player] * config.seats)
    moments = analyse(game.record(), deep)["moments"]
    sizes = [moment["size"] for moment in moments]
    lost = sum(moment["played"]["cost"] for moment in moments)
    return GameErrors(len(moments), lost, sizes.count("good"), sizes.count("mistake") + sizes.count("blunder"))


def row(player: str, games: Sequence[GameErrors]) -> list[str]:
    """Return a row of the table; a game is one observation, because its decisions depend on each other."""
    decisions = sum(game.decisions for game in games)
    lost = estimate([game.lost / game.decisions for game in games])
    good = estimate([game.good / game.decisions for game in games])
    mistakes = estimate([game.mistakes / game.decisions for game in games])
    return [
        f"`{player}`",
        f"{len(games):,}",
        f"{decisions:,}",
        lost.text(digits=2),
        good.text(100, 0),
        mistakes.text(100),
    ]


def main() -> int:
    given = read_arguments()
    console = wide_console()
    config = GameConfig(given.game, given.players)
    rows = []
    for player in given.bots:
        series = [METHOD, given.seed, player, given.game, given.players, given.deep]
        kept = Kept(given.results, series)
        games: list[GameErrors] = []
        with console.status(f"{given.games} games of {player}"):
            for number in range(given.games):
                seed = f"{given.seed} {given.players} {number}"
                find: Callable[[], Any] = partial(errors_in_game, config, seed, player, given.deep)
                games.append(GameErrors(*kept.result(number, find)))
        rows.append(row(player, games))
    columns = ["bot", "games", "decisions", "points lost a decision", "good, %", "mistakes and blunders, %"]
    table = Table(f"{given.players} players", columns, rows)
    console.print(table.markdown() if given.markdown else table.rich(), soft_wrap=True)
    return 0


def read_arguments() -> Namespace:
    options = series_parser("bench.analysis.errors", "What the decisions of bots cost.", "errors")
    options.add_argument("--bots", nargs="+", default=list(LEVELS))
    options.add_argument("--game", default="alhambra")
    options.add_argument("--players", type=positive, default=3)
    options.add_argument("--games", type=positive, default=200, help="of each bot")
    options.add_argument("--deep", action="store_true", help="try choices in samples")
    options.add_argument("--markdown", action="store_true", help="print the table as Markdown")
    return options.parse_args()


if __name__ == "__main__":
    run(main, WHAT_IS_KEPT)
