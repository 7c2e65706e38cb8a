"""Decide between the full-screen and the line-based interface."""

import os
import shutil
import sys

_PLAIN_TERMINALS = ("", "dumb", "unknown")
_LEAST = (60, 18)  # columns and lines


def fills_the_screen(plain: bool) -> bool:
    """Return whether to use the whole screen: in a real terminal, unless plain output is requested."""
    if plain or os.environ.get("TERM", "" if os.name == "posix" else "windows") in _PLAIN_TERMINALS:
        return False
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return False
    columns, lines = shutil.get_terminal_size()
    return columns >= _LEAST[0] and lines >= _LEAST[1]
