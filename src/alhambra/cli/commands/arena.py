"""``alhambra arena``: compare bots on equal deals."""

import json
from collections.abc import Sequence
from contextlib import AbstractContextManager
from itertools import groupby
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console, Group, RenderableType
from rich.table import Column, Table
from rich.text import Text

from alhambra.arena.comparisons import Comparison
from alhambra.arena.executors import Workers, cluster, processes
from alhambra.arena.match_statistics import Estimate, MatchSummary, summarise
from alhambra.arena.matches import Match, matches_between
from alhambra.arena.ratings import rate
from alhambra.arena.results_file import ResultsFile
from alhambra.cli.arguments import bots_in, chosen_config, names_in, use_components, whole_number
from alhambra.cli.options import ComponentsFolder, GameName, LanguageName
from alhambra.cli.progress import progress_bar
from alhambra.console import palette
from alhambra.console.bot_names import bot_word
from alhambra.console.descriptions import GAME, MODULE, short_title
from alhambra.console.language import number_text, say
from alhambra.protocol import AlhambraError, canonical_seed, quoted
from alhambra.protocol.serialization import reading

NO_MODULES = "none"
_PICTURE_WIDTH: Final = 25


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
    until_decided: Annotated[bool, typer.Option("--until-decided", help="help-option-until-decided")] = False,
    ray: Annotated[str | None, typer.Option(help="help-option-ray", metavar="ADDRESS")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="help-option-json")] = False,
    components: ComponentsFolder = None,
    language: LanguageName = None,
) -> None:
    """Compare bots: they play the same deals from every seat, one bot against seats of another."""
    use_components(components)
    names = bots_in(bots)
    configs = [
        chosen_config(game, seats, chosen, "") for chosen in _module_sets(modules) for seats in _numbers(players)
    ]
    compared = Comparison(
        matches_between(names, configs), canonical_seed(seed), deals, None if results is None else ResultsFile(results)
    )
    with progress_bar() as progress, _workers(jobs, ray) as workers:
        bar = progress.add_task(say("playing"), total=compared.games)
        compared.play(workers, lambda: progress.advance(bar), until_decided)
    if as_json:
        typer.echo(json.dumps(comparison_json(compared), indent=2))
    else:
        shown: list[RenderableType] = [kind_table(compared, matches) for matches in _by_kind(compared)]
        Console(highlight=False).print(*shown, Text(say("arena-explained"), style="dim"), sep="\n")


def _workers(jobs: int, ray: str | None) -> AbstractContextManager[Workers]:
    return processes(jobs) if ray is None else cluster(ray)


def _numbers(text: str) -> list[int]:
    found = []
    for word in names_in(text):
        number = reading.whole_number(word)
        if number is None:
            raise AlhambraError("seats-are-none", given=quoted(word))
        found.append(number)
    return found


def _module_sets(text: str) -> list[str]:
    """Return the sets of modules, each in the form that ``chosen_config`` reads."""
    return ["" if word == NO_MODULES else word.replace("+", ",") for word in names_in(text)] or [""]


def _by_kind(compared: Comparison) -> list[list[Match]]:
    """Group the matches by the kind of game."""
    return [list(group) for _, group in groupby(compared.matches, key=lambda match: match.config)]


def _bots(matches: Sequence[Match]) -> list[str]:
    return list(dict.fromkeys([*(match.bot for match in matches), *(match.others for match in matches)]))


def _ratings(compared: Comparison, matches: Sequence[Match]) -> dict[str, Estimate]:
    return rate(_bots(matches), compared.games_by_deal(matches))


def kind_table(compared: Comparison, matches: Sequence[Match]) -> Group:
    """Return the results for one kind of game: a row per match, and ratings of three or more bots."""
    summaries = [summarise(compared.results(match)) for match in matches]
    table = _empty_table(_title(matches[0], max(summary.deals for summary in summaries)))
    plot = Table.grid(Column(), Column(no_wrap=True), Column(), padding=(0, 2))
    for match, summary in zip(matches, summaries, strict=True):
        against = f"{match.config.seats - 1} {bot_word(match.others)}"
        table.add_row(
            bot_word(match.bot),
            against,
            _text(summary.share, 100),
            _text(summary.rank, digits=2),
            _text(summary.margin),
        )
        verdict = say(f"verdict-{compared.verdict(match).value}", deals=summary.deals)
        plot.add_row(f"{bot_word(match.bot)} : {against}", _picture(summary.share, 1 / match.config.seats), verdict)
    ratings = [_rating_table(_ratings(compared, matches))] if len(_bots(matches)) > 2 else []
    return Group(table, plot, *ratings)


def _title(match: Match, deals: int) -> str:
    modules = [short_title(MODULE, name) for name in sorted(match.config.modules)]
    kind = " + ".join([short_title(GAME, match.config.game), *modules])
    return ", ".join([kind, say("seats-told", seats=match.config.seats), say("deals-told", deals=deals)])


def _empty_table(title: str) -> Table:
    table = Table(title=Text(title, style=palette.HEADING), title_justify="left", header_style="bold")
    table.add_column(say("bot"))
    table.add_column(say("against"))
    for column in ("share", "rank", "margin"):
        table.add_column(say(f"column-{column}"), justify="right", no_wrap=True)
    return table


def _rating_table(ratings: dict[str, Estimate]) -> Table:
    table = Table(header_style="bold")
    table.add_column(say("bot"))
    table.add_column(say("column-rating"), justify="right", no_wrap=True)
    for bot, rating in sorted(ratings.items(), key=lambda item: -item[1].mean):
        table.add_row(bot_word(bot), _text(rating, digits=0))
    return table


def _picture(share: Estimate, fair: float) -> str:
    """Draw an interval of shares as a line, with its mean as a dot and the fair share as a bar."""
    cells = ["·"] * _PICTURE_WIDTH
    for place in range(_place(share.low), _place(share.high) + 1):
        cells[place] = "─"
    cells[_place(fair)] = "│"
    cells[_place(share.mean)] = "●"
    return "".join(cells)


def _place(share: float) -> int:
    return round(share * (_PICTURE_WIDTH - 1))


def _text(estimate: Estimate, factor: float = 1, digits: int = 1) -> Text:
    mean, low, high = (number_text(factor * value, digits) for value in (estimate.mean, estimate.low, estimate.high))
    return Text.assemble(f"{mean}\n", (say("interval", low=low, high=high), "dim"))


def comparison_json(compared: Comparison) -> dict[str, Any]:
    """Return all results as data."""
    return {
        "seed": compared.seed,
        "matches": [_match_json(compared, match) for match in compared.matches],
        "ratings": [
            {
                "config": matches[0].config.to_json(),
                "bots": {bot: rating._asdict() for bot, rating in _ratings(compared, matches).items()},
            }
            for matches in _by_kind(compared)
        ],
    }


def _match_json(compared: Comparison, match: Match) -> dict[str, Any]:
    results = compared.results(match)
    summary: MatchSummary = summarise(results)
    return {
        "config": match.config.to_json(),
        "bot": match.bot,
        "against": match.others,
        "deals": summary.deals,
        "verdict": compared.verdict(match).value,
        **{name: getattr(summary, name)._asdict() for name in ("share", "rank", "margin")},
        "results": [result._asdict() for result in results],
    }
