"""``alhambra serve``: tables for friends, over the network."""

from importlib.util import find_spec
from typing import Annotated

import typer

from alhambra.cli.options import LanguageName
from alhambra.cli.speaking import say
from alhambra.protocol import AlhambraError

_NEEDED = ("litestar", "sqlalchemy", "alembic", "uvicorn", "platformdirs")


def check_installed() -> None:
    """Refuse where the extra of the package is missing that the server needs."""
    missing = [name for name in _NEEDED if find_spec(name) is None]
    if missing:
        raise AlhambraError("server-not-installed", packages=missing)


def serve(
    host: Annotated[str, typer.Option(help="help-option-host", metavar="ADDRESS")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="help-option-port", min=1, max=65535)] = 8000,
    database: Annotated[str | None, typer.Option(help="help-option-database", metavar="URL")] = None,
    access_word: Annotated[str, typer.Option(help="help-option-access-word", metavar="WORD")] = "",
    language: LanguageName = None,
) -> None:
    """Serve tables until the program is stopped."""
    check_installed()
    # Here, as the server is an extra of the package.
    from alhambra.server.running import run
    from alhambra.server.settings import Settings, built_pages, default_database

    typer.echo(say("serving", address=f"http://{host}:{port}/"))
    run(Settings(database or default_database(), access_word, pages=built_pages()), host, port)
