"""Requesting hints from a strong player, in a real browser."""

import pytest
from playwright.sync_api import Browser, expect

from tests.web.support.pages import DESK, PHONE, Screen, Visit
from tests.web.support.tables import against_bot, ask, make_table, sit

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_a_hint_is_shown_on_the_table_and_can_be_played(screen: Screen, browser: Browser, address: str) -> None:
    with Visit(browser, address, screen) as visit:
        against_bot(visit, "alhambra")
        page = visit.page
        page.locator("[data-hint]").click(timeout=30_000)
        panel = page.get_by_role("region", name="A strong player would")
        expect(panel.get_by_role("listitem").first).to_contain_text("best", timeout=30_000)  # others may be as good
        assert panel.get_by_role("listitem").count() <= 3
        expect(page.locator("[data-go]")).to_be_visible()
        page.locator("[data-go]").click()
        expect(panel).to_have_count(0)


def test_hints_in_the_dice_game(browser: Browser, address: str) -> None:
    with Visit(browser, address) as visit:
        against_bot(visit, "roll_and_write")
        visit.page.locator("[data-hint]").click(timeout=30_000)
        expect(visit.page.locator("[data-hints] li").first).to_be_visible(timeout=30_000)


def test_a_table_without_hints_has_no_button_for_them(browser: Browser, address: str) -> None:
    with Visit(browser, address) as visit:
        page = visit.open("/new")
        page.get_by_role("switch", name="Hints allowed").click()
        for seat in (3, 2):
            page.get_by_role("button", name=f"Remove seat {seat}").click()
            if seat == 3:
                page.get_by_role("button", name="A bot", exact=True).click()
        page.get_by_role("button", name="Open the table").click()
        expect(page.locator("[data-all]")).to_be_visible(timeout=30_000)
        expect(page.locator("[data-hint]")).to_have_count(0)


def test_a_spectator_has_no_button_for_hints(browser: Browser, address: str) -> None:
    with Visit(browser, address) as visit, Visit(browser, address) as spectator:
        table = make_table(visit, "person", "apprentice")
        sit(visit, table, 0, "Ada")
        visit.open(f"/tables/{table.id}?seat=0")
        expect(visit.page.locator("[data-hint]")).to_be_visible(timeout=30_000)
        ask(spectator, "/enter", {"token": table.invitation})
        page = spectator.open(f"/tables/{table.id}")
        expect(page.locator("[data-spot]").first).to_be_visible()
        expect(page.locator("[data-hint]")).to_have_count(0)
