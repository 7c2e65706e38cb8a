"""What a screen reader says of the element with the focus is true of that element, and nothing changes under it."""

from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.support.pages import Visit
from tests.web.support.scenes import SCENES
from tests.web.support.tables import against_bot

pytestmark = pytest.mark.slow

TAKES = 4
# Notes the name of each element that gets the focus, as a screen reader says it then.
NOTE_FOCUS = """() => {
  const nameOf = (one) => one.getAttribute("aria-label") ?? one.querySelector("[aria-label]")?.ariaLabel ?? "";
  window.nameWithFocus = () => nameOf(document.activeElement);
  document.addEventListener("focusin", ({ target }) => (window.lastSaid = nameOf(target)));
}"""


class Said(NamedTuple):
    """What the browser tells a screen reader of the element with the focus."""

    role: str
    name: str
    description: str


def said_of_focus(page: Page) -> Said:
    developer = page.context.new_cdp_session(page)
    developer.send("Accessibility.enable")
    element = developer.send("Runtime.evaluate", {"expression": "document.activeElement"})["result"]["objectId"]
    found = developer.send("Accessibility.getPartialAXTree", {"objectId": element, "fetchRelatives": False})
    node = found["nodes"][0]
    return Said(*(str(node.get(key, {}).get("value", "")) for key in ("role", "name", "description")))


def wait_for_turn(page: Page) -> None:
    expect(page.locator("[data-all]")).to_be_visible(timeout=30_000)
    page.wait_for_function("() => !document.querySelector('[aria-busy=true]')")


def test_a_cell_without_a_tile_is_not_described_as_the_starting_tile(browser: Browser, address: str) -> None:
    with Visit(browser, address) as visit:
        against_bot(visit, "alhambra")
        page = visit.page
        wait_for_turn(page)
        page.keyboard.press("Tab")  # a key, so that the focus is visible
        page.locator("[data-cell='0,0']").focus()
        assert "never moves" in said_of_focus(page).description
        for key in ("ArrowRight", "ArrowUp"):
            page.keyboard.press(key)
            said = said_of_focus(page)
            assert said.role == "gridcell"
            assert said.name.startswith("Cell, column")
            assert said.description == ""
        page.locator("[data-cell='0,0']").focus()
        page.locator("[data-all]").focus()
        assert "never moves" not in said_of_focus(page).description


def test_the_focus_names_the_card_that_comes_under_it(browser: Browser, address: str) -> None:
    with Visit(browser, address) as visit:
        against_bot(visit, "alhambra")
        page = visit.page
        wait_for_turn(page)
        page.evaluate(NOTE_FOCUS)
        page.keyboard.press("Tab")
        page.locator("[data-money]").first.focus()
        for _ in range(TAKES):
            held = page.locator("[data-spot^='hand:']").count()
            page.keyboard.press("Enter")
            expect(page.locator("[data-go]")).to_have_text("Take")
            page.keyboard.press("Enter")
            expect(page.locator("[data-spot^='hand:']")).to_have_count(held + 1)
            wait_for_turn(page)
            page.wait_for_function("() => document.activeElement.matches('[data-money]')")
            assert page.evaluate("nameWithFocus()") == page.evaluate("lastSaid")
            said = said_of_focus(page)
            assert said.name == page.evaluate("lastSaid")
            assert said.description.lower().startswith(f"{said.name.lower()}.")
            expect(page.locator("[data-money][aria-pressed=true]")).to_have_count(0)


def test_the_focus_names_the_tile_that_comes_under_it(browser: Browser, address: str) -> None:
    with Visit(browser, address) as visit:
        SCENES["buying"](visit)
        page = visit.page
        page.evaluate(NOTE_FOCUS)
        bought = page.locator("[data-tile][aria-pressed=true]")
        name = bought.get_attribute("data-tile")
        bought.focus()
        page.keyboard.press("Enter")
        expect(page.locator(f"[data-tile='{name}']")).to_have_count(0)
        page.wait_for_function("() => document.activeElement.matches('[data-tile]')")
        assert page.evaluate("nameWithFocus()") == page.evaluate("lastSaid")
        assert page.evaluate("document.activeElement.dataset.tile") != name


@pytest.mark.parametrize("key", ["Enter", "Escape"])
def test_the_focus_comes_home_from_the_palace_of_another_player(key: str, browser: Browser, address: str) -> None:
    with Visit(browser, address) as visit:
        against_bot(visit, "alhambra")
        page = visit.page
        wait_for_turn(page)
        page.locator("[data-spot^='seat:']").first.press("Enter")
        page.locator("button.back").press(key)
        expect(page.locator("button.back")).to_have_count(0)
        expect(page.locator("[role=gridcell]:focus")).to_have_count(1)


def test_the_focus_stays_with_the_buttons_after_an_action_from_the_list(browser: Browser, address: str) -> None:
    with Visit(browser, address) as visit:
        against_bot(visit, "alhambra")
        page = visit.page
        wait_for_turn(page)
        page.locator("[data-all]").press("Enter")
        page.locator("[data-list] details:has([data-kind=take]) summary").press("Enter")
        page.locator("[data-list] [data-kind=take] ~ [data-offer]").first.press("Enter")
        expect(page.locator("[data-list]")).to_have_count(0)
        wait_for_turn(page)
        expect(page.locator(".actions button:focus")).to_have_count(1)
