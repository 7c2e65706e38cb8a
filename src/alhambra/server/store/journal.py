"""Durable appends with group commit: an append returns only when its entry is on disk.

Normally a thread writes, so that the event loop is never blocked. On a fast disk, however, passing
a commit to the thread and back takes as long as the commit itself. So while a single table is
active, the event loop writes to an SQLite database directly. It never waits for a lock: if the
database is busy, or the disk turns out to be slow, the thread takes over.
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
CHANNEL: Final = "alhambra"  # on which PostgreSQL notifies other processes of new entries
_LARGEST_BATCH: Final = 64
_WRITES_PER_CHECKPOINT: Final = 200  # by the thread; about half of what SQLite's log holds by default
_COLUMNS: Final = [column.name for column in ENTRIES.columns]
_values_of: Final = attrgetter(*_COLUMNS)
_ENTRIES_OF_ONE_TABLE: Final = 2  # in a row, after which it counts as the only active table
_QUICK_SECONDS: Final = 0.005  # for which a commit may block the event loop
_MOST_SLOW: Final = 3  # slow commits in a row, after which the thread takes over
_THREAD_ONLY_SECONDS: Final = 1.0  # before the event loop tries a slow disk again


class Overtaken(Exception):
    """Another process has written an entry with this number."""


class StoreFailed(AlhambraError):
    """The database could not store the data; nothing was acknowledged."""


class NewEntry(NamedTuple):
    """An entry to append to a table, with statements to execute in the same transaction."""

    table_id: str
    sequence: int
    made: float
    data: str
    client: str | None = None
    command: str | None = None
    content: str | None = None
    before: Sequence[tuple[SqlTable, dict[str, Any]]] = ()  # rows to insert before the entry
    after: Sequence[tuple[SqlTable, dict[str, Any]]] = ()  # rows to insert after it
    changes: Sequence[Executable] = ()  # other statements

    @property
    def is_alone(self) -> bool:
        """Return whether nothing else is written with it, as for nearly every action."""
        return not (self.before or self.after or self.changes)

    def values(self) -> tuple[Any, ...]:
        """Return the values of its row, in the order of the columns."""
        return _values_of(self)

    def row(self) -> dict[str, Any]:
        """Return its row."""
        return dict(zip(_COLUMNS, self.values(), strict=True))


class Changes(NamedTuple):
    """Statements that belong to no entry."""

    changes: Sequence[Executable]


Work = NewEntry | Changes
Outcome = Exception | None  # the error, if any


class _Waiting(NamedTuple):
    work: Work
    done: asyncio.Future[None]

    def answer(self, outcome: Outcome) -> None:
        """Resolve the future, unless it was cancelled."""
        if self.done.done():
            return
        if outcome is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(outcome)


class Journal:
    """Appends entries for the whole process. An append returns when its entry is on disk."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._waiting: deque[_Waiting] = deque()
        self._is_committing = False  # including while a commit is scheduled
        self._thread = ThreadPoolExecutor(1, "journal")
        self._played: deque[str] = deque(maxlen=_ENTRIES_OF_ONE_TABLE)  # the tables of the last entries
        self._slow_in_a_row = 0
        self._thread_only_until = 0.0
        self._written_by_thread = 0  # since the last checkpoint
        self._is_sqlite = engine.dialect.name == SQLITE
        self._connection = _connection_without_timeout(engine) if self._is_sqlite else None

    async def append(self, entry: NewEntry) -> None:
        """Append the entry.

        Raises Overtaken if its number is taken, and StoreFailed if the database fails.
        """
        self._played.append(entry.table_id)
        if self._is_committing or not self._try_direct_write(entry):
            await self._write_soon(entry)

    async def change(self, *changes: Executable) -> None:
        """Execute statements that belong to no entry, in the next batch.

        Raises StoreFailed if the database fails.
        """
        await self._write_soon(Changes(changes))

    def close(self) -> None:
        """Write everything that is waiting, then stop."""
        self._thread.shutdown()
        rest = list(self._waiting)
        self._waiting.clear()
        if rest:
            _answer(rest, self._write_batch([waiting.work for waiting in rest]))
        if self._connection is not None:
            self._connection.close()

    # --- in the event loop ---

    def _try_direct_write(self, entry: NewEntry) -> bool:
        """Write in the event loop if one table is active and the disk is fast; return whether it was written."""
        began = time.monotonic()
        if self._connection is None or len(set(self._played)) > 1 or began < self._thread_only_until:
            return False
        try:
            self._write_quickly(self._connection, [entry])
        except Exception:  # the thread tries again, and reports any error
            return False
        finally:
            self._note_time(began, time.monotonic())
        return True

    def _note_time(self, began: float, ended: float) -> None:
        self._slow_in_a_row = self._slow_in_a_row + 1 if ended - began > _QUICK_SECONDS else 0
        if self._slow_in_a_row >= _MOST_SLOW:
            self._thread_only_until = ended + _THREAD_ONLY_SECONDS

    async def _write_soon(self, work: Work) -> None:
        """Let the thread write, together with everything else from this iteration of the loop."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._waiting.append(_Waiting(work, done))
        if not self._is_committing:
            self._is_committing = True
            loop.call_soon(self._continue_writing)
        await done

    def _continue_writing(self) -> None:
        """Start the thread if anything is waiting."""
        if self._waiting:
            loop = asyncio.get_running_loop()
            loop.run_in_executor(self._thread, self._write_all, loop)
        else:
            self._is_committing = False

    # --- in the thread ---

    def _write_all(self, loop: asyncio.AbstractEventLoop) -> None:
        """Write batches until nothing is waiting."""
        while self._waiting:
            batch = [self._waiting.popleft() for _ in range(min(len(self._waiting), _LARGEST_BATCH))]
            outcomes = self._write_batch([waiting.work for waiting in batch])
            loop.call_soon_threadsafe(_answer, batch, outcomes)
            self._written_by_thread += len(batch)
            if self._is_sqlite and self._written_by_thread >= _WRITES_PER_CHECKPOINT and not self._waiting:
                self._checkpoint()
        loop.call_soon_threadsafe(self._continue_writing)

    def _checkpoint(self) -> None:
        """Checkpoint SQLite's write-ahead log now; otherwise a commit would do so, and be slow."""
        self._written_by_thread = 0
        try:
            with self._engine.connect() as connection:
                driver: Any = connection.connection.dbapi_connection
                driver.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
        except Exception:  # nothing is lost: a later commit does it
            _LOG.warning("the checkpoint of the database failed", exc_info=True)

    def _write_batch(self, works: list[Work]) -> list[Outcome]:
        """Write all in one transaction, or each alone if that fails; return the outcome of each."""
        try:
            with self._engine.connect().execution_options(writing=True) as connection:
                self._write_quickly(connection, works)
        except Exception:
            return [self._write_alone(work) for work in works]
        return [None] * len(works)

    def _write_alone(self, work: Work) -> Outcome:
        """Write one item of a batch that failed, and return its outcome."""
        try:
            with self._engine.connect().execution_options(writing=True) as connection:
                self._write(connection, [work])
        except IntegrityError:
            if isinstance(work, NewEntry):
                return None if self._is_written(work) else Overtaken()
            return StoreFailed("not-kept")
        except SQLAlchemyError:
            return StoreFailed("not-kept")
        except Exception:  # of any kind: the caller is answered, and the journal continues
            _LOG.exception("an entry could not be written")
            return StoreFailed("not-kept")
        return None

    def _is_written(self, entry: NewEntry) -> bool:
        """Return whether the entry is stored after all: a broken connection leaves that open."""
        place = (ENTRIES.c.table_id == entry.table_id) & (ENTRIES.c.sequence == entry.sequence)
        try:
            with self._engine.connect() as connection:
                row = connection.execute(select(ENTRIES).where(place)).one_or_none()
        except SQLAlchemyError:
            return False
        return row is not None and dict(row._mapping) == entry.row()

    # --- in both ---

    def _write_quickly(self, connection: Connection, works: Sequence[Work]) -> None:
        """Write all in one transaction; entries alone in one statement, in a third of the time."""
        entries = [work for work in works if isinstance(work, NewEntry) and work.is_alone]
        if self._is_sqlite and len(entries) == len(works):
            driver: Any = connection.connection.dbapi_connection
            driver.execute(*_insertion("?", entries))  # a transaction of its own
        else:
            self._write(connection, works)

    def _write(self, connection: Connection, works: Sequence[Work]) -> None:
        """Write all in one transaction, and all entries in one statement."""
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
                payloads = tuple([f"{entry.table_id} {entry.sequence}" for entry in entries])
                calls = ", ".join([f"pg_notify('{CHANNEL}', %s)"] * len(payloads))
                connection.exec_driver_sql(f"SELECT {calls}", payloads)


def _insertion(placeholder: str, entries: Sequence[NewEntry]) -> tuple[str, tuple[Any, ...]]:
    """Return the statement that inserts the entries, with the driver's placeholders, and its values."""
    return _insert_statement(placeholder, len(entries)), tuple([value for entry in entries for value in entry.values()])


@cache
def _insert_statement(placeholder: str, count: int) -> str:
    row = f"({', '.join([placeholder] * len(_COLUMNS))})"
    return f"INSERT INTO {ENTRIES.name} ({', '.join(_COLUMNS)}) VALUES {', '.join([row] * count)}"


def _connection_without_timeout(engine: Engine) -> Connection:
    """Return a connection that fails immediately if the database is locked."""
    connection = engine.connect().execution_options(writing=True)
    driver: Any = connection.connection.driver_connection
    driver.execute("PRAGMA busy_timeout=0")
    connection.detach()  # keeps it out of the pool, whose connections wait for locks
    return connection


def _insert_rows(connection: Connection, rows: Sequence[tuple[SqlTable, dict[str, Any]]]) -> None:
    for table, row in rows:
        connection.execute(insert(table), row)


def _answer(batch: list[_Waiting], outcomes: list[Outcome]) -> None:
    for waiting, outcome in zip(batch, outcomes, strict=True):
        waiting.answer(outcome)
