"""Tiles, cards and symbols explain themselves on request, and only then."""

import pytest
from playwright.sync_api import Browser, Page, expect

from alhambra.palace.shapes import CITY
from alhambra.protocol import Game, GameConfig, cell_x, cell_y
from alhambra.tilegames.game import TileGame
from alhambra.tilegames.positions.game_lines import first_of_city
from tests.web.support.pages import Visit
from tests.web.support.staged import OWN, is_asked, staged

pytestmark = pytest.mark.slow

_LONGER_THAN_HOVERING_MS = 1200
FOUNTAIN = "main [data-cell='0,0']"


def play_now(visit: Visit) -> Page:
    """Begin the game proposed by the start page, by keyboard, so that the mouse can rest anywhere."""
    visit.page.get_by_role("button", name="Play now").press("Enter")
    expect(visit.page.locator(FOUNTAIN)).to_be_visible(timeout=30_000)
    expect(visit.page.locator("[data-all]")).to_be_visible(timeout=30_000)
    return visit.page


def test_a_table_that_opens_under_a_resting_mouse_explains_nothing(browser: Browser, address: str) -> None:
    with Visit(browser, address) as visit:
        visit.open()
        box = play_now(visit).locator(FOUNTAIN).bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        visit.open()
        visit.page.mouse.move(x, y)
        page = play_now(visit)
        page.wait_for_timeout(_LONGER_THAN_HOVERING_MS)
        under = page.evaluate(
            "([x, y]) => document.elementFromPoint(x, y).closest('[data-cell]')?.dataset.cell", [x, y]
        )
        assert under == "0,0", "the mouse rests on what could explain itself"
        expect(page.locator(".explanation:visible")).to_have_count(0)
        page.mouse.move(x + 5, y + 5)
        expect(page.get_by_role("tooltip")).to_be_visible()


def has_city(game: Game) -> bool:
    """Return whether this seat has to choose, and its city has grown."""
    return isinstance(game, TileGame) and is_asked("turn")(game) and len(game.palaces[OWN].cells_of(CITY)) > 2


def test_the_tile_with_which_a_city_began_is_marked_and_says_so(browser: Browser, address: str) -> None:
    table = staged(GameConfig("combined", 3), "a city", has_city)
    assert isinstance(table.game, TileGame)
    first = first_of_city(table.game, OWN)
    x, y = cell_x(first), cell_y(first)
    with Visit(browser, address) as visit:
        table.show(visit.page, address)
        pennant = visit.page.locator("main .pennant")
        expect(pennant).to_have_attribute("transform", f"translate({x * 100} {y * 100})")
        tile = visit.page.locator(f"main [data-cell='{x},{y}']")
        tile.hover(position={"x": 20, "y": 20})
        tile.hover(position={"x": 30, "y": 30})  # a mouse that merely comes to rest triggers no request
        expect(visit.page.get_by_role("tooltip")).to_contain_text("The city began here")
