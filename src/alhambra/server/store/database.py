"""Open and migrate the database: SQLite in a file, or PostgreSQL."""

import sqlite3
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Engine, create_engine, event, inspect
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from alhambra.protocol.errors import AlhambraError, fault_of

SQLITE: Final = "sqlite"
POSTGRESQL: Final = "postgresql"
_WAIT_FOR_LOCK_SECONDS: Final = 10
_MIGRATION_LOCK: Final = 0x416C68  # an arbitrary key, so that one process at a time migrates
_MIGRATIONS: Final = Path(__file__).parent / "migrations"


class DatabaseError(AlhambraError):
    """The database cannot be opened, or was not created by this program."""


def sqlite_address(file: Path) -> str:
    """Return the URL of an SQLite database in a file."""
    return f"{SQLITE}:///{file}"


def open_database(address: str) -> Engine:
    """Open the database at a URL, and migrate it to the current schema."""
    engine = connect(address)
    try:
        migrate(engine)
    except SQLAlchemyError as error:
        raise _closed(error) from None
    return engine


def connect(address: str) -> Engine:
    """Open the database at a URL, without migrating it."""
    try:
        url = make_url(address)
    except ArgumentError:
        raise DatabaseError("database-address") from None
    family = url.get_backend_name()
    if family not in (SQLITE, POSTGRESQL):
        raise DatabaseError("database-address")
    return _sqlite(address, url.database) if family == SQLITE else _postgresql(url)


def _sqlite(address: str, file: str | None) -> Engine:
    if file:
        try:
            Path(file).parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise DatabaseError("database-folder", fault=fault_of(error)) from None
    options = {"timeout": _WAIT_FOR_LOCK_SECONDS, "check_same_thread": False}
    engine = create_engine(address, connect_args=options, hide_parameters=True)
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    """Use a write-ahead log that is synced before a commit returns: durable and fast."""
    connection.isolation_level = None  # the driver would begin transactions too late
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {setting}")


def _begin_sqlite(connection: Any) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get("writing") else "BEGIN")


def _postgresql(url: Any) -> Engine:
    return create_engine(url.set(drivername="postgresql+psycopg"), pool_pre_ping=True, hide_parameters=True)


def check_revision(engine: Engine) -> None:
    """Raise DatabaseError for a database that is not ours, or not at the latest revision."""
    try:
        found = _revision(engine)
    except SQLAlchemyError as error:
        raise _closed(error) from None
    if found is None:
        raise DatabaseError("database-without-tables")
    if found != _latest_revision():
        raise DatabaseError("database-of-other-version")


def migrate(engine: Engine, revision: str = "heads") -> None:
    """Migrate the database to a revision, by default the latest; one process at a time does so."""
    if _revision(engine) == _latest_revision():
        return
    from alembic import command  # a slow import, which most starts do not need
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    with engine.connect().execution_options(writing=True) as connection, connection.begin():
        if engine.dialect.name == POSTGRESQL:
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK})")
        config.attributes["connection"] = connection
        command.upgrade(config, revision)


def _latest_revision() -> str:
    """Return the last revision; the files of migrations are named after their revisions."""
    return max([file.stem for file in (_MIGRATIONS / "versions").glob("[0-9]*.py")])


def _revision(engine: Engine) -> str | None:
    """Return the revision of the database; None if it was not created by this program."""
    with engine.connect() as connection:
        if not inspect(connection).has_table("alembic_version"):
            return None
        found: str | None = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar_one_or_none()
    return found


def _closed(error: SQLAlchemyError) -> DatabaseError:
    """Return why the database cannot be opened."""
    if getattr(getattr(error, "orig", None), "sqlite_errorcode", None) == sqlite3.SQLITE_NOTADB:
        return DatabaseError("database-is-none")
    return DatabaseError("database-closed", problem=_reason(error))


def _reason(error: SQLAlchemyError) -> str:
    """Return the kind of the driver's error; its text may hold addresses and passwords."""
    origin = getattr(error, "orig", None)
    return type(origin or error).__name__
