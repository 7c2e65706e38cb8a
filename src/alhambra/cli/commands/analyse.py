"""``alhambra analyse``: show what every decision cost in a recorded game, and how lucky every draw was."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from alhambra.analysis import GameAnalysis, analysis_text, read_analysis
from alhambra.analysis import analyse as analysis_of
from alhambra.cli.arguments import use_components
from alhambra.cli.options import ComponentsFolder, LanguageName
from alhambra.cli.progress import progress_bar
from alhambra.console.drawing.analysis import shown_analysis
from alhambra.console.language import say
from alhambra.console.saves.table_files import read_text
from alhambra.games import replay
from alhambra.protocol import Record


def analyse(
    file: Annotated[Path, typer.Argument(help="help-option-record", metavar="FILE")],
    deep: Annotated[bool, typer.Option("--deep", help="help-option-deep")] = False,
    kept: Annotated[Path | None, typer.Option("--keep", help="help-option-keep", metavar="FILE")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="help-option-json")] = False,
    components: ComponentsFolder = None,
    language: LanguageName = None,
) -> None:
    """Explain a recorded game: errors, luck, win chances and costly moves."""
    use_components(components)
    record = Record.read(read_text(file))
    if kept is not None and kept.is_file():
        found = read_analysis(read_text(kept), record)
    else:
        found = _analysed(record, deep)
        if kept is not None:
            kept.write_text(analysis_text(found), encoding="utf-8")
    if as_json:
        typer.echo(json.dumps(found, indent=2))
    else:
        Console(highlight=False).print(*shown_analysis(found, replay(record)), sep="\n")


def _analysed(record: Record, deep: bool) -> GameAnalysis:
    with progress_bar() as progress:
        bar = progress.add_task(say("analysing"), total=len(record.entries))
        return analysis_of(record, deep, lambda entry: progress.update(bar, completed=entry))
