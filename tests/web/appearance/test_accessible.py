"""Everybody can play: by keyboard alone, and without serious findings from axe on any screen."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from tests.web.support.pages import DESK, PHONE, Screen, Visit
from tests.web.support.tables import against_bot, make_table, sit

pytestmark = pytest.mark.slow

SERIOUS = {"serious", "critical"}
MOVES = 6
COMMANDS_BEFORE = 4  # being ready, starting, and the two steps of the player's part of the seed
SCREENS = {"start": "/", "new table": "/new", "lesson": "/learn", "rules": "/rules"}


def serious(page: Page) -> list[str]:
    """Return axe's findings that keep people from playing."""
    found = Axe().run(page).response["violations"]
    return [
        f"{one['id']}: {one['help']}: {[node['target'] for node in one['nodes']][:3]}"
        for one in found
        if one["impact"] in SERIOUS
    ]


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("name", SCREENS)
def test_axe_finds_nothing_serious_on_a_page(name: str, screen: Screen, browser: Browser, address: str) -> None:
    with Visit(browser, address, screen) as visit:
        page = visit.open(SCREENS[name])
        expect(page.locator("button, a").first).to_be_visible()
        assert serious(page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", ["alhambra", "roll_and_write"])
def test_axe_finds_nothing_serious_at_a_table(
    game: str, screen: Screen, theme: str, browser: Browser, address: str
) -> None:
    with Visit(browser, address, screen) as visit:
        visit.context.add_init_script(f'localStorage.setItem("alhambra.theme", "{theme}")')
        against_bot(visit, game)
        expect(visit.page.locator("[data-all]")).to_be_visible(timeout=30_000)
        assert serious(visit.page) == []


def test_axe_finds_nothing_serious_before_the_game(browser: Browser, address: str) -> None:
    with Visit(browser, address) as visit:
        table = make_table(visit, "person", "person")
        sit(visit, table, 0, "Ada")
        page = visit.open(f"/tables/{table.id}?seat=0")
        expect(page.locator("[data-ready]")).to_be_visible()
        assert serious(page) == []


def test_moves_are_made_by_keyboard_alone(browser: Browser, address: str) -> None:
    with Visit(browser, address) as visit:
        against_bot(visit, "alhambra")
        page = visit.page
        for _ in range(4 * MOVES):
            page.locator("[data-all], [data-close]").first.wait_for(timeout=30_000)
            press(page, "[data-close], [data-all]")
            if page.locator("[data-list]").count():
                if not page.locator("[data-offer]:visible").count():
                    press(page, "[data-group]")
                press(page, "[data-offer]")
            page.wait_for_function("() => !document.querySelector('[aria-busy=true]')")
            if answers(visit) >= MOVES:
                return
        raise AssertionError(f"only {answers(visit)} moves were made by keyboard")


def answers(visit: Visit) -> int:
    """Return how many of the page's commands were carried out during the game."""
    return len([frame for frame in visit.frames if frame["type"] == "answer"]) - COMMANDS_BEFORE


def press(page: Page, selector: str) -> None:
    focus(page, selector)
    page.keyboard.press("Enter")


def focus(page: Page, selector: str, most: int = 200) -> None:
    """Press Tab until one of the elements has visible focus."""
    for _ in range(most):
        if page.evaluate("(selector) => document.activeElement?.matches(selector)", selector):
            ring = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
            assert ring != "none", "the focus is always visible"
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{selector} cannot be reached by keyboard")
