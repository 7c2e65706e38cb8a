"""Whether a table can fill the terminal."""

import os
import shutil
import sys

_PLAIN_TERMINALS = ("", "dumb", "unknown")
_LEAST = (60, 18)  # columns and lines


def fills_the_screen(plain: bool) -> bool:
    """Whether the whole screen is used: by a person at a real terminal who did not ask for lines."""
    if plain or os.environ.get("TERM", "" if os.name == "posix" else "windows") in _PLAIN_TERMINALS:
        return False
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return False
    columns, lines = shutil.get_terminal_size()
    return columns >= _LEAST[0] and lines >= _LEAST[1]
