"""Games outlast a closed browser and a killed server, and without the server there is a page that says so."""

import pytest
from playwright.sync_api import Browser, expect

from tests.server.service import Service
from tests.web.pages import Visit
from tests.web.player import Player

pytestmark = pytest.mark.slow

MOVES = 8


def test_an_unfinished_game_is_there_after_browser_and_server_were_closed(browser: Browser, service: Service) -> None:
    with Visit(browser, service.address) as visit:
        page = visit.open()
        page.get_by_role("radio", name="Apprentice").click()
        page.get_by_role("button", name="Play now").click()
        player = Player(page, "before")
        for _ in range(MOVES):
            player.act()
        expect(page.locator("[data-all]")).to_be_visible(timeout=30_000)
        where = page.url.removeprefix(service.address)
        hand = hand_of(visit)
        kept = visit.context.storage_state()
    service.kill()
    service.start()
    with Visit(browser, service.address, kept=kept) as visit:
        page = visit.open()
        page.locator(".shelf .cards button:not(.learn)").first.click()
        expect(page.locator("[data-all]")).to_be_visible(timeout=30_000)
        assert page.url.removeprefix(service.address) == where
        assert hand_of(visit) == hand
        player = Player(page, "after")
        for _ in range(MOVES):
            player.act()


def hand_of(visit: Visit) -> list[str]:
    """The cards of the own hand, as the page shows them."""
    spots: list[str] = visit.page.locator("[data-spot^='hand:']").evaluate_all(
        "(cards) => cards.map((card) => card.dataset.spot)"
    )
    return sorted(spots)


def test_without_the_server_a_page_says_so(browser: Browser, service: Service) -> None:
    with Visit(browser, service.address) as visit:
        page = visit.open()
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        page.reload()  # from now on the worker answers for this page
        expect(page.get_by_role("button", name="Play now")).to_be_visible()
        service.kill()
        page.goto(service.address)
        expect(page.get_by_text("The table cannot be reached now.")).to_be_visible()
        service.start()
        page.get_by_role("link").click()
        expect(page.get_by_role("button", name="Play now")).to_be_visible()
        visit.forgive_lost_server()


def test_a_lost_connection_is_seen_and_comes_back_by_itself(browser: Browser, service: Service) -> None:
    with Visit(browser, service.address) as visit:
        page = visit.open()
        page.get_by_role("button", name="Play now").click()
        expect(page.locator("[data-all]")).to_be_visible(timeout=60_000)
        service.kill()
        expect(page.locator("[data-lost]")).to_have_text("No connection; trying again", timeout=20_000)
        service.start()
        expect(page.locator("[data-lost]")).to_have_count(0, timeout=30_000)
        Player(page, "again").act()
        visit.forgive_lost_server()
