"""What the folder of a game or of a module holds for others: each layer asks for the files that are meant for it.

So the rules of a game need not know its words for the terminal or its worth for bots, although they lie beside them.
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any


@cache
def found_in(package: str, file: str, name: str) -> Any:
    """What a file in a package has under this name; None if there is no such file."""
    if not package or find_spec(f"{package}.{file}") is None:
        return None
    return getattr(import_module(f"{package}.{file}"), name)
