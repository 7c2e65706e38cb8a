"""``alhambra simulate``: let bots play many games, and summarise the results."""

import json
import math
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from alhambra.arena import GameResult, Series
from alhambra.cli.arguments import chosen_bots, chosen_config, use_components, whole_number
from alhambra.cli.options import Bots, ComponentsFolder, GameName, LanguageName, Modules, Options, Players
from alhambra.cli.progress import progress_bar
from alhambra.console import palette
from alhambra.console.bot_names import bot_word
from alhambra.console.descriptions import GAME, MODULE, short_title
from alhambra.console.language import number_text, say
from alhambra.console.saves.table_files import make_folder
from alhambra.protocol import GameConfig, canonical_seed
from alhambra.texts import Verbatim

_NORMAL_95 = 1.96
_NOTHING = "-"


def simulate(
    game: GameName = "alhambra",
    players: Players = 4,
    modules: Modules = "",
    options: Options = "",
    bots: Bots = "greedy,random",
    games: Annotated[
        int, typer.Option("--games", "-n", help="help-option-games", metavar="N", parser=whole_number(1, 10_000_000))
    ] = 1000,
    jobs: Annotated[
        int,
        typer.Option("--jobs", "-j", help="help-option-jobs", metavar="N", parser=whole_number(1, 512)),
    ] = 1,
    seed: Annotated[str, typer.Option(help="help-option-seed", metavar="TEXT")] = "0",
    records: Annotated[Path | None, typer.Option(help="help-option-records", metavar="DIR")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="help-option-json")] = False,
    components: ComponentsFolder = None,
    language: LanguageName = None,
) -> None:
    """Let bots play many games. The results depend on the seed, not on the number of jobs."""
    use_components(components)
    config = chosen_config(game, players, modules, options)
    if records is not None:
        make_folder(records)
    series = Series(config, chosen_bots(bots, players), seed, records)
    start = time.perf_counter()
    with progress_bar() as progress:
        results = list(progress.track(series.results(games, jobs), total=games, description=say("playing")))
    seconds = time.perf_counter() - start
    if as_json:
        typer.echo(json.dumps(results_json(config, canonical_seed(seed), results), indent=2))
    else:
        Console(highlight=False).print(result_table(config, results), Text(speed_line(results, seconds), style="dim"))


class ShareEstimate(NamedTuple):
    """A mean over games, with half the width of its 95 % confidence interval."""

    mean: float
    margin: float

    def text(self, factor: float = 1, digits: int = 1) -> str:
        return f"{number_text(factor * self.mean, digits)} \u00b1 {number_text(factor * self.margin, digits)}"


def estimate(values: Sequence[float]) -> ShareEstimate:
    """Estimate the mean of independent values, by the normal approximation (good from 30 values on)."""
    mean = math.fsum(values) / len(values)
    if len(values) < 2:
        return ShareEstimate(mean, 0.0)
    variance = math.fsum([(value - mean) ** 2 for value in values]) / (len(values) - 1)
    return ShareEstimate(mean, _NORMAL_95 * math.sqrt(variance / len(values)))


class BotSummary(NamedTuple):
    """The results of one bot, per game, because the seats of a game are not independent."""

    name: str
    seats: int
    wins: ShareEstimate  # its share of the wins of a game, over all its seats
    points: ShareEstimate  # the mean over its seats
    best: int


def summaries(results: Sequence[GameResult]) -> list[BotSummary]:
    """Return a summary for each bot, the most successful first."""
    names = sorted(set(results[0].bots))
    found = [_summary(name, results) for name in names]
    return sorted(found, key=lambda summary: -summary.wins.mean / summary.seats)


def _summary(name: str, results: Sequence[GameResult]) -> BotSummary:
    wins: list[float] = []
    points: list[float] = []
    best = 0
    for result in results:
        seats = [seat for seat, bot in enumerate(result.bots) if bot == name]
        scores = [result.scores[seat] for seat in seats]
        wins.append(math.fsum([result.share(seat) for seat in seats]))
        points.append(sum(scores) / len(scores))
        best = max(best, *scores)
    return BotSummary(name, results[0].bots.count(name), estimate(wins), estimate(points), best)


def result_table(config: GameConfig, results: Sequence[GameResult]) -> Table:
    """Return the summaries as a table."""
    table = Table(title=Text(_title(config, len(results)), style=palette.HEADING), title_justify="left")
    table.header_style = "bold"
    table.add_column(say("bot"))
    for column in ("seats", "wins", "points", "best"):
        table.add_column(say(f"column-{column}"), justify="right")
    anybody_won = any(result.winners for result in results)  # nobody wins a solo game for points
    for bot in summaries(results):
        wins = bot.wins.text(100) if anybody_won else _NOTHING
        table.add_row(bot_word(bot.name), str(bot.seats), wins, bot.points.text(), str(bot.best))
    return table


def _title(config: GameConfig, games: int) -> str:
    heading = say("simulate-title", games=games, game=Verbatim(short_title(GAME, config.game)))
    seats = say("seats-told", seats=config.seats)
    names = [short_title(MODULE, name) for name in sorted(config.modules)]
    modules = f", {say('simulate-with', modules=Verbatim(', '.join(names)))}" if names else ""
    return f"{heading}, {seats}{modules}"


def speed_line(results: Sequence[GameResult], seconds: float) -> str:
    """Describe how fast the games were played."""
    decisions = sum([result.decisions for result in results])
    return say(
        "simulate-speed",
        games=number_text(len(results) / seconds, 1),
        decisions=number_text(decisions / seconds),
        average=number_text(decisions / len(results)),
    )


def results_json(config: GameConfig, seed: str, results: Sequence[GameResult]) -> dict[str, Any]:
    """Return all results as data, independent of the machine and of the number of jobs."""
    return {
        "config": config.to_json(),
        "seed": seed,
        "bots": [
            {
                "name": bot.name,
                "seats": bot.seats,
                "wins": {"mean": bot.wins.mean, "margin_95": bot.wins.margin},
                "points": {"mean": bot.points.mean, "margin_95": bot.points.margin},
                "best": bot.best,
            }
            for bot in summaries(results)
        ],
        "decisions": sum([result.decisions for result in results]),
        "games": [
            {"seed": game.seed, "bots": list(game.bots), "scores": list(game.scores), "winners": list(game.winners)}
            for game in results
        ],
    }
