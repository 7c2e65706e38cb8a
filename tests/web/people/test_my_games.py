"""The visitor's games: filtered, with results, opponents and dates; given up and removed. Settings, wrong addresses."""

import json

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.support.pages import DESK, PHONE, Screen, Visit, is_cut_off
from tests.web.support.player import Player
from tests.web.support.tables import against_bot, make_table, sit

pytestmark = pytest.mark.slow

screens = pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])


def open_list(page: Page) -> None:
    page.get_by_role("button", name="All 3").click()


def test_games_are_filtered_played_again_given_up_and_removed(browser: Browser, address: str) -> None:
    with Visit(browser, address) as visit:
        against_bot(visit, "roll_and_write")
        Player(visit.page, "a finished game").play()
        sit(visit, make_table(visit, "person", "person"), 0, "Ada")
        against_bot(visit, "granada")
        expect(visit.page.locator("[data-all]")).to_be_visible()
        page = visit.open()
        open_list(page)
        games = page.locator("[data-game]")
        expect(games).to_have_count(3)
        for name, count in (("Finished", 1), ("Running", 2), ("Your turn", 1), ("All", 3)):
            page.get_by_role("radio", name=name).click()
            expect(games).to_have_count(count)
        over = games.filter(has_text="Roll & Write")
        expect(over).to_contain_text("Bot 1")
        expect(over.locator("time")).to_contain_text("20")
        expect(over.locator(".doing")).to_contain_text("points")
        expect(over.get_by_role("button", name="Same again")).to_be_visible()
        running = games.filter(has_text="Granada")
        running.get_by_role("button", name="Give up").click()
        expect(games).to_have_count(3)
        running.get_by_role("button", name="Give up: sure?").click()
        expect(running).to_contain_text("Given up")
        running.get_by_role("button", name="Remove").click()
        running.get_by_role("button", name="Remove: sure?").click()
        expect(games).to_have_count(2)
        over.get_by_role("button", name="Same again").click()
        expect(page.locator("[data-all]")).to_be_visible()


@screens
@pytest.mark.parametrize("path", ["/nowhere", "/tables/a/b"])
def test_a_wrong_address_shows_a_page_that_leads_on(path: str, screen: Screen, browser: Browser, address: str) -> None:
    with Visit(browser, address, screen) as visit:
        page = visit.open(path)
        expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()
        visit.faults.clear()  # the console reports the status
        assert not is_cut_off(page)
        page.get_by_role("link", name="Start page").click()
        expect(page.get_by_role("button", name="Play now")).to_be_visible()


@screens
def test_settings_are_made_on_the_start_page(screen: Screen, browser: Browser, address: str) -> None:
    with Visit(browser, address, screen) as visit:
        visit.page.emulate_media(reduced_motion="no-preference")
        page = visit.open()
        page.get_by_role("button", name="Settings").click()
        page.get_by_role("radio", name="Calm").check()
        moves = page.get_by_role("checkbox", name="Animation")
        expect(moves).to_be_checked()
        moves.uncheck()
        assert page.evaluate("document.documentElement.classList.contains('still')")
        page.get_by_role("checkbox", name="Sounds").check()
        page.get_by_role("slider", name="Volume").fill("0.3")
        kept = page.evaluate("JSON.parse(localStorage.getItem('alhambra.play'))")
        assert kept == {"confirm": "always", "speed": "calm", "sound": True, "volume": 0.3, "animation": False}


@pytest.mark.parametrize(("kept", "is_still"), [({}, True), ({"animation": True}, False), ({"animation": False}, True)])
def test_animation_follows_the_device_until_it_is_chosen(
    kept: dict[str, bool], is_still: bool, browser: Browser, address: str
) -> None:
    with Visit(browser, address) as visit:  # on a device that prefers less motion
        visit.context.add_init_script(f"localStorage.setItem('alhambra.play', '{json.dumps(kept)}')")
        page = visit.open()
        assert page.evaluate("document.documentElement.classList.contains('still')") == is_still
