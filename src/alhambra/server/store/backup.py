"""Online backups: the whole database in one SQLite file, whether it is SQLite or PostgreSQL."""

import os
import shutil
import sqlite3
import tempfile
from pathlib import Path
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Engine, func, insert, select, text
from sqlalchemy.exc import SQLAlchemyError

from alhambra.protocol import RULES_VERSION, AlhambraError
from alhambra.protocol.errors import fault_of
from alhambra.server.store.database import POSTGRESQL, SQLITE, check_revision, connect, open_database, sqlite_address
from alhambra.server.store.queries import Queries
from alhambra.server.store.schema import ENTRIES, METADATA, TABLES
from alhambra.server.tables.entries import read
from alhambra.server.tables.table import GameTable

_ROWS_AT_ONCE: Final = 500
_OWNER_ONLY: Final = 0o600
_PAGES_AT_ONCE: Final = 1000  # of SQLite, after which other writers get a chance


class BackupError(AlhambraError):
    """A backup cannot be made or restored."""


class Contents(NamedTuple):
    """The size of a backup, which reveals nothing about its content."""

    tables: int
    entries: int


def back_up(address: str, file: Path) -> Contents:
    """Write a consistent copy of the database to a new file, while a server may be using it.

    Raises BackupError or DatabaseError if that is not possible.
    """
    source = connect(address)
    check_revision(source)
    _make_file(file)
    try:
        if source.dialect.name == SQLITE:
            _copy_sqlite(source, file)
        else:
            _copy_rows_to(source, file)
        return contents(file)
    except BaseException:
        file.unlink(missing_ok=True)
        raise
    finally:
        source.dispose()


def _make_file(file: Path) -> None:
    """Create a file that only its owner can read: backups hold private keys and seeds of games."""
    try:
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, _OWNER_ONLY))
    except FileExistsError:
        raise BackupError("backup-there-already", path=str(file)) from None
    except OSError as error:
        raise BackupError("backup-not-written", path=str(file), fault=fault_of(error)) from None


def _copy_sqlite(source: Engine, file: Path) -> None:
    target = sqlite3.connect(file)
    try:
        with source.connect() as connection:
            driver: Any = connection.connection.driver_connection
            driver.backup(target, pages=_PAGES_AT_ONCE)
        _disable_log(target)
    except sqlite3.Error:
        raise BackupError("backup-not-complete") from None
    finally:
        target.close()


def _copy_rows_to(source: Engine, file: Path) -> None:
    target = open_database(sqlite_address(file))
    try:
        _copy_rows(source, target)
    except SQLAlchemyError:
        raise BackupError("backup-not-complete") from None
    finally:
        target.dispose()
    written = sqlite3.connect(file)
    _disable_log(written)
    written.close()


def _disable_log(connection: sqlite3.Connection) -> None:
    """Turn off the write-ahead log, so that the database is a single file."""
    connection.execute("PRAGMA journal_mode=DELETE")


def restore(file: Path, address: str) -> Contents:
    """Copy a backup into an empty database.

    Raises BackupError if the file is not a valid backup, or the database is not empty.
    """
    if not file.is_file():
        raise BackupError("backup-not-found", path=str(file))
    target = open_database(address)
    try:
        with target.connect() as connection:
            if _count(connection, TABLES):
                raise BackupError("database-not-empty")
        with tempfile.TemporaryDirectory() as folder:
            copy = Path(folder) / "backup.sqlite"  # the copy may be migrated, the original must not
            shutil.copyfile(file, copy)
            check_is_backup(copy)
            source = open_database(sqlite_address(copy))
            try:
                _copy_rows(source, target)
            except SQLAlchemyError:
                raise BackupError("backup-not-complete") from None
            finally:
                source.dispose()
        with target.connect() as connection:
            return Contents(_count(connection, TABLES), _count(connection, ENTRIES))
    finally:
        target.dispose()


def check_is_backup(file: Path) -> None:
    """Raise BackupError for a file that is not a backup."""
    connection = sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)
    try:
        is_sound = connection.execute("PRAGMA quick_check").fetchone() == ("ok",)
        names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    except sqlite3.Error:
        is_sound, names = False, set()
    finally:
        connection.close()
    if not is_sound or not {"alembic_version", "tables", "entries"} <= names:
        raise BackupError("no-backup", path=file.name)


def _copy_rows(source: Engine, target: Engine) -> None:
    """Copy all rows from one snapshot of the source."""
    level = {"isolation_level": "REPEATABLE READ"} if source.dialect.name == POSTGRESQL else {}
    with (
        source.connect().execution_options(**level) as reading,
        reading.begin(),
        target.connect().execution_options(writing=True) as connection,
        connection.begin(),
    ):
        for table in METADATA.sorted_tables:
            connection.execute(table.delete())  # the keys that the target has generated
            rows = reading.execution_options(yield_per=_ROWS_AT_ONCE).execute(select(table))
            for part in rows.mappings().partitions():
                connection.execute(insert(table), [dict(row) for row in part])
        if target.dialect.name == POSTGRESQL:
            _advance_sequences(connection)


def _advance_sequences(connection: Connection) -> None:
    """Let the sequences of PostgreSQL continue after the ids that were copied."""
    for table in METADATA.sorted_tables:
        if table.autoincrement_column is not None:
            name, column = table.name, table.autoincrement_column.name
            highest = f"(SELECT coalesce(max({column}), 0) + 1 FROM {name})"
            connection.execute(text(f"SELECT setval(pg_get_serial_sequence('{name}', '{column}'), {highest}, false)"))


def contents(file: Path) -> Contents:
    """Return the size of a backup."""
    engine = connect(sqlite_address(file))
    try:
        with engine.connect() as connection:
            return Contents(_count(connection, TABLES), _count(connection, ENTRIES))
    finally:
        engine.dispose()


def _count(connection: Connection, table: Any) -> int:
    return int(connection.execute(select(func.count()).select_from(table)).scalar_one())


def broken_tables(address: str) -> list[str]:
    """Return the ids of tables whose entries are incomplete or cannot be applied."""
    engine = connect(address)
    try:
        queries = Queries(engine)
        with engine.connect() as connection:
            ids = [row.id for row in connection.execute(select(TABLES.c.id))]
        return [table_id for table_id in ids if not _is_whole(queries, table_id)]
    finally:
        engine.dispose()


def _is_whole(queries: Queries, table_id: str) -> bool:
    table = GameTable(table_id, queries.snapshot(table_id, RULES_VERSION))
    try:
        for row in queries.entries(table_id):
            if row.sequence != table.sequence + 1:
                return False
            table.apply(row.sequence, read(row.data), row.made)
    except AlhambraError:
        return False
    return table.sequence > 0
