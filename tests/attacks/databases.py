"""The databases on which a server is attacked."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from alhambra.server.store.database import sqlite_address
from tests.server.postgres import running_postgres

DATABASES = ("sqlite", "postgresql")


@contextmanager
def running_database(kind: str, folder: Path) -> Iterator[str]:
    """Yield the address of a new database of this kind, with its data in the folder."""
    if kind == "sqlite":
        yield sqlite_address(folder / "tables.sqlite")
    else:
        with running_postgres(folder / "data") as address:
            yield address
