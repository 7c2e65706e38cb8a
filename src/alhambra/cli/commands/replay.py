"""``alhambra replay``: step through the record of a game."""

from typing import Annotated

import typer

from alhambra.cli.arguments import use_components
from alhambra.cli.arguments import whole_number as whole_number_option
from alhambra.cli.options import ComponentsFolder, LanguageName, RecordFile
from alhambra.cli.window import fills_the_screen
from alhambra.console.record_replay import RecordReplay
from alhambra.console.screen import Screen


def replay_command(
    file: RecordFile,
    show_all: Annotated[bool, typer.Option("--all", help="help-option-all")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="help-option-plain")] = False,
    seat: Annotated[
        int | None,
        typer.Option(help="help-option-seat", metavar="N", parser=whole_number_option()),
    ] = None,
    components: ComponentsFolder = None,
    language: LanguageName = None,
) -> None:
    """Step through the record of a game."""
    use_components(components)
    if not show_all and fills_the_screen(plain):
        from alhambra.terminal.launch_replay import step_through  # here, because it loads slowly

        step_through(file, seat)
        return
    shown = RecordReplay(file, seat, plain)
    if show_all:
        shown.show_all(Screen())
    else:
        shown.step_through(Screen())
