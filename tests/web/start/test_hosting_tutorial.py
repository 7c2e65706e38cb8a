"""The tutorial for hosts, step by step in two browsers: everything it says to press is there, and leads to a game."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.docs.markdown import DOCS
from tests.web.support.pages import Visit

pytestmark = pytest.mark.slow

TUTORIAL = (DOCS / "tutorials" / "host-a-table.md").read_text(encoding="utf-8")


def section(begin: str, end: str) -> list[str]:
    """Return what a part of the tutorial says to press, in order."""
    text = TUTORIAL.partition(begin)[2].partition(end)[0]
    return re.findall(r"\*\*([^*]+)\*\*", text)


@pytest.fixture
def visit(browser: Browser, address: str) -> Iterator[Visit]:
    with Visit(browser, address) as visit:
        yield visit


def press(page: Page, *names: str) -> None:
    for name in names:
        page.get_by_role("button", name=name).click()


def test_the_tutorial_leads_to_a_game(visit: Visit, browser: Browser, address: str) -> None:
    opening, joining = section("## 2.", "## 3."), section("## 3.", "Back in your own window")
    beginning = section("Back in your own window", "## 4.")
    assert opening
    assert joining
    assert beginning
    page = visit.open("/new")
    page.get_by_role("textbox", name="Your name").fill("Ada")
    press(page, *opening)
    link = page.locator(".invite input").input_value()
    with Visit(browser, address) as friend:
        other = friend.open(link.removeprefix(address))
        other.get_by_label("Your name").fill("Bo")
        press(other, *joining)
        press(page, *beginning)
        for screen in (page, other):
            expect(screen.get_by_role("region", name="Market and hand")).to_be_visible()
