"""The first minutes of a new player: from the start page to a game in two clicks, and moves by clicks."""

import pytest
from playwright.sync_api import Browser, expect

from tests.web.support.pages import DESK, PHONE, Screen, Visit, is_cut_off
from tests.web.support.player import Player

pytestmark = pytest.mark.slow

OWN_MOVES = 12


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_a_game_begins_with_two_clicks_and_is_played_by_clicks(screen: Screen, browser: Browser, address: str) -> None:
    with Visit(browser, address, screen) as visit:
        page = visit.open()
        page.get_by_role("radio", name="Apprentice").click()
        page.get_by_role("button", name="Play now").click()
        expect(page.locator("[data-all]")).to_be_visible(timeout=60_000)
        player = Player(page, "first moves", by_touch=screen.has_touch)
        for _ in range(OWN_MOVES):
            player.act()
        assert not is_cut_off(page)
