"""The table in a real browser: from the start page to a game in two clicks, and moves made by clicks."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from alhambra.server.store.database import sqlite_address
from tests.docs.markdown import ROOT
from tests.server.service import Service

playwright = pytest.importorskip("playwright.sync_api")

PAGES = ROOT / "web" / "dist"
CHROMIUM = shutil.which("chromium")
WIDTH, HEIGHT = 1280, 720
OWN_MOVES = 4
_PATIENCE_MS = 60_000

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium"),
    pytest.mark.skipif(not PAGES.is_dir(), reason="the pages are not built"),
]


@pytest.fixture
def address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A server with the built pages."""
    monkeypatch.setenv("ALHAMBRA_PAGES", str(PAGES))
    service = Service(sqlite_address(tmp_path / "tables.sqlite"), tmp_path / "log")
    service.start()
    yield service.address
    service.kill()


@pytest.fixture
def browser() -> Iterator[Any]:
    with playwright.sync_playwright() as driver:
        opened = driver.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield opened
        opened.close()


def test_a_game_begins_with_two_clicks_and_is_played_by_clicks(address: str, browser: Any) -> None:
    page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT}, locale="en-US")
    faults: list[str] = []
    page.on("console", lambda message: faults.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.goto(address)
    page.get_by_role("radio", name="Apprentice").click()
    page.get_by_role("button", name="Play now").click()
    for _ in range(OWN_MOVES):
        take_money(page)
    assert page.evaluate("document.documentElement.scrollHeight") <= HEIGHT
    assert page.evaluate("document.documentElement.scrollWidth") <= WIDTH
    assert faults == []


def take_money(page: Any) -> None:
    """Wait for the own turn, and take a card; a sheet over the table is closed first."""
    actions = page.get_by_role("button", name="All actions")
    playwright.expect(actions.or_(page.locator("[data-close]")).first).to_be_visible(timeout=_PATIENCE_MS)
    if page.locator("[data-close]").count():
        page.locator("[data-close]").click()
    playwright.expect(actions).to_be_visible(timeout=_PATIENCE_MS)
    page.locator(".open").first.click()
    confirm = page.locator("[data-go]")
    playwright.expect(confirm).to_be_visible()
    confirm.click()
    playwright.expect(page.locator(".open.chosen")).to_have_count(0, timeout=_PATIENCE_MS)
