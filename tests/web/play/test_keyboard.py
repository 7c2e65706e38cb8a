"""A whole game without a mouse: everything is reached by Tab and done by Enter, and the focus is always visible."""

import random

import pytest
from playwright.sync_api import Browser, Page

from tests.web.appearance.test_accessible import press
from tests.web.support.pages import Visit
from tests.web.support.tables import against_bot

pytestmark = pytest.mark.slow

MOST_STEPS = 600
# A player's preferences, best first, so that the game advances.
_KINDS = ("buy", "place", "build", "take", "pass")


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
                choose(page, randomness)
        raise AssertionError("the game does not end")
