"""The entry point of ``alhambra``, which works without any extra installed."""

import io
import os
import sys
from collections.abc import Sequence
from typing import Final, NoReturn

from alhambra.console.language import asked_language, chosen_language, say, speaking
from alhambra.extras import is_installed
from alhambra.protocol import AlhambraError, one_line

# The extra that a command needs; the first one provides what most commands need.
_USUAL_EXTRA: Final = "terminal"
_EXTRAS: Final = {"serve": "server", "backup": "server", "restore": "server", "sheet": "print"}


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command.

    Invalid input ends it with one sentence on the error stream and exit code 1; wrong usage
    with exit code 2.
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
        extra = next((_EXTRAS[word] for word in words if word in _EXTRAS), _USUAL_EXTRA)
        refuse(say("command-needs-extra", extra=extra), 1)
    from alhambra.cli.app import run  # here, because it needs the extra checked above

    run(words)
