"""The command ``alhambra``: a table in the terminal, simulations, records."""

from alhambra.cli.app import main

__all__ = ["main"]
