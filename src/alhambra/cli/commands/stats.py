"""``alhambra stats``: statistics of one recorded game, or distributions over many."""

import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console, Group
from rich.text import Text

from alhambra.cli.arguments import use_components
from alhambra.cli.options import ComponentsFolder, LanguageName
from alhambra.cli.progress import progress_bar
from alhambra.console import palette
from alhambra.console.drawing.statistics import game_tables, series_tables
from alhambra.console.language import say
from alhambra.console.saves.table_files import read_record
from alhambra.protocol import AlhambraError
from alhambra.statistics import game_statistics, series_statistics
from alhambra.statistics.messages import GameStatistics


def stats(
    files: Annotated[list[Path], typer.Argument(help="help-option-files", metavar="FILE")],
    as_json: Annotated[bool, typer.Option("--json", help="help-option-json")] = False,
    components: ComponentsFolder = None,
    language: LanguageName = None,
) -> None:
    """Show statistics of recorded games."""
    use_components(components)
    paths = list(record_files(files))
    with progress_bar() as progress:
        tracked = progress.track(paths, description=say("stats-reading"))
        games = [game_statistics(read_record(path)) for path in tracked]
    if as_json:
        typer.echo(json.dumps({"games": games, "series": series_statistics(games)}, indent=2))
    elif len(games) == 1:
        Console(highlight=False).print(game_tables(games[0]))
    else:
        Console(highlight=False).print(Group(*map(series_tables, series_statistics(games)), _left_out(games)))


def record_files(paths: Iterable[Path]) -> Iterable[Path]:
    """Yield the files given and, sorted by name, those in the folders given."""
    for path in paths:
        found = sorted(file for file in path.iterdir() if file.is_file()) if path.is_dir() else [path]
        if not found:
            raise AlhambraError("no-records", file=str(path))
        yield from found


def _left_out(games: Sequence[GameStatistics]) -> Text:
    unfinished = len([game for game in games if not game["finished"]])
    return Text(say("stats-left-out", games=unfinished) if unfinished else "", style=palette.FAINT)
