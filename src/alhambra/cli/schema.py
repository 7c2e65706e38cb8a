"""``alhambra schema``: what all messages look like, for programs in other languages."""

import json
from typing import Annotated

import typer

from alhambra.cli.choosing import completed
from alhambra.games import GAMES
from alhambra.schemas import document, typescript


def _complete_game(incomplete: str) -> list[str]:
    return completed(incomplete, list(GAMES))


def schema(
    game: Annotated[
        str | None, typer.Argument(help="Only this game.", metavar="[GAME]", autocompletion=_complete_game)
    ] = None,
    as_typescript: Annotated[bool, typer.Option("--typescript", help="Print TypeScript types instead.")] = False,
) -> None:
    """Print a JSON Schema of all messages: events, views, decisions, actions, records."""
    messages = document(None if game is None else [game])
    typer.echo(typescript(messages) if as_typescript else json.dumps(messages, indent=2), nl=not as_typescript)
