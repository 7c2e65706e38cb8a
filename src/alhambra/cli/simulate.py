"""Many games between bots, and what can be said of them."""

import math
from collections.abc import Sequence
from typing import Any, NamedTuple

from rich.table import Table
from rich.text import Text

from alhambra.arena import GameResult
from alhambra.cli import palette
from alhambra.protocol import GameConfig

_NORMAL_95 = 1.96
_NOTHING = "-"


class Estimate(NamedTuple):
    """A mean over games with half the width of its 95 % interval."""

    mean: float
    margin: float

    def text(self, factor: float = 1, digits: int = 1) -> str:
        return f"{factor * self.mean:.{digits}f} \u00b1 {factor * self.margin:.{digits}f}"


def estimate(values: Sequence[float]) -> Estimate:
    """The mean of independent values; the normal approximation is good from some thirty values on."""
    mean = math.fsum(values) / len(values)
    if len(values) < 2:
        return Estimate(mean, 0.0)
    variance = math.fsum([(value - mean) ** 2 for value in values]) / (len(values) - 1)
    return Estimate(mean, _NORMAL_95 * math.sqrt(variance / len(values)))


class BotSummary(NamedTuple):
    """How one bot did; values are taken per game, because seats of the same game are not independent."""

    name: str
    seats: int
    wins: Estimate  # its part of the wins of a game, all its seats together
    points: Estimate  # the mean of its seats
    best: int


def summaries(results: Sequence[GameResult]) -> list[BotSummary]:
    """One summary for each bot, the most successful first."""
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
    """The summaries as a table."""
    modules = f" with {', '.join(sorted(config.modules))}" if config.modules else ""
    title = f"{len(results)} games of {config.game.replace('_', ' ')}, {config.seats} seats{modules}"
    table = Table(title=Text(title, style=palette.HEADING), title_justify="left", header_style="bold")
    table.add_column("bot")
    for column in ("seats", "wins, % of games", "points per seat", "best"):
        table.add_column(column, justify="right")
    anybody_won = any(result.winners for result in results)  # nobody does in a solo game for points
    for bot in summaries(results):
        wins = bot.wins.text(100) if anybody_won else _NOTHING
        table.add_row(bot.name, str(bot.seats), wins, bot.points.text(), str(bot.best))
    return table


def speed_line(results: Sequence[GameResult], seconds: float) -> str:
    """How fast the games were played."""
    decisions = sum([result.decisions for result in results])
    return (
        f"{len(results) / seconds:.1f} games/s, {decisions / seconds:,.0f} decisions/s, "
        f"{decisions / len(results):.0f} decisions a game; \u00b1 is the 95 % interval"
    )


def results_json(config: GameConfig, seed: str, results: Sequence[GameResult]) -> dict[str, Any]:
    """All results as data; nothing in it depends on the machine or on the number of jobs."""
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
