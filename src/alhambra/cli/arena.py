"""The command that compares bots on equal deals, and how it shows what it has found."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from alhambra.arena.matches import DealResult, Match, Task, matches_between, play_tasks
from alhambra.arena.playing import GameResult
from alhambra.arena.results_file import ResultsFile
from alhambra.arena.statistics import Estimate, MatchSummary, summarise
from alhambra.bots.making import check_bot
from alhambra.cli import palette
from alhambra.cli.choosing import chosen_config, names_in, use_components, whole_number
from alhambra.cli.explanations import GAME, MODULE, short_title
from alhambra.cli.options import ComponentsFolder, GameName, LanguageName
from alhambra.cli.progress import progress_bar
from alhambra.cli.speaking import number_text, say
from alhambra.protocol import AlhambraError, canonical_seed, quoted, reading

NO_MODULES = "none"


def arena(
    bots: Annotated[
        str,
        typer.Option("--bots", "-b", help="help-option-match-bots", metavar="NAMES"),
    ] = "builder,greedy",
    game: GameName = "alhambra",
    players: Annotated[str, typer.Option("--players", "-p", help="help-option-match-players", metavar="NUMBERS")] = "2",
    modules: Annotated[
        str,
        typer.Option("--modules", "-m", help="help-option-match-modules", metavar="SETS"),
    ] = NO_MODULES,
    deals: Annotated[
        int, typer.Option("--deals", "-n", help="help-option-deals", metavar="N", parser=whole_number(1, 1_000_000))
    ] = 100,
    jobs: Annotated[
        int, typer.Option("--jobs", "-j", help="help-option-jobs", metavar="N", parser=whole_number(1, 512))
    ] = 1,
    seed: Annotated[str, typer.Option(help="help-option-seed", metavar="TEXT")] = "0",
    results: Annotated[
        Path | None,
        typer.Option(help="help-option-results", metavar="FILE"),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="help-option-json")] = False,
    components: ComponentsFolder = None,
    language: LanguageName = None,
) -> None:
    """Compare bots: the same deals from every seat, one bot against seats full of another."""
    use_components(components)
    names = names_in(bots)
    for name in names:
        check_bot(name)
    configs = [
        chosen_config(game, seats, chosen, "") for chosen in _module_sets(modules) for seats in _numbers(players)
    ]
    matches = matches_between(names, configs)
    found = _play_all(matches, canonical_seed(seed), deals, jobs, results)
    if as_json:
        typer.echo(json.dumps({"seed": canonical_seed(seed), "matches": [_as_json(*one) for one in found]}, indent=2))
    else:
        Console(highlight=False).print(*match_tables(found), Text(say("arena-explained"), style="dim"), sep="\n")


def _numbers(text: str) -> list[int]:
    found = []
    for word in names_in(text):
        number = reading.whole_number(word)
        if number is None:
            raise AlhambraError("seats-are-none", given=quoted(word))
        found.append(number)
    return found


def _module_sets(text: str) -> list[str]:
    """The sets of modules, each as ``chosen_config`` reads it."""
    return ["" if word == NO_MODULES else word.replace("+", ",") for word in names_in(text)] or [""]


def _play_all(
    matches: Sequence[Match], seed: str, deals: int, jobs: int, path: Path | None
) -> list[tuple[Match, list[DealResult]]]:
    """Play all games that are not known yet; every match with its results by deal."""
    file = None if path is None else ResultsFile(path)
    known: dict[Task, GameResult] = {} if file is None else dict(file.known)
    wanted = [task for match in matches for deal in range(deals) for task in match.tasks(seed, deal)]
    missing = [task for task in dict.fromkeys(wanted) if task not in known]
    with progress_bar() as progress:
        for task, result in progress.track(play_tasks(missing, jobs), total=len(missing), description=say("playing")):
            known[task] = result
            if file is not None:
                file.add(task, result)
    return [
        (match, [match.deal_result([known[task] for task in match.tasks(seed, deal)]) for deal in range(deals)])
        for match in matches
    ]


def match_tables(found: Sequence[tuple[Match, list[DealResult]]]) -> list[Table]:
    """A table for each kind of game, with a match in each line."""
    tables: dict[str, Table] = {}
    for match, results in found:
        summary = summarise(results)
        title = _title(match, summary)
        if title not in tables:
            tables[title] = _empty_table(title)
        cells = [_text(summary.share, 100), _text(summary.rank, digits=2), _text(summary.margin)]
        against = f"{match.config.seats - 1} {match.others}"
        tables[title].add_row(match.bot, against, *cells)
    return list(tables.values())


def _title(match: Match, summary: MatchSummary) -> str:
    modules = [short_title(MODULE, name) for name in sorted(match.config.modules)]
    kind = " + ".join([short_title(GAME, match.config.game), *modules])
    return ", ".join([kind, say("seats-told", seats=match.config.seats), say("deals-told", deals=summary.deals)])


def _empty_table(title: str) -> Table:
    table = Table(title=Text(title, style=palette.HEADING), title_justify="left", header_style="bold")
    table.add_column(say("bot"))
    table.add_column(say("against"))
    for column in ("share", "rank", "margin"):
        table.add_column(say(f"column-{column}"), justify="right", no_wrap=True)
    return table


def _text(estimate: Estimate, factor: float = 1, digits: int = 1) -> Text:
    mean, low, high = (number_text(factor * value, digits) for value in (estimate.mean, estimate.low, estimate.high))
    return Text.assemble(f"{mean}\n", (say("interval", low=low, high=high), "dim"))


def _as_json(match: Match, results: list[DealResult]) -> dict[str, Any]:
    summary: MatchSummary = summarise(results)
    return {
        "config": match.config.to_json(),
        "bot": match.bot,
        "against": match.others,
        "deals": summary.deals,
        **{name: getattr(summary, name)._asdict() for name in ("share", "rank", "margin")},
        "results": [result._asdict() for result in results],
    }
