"""Which version this is."""

import typer

from alhambra import __version__, _build
from alhambra.console.language import say
from alhambra.protocol import RULES_VERSION


def build_name() -> str:
    """How this build is called."""
    return say("build-compiled" if _build.build_name() == _build.COMPILED else "build-interpreted")


def tell_version(wanted: bool) -> None:
    """Tell the version, if that is wanted, and do nothing else."""
    if wanted:
        typer.echo(say("version-told", version=__version__, rules=RULES_VERSION, build=build_name()))
        raise typer.Exit
