"""Durable appends: one thread writes, and what waits together is committed together."""

import asyncio
import queue
import threading
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Engine, Executable, insert, select
from sqlalchemy import Table as SqlTable
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from alhambra.protocol import AlhambraError
from alhambra.server.store.database import POSTGRESQL
from alhambra.server.store.schema import ENTRIES

CHANNEL: Final = "alhambra"  # on which PostgreSQL tells other processes of new entries
_LARGEST_BATCH: Final = 64
_COLUMNS: Final = [column.name for column in ENTRIES.columns]


class Overtaken(Exception):
    """Somebody else has written the entry with this number, or this command was written before."""


class StoreFailed(AlhambraError):
    """The database could not keep what was asked; nothing was acknowledged."""


class NewEntry(NamedTuple):
    """What is to be appended to a table, with rows of other tables that belong to it."""

    table_id: str
    sequence: int
    made: float
    data: str
    client: str | None = None
    command: str | None = None
    before: Sequence[tuple[SqlTable, dict[str, Any]]] = ()  # rows that must stand there first
    after: Sequence[tuple[SqlTable, dict[str, Any]]] = ()
    changes: Sequence[Executable] = ()  # of other tables, that belong to it

    def row(self) -> dict[str, Any]:
        """The entry as a row of the database."""
        return {name: getattr(self, name) for name in _COLUMNS}


class _Waiting(NamedTuple):
    entry: NewEntry
    done: asyncio.Future[None]
    loop: asyncio.AbstractEventLoop


class Journal:
    """Appends entries for the whole process. An append returns when it is on the disk."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._waiting: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="journal", daemon=True)
        self._thread.start()

    async def append(self, entry: NewEntry) -> None:
        """Append the entry. Raises Overtaken if another one has its place, StoreFailed if the database fails."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._waiting.put(_Waiting(entry, done, loop))
        await done

    def close(self) -> None:
        """Write what still waits, then stop."""
        self._waiting.put(None)
        self._thread.join()

    # --- in the thread ---

    def _run(self) -> None:
        while True:
            batch = self._next_batch()
            if batch is None:
                return
            try:
                self._write([waiting.entry for waiting in batch])
            except SQLAlchemyError:
                for waiting in batch:
                    _answer([waiting], self._write_alone(waiting.entry))
            else:
                _answer(batch, None)

    def _next_batch(self) -> list[_Waiting] | None:
        """All that waits, at least one; None when there will be no more."""
        first = self._waiting.get()
        if first is None:
            return None
        batch = [first]
        while len(batch) < _LARGEST_BATCH:
            try:
                following = self._waiting.get_nowait()
            except queue.Empty:
                break
            if following is None:
                self._waiting.put(None)
                break
            batch.append(following)
        return batch

    def _write_alone(self, entry: NewEntry) -> Exception | None:
        """Write one entry of a batch that failed; what went wrong with it."""
        try:
            self._write([entry])
        except IntegrityError:
            return None if self._is_written(entry) else Overtaken()
        except SQLAlchemyError:
            return StoreFailed("not-kept")
        return None

    def _write(self, entries: list[NewEntry]) -> None:
        """Write all entries by one statement: each call of the driver waits for its turn with the event loop."""
        with self._engine.connect().execution_options(writing=True) as connection, connection.begin():
            for entry in entries:
                _insert_rows(connection, entry.before)
            values = [value for entry in entries for value in entry.row().values()]
            connection.exec_driver_sql(self._insert_entries(len(entries)), tuple(values))
            for entry in entries:
                _insert_rows(connection, entry.after)
                for change in entry.changes:
                    connection.execute(change)
            if self._engine.dialect.name == POSTGRESQL:
                told = tuple([f"{entry.table_id} {entry.sequence}" for entry in entries])
                calls = ", ".join([f"pg_notify('{CHANNEL}', %s)"] * len(told))
                connection.exec_driver_sql(f"SELECT {calls}", told)

    def _insert_entries(self, count: int) -> str:
        """The statement that inserts so many entries, with the marks of the driver for their values."""
        mark = "%s" if self._engine.dialect.name == POSTGRESQL else "?"
        row = f"({', '.join([mark] * len(_COLUMNS))})"
        return f"INSERT INTO {ENTRIES.name} ({', '.join(_COLUMNS)}) VALUES {', '.join([row] * count)}"

    def _is_written(self, entry: NewEntry) -> bool:
        """Whether the entry stands there after all: a connection that broke does not tell whether it committed."""
        place = (ENTRIES.c.table_id == entry.table_id) & (ENTRIES.c.sequence == entry.sequence)
        try:
            with self._engine.connect() as connection:
                row = connection.execute(select(ENTRIES).where(place)).one_or_none()
        except SQLAlchemyError:
            return False
        return row is not None and dict(row._mapping) == entry.row()


def _insert_rows(connection: Connection, rows: Sequence[tuple[SqlTable, dict[str, Any]]]) -> None:
    for table, row in rows:
        connection.execute(insert(table), row)


def _answer(batch: list[_Waiting], error: Exception | None) -> None:
    """Answer all who wait together by one call into the event loop."""

    def answer() -> None:
        for waiting in batch:
            if waiting.done.done():
                continue
            if error is None:
                waiting.done.set_result(None)
            else:
                waiting.done.set_exception(error)

    batch[0].loop.call_soon_threadsafe(answer)
