"""The analysis of a replay, and playing on from one of its moments, in a real browser."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.replays.test_playing_on import finished, last_turns
from tests.web.support.pages import DESK, PHONE, Screen, Visit
from tests.web.support.player import Player
from tests.web.support.tables import ask

pytestmark = pytest.mark.slow

MOVES = 6


def opened(visit: Visit, record: str) -> Page:
    replay = ask(visit, "/replays", {"record": record})["replay"]
    page = visit.open(f"/replays/{replay}")
    expect(page.get_by_role("slider")).to_be_visible()
    return page


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_a_replay_is_analysed(screen: Screen, browser: Browser, address: str) -> None:
    with Visit(browser, address, screen) as visit:
        page = opened(visit, last_turns().record().to_text())
        page.get_by_role("radio", name="Chance of winning, %").click()
        panel = page.get_by_role("tabpanel", name="Analysis")
        expect(panel.get_by_text("should do next")).to_be_visible(timeout=120_000)
        expect(page.get_by_role("radio", name="Chance of winning, %")).to_be_checked()
        expect(page.locator(".timeline .axis").last).to_have_text("100")
        page.keyboard.press("ArrowRight")
        expect(panel.get_by_role("heading", name="This move")).to_be_visible()


def test_a_game_is_played_on_from_a_moment(browser: Browser, address: str) -> None:
    with Visit(browser, address) as visit:
        page = opened(visit, finished("alhambra", 3).record().to_text())
        page.get_by_role("slider").focus()
        for _ in range(9):
            page.keyboard.press("ArrowRight")
        page.get_by_role("button", name="Play on from here").click()
        expect(page).to_have_url(re.compile(r"/tables/[\w-]+\?seat=\d$"), timeout=30_000)
        player = Player(page, "playing on")
        for _ in range(MOVES):
            player.act()
