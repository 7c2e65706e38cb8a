"""The record of a table's finished game, computed once: it takes longer than a request should."""

from typing import Final
from weakref import WeakKeyDictionary

from alhambra.server.tables.table import OVER, Table

_TEXTS: Final[WeakKeyDictionary[Table, tuple[int, str]]] = WeakKeyDictionary()  # with the position that they end with


def finished_record(table: Table) -> str | None:
    """Return the record of the table's game as text; None before it is over."""
    if table.phase != OVER or table.game is None:
        return None
    at, text = _TEXTS.get(table, (-1, ""))
    if at != table.at:
        text = table.game.record().to_text()
        _TEXTS[table] = (table.at, text)
    return text
