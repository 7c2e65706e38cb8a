"""The seeds of these tests: a page's game must not depend on luck."""

import pytest
from playwright.sync_api import Browser, expect

from tests.seeds import SEED_VARIABLE
from tests.web.support.pages import Visit
from tests.web.support.tables import against_bot

pytestmark = pytest.mark.slow


def test_the_same_test_sees_the_same_cards(browser: Browser, address: str) -> None:
    assert first_view(browser, address) == first_view(browser, address)


def test_other_seeds_give_other_cards(browser: Browser, address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    usual = first_view(browser, address)
    monkeypatch.setenv(SEED_VARIABLE, "other seeds")
    assert first_view(browser, address) != usual


def first_view(browser: Browser, address: str) -> object:
    """Return what a person first sees at a table with a bot."""
    with Visit(browser, address) as visit:
        against_bot(visit, "alhambra")
        expect(visit.page.locator("[data-all]")).to_be_visible(timeout=30_000)
        visit.frames.clear()
        visit.page.reload()
        expect(visit.page.locator("[data-all]")).to_be_visible(timeout=30_000)
        return visit.view()
