"""Every device has a layout of its own, with pieces that a finger hits and everything within reach."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from alhambra.protocol import Game, GameConfig
from alhambra.tilegames.game import TileGame
from tests.web.appearance.test_layout import LYING, boxes, covered
from tests.web.support.pages import DESK, PHONE, Screen, Visit, is_cut_off
from tests.web.support.scenes import ALL_MODULES, SCENES
from tests.web.support.staged import NAMES, OWN, is_asked, staged

pytestmark = pytest.mark.slow

SMALL_PHONE = Screen(320, 568, has_touch=True)
TABLET = Screen(820, 1180, has_touch=True)
LARGE_TABLET = Screen(1024, 1366, has_touch=True)
SMALL_DESK = Screen(1024, 768)
LARGE = Screen(1920, 1080)
LARGEST = Screen(2560, 1440)
FINGER = 40
LEAST = 24  # of a target that is one of many side by side (WCAG 2.5.8)
CELL = 32
phones = pytest.mark.parametrize("screen", [PHONE, SMALL_PHONE], ids=["phone", "small"])
larger = pytest.mark.parametrize(
    "screen", [TABLET, LARGE_TABLET, SMALL_DESK, LARGE], ids=lambda one: f"{one.width}x{one.height}"
)
TOUCHED = ".tabs [role=tab], .seat:is(button), header :is(a, button), [data-money], [data-all], [data-choice]"

# Returns the visible width and height of each card in hand: what its neighbours leave of it.
_SHOWN_OF_CARDS = """() => [...document.querySelectorAll("[data-spot^='hand:']")].map((card) => {
  const { x, y, width, height } = card.getBoundingClientRect();
  const hits = (left, top) => card.contains(document.elementFromPoint(left, top));
  const along = (length, hit) => [...Array(Math.floor(length)).keys()].filter(hit).length;
  return [along(width, (at) => hits(x + at + 0.5, y + 3)), along(height, (at) => hits(x + 3, y + at + 0.5))];
})"""


def too_small(page: Page, selector: str, least: float) -> list[list[float]]:
    found = boxes(page, selector)
    assert found, selector
    return [box for box in found if min(box[2:]) < least - 0.1]


@phones
@pytest.mark.parametrize("scene", ["table-six", "modules-six", "granada", "combined"])
def test_a_finger_hits_everything_on_a_phone(scene: str, screen: Screen, browser: Browser, address: str) -> None:
    with Visit(browser, address, screen) as visit:
        SCENES[scene](visit)
        assert not is_cut_off(visit.page)
        assert too_small(visit.page, TOUCHED, FINGER) == []
        assert too_small(visit.page, "main [data-cell]", CELL) == []


def shown_of(game: Game) -> dict[str, Any]:
    return dict(game.view(OWN))


def has_many_cards(game: Game) -> bool:
    return isinstance(game, TileGame) and is_asked("turn")(game) and len(shown_of(game)["hand"]) > 9


@phones
def test_a_finger_hits_each_of_many_cards_in_hand(screen: Screen, browser: Browser, address: str) -> None:
    table = staged(GameConfig("alhambra", 3), "many cards", has_many_cards, preferred=("take",))
    with Visit(browser, address, screen) as visit:
        table.show(visit.page, address)
        expect(visit.page.locator("[data-spot^='hand:']").first).to_be_visible()
        shown: list[list[int]] = visit.page.evaluate(_SHOWN_OF_CARDS)
        assert len(shown) > 9
        assert [card for card in shown if min(card) < LEAST - 1] == []


@pytest.mark.parametrize("screen", [PHONE, SMALL_PHONE, LYING], ids=["phone", "small", "low"])
def test_a_phone_shows_the_points_of_columns(screen: Screen, browser: Browser, address: str) -> None:
    with Visit(browser, address, screen) as visit:
        SCENES["dice-five"](visit)
        columns = visit.page.locator("[data-column]")
        expect(columns).to_have_count(6)
        for column in columns.all():
            expect(column).to_be_in_viewport(ratio=1)
            expect(column).to_contain_text("/6")


def owns_modules(game: Game) -> bool:
    """Return whether this seat has to choose, and an opponent has a character."""
    if not isinstance(game, TileGame) or not is_asked("turn", least_at=40)(game):
        return False
    return any(owner not in (None, OWN) for owner in shown_of(game)["characters"]["owners"].values())


@phones
def test_a_phone_shows_what_opponents_have_of_modules(screen: Screen, browser: Browser, address: str) -> None:
    table = staged(GameConfig("alhambra", 3, ALL_MODULES), "modules", owns_modules)
    view = shown_of(table.game)
    with Visit(browser, address, screen) as visit:
        page = visit.page
        table.show(page, address)
        page.locator("[data-tab=others]").click()
        seats = page.locator("main .seat")
        expect(seats).to_have_count(2)
        for seat in (1, 2):
            own = page.locator(f"main [data-spot='seat:{seat}']")
            own.scroll_into_view_if_needed()
            expect(own.get_by_text(NAMES[seat], exact=True)).to_be_visible()
            expect(own.locator("use[href^='#st-']")).to_have_count(1)
            mine = [name for name, owner in view["characters"]["owners"].items() if owner == seat]
            expect(own.locator("use[href^='#pt-']")).to_have_count(len(mine))
            expect(own.locator("use[href='#cardback']")).to_have_count(view["bonus_cards"]["face_down"][seat])
        page.locator("main .seat").first.click()
        name = page.locator(".plate .back")
        expect(name).to_be_visible()
        assert covered(page, ".plate .back") == []


@pytest.mark.parametrize(
    "screen", [TABLET, LARGE_TABLET, SMALL_DESK, LARGE], ids=lambda one: f"{one.width}x{one.height}"
)
@pytest.mark.parametrize(
    "scene", ["table-six", "modules", "modules-six", "granada", "combined-six", "auction", "vizier"]
)
def test_larger_screens_show_everything_at_once(scene: str, screen: Screen, browser: Browser, address: str) -> None:
    with Visit(browser, address, screen) as visit:
        SCENES[scene](visit)
        page = visit.page
        assert not is_cut_off(page)
        assert covered(page) == []
        assert page.locator("[role=tab]").count() == 0, "nothing hides behind tabs"
        for part in ("market", "palace", "others", "score", "money"):
            expect(page.locator(f"[data-part={part}]")).to_be_in_viewport(ratio=0.99)
        if not page.locator(".asking").count():  # no cell is chosen meanwhile
            assert too_small(page, "main [data-cell]", FINGER) == []
        assert too_small(page, "[data-tile]", 70) == []


@pytest.mark.parametrize(
    "screen", [TABLET, LARGE_TABLET, SMALL_DESK, LARGE], ids=lambda one: f"{one.width}x{one.height}"
)
def test_larger_screens_show_a_large_sheet(screen: Screen, browser: Browser, address: str) -> None:
    with Visit(browser, address, screen) as visit:
        SCENES["dice-five"](visit)
        page = visit.page
        assert not is_cut_off(page)
        assert covered(page) == []
        assert too_small(page, "[role=gridcell]", 56) == []
        inside = "[role=gridcell], [data-column], [data-part=score] td, .hand button, .seat, [data-all]"
        outside = [box for box in boxes(page, inside) if box[0] < 0 or box[0] + box[2] > screen.width + 1]
        assert outside == []
        assert [box for box in boxes(page, inside) if box[1] + box[3] > screen.height + 1] == []


# Return the height of the first of some elements, and of its text.
_HEIGHTS = """(selectors) => Object.fromEntries(selectors.map((selector) => {
  const found = document.querySelector(selector);
  return [selector, [found.getBoundingClientRect().height, parseFloat(getComputedStyle(found).fontSize)]];
}))"""
_GROWING = {
    "table": [
        "[data-tile]",
        "[data-money]",
        "[data-spot^='hand:']",
        "main [data-cell]",
        "[data-reserve]",
        ".seat .who b",
    ],
    "dice": ["[role=gridcell]", ".hand button", ".seat", ".side h2"],
    "replay": ["main [data-cell]", "header h1", "aside"],
}


@pytest.mark.parametrize("scene", _GROWING)
def test_a_larger_screen_shows_larger_pieces_and_text(scene: str, browser: Browser, address: str) -> None:
    heights: list[dict[str, list[float]]] = []
    for screen in (DESK, LARGE, LARGEST):
        with Visit(browser, address, screen) as visit:
            SCENES[scene](visit)
            heights.append(visit.page.evaluate(_HEIGHTS, _GROWING[scene]))
            assert not is_cut_off(visit.page)
    desk, large, largest = heights
    for what, (height, text) in desk.items():
        assert large[what][0] > 1.15 * height, what
        assert largest[what][0] > 1.15 * large[what][0], what
        assert large[what][1] == pytest.approx(1.3 * text, rel=0.01), what
        assert largest[what][1] == pytest.approx(1.6 * text, rel=0.01), what
