"""A server with many open tables starts quickly, because it loads a table only when somebody visits it."""

import os
import resource
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from alhambra.server.store.database import open_database, sqlite_address
from tests.server import service as service_module
from tests.server.many_tables import fill
from tests.server.service import Service
from tests.server.visitors import bearer

OPEN_TABLES = 10_000
SECONDS_TO_BE_READY = 3.0


@pytest.mark.slow
def test_a_server_with_ten_thousand_open_tables_is_ready_in_three_seconds(tmp_path: Path) -> None:
    database = sqlite_address(tmp_path / "tables.sqlite")
    engine = open_database(database)
    tokens = fill(engine, OPEN_TABLES, moves=20)
    engine.dispose()
    service = Service(database, tmp_path / "server.log")
    used = processor_seconds()
    service.start()
    try:
        table, token = next(iter(tokens.items()))
        seen = httpx.get(f"{service.address}/api/tables/{table}?seat=0", headers=bearer(token), timeout=30)
        assert seen.json()["table"]["phase"] == "playing"
    finally:
        service.kill()
    assert processor_seconds() - used < SECONDS_TO_BE_READY


def test_a_server_that_is_given_up_does_not_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service_module, "_SECONDS_TO_START", 0.0)
    service = Service(sqlite_address(tmp_path / "tables.sqlite"), tmp_path / "server.log")
    with pytest.raises(AssertionError, match="not ready"):
        service.start()
    with pytest.raises(ProcessLookupError):
        os.kill(service.process, 0)


PRINT_WHAT_IS_LOADED = """
import sys, uvicorn
from litestar._openapi.plugin import OpenAPIPlugin
from alhambra.components import loading
from alhambra.declarations import declaration_of
from alhambra.server.ops.running import run
from alhambra.server.ops.settings import ServerSettings
from alhambra.texts import language, languages
def show(app, **_):
    print([language(name)._bundle is not None for name in languages()])
    print(loading._load.cache_info().currsize, declaration_of.cache_info().currsize)
    print(app.plugins.get(OpenAPIPlugin)._openapi_schema is not None)
uvicorn.run = show
run(ServerSettings(sys.argv[1]), "127.0.0.1", 0)
"""


def test_what_is_done_once_is_done_before_the_first_visitor_comes(tmp_path: Path) -> None:
    command = [sys.executable, "-c", PRINT_WHAT_IS_LOADED, sqlite_address(tmp_path / "tables.sqlite")]
    assert (
        subprocess.run(command, capture_output=True, check=True, text=True).stdout == "[True, True, True]\n1 4\nTrue\n"
    )


def processor_seconds() -> float:
    """Return the CPU time of all servers that have ended; the load of the machine does not matter."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
