"""Opening the database: SQLite in a file by default, PostgreSQL by its address."""

from pathlib import Path
from typing import Any, Final

from sqlalchemy import Engine, create_engine, event, inspect
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from alhambra.protocol.errors import AlhambraError, fault_of

SQLITE: Final = "sqlite"
POSTGRESQL: Final = "postgresql"
_WAIT_FOR_LOCK_SECONDS: Final = 10
_MIGRATION_LOCK: Final = 0x416C68  # one process at a time migrates
_MIGRATIONS: Final = Path(__file__).parent / "migrations"


class DatabaseError(AlhambraError):
    """The database cannot be opened, or is not one of ours."""


def sqlite_address(file: Path) -> str:
    """The address of a database in a file."""
    return f"{SQLITE}:///{file}"


def open_database(address: str) -> Engine:
    """The database at the address, brought up to the newest form."""
    engine = connect(address)
    try:
        migrate(engine)
    except SQLAlchemyError as error:
        raise DatabaseError("database-closed", problem=_reason(error)) from None
    return engine


def connect(address: str) -> Engine:
    """The database at the address, as it is."""
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
    """Durable and quick: a write-ahead log that is on the disk before a commit returns."""
    connection.isolation_level = None  # the driver's own way would begin a transaction too late
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {setting}")


def _begin_sqlite(connection: Any) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get("writing") else "BEGIN")


def _postgresql(url: Any) -> Engine:
    return create_engine(url.set(drivername="postgresql+psycopg"), pool_pre_ping=True, hide_parameters=True)


def check_form(engine: Engine) -> None:
    """Refuse a database that is none of ours, or is not in the newest form."""
    try:
        found = _form(engine)
    except SQLAlchemyError as error:
        raise DatabaseError("database-closed", problem=_reason(error)) from None
    if found is None:
        raise DatabaseError("database-without-tables")
    if found != _newest_form():
        raise DatabaseError("database-of-other-version")


def migrate(engine: Engine, form: str = "heads") -> None:
    """Bring the database to a form, the newest one if none is named; processes that start together take turns."""
    if _form(engine) == _newest_form():
        return
    from alembic import command  # takes as long to load as a start with nothing to migrate
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    with engine.connect().execution_options(writing=True) as connection, connection.begin():
        if engine.dialect.name == POSTGRESQL:
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK})")
        config.attributes["connection"] = connection
        command.upgrade(config, form)


def _newest_form() -> str:
    """The last migration; their files are named after them."""
    return max([file.stem for file in (_MIGRATIONS / "versions").glob("[0-9]*.py")])


def _form(engine: Engine) -> str | None:
    """The migration that the database has come to; None if it is none of ours."""
    with engine.connect() as connection:
        if not inspect(connection).has_table("alembic_version"):
            return None
        found: str | None = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar_one_or_none()
    return found


def _reason(error: SQLAlchemyError) -> str:
    """What the driver said, without addresses and passwords."""
    origin = getattr(error, "orig", None)
    return type(origin or error).__name__
