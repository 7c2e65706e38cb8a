"""The command ``alhambra``."""

from alhambra.cli.entry import main

__all__ = ["main"]
