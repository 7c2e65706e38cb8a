"""Durable appends: what waits together is committed together, and nobody is answered before it is on the disk.

A thread writes, while the event loop goes on. But where the disk is quick, handing a commit to a thread and the answer
back takes as long as the commit itself. So while only one table is played, for which nobody else has to wait, the event
loop writes to a database in a file. It does not wait there: if somebody else is writing, or the disk turns out to be
slow, the thread does that, too.
"""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from operator import attrgetter
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Engine, Executable, insert, select
from sqlalchemy import Table as SqlTable
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from alhambra.protocol import AlhambraError
from alhambra.server.store.database import SQLITE
from alhambra.server.store.schema import ENTRIES

_LOG: Final = logging.getLogger(__name__)
CHANNEL: Final = "alhambra"  # on which PostgreSQL tells other processes of new entries
_LARGEST_BATCH: Final = 64
_WORKS_OF_A_LOG: Final = 200  # that the thread writes before it empties the log: about half of what a log holds
_COLUMNS: Final = [column.name for column in ENTRIES.columns]
_values_of: Final = attrgetter(*_COLUMNS)
_ENTRIES_OF_ONE_TABLE: Final = 2  # in a row: so no other one is played
_QUICK_SECONDS: Final = 0.005  # for which everybody may wait
_MOST_SLOW: Final = 3  # commits in a row that took longer: so the disk is slow, and not just busy for a moment
_SECONDS_APART: Final = 1.0  # after which a slow disk is tried again


class Overtaken(Exception):
    """Somebody else has written the entry with this number."""


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
    content: str | None = None
    before: Sequence[tuple[SqlTable, dict[str, Any]]] = ()  # rows that must stand there first
    after: Sequence[tuple[SqlTable, dict[str, Any]]] = ()
    changes: Sequence[Executable] = ()  # of other tables, that belong to it

    @property
    def is_alone(self) -> bool:
        """Whether nothing else is to be written with it, as with nearly every move."""
        return not (self.before or self.after or self.changes)

    def values(self) -> tuple[Any, ...]:
        """What stands in its row, column by column."""
        return _values_of(self)

    def row(self) -> dict[str, Any]:
        """The entry as a row of the database."""
        return dict(zip(_COLUMNS, self.values(), strict=True))


class Changes(NamedTuple):
    """What is to be changed apart from all entries."""

    changes: Sequence[Executable]


Work = NewEntry | Changes
Outcome = Exception | None  # what went wrong


class _Waiting(NamedTuple):
    work: Work
    done: asyncio.Future[None]

    def answer(self, outcome: Outcome) -> None:
        """Let who waits go on, if somebody still does."""
        if self.done.done():
            return
        if outcome is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(outcome)


class Journal:
    """Appends entries for the whole process. An append returns when it is on the disk."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._waiting: deque[_Waiting] = deque()
        self._is_committing = False  # or will be in this turn of the event loop
        self._thread = ThreadPoolExecutor(1, "journal")
        self._played: deque[str] = deque(maxlen=_ENTRIES_OF_ONE_TABLE)  # the tables of the last entries
        self._slow_in_a_row = 0
        self._apart_until = 0.0
        self._written_apart = 0  # since the log was emptied
        self._is_sqlite = engine.dialect.name == SQLITE
        self._connection = _connection_that_never_waits(engine) if self._is_sqlite else None

    async def append(self, entry: NewEntry) -> None:
        """Append the entry. Raises Overtaken if another one has its place, StoreFailed if the database fails."""
        self._played.append(entry.table_id)
        if self._is_committing or not self._is_written_here(entry):
            await self._write_soon(entry)

    async def change(self, *changes: Executable) -> None:
        """Change what belongs to no entry, together with all that waits. Raises StoreFailed if the database fails."""
        await self._write_soon(Changes(changes))

    def close(self) -> None:
        """Write what still waits, then stop."""
        self._thread.shutdown()
        rest = list(self._waiting)
        self._waiting.clear()
        if rest:
            _answer(rest, self._write_apart([waiting.work for waiting in rest]))
        if self._connection is not None:
            self._connection.close()

    # --- in the event loop ---

    def _is_written_here(self, entry: NewEntry) -> bool:
        """Write in the event loop if that is quick and nobody waits for it; False if it is to be done apart."""
        began = time.monotonic()
        if self._connection is None or len(set(self._played)) > 1 or began < self._apart_until:
            return False
        try:
            self._write_quickly(self._connection, [entry])
        except Exception:  # apart there is time to find out why
            return False
        finally:
            self._note_time(began, time.monotonic())
        return True

    def _note_time(self, began: float, ended: float) -> None:
        self._slow_in_a_row = self._slow_in_a_row + 1 if ended - began > _QUICK_SECONDS else 0
        if self._slow_in_a_row >= _MOST_SLOW:
            self._apart_until = ended + _SECONDS_APART

    async def _write_soon(self, work: Work) -> None:
        """Let the thread write, with all else that comes in this turn of the event loop."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._waiting.append(_Waiting(work, done))
        if not self._is_committing:
            self._is_committing = True
            loop.call_soon(self._go_on_writing)
        await done

    def _go_on_writing(self) -> None:
        """Have the thread write what waits, if anything does."""
        if self._waiting:
            loop = asyncio.get_running_loop()
            loop.run_in_executor(self._thread, self._write_all, loop)
        else:
            self._is_committing = False

    # --- in the thread ---

    def _write_all(self, loop: asyncio.AbstractEventLoop) -> None:
        """Write until nothing waits any more, as much at a time as may be committed together."""
        while self._waiting:
            batch = [self._waiting.popleft() for _ in range(min(len(self._waiting), _LARGEST_BATCH))]
            outcomes = self._write_apart([waiting.work for waiting in batch])
            loop.call_soon_threadsafe(_answer, batch, outcomes)
            self._written_apart += len(batch)
            if self._is_sqlite and self._written_apart >= _WORKS_OF_A_LOG and not self._waiting:
                self._empty_log()
        loop.call_soon_threadsafe(self._go_on_writing)

    def _empty_log(self) -> None:
        """Write the log of SQLite into the database while others are told; else a commit does, and all wait for it."""
        self._written_apart = 0
        try:
            with self._engine.connect() as connection:
                driver: Any = connection.connection.dbapi_connection
                driver.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
        except Exception:  # nothing is lost: the next commit that finds the log full does it
            _LOG.warning("the log of the database could not be emptied", exc_info=True)

    def _write_apart(self, works: list[Work]) -> list[Outcome]:
        """Write all together, or else each alone; what became of each."""
        try:
            with self._engine.connect().execution_options(writing=True) as connection:
                self._write_quickly(connection, works)
        except Exception:
            return [self._write_alone(work) for work in works]
        return [None] * len(works)

    def _write_alone(self, work: Work) -> Outcome:
        """Write one of a batch that failed; what went wrong with it."""
        try:
            with self._engine.connect().execution_options(writing=True) as connection:
                self._write(connection, [work])
        except IntegrityError:
            if isinstance(work, NewEntry):
                return None if self._is_written(work) else Overtaken()
            return StoreFailed("not-kept")
        except SQLAlchemyError:
            return StoreFailed("not-kept")
        except Exception:  # whatever it is: who waits is answered, and others go on
            _LOG.exception("an entry could not be written")
            return StoreFailed("not-kept")
        return None

    def _is_written(self, entry: NewEntry) -> bool:
        """Whether the entry stands there after all: a connection that broke does not tell whether it committed."""
        place = (ENTRIES.c.table_id == entry.table_id) & (ENTRIES.c.sequence == entry.sequence)
        try:
            with self._engine.connect() as connection:
                row = connection.execute(select(ENTRIES).where(place)).one_or_none()
        except SQLAlchemyError:
            return False
        return row is not None and dict(row._mapping) == entry.row()

    # --- in either ---

    def _write_quickly(self, connection: Connection, works: Sequence[Work]) -> None:
        """Write all in one transaction: entries alone by one statement of the driver, in a third of the time."""
        entries = [work for work in works if isinstance(work, NewEntry) and work.is_alone]
        if self._is_sqlite and len(entries) == len(works):
            driver: Any = connection.connection.dbapi_connection
            driver.execute(*_insertion("?", entries))  # outside of a transaction it is one
        else:
            self._write(connection, works)

    def _write(self, connection: Connection, works: Sequence[Work]) -> None:
        """Write all in one transaction, and all entries by one statement."""
        entries = [work for work in works if isinstance(work, NewEntry)]
        with connection.begin():
            for entry in entries:
                _insert_rows(connection, entry.before)
            if entries:
                connection.exec_driver_sql(*_insertion("?" if self._is_sqlite else "%s", entries))
            for entry in entries:
                _insert_rows(connection, entry.after)
            for work in works:
                for change in work.changes:
                    connection.execute(change)
            if entries and not self._is_sqlite:
                notices = tuple([f"{entry.table_id} {entry.sequence}" for entry in entries])
                calls = ", ".join([f"pg_notify('{CHANNEL}', %s)"] * len(notices))
                connection.exec_driver_sql(f"SELECT {calls}", notices)


def _insertion(mark: str, entries: Sequence[NewEntry]) -> tuple[str, tuple[Any, ...]]:
    """The statement that inserts the entries, with the marks of the driver for values, and the values."""
    return _insert_statement(mark, len(entries)), tuple([value for entry in entries for value in entry.values()])


@cache
def _insert_statement(mark: str, count: int) -> str:
    row = f"({', '.join([mark] * len(_COLUMNS))})"
    return f"INSERT INTO {ENTRIES.name} ({', '.join(_COLUMNS)}) VALUES {', '.join([row] * count)}"


def _connection_that_never_waits(engine: Engine) -> Connection:
    """A connection for which somebody else who is writing is a reason to fail at once."""
    connection = engine.connect().execution_options(writing=True)
    driver: Any = connection.connection.driver_connection
    driver.execute("PRAGMA busy_timeout=0")
    connection.detach()  # nobody else shall get it, who would rather wait
    return connection


def _insert_rows(connection: Connection, rows: Sequence[tuple[SqlTable, dict[str, Any]]]) -> None:
    for table, row in rows:
        connection.execute(insert(table), row)


def _answer(batch: list[_Waiting], outcomes: list[Outcome]) -> None:
    for waiting, outcome in zip(batch, outcomes, strict=True):
        waiting.answer(outcome)
