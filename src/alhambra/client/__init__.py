"""What a client of a game needs without knowing its rules."""

from alhambra.client.table import Table

__all__ = ["Table"]
