"""``alhambra analyse``: show who was ahead when, and which moves were costly, in a recorded game."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from alhambra.analysis import analyse as analysis_of
from alhambra.analysis.game_analysis import GAMES, SAMPLES
from alhambra.cli.arguments import use_components, whole_number
from alhambra.cli.options import ComponentsFolder, LanguageName
from alhambra.cli.progress import progress_bar
from alhambra.console.drawing.analysis import shown_analysis
from alhambra.console.language import say
from alhambra.console.saves.table_files import read_text
from alhambra.games import replay
from alhambra.protocol import Record


def analyse(
    file: Annotated[Path, typer.Argument(help="help-option-record", metavar="FILE")],
    samples: Annotated[
        int, typer.Option(help="help-option-samples", metavar="N", parser=whole_number(1, 10_000))
    ] = SAMPLES,
    games: Annotated[
        int, typer.Option(help="help-option-played-out", metavar="N", parser=whole_number(1, 10_000))
    ] = GAMES,
    as_json: Annotated[bool, typer.Option("--json", help="help-option-json")] = False,
    components: ComponentsFolder = None,
    language: LanguageName = None,
) -> None:
    """Analyse a recorded game with strong bots."""
    use_components(components)
    record = Record.read(read_text(file))
    with progress_bar() as progress:
        bar = progress.add_task(say("analysing"), total=len(record.entries))
        found = analysis_of(record, samples, games, lambda entry: progress.update(bar, completed=entry))
    if as_json:
        typer.echo(json.dumps(found, indent=2))
    else:
        Console(highlight=False).print(*shown_analysis(found, replay(record)), sep="\n")
