"""A browser, and a server with the built pages, for the tests of the browser client."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from alhambra.server.store.database import sqlite_address
from tests.docs.markdown import ROOT
from tests.server.service import Service
from tests.web.support.node import WEB
from tests.web.support.pages import running_browser

PAGES = WEB / "dist"


# Not session-scoped: while Playwright drives a browser, its event loop runs in this thread, and other modules' tests
# in the same process could not start one of their own.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with running_browser() as browser:
        yield browser


@pytest.fixture(scope="session")
def pages() -> Path:
    """The built pages."""
    assert (PAGES / "index.html").is_file(), "make builds the pages: make web/dist"
    return PAGES


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory, pages: Path) -> Iterator[str]:
    """A shared server."""
    service = page_service(tmp_path_factory.mktemp("served"), pages)
    service.start()
    yield service.address
    service.kill()


@pytest.fixture
def service(tmp_path: Path, pages: Path) -> Iterator[Service]:
    """A separate server, which can be restarted."""
    service = page_service(tmp_path, pages)
    service.start()
    yield service
    service.kill()


def page_service(folder: Path, pages: Path, program: str = "tests.web.support.serve", **settings: str) -> Service:
    """A server with the built pages, fixed seeds, and bots that play at once."""
    path = os.pathsep.join([str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])])
    settings = {
        "ALHAMBRA_PAGES": str(pages),
        "ALHAMBRA_BOT_PAUSE_SECONDS": "0",
        "PYTHONPATH": path,
        **settings,
    }
    database = sqlite_address(folder / "tables.sqlite")
    return Service(database, folder / "log", settings=settings, program=program)
