"""Clients of games and of servers, which need no rules."""

from alhambra.client.table import Table

__all__ = ["Table"]
