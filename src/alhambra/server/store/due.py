"""Deadlines and notices that are due. All processes share them: each leases the rows it takes."""

from typing import Any, Final

from sqlalchemy import Connection, Engine, delete, exists, select, update

from alhambra.server.store.schema import DUE

_LEASE_SECONDS: Final = 30.0
_BATCH_SIZE: Final = 50


class DueWork:
    """The due rows. Its methods block on the database, so call them outside the event loop."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def take(self, now: float) -> list[Any]:
        """Lease the rows that are due and that no other process has leased."""
        query = select(DUE).where(DUE.c.at <= now, DUE.c.leased_until <= now).order_by(DUE.c.at).limit(_BATCH_SIZE)
        with self._engine.connect() as connection:
            if connection.execute(query.limit(1)).first() is None:
                return []  # the usual case, which blocks no writer
        with self._writing() as connection, connection.begin():
            connection.execute(delete(DUE).where(DUE.c.at <= now, _is_superseded()))
            rows = connection.execute(query).all()
            return [row for row in rows if _lease(connection, row, now)]

    def postpone(self, number: int, until: float) -> None:
        """Make a row due later: its player has more time than expected, for example after coming back."""
        with self._writing() as connection, connection.begin():
            connection.execute(update(DUE).where(DUE.c.id == number).values(at=until, leased_until=0.0))

    def finish(self, number: int) -> None:
        """Delete a row that has been dealt with."""
        with self._writing() as connection, connection.begin():
            connection.execute(delete(DUE).where(DUE.c.id == number))

    def _writing(self) -> Connection:
        return self._engine.connect().execution_options(writing=True)


def _lease(connection: Connection, row: Any, now: float) -> bool:
    """Lease a row; False if another process was faster."""
    change = (
        update(DUE)
        .where(DUE.c.id == row.id, DUE.c.leased_until == row.leased_until)
        .values(leased_until=now + _LEASE_SECONDS)
    )
    return bool(connection.execute(change).rowcount == 1)


def _is_superseded() -> Any:
    """Return a condition: whether the table has a later row of the same kind."""
    later = DUE.alias()
    same = (later.c.table_id == DUE.c.table_id, later.c.kind == DUE.c.kind, later.c.sequence > DUE.c.sequence)
    return exists().where(*same)
