"""How long a choice may take, and the reminder that is written down when one is due."""

import re
from functools import lru_cache
from typing import Any, Final, NamedTuple

from alhambra.server.tables.table import GameTable

# What is due: the choice itself, and telling its player of the turn.
TURN: Final = "turn"
NOTICE: Final = "notice"
FREE: Final = "free"
_FORM: Final = re.compile(
    r"free|(?P<seconds>[1-9][0-9]{0,4})s|(?P<days>[1-9][0-9]?)d|(?P<minutes>[1-9][0-9]{0,2})m(\+(?P<more>[1-9][0-9]{0,2})s)?"
)
_MOST_PACES: Final = 1000  # that are kept: each move asks for that of its table
_DAY_SECONDS: Final = 86_400.0
_MINUTE_SECONDS: Final = 60.0
_LEAST_SECONDS: Final = 20.0  # that somebody has who comes back with a clock that has run down


class Pace(NamedTuple):
    """What a table gives its players: time for each choice, or a clock for the whole game that grows by each turn."""

    choice_seconds: float | None = None
    clock_seconds: float | None = None
    turn_seconds: float = 0.0


def is_pace(text: str) -> bool:
    """Whether a pace is written so."""
    return _FORM.fullmatch(text) is not None


@lru_cache(_MOST_PACES)
def pace_of(text: str) -> Pace:
    """The pace that is written so."""
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
    """The seconds that each seat had on its clock when the present turn began; None if there are no clocks."""
    pace = pace_of(table.made.pace)
    if pace.clock_seconds is None:
        return None
    given = [pace.clock_seconds + pace.turn_seconds * turns for turns in table.turns_begun]
    had = [max(0.0, seconds - used) for seconds, used in zip(given, table.used_seconds, strict=True)]
    if table.turn.seat is not None:
        had[table.turn.seat] = max(_LEAST_SECONDS, had[table.turn.seat])
    return had


def deadline(table: GameTable) -> float | None:
    """When the choice that is due must be made; None: whenever its player wants."""
    turn = table.turn
    if turn.seat is None:
        return None
    had = clocks(table)
    if had is not None:
        return turn.began + had[turn.seat]
    seconds = pace_of(table.made.pace).choice_seconds
    return None if seconds is None else max(turn.began, table.at_since) + seconds


def _seconds_to_come(table: GameTable, seat: int, now: float) -> float | None:
    """How long the seat may take for a choice that is due from now on."""
    pace = pace_of(table.made.pace)
    had = clocks(table)
    if had is None:
        return pace.choice_seconds
    if table.turn.seat == seat:
        return max(0.0, table.turn.began + had[seat] - now)
    return max(_LEAST_SECONDS, had[seat] + pace.turn_seconds)


def due_row(table: GameTable, sequence: int, seat: int | None, now: float) -> dict[str, Any] | None:
    """The row that reminds of the choice that is due with this entry, if its seat belongs to a person who is there."""
    if seat is None or table.seats[seat].bot is not None:
        return None
    seconds = _seconds_to_come(table, seat, now)
    if seconds is None:
        return None
    return {"table_id": table.id, "kind": TURN, "at": now + seconds, "sequence": sequence, "leased_until": 0.0}


def notice_row(table: GameTable, sequence: int, seat: int | None, at: float) -> dict[str, Any] | None:
    """The row that reminds of telling a player of the turn that begins with this entry, if the player wants that."""
    if seat is None or table.seats[seat].bot is not None or not table.seats[seat].wants_notices:
        return None
    return {"table_id": table.id, "kind": NOTICE, "at": at, "sequence": sequence, "leased_until": 0.0}
