"""The list of commands. Each is imported only when it is called."""

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
    "benchmark": "benchmark:benchmark",
}
COMMANDS = tuple(_WHERE)
EXTRAS = {"serve": "server", "backup": "server", "restore": "server", "sheet": "print"}  # others need USUAL_EXTRA
USUAL_EXTRA = "terminal"


def load_command(name: str) -> Callable[..., Any]:
    """Import the function of a command."""
    module, _, function = _WHERE[name].partition(":")
    command: Callable[..., Any] = getattr(import_module(f"alhambra.cli.commands.{module}"), function)
    return command
