"""The page shows the whole chat: the latest messages at once, earlier ones on request."""

import pytest
from playwright.sync_api import Browser, expect

from alhambra.protocol import GameConfig
from alhambra.server.tables.entries import Said
from tests.web.support.pages import DESK, Visit
from tests.web.support.staged import is_asked, staged

pytestmark = pytest.mark.slow

SAYINGS = 70


def test_earlier_talk_is_shown_page_by_page(browser: Browser, address: str) -> None:
    with Visit(browser, address, DESK) as visit:
        table = staged(GameConfig("alhambra", 3), "talk", is_asked("turn", least_at=20))
        for number in range(SAYINGS):
            table.happen(Said(1, "Omar", f"word {number}"))
        page = visit.page
        table.show(page, address)
        expect(page.locator("[data-all]")).to_be_visible()
        buttons = page.locator("header button")
        buttons.nth(buttons.count() - 2).click()
        said = page.get_by_role("log", name="Chat").locator("p")
        earlier = page.get_by_role("button", name="Earlier messages")
        expect(said).to_have_count(30)
        table.happen(Said(2, "Inés", f"word {SAYINGS}"))
        for count in (61, 71):
            expect(said.last).to_contain_text(f"word {SAYINGS}")
            earlier.click()
            expect(said).to_have_count(count)
        expect(earlier).to_have_count(0)
        expect(said.first).to_have_text("Omar word 0")
