"""The start page, new tables, joining by link, and the rules, in a real browser."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from alhambra.rules_text import clause_named
from tests.web.support.pages import DESK, PHONE, Screen, Visit, is_cut_off

pytestmark = pytest.mark.slow


@pytest.fixture(params=[DESK, PHONE], ids=["desk", "phone"])
def screen(request: pytest.FixtureRequest) -> Screen:
    chosen: Screen = request.param
    return chosen


@pytest.fixture
def visit(screen: Screen, browser: Browser, address: str) -> Iterator[Visit]:
    with Visit(browser, address, screen) as visit:
        yield visit


def test_the_last_choice_is_kept_and_the_game_is_found_again(visit: Visit) -> None:
    page = visit.open()
    assert not is_cut_off(page)
    page.get_by_role("radio", name="Granada").click()
    page.get_by_role("radio", name="Apprentice").click()
    page.get_by_role("radio", name="2", exact=True).click()
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("region", name="Market and hand")).to_be_visible()
    visit.open()
    expect(page.get_by_role("radio", name="Granada")).to_be_checked()
    expect(page.get_by_role("radio", name="2", exact=True)).to_be_checked()
    page.locator(".shelf .cards button").first.click()
    expect(page.get_by_role("region", name="Market and hand")).to_be_visible()


def test_a_new_table_offers_only_what_goes_together(visit: Visit) -> None:
    page = visit.open("/new")
    page.get_by_role("radio", name="Granada", exact=False).first.click()
    expect(page.get_by_role("switch", name="The Camps")).to_be_disabled()
    page.get_by_role("switch", name="The Vizier's Favour").click()
    page.get_by_role("radio", name="Alhambra Roll & Write").click()
    expect(page.get_by_role("switch", name="The Vizier's Favour")).to_be_disabled()
    expect(page.get_by_role("switch", name="against opponents")).to_be_disabled()
    for number in (3, 2):
        page.get_by_role("button", name=f"Remove seat {number}").click()
    expect(page.get_by_role("switch", name="against opponents")).to_be_enabled()


def test_a_friend_joins_by_link_and_name(visit: Visit, browser: Browser, address: str, screen: Screen) -> None:
    page = visit.open("/new")
    page.get_by_role("radio", name="Granada", exact=False).first.click()
    page.get_by_role("textbox", name="Your name").fill("Ada")
    page.get_by_role("button", name="Remove seat 3").click()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("img", name="QR code of the link").locator("path")).to_have_attribute(
        "d", re.compile("h1v1h-1z")
    )
    link = page.locator(".invite input").input_value()
    with Visit(browser, address, screen, locale="de-DE") as friend:
        other = friend.open(link.removeprefix(address))
        expect(other.get_by_text("Ada", exact=True)).to_be_visible()
        other.get_by_label("Dein Name").fill("Bo")
        other.get_by_role("button", name="Hier hinsetzen").click()
        other.get_by_role("button", name="Ich bin bereit").click()
        page.get_by_role("button", name="I am ready").click()
        expect(page.get_by_role("region", name="Market and hand")).to_be_visible()
        expect(other.locator(".market-panel")).to_be_visible()


def test_the_rules_are_searched(visit: Visit) -> None:
    page = visit.open("/rules")
    panel = page.get_by_role("complementary", name="Rules")
    expect(panel.get_by_text("In short")).to_be_visible()
    panel.get_by_role("searchbox").fill("touching sides")
    expect(panel.locator("#ALH-PLACE-4 figure")).to_have_count(3)
    expect(panel.locator("#ALH-PLACE-4 mark").first).to_be_visible()
    panel.get_by_role("searchbox").fill("xyzzy")
    expect(panel.get_by_text("No clause contains these words.")).to_be_visible()
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)


@pytest.mark.parametrize("locale", ["de", "nl"])
def test_the_rules_are_read_in_the_language_of_the_page(locale: str, browser: Browser, address: str) -> None:
    clause = clause_named("ALH-MONEY-1", locale)
    assert clause is not None
    with Visit(browser, address, locale=locale) as visit:
        page = visit.open("/rules")
        expect(page.locator("#ALH-MONEY-1 .rule")).to_have_text(clause.text)
