"""What some tables show with every position: the clocks, and all hands."""

import re
from collections import Counter

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.web.support.pages import DESK, PHONE, Screen, Visit
from tests.web.support.tables import against_bot

pytestmark = pytest.mark.slow

_PATIENCE_MS = 30_000
CARDS_IN_HAND = "[data-spot^='hand:']"


@pytest.fixture(params=[DESK, PHONE], ids=["desk", "phone"])
def screen(request: pytest.FixtureRequest) -> Screen:
    chosen: Screen = request.param
    return chosen


def clock(page: Page) -> Locator:
    found = page.get_by_role("timer", name="Time left for this choice")
    expect(found).to_be_visible(timeout=_PATIENCE_MS)
    return found


def seconds(shown: Locator) -> int:
    minutes, _, rest = shown.inner_text().partition(":")
    return 60 * int(minutes) + int(rest)


def test_the_clock_runs_and_warns_before_it_has_run_down(screen: Screen, browser: Browser, address: str) -> None:
    with Visit(browser, address, screen) as visit:
        visit.page.clock.install()
        against_bot(visit, "alhambra", pace="90s")
        shown = clock(visit.page)
        first = seconds(shown)
        assert 60 < first <= 90
        assert "short" not in (shown.get_attribute("class") or "")
        visit.page.clock.fast_forward(30_000)
        assert first - 40 <= seconds(shown) <= first - 30
        visit.page.clock.fast_forward(50_000)
        expect(shown).to_have_class(re.compile("short"))
        visit.page.clock.fast_forward(60_000)
        expect(shown).to_have_text("0:00")


def test_days_are_told_as_days(screen: Screen, browser: Browser, address: str) -> None:
    with Visit(browser, address, screen) as visit:
        against_bot(visit, "alhambra", pace="3d")
        expect(clock(visit.page)).to_have_text(re.compile(r"^(2 d 23 h|3 d 0 h)$"))


def test_a_table_at_a_free_pace_has_no_clock(browser: Browser, address: str) -> None:
    with Visit(browser, address) as visit:
        against_bot(visit, "alhambra")
        expect(visit.page.locator("[data-all]")).to_be_visible(timeout=_PATIENCE_MS)
        expect(visit.page.get_by_role("timer")).to_have_count(0)


def test_open_hands_are_shown_of_all_and_follow_the_game(screen: Screen, browser: Browser, address: str) -> None:
    with Visit(browser, address, screen) as visit:
        against_bot(visit, "alhambra", open_hands=True)
        page = visit.page
        expect(page.locator("[data-all]")).to_be_visible(timeout=_PATIENCE_MS)
        for _ in range(2):
            page.get_by_role("button", name="All hands").click()
            rows = page.get_by_role("dialog", name="All hands").get_by_role("listitem")
            expect(rows).to_have_count(2)
            hands = [frame["hands"] for frame in visit.frames if "hands" in frame][-1]
            for row, name, hand in zip(rows.all(), ("Ada", "Bot 1"), hands, strict=True):
                expect(row).to_contain_text(name)
                assert Counter(cards_in(row)) == Counter(card.replace("_", " ") for card in hand)
            assert len(hands[0]) == page.locator(CARDS_IN_HAND).count()
            page.keyboard.press("Escape")
            expect(page.get_by_role("dialog")).to_have_count(0)
            take_money(page)


def cards_in(row: Locator) -> list[str]:
    """Return the cards in a row of the sheet, by their English names."""
    return [str(card.get_attribute("aria-label")) for card in row.locator("span > svg").all()]


def take_money(page: Page) -> None:
    """Take the first face-up card, and wait until it is this seat's turn again."""
    before = page.locator(CARDS_IN_HAND).count()
    page.locator("[data-money]").first.click()
    page.locator("[data-go]").click()
    expect(page.locator(CARDS_IN_HAND)).to_have_count(before + 1)
    expect(page.locator("[data-all]")).to_be_visible(timeout=_PATIENCE_MS)


def test_elsewhere_nobody_is_sent_the_hands_of_others(browser: Browser, address: str) -> None:
    with Visit(browser, address) as visit:
        against_bot(visit, "alhambra")
        expect(visit.page.locator("[data-all]")).to_be_visible(timeout=_PATIENCE_MS)
        expect(visit.page.get_by_role("button", name="All hands")).to_have_count(0)
        assert [frame for frame in visit.frames if frame.get("hands") is not None] == []
