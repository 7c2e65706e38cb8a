"""``alhambra --version``."""

import typer

from alhambra import __version__, _build
from alhambra.console.language import say
from alhambra.protocol import RULES_VERSION


def build_name() -> str:
    """Return the name of this build."""
    return say("build-compiled" if _build.build_name() == _build.COMPILED else "build-interpreted")


def tell_version(wanted: bool) -> None:
    """Print the version and exit, if requested."""
    if wanted:
        typer.echo(say("version-told", version=__version__, rules=RULES_VERSION, build=build_name()))
        raise typer.Exit
