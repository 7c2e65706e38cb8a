"""A browser, and a server with the built pages, for the tests of the table."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from alhambra.server.store.database import sqlite_address
from tests.server.service import Service
from tests.web.node import WEB
from tests.web.pages import running_browser

PAGES = WEB / "dist"


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with running_browser() as browser:
        yield browser


@pytest.fixture(scope="session")
def pages() -> Path:
    """The built pages."""
    assert (PAGES / "index.html").is_file(), "make builds the pages: make web/dist"
    return PAGES


@pytest.fixture
def service(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pages: Path) -> Iterator[Service]:
    """A server with the built pages, whose bots play at once."""
    monkeypatch.setenv("ALHAMBRA_PAGES", str(pages))
    monkeypatch.setenv("ALHAMBRA_BOT_PAUSE_SECONDS", "0")
    service = Service(sqlite_address(tmp_path / "tables.sqlite"), tmp_path / "log")
    service.start()
    yield service
    service.kill()


@pytest.fixture
def address(service: Service) -> str:
    return service.address
