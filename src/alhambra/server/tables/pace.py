"""How long a turn may take, and the reminder that is written down when one begins."""

from typing import Any, Final

from alhambra.server.tables.table import Table

TURN: Final = "turn"
_DAY_SECONDS: Final = 86_400.0


def seconds_for(pace: str) -> float | None:
    """How long a turn may take at this pace; None: as long as it wants."""
    if pace == "free":
        return None
    number, unit = float(pace[:-1]), pace[-1]
    return number * _DAY_SECONDS if unit == "d" else number


def due_row(table: Table, sequence: int, seat: int | None, now: float) -> dict[str, Any] | None:
    """The row that reminds of the turn that begins with this entry, if its seat belongs to a person who is there."""
    seconds = seconds_for(table.made.pace)
    if seconds is None or seat is None or table.seats[seat].bot is not None:
        return None
    return {"table_id": table.id, "kind": TURN, "at": now + seconds, "sequence": sequence, "leased_until": 0.0}
