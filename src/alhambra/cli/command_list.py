"""The list of commands. A command is loaded when it is called, so that none waits for what another one needs."""

from collections.abc import Callable
from importlib import import_module
from typing import Any

_WHERE = {
    "play": "play:play",
    "simulate": "simulate:simulate",
    "replay": "replay:replay_command",
    "verify": "verify:verify",
    "bench": "bench:bench",
    "games": "games:games",
    "position": "position:position",
    "serve": "serve:serve",
    "backup": "serve:backup",
    "restore": "serve:restore",
    "sheet": "sheet:sheet",
    "schema": "schema:schema",
    "stats": "stats:stats",
    "analyse": "analyse:analyse",
    "arena": "arena:arena",
}
COMMANDS = tuple(_WHERE)


def load_command(name: str) -> Callable[..., Any]:
    """The function of a command, with the options that it is called with."""
    module, _, function = _WHERE[name].partition(":")
    command: Callable[..., Any] = getattr(import_module(f"alhambra.cli.commands.{module}"), function)
    return command
