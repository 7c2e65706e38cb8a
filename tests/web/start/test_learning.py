"""The tutorial in a real browser: the guide asks, the learner does it, and a reload loses nothing."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.support.pages import DESK, PHONE, Visit

pytestmark = pytest.mark.slow

_PATIENCE_MS = 60_000


@pytest.fixture(params=[DESK, PHONE], ids=["desk", "phone"])
def visit(request: pytest.FixtureRequest, browser: Browser, address: str) -> Iterator[Visit]:
    with Visit(browser, address, request.param) as visit:
        yield visit


def listen(page: Page, *words: str) -> None:
    """Wait until the guide says these words, then go on."""
    guide = page.get_by_role("region", name="Your guide")
    for said in words:
        expect(guide).to_contain_text(said, timeout=_PATIENCE_MS)
        guide.get_by_role("button", name="Next").click()


def asked(page: Page, words: str) -> None:
    expect(page.get_by_role("region", name="Your guide")).to_contain_text(words, timeout=_PATIENCE_MS)


def take(page: Page, *cards: str) -> None:
    for card in cards:
        page.locator(".money .open").filter(has=page.get_by_label(card, exact=True)).first.click()
    page.locator("[data-go]").click()


def buy(page: Page, tile: str) -> None:
    page.locator(".stall .tile").filter(has=page.locator(f"[aria-label^='{tile}']")).click()
    page.locator("[data-go]").click()


def build(page: Page, cell: str) -> None:
    page.locator(f"[data-cell='{cell}']").click()
    page.locator("[data-go]").click()


def test_the_lesson_is_played_as_it_asks(visit: Visit) -> None:
    page = visit.open("/learn")
    listen(page, "Welcome", "Omar and Inés")
    asked(page, "Everything costs money")
    take(page, "dirham 4", "gulden 1")
    listen(page, "Four stalls")
    asked(page, "This garden costs 10")
    expect(page.locator(".pointer")).to_be_visible()  # to the stalls, beside which or above which it stands
    buy(page, "garden 10")
    asked(page, "you act again")
    take(page, "gulden 6")
    asked(page, "goes into your palace")
    build(page, "0,-1")
    listen(page, "Its wall lies outside")
    page.reload()
    asked(page, "You may pay too much")
    buy(page, "arcades 6")
    asked(page, "In your reserve")
    page.locator("[data-kind=reserve]").first.click()
    asked(page, "redesign")
    page.locator(".foot button").filter(has=page.locator("[aria-label^='arcades 6']")).first.click()
    build(page, "0,1")
    listen(page, "what a scoring would bring")
    asked(page, "play as you like")
    assert page.evaluate("localStorage.getItem('alhambra.learned')") is None
