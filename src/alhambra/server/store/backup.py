"""Backups: all that a server keeps in one SQLite file, whatever its own database is, made while the server runs."""

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
from alhambra.server.store.database import POSTGRESQL, SQLITE, check_form, connect, open_database, sqlite_address
from alhambra.server.store.queries import Queries
from alhambra.server.store.schema import ENTRIES, METADATA, TABLES
from alhambra.server.tables.entries import read
from alhambra.server.tables.table import GameTable

_ROWS_AT_ONCE: Final = 500
_FOR_OWNER_ONLY: Final = 0o600
_PAGES_AT_ONCE: Final = 1000  # of SQLite, after which writers may go on


class BackupError(AlhambraError):
    """A backup cannot be made or restored."""


class Contents(NamedTuple):
    """How much there is; what it is, is nobody's business."""

    tables: int
    entries: int


def back_up(address: str, file: Path) -> Contents:
    """Write all that the database holds at one moment to a new file. A server may run on it meanwhile."""
    source = connect(address)
    check_form(source)
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
    """A backup holds the seeds of running games and the keys of the server, so nobody else may read it."""
    try:
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, _FOR_OWNER_ONLY))
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
        _in_one_file(target)
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
    _in_one_file(written)
    written.close()


def _in_one_file(connection: sqlite3.Connection) -> None:
    """Let there be no log beside the file, so that it can be copied alone."""
    connection.execute("PRAGMA journal_mode=DELETE")


def restore(file: Path, address: str) -> Contents:
    """Put all that a backup holds into an empty database."""
    if not file.is_file():
        raise BackupError("backup-not-found", path=str(file))
    target = open_database(address)
    try:
        with target.connect() as connection:
            if _count(connection, TABLES):
                raise BackupError("database-not-empty")
        with tempfile.TemporaryDirectory() as folder:
            copy = Path(folder) / "backup.sqlite"  # may be of an older form, and is not to be changed
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
    """Refuse a file that is no backup."""
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
    """Copy all rows as they were at one moment."""
    level = {"isolation_level": "REPEATABLE READ"} if source.dialect.name == POSTGRESQL else {}
    with (
        source.connect().execution_options(**level) as reading,
        reading.begin(),
        target.connect().execution_options(writing=True) as connection,
        connection.begin(),
    ):
        for table in METADATA.sorted_tables:
            connection.execute(table.delete())  # the keys that the target has made for itself
            rows = reading.execution_options(yield_per=_ROWS_AT_ONCE).execute(select(table))
            for part in rows.mappings().partitions():
                connection.execute(insert(table), [dict(row) for row in part])
        if target.dialect.name == POSTGRESQL:
            _count_on(connection)


def _count_on(connection: Connection) -> None:
    """Let the numbers that PostgreSQL gives out follow those that were copied."""
    for table in METADATA.sorted_tables:
        if table.autoincrement_column is not None:
            name, column = table.name, table.autoincrement_column.name
            highest = f"(SELECT coalesce(max({column}), 0) + 1 FROM {name})"
            connection.execute(text(f"SELECT setval(pg_get_serial_sequence('{name}', '{column}'), {highest}, false)"))


def contents(file: Path) -> Contents:
    """How much a backup holds."""
    engine = connect(sqlite_address(file))
    try:
        with engine.connect() as connection:
            return Contents(_count(connection, TABLES), _count(connection, ENTRIES))
    finally:
        engine.dispose()


def _count(connection: Connection, table: Any) -> int:
    return int(connection.execute(select(func.count()).select_from(table)).scalar_one())


def broken_tables(address: str) -> list[str]:
    """The tables that do not follow from their entries any more; none, if all is well."""
    engine = connect(address)
    try:
        library = Queries(engine)
        with engine.connect() as connection:
            ids = [row.id for row in connection.execute(select(TABLES.c.id))]
        return [table_id for table_id in ids if not _is_whole(library, table_id)]
    finally:
        engine.dispose()


def _is_whole(library: Queries, table_id: str) -> bool:
    table = GameTable(table_id, library.snapshot(table_id, RULES_VERSION))
    try:
        for row in library.entries(table_id):
            if row.sequence != table.sequence + 1:
                return False
            table.apply(row.sequence, read(row.data), row.made)
    except AlhambraError:
        return False
    return table.sequence > 0
