"""``alhambra schema``: the schemas of all messages, for programs in other languages."""

import json
from typing import Annotated, Any

import typer

from alhambra.cli.options import LanguageName, complete_game
from alhambra.schemas import document, typescript

_SERVER = "server"  # instead of a game: all games, with the server's messages


def schema(
    game: Annotated[
        str | None, typer.Argument(help="help-option-schema-game", metavar="NAME", autocompletion=complete_game)
    ] = None,
    as_typescript: Annotated[bool, typer.Option("--typescript", help="help-option-typescript")] = False,
    language: LanguageName = None,
) -> None:
    """Print a JSON Schema of all messages: events, views, decisions, actions, records."""
    messages = _with_server() if game == _SERVER else document(None if game is None else [game])
    typer.echo(typescript(messages) if as_typescript else json.dumps(messages, indent=2), nl=not as_typescript)


def _with_server() -> dict[str, Any]:
    from alhambra.server.messages.catalogue import socket_document  # the server is an optional extra

    return socket_document()
