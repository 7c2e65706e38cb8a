"""The command ``alhambra``: a table in the terminal, simulations, records."""

from alhambra.cli.entry import main

__all__ = ["main"]
