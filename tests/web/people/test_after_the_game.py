"""When the game is over, the result, the replay, sharing and the next game stay within reach."""

import pytest
from playwright.sync_api import Browser, expect

from alhambra.protocol import GameConfig
from tests.web.support.pages import DESK, PHONE, Screen, Visit, is_cut_off
from tests.web.support.player import Player
from tests.web.support.staged import is_over, staged
from tests.web.support.tables import against_bot

pytestmark = pytest.mark.slow

screens = pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])


@screens
@pytest.mark.parametrize("game", ["alhambra", "roll_and_write"])
def test_closing_the_result_loses_nothing(game: str, screen: Screen, browser: Browser, address: str) -> None:
    with Visit(browser, address, screen) as visit:
        table = staged(GameConfig(game, 2), "the end", is_over)
        page = visit.page
        table.show(page, address)
        result = page.locator("[data-result]")
        for _ in range(2):
            expect(result).to_be_visible()
            page.get_by_role("button", name="Close").click()
            expect(result).to_have_count(0)
            for name in ("Replay", "Copy link to replay", "Same again"):
                expect(page.get_by_role("button", name=name, exact=True)).to_be_visible()
            assert not is_cut_off(page)
            page.get_by_role("button", name="Result").click()
        expect(result).to_be_visible()


def test_a_finished_game_is_explained_shared_replayed_and_played_again(browser: Browser, address: str) -> None:
    with Visit(browser, address) as visit:
        visit.context.grant_permissions(["clipboard-read", "clipboard-write"])
        against_bot(visit, "roll_and_write")
        page = visit.page
        Player(page, "once more").play()
        page.get_by_role("button", name="Explain the game").click()
        expect(page.get_by_role("tab", name="Analysis")).to_have_attribute("aria-selected", "true")
        page.go_back()
        page.get_by_role("button", name="Close").click()
        page.get_by_role("button", name="Copy link to replay").click()
        expect(page.get_by_role("button", name="Copied")).to_be_visible()
        link = page.evaluate("navigator.clipboard.readText()")
        page.get_by_role("button", name="Replay", exact=True).click()
        expect(page.get_by_role("slider")).to_be_visible()
        assert page.url.partition("?")[0] == link
        page.go_back()
        page.get_by_role("button", name="Same again").click()
        expect(page.locator("[data-all]")).to_be_visible()


def test_a_device_shares_in_its_own_way_and_may_be_stopped(browser: Browser, address: str) -> None:
    with Visit(browser, address, PHONE) as visit:
        visit.context.add_init_script("""
            window.shared = [];
            navigator.share = (what) => {
              window.shared.push(what.url);
              return Promise.reject(new DOMException("cancelled", "AbortError"));
            };
        """)
        against_bot(visit, "roll_and_write")
        page = visit.page
        Player(page, "shared", by_touch=True).play()
        page.get_by_role("button", name="Share the replay").click()
        for _ in range(100):
            if page.evaluate("window.shared.length") > 0:
                break
            page.wait_for_timeout(50)
        assert "/replays/" in page.evaluate("window.shared[0]")
        expect(page.get_by_role("alert")).to_have_count(0)
