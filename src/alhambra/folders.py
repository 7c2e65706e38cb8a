"""Finds the files in the folder of a game or module that belong to other layers.

So the rules of a game do not depend on its words for the terminal or its evaluation for bots, although these are in the
same folder.
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any


@cache
def found_in(package: str, file: str, name: str) -> Any:
    """Return a name from a file in a package; None if there is no such file."""
    if not package or find_spec(f"{package}.{file}") is None:
        return None
    return getattr(import_module(f"{package}.{file}"), name)
