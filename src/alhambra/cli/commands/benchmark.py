"""``alhambra benchmark``: measure how far the choices of bots fall short of the best turns."""

import json
from pathlib import Path
from statistics import fmean
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Column, Table
from rich.text import Text

from alhambra.arena.match_statistics import Estimate
from alhambra.benchmark.regret import Regret, mean_regret, regrets
from alhambra.benchmark.turns import BenchmarkTurn, public_turns, turns_in
from alhambra.cli.arguments import bots_in, whole_number
from alhambra.cli.options import LanguageName
from alhambra.cli.progress import progress_bar
from alhambra.console.bot_names import bot_word
from alhambra.console.language import number_text, say


def benchmark(
    bots: Annotated[
        str, typer.Option("--bot", "-b", help="help-option-benchmark-bots", metavar="NAMES")
    ] = "builder,student",
    turns: Annotated[Path | None, typer.Option(help="help-option-benchmark-turns", metavar="FILE")] = None,
    jobs: Annotated[
        int, typer.Option("--jobs", "-j", help="help-option-jobs", metavar="N", parser=whole_number(1, 512))
    ] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="help-option-json")] = False,
    language: LanguageName = None,
) -> None:
    """Measure how far the choices of bots fall short of the best turns."""
    names = bots_in(bots)
    asked = public_turns() if turns is None else turns_in(turns)
    found: dict[str, list[Regret]] = {}
    with progress_bar() as progress:
        bar = progress.add_task(say("playing"), total=len(names) * len(asked))
        for name in names:
            found[name] = regrets(name, asked, jobs)
            progress.advance(bar, len(asked))
    if as_json:
        typer.echo(json.dumps({name: regret_json(asked, costs) for name, costs in found.items()}, indent=2))
    else:
        Console(highlight=False).print(_table(asked, found), Text(say("benchmark-explained"), style="dim"), sep="\n")


def regret_json(turns: list[BenchmarkTurn], costs: list[Regret]) -> dict[str, Any]:
    """Return the mean cost of a bot's choices, overall and by kind of game."""
    return {
        "turns": len(turns),
        "points": mean_regret(costs)._asdict(),
        "wins": fmean(cost.wins for cost in costs),
        "among_options": fmean(cost.is_option for cost in costs),
        "by_kind": {
            kind: {"turns": len(part), "points": mean_regret(part)._asdict()}
            for kind, part in _by_kind(turns, costs).items()
        },
    }


def _by_kind(turns: list[BenchmarkTurn], costs: list[Regret]) -> dict[str, list[Regret]]:
    """Return the costs by game and number of seats, with games that use modules listed separately."""
    found: dict[str, list[Regret]] = {}
    for turn, cost in zip(turns, costs, strict=True):
        with_modules = "+" if turn.modules else ""
        found.setdefault(f"{turn.game}{with_modules} {turn.seats}", []).append(cost)
    return dict(sorted(found.items()))


def _table(turns: list[BenchmarkTurn], found: dict[str, list[Regret]]) -> Table:
    columns = [Column(say(f"benchmark-{name}"), justify="right") for name in ("turns", "regret", "wins", "options")]
    table = Table(Column(say("benchmark-bot")), *columns, box=None)
    for name, costs in found.items():
        table.add_row(
            bot_word(name),
            str(len(costs)),
            _with_interval(mean_regret(costs)),
            number_text(fmean(cost.wins for cost in costs), 1),
            number_text(100 * fmean(cost.is_option for cost in costs), 0),
        )
        for kind, part in _by_kind(turns, costs).items():
            table.add_row(f"  {kind}", str(len(part)), _with_interval(mean_regret(part)), style="dim")
    return table


def _with_interval(found: Estimate) -> str:
    return f"{number_text(found.mean, 2)} ({number_text(found.low, 2)} – {number_text(found.high, 2)})"  # noqa: RUF001
