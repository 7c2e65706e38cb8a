"""The entry point of ``alhambra``, which works without any extra installed."""

import io
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from alhambra.cli.command_list import COMMANDS, EXTRAS, USUAL_EXTRA
from alhambra.console.language import asked_language, chosen_language, say, speaking
from alhambra.extras import is_installed
from alhambra.protocol import AlhambraError, one_line


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command.

    Invalid input prints one sentence to the error stream and exits with code 1, wrong usage with code 2.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # terminals without box characters show the rest
    words = sys.argv[1:] if arguments is None else list(arguments)
    try:
        with speaking(chosen_language(words, os.environ), asked_language(words) is not None):
            _run(words)
    except AlhambraError as error:  # an unknown language
        refuse(str(error), 1)


def refuse(sentence: str, code: int) -> NoReturn:
    """Print one sentence on the error stream, and exit."""
    print(f"alhambra: {one_line(sentence)}", file=sys.stderr)
    raise SystemExit(code) from None


def _run(words: list[str]) -> NoReturn:
    if not is_installed("cli"):
        command = next((word for word in words if word in COMMANDS), "")
        refuse(say("command-needs-extra", extra=EXTRAS.get(command, USUAL_EXTRA)), 1)
    from alhambra.cli.app import run  # here, because it needs the extra checked above

    run(words)
