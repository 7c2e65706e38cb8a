"""Servers for tests: in this process for most, in a separate one where they are killed."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.testing import TestClient

from alhambra.server.ops.settings import ServerSettings
from alhambra.server.store.database import sqlite_address
from alhambra.server.web.app import make_app
from tests.seeds import seeds_of_the_test
from tests.server.postgres import postgres_folder, running_postgres
from tests.server.visitors import Visitor

__all__ = ["seeds_of_the_test"]  # a fixture


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a real PostgreSQL."""
    with postgres_folder() as folder, running_postgres(folder) as address:
        yield address


@pytest.fixture
def settings(tmp_path: Path) -> ServerSettings:
    """A server without pauses, on its own database."""
    return ServerSettings(
        sqlite_address(tmp_path / "tables.sqlite"),
        commands_per_second=10_000,
        requests_per_second=10_000,
        tables_per_hour=10_000,
        bot_pause_seconds=0,
        answer_seconds=0,
    )


@pytest.fixture(params=["sqlite", "postgresql"])
def settings_of_each(request: pytest.FixtureRequest, settings: ServerSettings) -> ServerSettings:
    """The same on a database of each family."""
    return settings if request.param == "sqlite" else settings._replace(database=request.getfixturevalue("postgres"))


@pytest.fixture
def visitor_of_each(settings_of_each: ServerSettings) -> Iterator[Visitor]:
    """A visitor of a running server, on a database of each family."""
    with TestClient(make_app(settings_of_each)) as client:
        yield Visitor(client)


@pytest.fixture
def visitor(settings: ServerSettings) -> Iterator[Visitor]:
    """A visitor of a running server."""
    with TestClient(make_app(settings)) as client:
        yield Visitor(client)
