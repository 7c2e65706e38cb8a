"""A whole game without a mouse: everything is reached by Tab and done by Enter, and the focus is always visible.

Groups of pieces are one stop of Tab, the focus stays where it was, and Escape closes one thing after the other.
"""

import random

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.appearance.test_accessible import press
from tests.web.support.pages import DESK, PHONE, Screen, Visit
from tests.web.support.scenes import SCENES
from tests.web.support.tables import against_bot

pytestmark = pytest.mark.slow

MOST_STEPS = 600
# A player's preferences, best first, so that the game advances.
_KINDS = ("buy", "place", "build", "take", "pass")
MOST_KEYS = 10
SCREENS = pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])


def choose(page: Page, randomness: random.Random) -> None:
    """Open the list of all actions, and take one of a good kind."""
    press(page, "[data-all]")
    found = page.locator("[data-list] [data-kind]").evaluate_all("(all) => all.map((one) => one.dataset.kind)")
    kind = next((one for one in _KINDS if one in found), randomness.choice(found))
    wanted = f"[data-list] [data-kind={kind}]"
    group = f"[data-list] details:has([data-kind={kind}])"
    if page.locator(group).count() == 0:
        press(page, wanted)
        return
    if page.locator(f"{group}[open]").count() == 0:
        press(page, wanted)
    press(page, f"{group} [data-offer]")


def test_a_whole_game_is_played_by_keyboard_alone(browser: Browser, address: str) -> None:
    randomness = random.Random("keyboard")
    with Visit(browser, address) as visit:
        against_bot(visit, "alhambra")
        page = visit.page
        for _ in range(MOST_STEPS):
            page.locator("[data-all], [data-close], :text('The game is over')").first.wait_for(timeout=60_000)
            page.wait_for_function("() => !document.querySelector('[aria-busy=true]')")
            if page.get_by_text("The game is over").count():
                return
            if page.locator("[data-close]").count():
                press(page, "[data-close]")
            elif page.locator("[data-all]").count():
                try:
                    choose(page, randomness)
                except AssertionError:  # unless a scoring has opened between two keys, which takes the focus
                    if not page.locator("[data-close]").count():
                        raise
        raise AssertionError("the game does not end")


def is_focused(page: Page, selector: str) -> bool:
    found: bool = page.evaluate("(selector) => document.activeElement.matches(selector)", selector)
    return found


def tab_to(page: Page, selector: str) -> int:
    """Press Tab until an element has the focus; return how often."""
    for pressed in range(1, MOST_KEYS + 1):
        page.keyboard.press("Tab")
        if is_focused(page, selector):
            return pressed
    raise AssertionError(f"{selector} takes more than {MOST_KEYS} keys")


@SCREENS
def test_money_is_taken_within_ten_keys(screen: Screen, browser: Browser, address: str) -> None:
    with Visit(browser, address, screen) as visit:
        against_bot(visit, "alhambra")
        page = visit.page
        expect(page.locator("[data-all]")).to_be_visible(timeout=30_000)
        held = page.locator("[data-spot^='hand:']")
        before = held.count()
        keys = tab_to(page, "[data-money]")
        for key in ("ArrowRight", "Enter"):
            page.keyboard.press(key)
        expect(page.locator("[data-money]").nth(1)).to_have_attribute("aria-pressed", "true")
        page.keyboard.press("Enter")
        assert keys + 3 <= MOST_KEYS
        expect(held).to_have_count(before + 1)
        assert is_focused(page, "[data-money]"), "the focus stays where it was"


@SCREENS
def test_the_button_that_takes_is_reached_within_ten_keys(screen: Screen, browser: Browser, address: str) -> None:
    with Visit(browser, address, screen) as visit:
        against_bot(visit, "alhambra")
        page = visit.page
        expect(page.locator("[data-all]")).to_be_visible(timeout=30_000)
        keys = tab_to(page, "[data-money]")
        page.keyboard.press("Enter")
        expect(page.locator("[data-go]")).to_have_text("Take")
        assert keys + 1 + tab_to(page, "[data-go]") <= MOST_KEYS
        page.keyboard.press("Enter")
        expect(page.locator("[data-go]")).to_have_count(0)
        expect(page.locator("[data-all]")).to_be_visible(timeout=30_000)
        page.wait_for_function("() => document.activeElement.closest('.actions')")


@SCREENS
def test_cards_and_tiles_are_one_stop_with_arrows(screen: Screen, browser: Browser, address: str) -> None:
    with Visit(browser, address, screen) as visit:
        SCENES["table"](visit)
        page = visit.page
        for pieces in ("[data-money]", "[data-tile]", "[data-spot^='hand:']"):
            stops = page.locator(f"{pieces}:not([tabindex='-1'])")
            expect(stops).to_have_count(1)
            stops.focus()
            seen = {page.evaluate("document.activeElement.dataset.spot")}
            for key in ["Home", *["ArrowRight", "ArrowDown", "ArrowDown"] * 4]:
                page.keyboard.press(key)
                assert is_focused(page, pieces)
                seen.add(page.evaluate("document.activeElement.dataset.spot"))
            assert len(seen) == page.locator(pieces).count() or len(seen) >= 4, seen


def test_escape_closes_one_thing_after_the_other(browser: Browser, address: str) -> None:
    with Visit(browser, address) as visit:
        SCENES["buying"](visit)
        page = visit.page
        chosen = page.locator("[data-tile][aria-pressed=true]")
        settings = page.get_by_role("button", name="Settings").first
        settings.press("Enter")
        drawer = page.get_by_role("dialog", name="Settings")
        expect(drawer).to_be_visible()
        page.keyboard.press("?")
        keys = page.get_by_role("dialog", name="Playing by keys")
        expect(keys.locator("dt").first).to_have_text("Tab")
        for _ in range(3):
            page.keyboard.press("Tab")
            assert page.evaluate("document.activeElement.closest('[data-shortcuts], .sheet') !== null")
        page.keyboard.press("Escape")
        expect(keys).to_have_count(0)
        expect(drawer).to_be_visible()
        page.keyboard.press("Escape")
        expect(drawer).to_have_count(0)
        expect(settings).to_be_focused()
        expect(chosen).to_have_count(1)
        page.keyboard.press("Escape")
        expect(chosen).to_have_count(0)


@SCREENS
@pytest.mark.parametrize("path", ["/", "table"])
def test_the_keys_are_listed_in_the_menu(path: str, screen: Screen, browser: Browser, address: str) -> None:
    with Visit(browser, address, screen) as visit:
        page = visit.page
        if path == "/":
            visit.open()
        else:
            SCENES[path](visit)
        page.get_by_role("button", name="Settings").click()
        page.get_by_role("button", name="Keys ?").click()
        expect(page.get_by_role("dialog", name="Playing by keys")).to_contain_text("This list")
        page.get_by_role("button", name="Close").last.click()
        expect(page.get_by_role("dialog", name="Playing by keys")).to_have_count(0)


def test_a_question_mark_in_the_chat_is_text(browser: Browser, address: str) -> None:
    with Visit(browser, address) as visit:
        SCENES["talk"](visit)
        visit.page.get_by_role("textbox").last.press_sequentially("Why?")
        expect(visit.page.get_by_role("textbox").last).to_have_value("Why?")
        expect(visit.page.locator("[data-shortcuts]")).to_have_count(0)
