"""The pace of a table: how long choices may take, and the rows for deadlines and notices."""

import re
from functools import lru_cache
from typing import Any, Final, NamedTuple

from alhambra.server.tables.table import GameTable

# The kinds of due rows: the choice itself, and the notice of the turn to its player.
TURN: Final = "turn"
NOTICE: Final = "notice"
FREE: Final = "free"
_FORM: Final = re.compile(
    r"free|(?P<seconds>[1-9][0-9]{0,4})s|(?P<days>[1-9][0-9]?)d|(?P<minutes>[1-9][0-9]{0,2})m(\+(?P<more>[1-9][0-9]{0,2})s)?"
)
_CACHED_PACES: Final = 1000  # every move looks up the pace of its table
_DAY_SECONDS: Final = 86_400.0
_MINUTE_SECONDS: Final = 60.0
_LEAST_SECONDS: Final = 20.0  # for a player who returns after running out of time


class Pace(NamedTuple):
    """The time limits of a table: per choice, or a clock for the game with an increment per turn."""

    choice_seconds: float | None = None
    clock_seconds: float | None = None
    turn_seconds: float = 0.0


def is_pace(text: str) -> bool:
    """Return whether the text is a valid pace."""
    return _FORM.fullmatch(text) is not None


@lru_cache(_CACHED_PACES)
def pace_of(text: str) -> Pace:
    """Parse a valid pace."""
    found = _FORM.fullmatch(text)
    assert found is not None
    if found["seconds"]:
        return Pace(float(found["seconds"]))
    if found["days"]:
        return Pace(float(found["days"]) * _DAY_SECONDS)
    if found["minutes"]:
        return Pace(None, float(found["minutes"]) * _MINUTE_SECONDS, float(found["more"] or 0))
    return Pace()


def clocks(table: GameTable) -> list[float] | None:
    """Return the seconds on each clock when the current turn began; None without clocks."""
    pace = pace_of(table.made.pace)
    if pace.clock_seconds is None:
        return None
    given = [pace.clock_seconds + pace.turn_seconds * turns for turns in table.turns_begun]
    left = [max(0.0, seconds - used) for seconds, used in zip(given, table.used_seconds, strict=True)]
    if table.turn.seat is not None:
        left[table.turn.seat] = max(_LEAST_SECONDS, left[table.turn.seat])
    return left


def deadline(table: GameTable) -> float | None:
    """Return when the current choice must be made; None if there is no time limit."""
    turn = table.turn
    if turn.seat is None:
        return None
    left = clocks(table)
    if left is not None:
        return turn.began + left[turn.seat]
    seconds = pace_of(table.made.pace).choice_seconds
    return None if seconds is None else max(turn.began, table.at_since) + seconds


def _seconds_left(table: GameTable, seat: int, now: float) -> float | None:
    """Return how long the seat may take for a choice that begins now."""
    pace = pace_of(table.made.pace)
    left = clocks(table)
    if left is None:
        return pace.choice_seconds
    if table.turn.seat == seat:
        return max(0.0, table.turn.began + left[seat] - now)
    return max(_LEAST_SECONDS, left[seat] + pace.turn_seconds)


def due_row(table: GameTable, sequence: int, seat: int | None, now: float) -> dict[str, Any] | None:
    """Return the row for the deadline of the choice after this entry.

    None if there is no time limit, or if a bot plays for the seat.
    """
    if seat is None or table.seats[seat].bot is not None:
        return None
    seconds = _seconds_left(table, seat, now)
    if seconds is None:
        return None
    return {"table_id": table.id, "kind": TURN, "at": now + seconds, "sequence": sequence, "leased_until": 0.0}


def notice_row(table: GameTable, sequence: int, seat: int | None, at: float) -> dict[str, Any] | None:
    """Return the row for the notice of the turn that begins with this entry.

    None if the player does not want notices, or if a bot plays for the seat.
    """
    if seat is None or table.seats[seat].bot is not None or not table.seats[seat].wants_notices:
        return None
    return {"table_id": table.id, "kind": NOTICE, "at": at, "sequence": sequence, "leased_until": 0.0}
