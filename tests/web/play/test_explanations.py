"""Every kind of piece explains itself: on hover, on focus by the keyboard, and on a long press."""

from collections.abc import Mapping
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from alhambra.protocol import Game, GameConfig
from alhambra.tilegames.game import TileGame
from tests.web.support.pages import Screen, Visit
from tests.web.support.scenes import ALL_MODULES, SCENES
from tests.web.support.staged import OWN, StagedTable, is_asked, staged

pytestmark = pytest.mark.slow

TOUCH_DESK = Screen(1280, 720, has_touch=True)
LONG_PRESS_MS = 650
MOST_KEYS = 120

# Pieces by kind: where one is, and a word of its explanation.
PIECES: Final = {
    "tile on the market": ("[data-tile]:not([data-tile^=camp]) svg", "costs"),
    "tile of the palace": ("main [data-cell='0,0']", "never moves"),
    "money": (":is([data-spot*=':gulden'], [data-spot*=':denar'], [data-spot*=':dukat']) svg", "market field"),
    "deck": (".pile", "deck"),
    "bag": ("[data-spot=bag]", "bag"),
    "market field": (".stall .coin", "Field"),
    "scoring track": ("header svg[viewBox='0 0 112 22']", "three scorings"),
    "building type": (".others .types [role=img]", "scorings"),
    "cards of a player": (".others .meta > span", "in hand"),
    "vizier stone": (".others svg:has(> use[href^='#st-'])", "between two other turns"),
    "back of a bonus card": (".others svg:has(> use[href='#cardback'])", "Only its owner"),
    "character": (".others svg:has(> use[href^='#pt-'])", ": "),
    "characters to come": ("svg:has(> use[href='#charback'])", "bids"),
    "gate": ("[data-part=supply] svg:has(> use[href='#gate'])", "walk through"),
    "hut": ("[data-part=supply] .huts svg", "Costs nothing"),
    "bonus card": ("[data-spot^='hand:bonus'] svg", "reveal"),
    "camp": ("main [data-cell]", "bastion"),
    "diamond": ("[data-spot='hand:diamond'] svg, [data-spot^='hand:diamond_'] svg", "every field"),
    "bureau": ("[data-spot^='display:bureau'] svg", "two currencies"),
}


def shown_of(game: Game) -> Mapping[str, Any]:
    return dict(game.view(OWN))


def has(piece: str, game: Game) -> bool:
    """Return whether something that is not at every table can be seen at this one."""
    if not isinstance(game, TileGame) or not is_asked("turn")(game):
        return False
    view = shown_of(game)
    hand = view["hand"]
    built = [tile["tile"] for tile in view["seats"][OWN]["palace"]]
    found = {
        "character": any(owner not in (None, OWN) for owner in view["characters"]["owners"].values()),
        "bonus card": bool(view["bonus_cards"]["hand"]),
        "back of a bonus card": any(view["bonus_cards"]["face_down"][1:]),
        "camp": any(tile.startswith("camp") for tile in built),
        "diamond": any(card.startswith("diamond") for card in hand),
        "bureau": any(card.startswith("bureau") for card in view["display"]),
    }
    return found.get(piece, True)


def explanation(page: Page) -> Locator:
    return page.locator("#explanation:visible")


def by_hover(page: Page, piece: Locator) -> str:
    """Return what the piece says under the mouse."""
    x, y = middle(piece)
    page.mouse.move(x - 2, y)
    page.mouse.move(x, y)
    page.mouse.move(x + 1, y + 1)
    expect(explanation(page)).to_be_visible()
    said = explanation(page).inner_text()
    page.keyboard.press("Escape")
    expect(explanation(page)).to_have_count(0)
    return said


# Pieces that are one stop of Tab together.
GROUPS = [
    ".money [data-money]",
    ".stalls [data-tile]",
    ".stalls [data-spot^='hand:']",
    ".apart [data-spot]",
    ".placeable [data-reserve]",
]


def by_keys(page: Page, piece: Locator, wanted: str) -> bool:
    """Reach the piece by Tab and the arrow keys; return whether it says the same there."""
    page.mouse.move(1, 1)
    page.evaluate("document.activeElement?.blur()")
    for _ in range(MOST_KEYS):
        page.keyboard.press("Tab")
        if piece.evaluate(
            """(piece, groups) => document.activeElement.contains(piece) && document.activeElement !== document.body ||
              piece.matches("[data-explained]") && document.activeElement.matches("[data-explained]") ||
              groups.some((group) => piece.closest(group) && document.activeElement.matches(group)) ||
              piece.closest("[role=grid]")?.contains(document.activeElement)""",
            GROUPS,
        ):
            break
    for _ in range(MOST_KEYS):
        shown = explanation(page)
        if shown.count() and shown.inner_text() == wanted:
            return True
        page.keyboard.press(arrow_to(piece))
    return False


def arrow_to(piece: Locator) -> str:
    """Return the arrow key that leads to the piece: in a grid or a group by its place, else to the next piece."""
    key: str = piece.evaluate(
        """(piece, groups) => {
          const isWithin = document.activeElement.contains(piece);
          const isGrouped = groups.some((group) => piece.closest(group));
          if (!piece.closest("[role=grid]") && (isWithin || !isGrouped)) return "ArrowRight";
          const [from, to] = [document.activeElement, piece].map((one) => one.getBoundingClientRect());
          if (Math.abs(to.x - from.x) > from.width / 2) return to.x > from.x ? "ArrowRight" : "ArrowLeft";
          return to.y > from.y ? "ArrowDown" : "ArrowUp";
        }""",
        GROUPS,
    )
    return key


def by_long_press(page: Page, piece: Locator) -> str:
    """Return what the piece says under a finger."""
    x, y = middle(piece)
    developer = page.context.new_cdp_session(page)
    developer.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    page.wait_for_timeout(LONG_PRESS_MS)
    said = explanation(page).inner_text()
    developer.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.keyboard.press("Escape")
    return said


def middle(piece: Locator) -> tuple[float, float]:
    box = piece.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def check(page: Page, piece: Locator, word: str) -> None:
    """A piece says the same to a mouse, to the keyboard and to a finger."""
    said = by_hover(page, piece)
    assert word in said
    assert by_keys(page, piece, said), f"no keys lead to {said}"
    assert by_long_press(page, piece) == said


def place_of(piece: str, view: Mapping[str, Any]) -> str:
    """Return the selector of a piece; a camp is found by its cell."""
    if piece != "camp":
        return PIECES[piece][0]
    x, y = next(tile["cell"] for tile in view["seats"][OWN]["palace"] if tile["tile"].startswith("camp"))
    return f"main [data-cell='{x},{y}']"


def at_every_table(game: Game) -> bool:
    """Return whether everything but a diamond can be seen."""
    return all(has(piece, game) for piece in PIECES if piece != "diamond")


def test_every_kind_of_piece_explains_itself(browser: Browser, address: str) -> None:
    table = staged(GameConfig("alhambra", 4, ALL_MODULES), "explained", at_every_table)
    with Visit(browser, address, TOUCH_DESK) as visit:
        show(visit, table)
        for piece, (_, word) in PIECES.items():
            if piece != "diamond":
                check(visit.page, visit.page.locator(place_of(piece, shown_of(table.game))).first, word)


def test_a_diamond_explains_itself(browser: Browser, address: str) -> None:
    table = staged(GameConfig("alhambra", 4, ALL_MODULES), "explained", lambda game: has("diamond", game))
    with Visit(browser, address, TOUCH_DESK) as visit:
        show(visit, table)
        selector, word = PIECES["diamond"]
        check(visit.page, visit.page.locator(selector).first, word)


def show(visit: Visit, table: StagedTable) -> None:
    table.show(visit.page, visit.address)
    expect(visit.page.locator("[data-all]")).to_be_visible()
    visit.page.wait_for_timeout(300)


def test_dirk_explains_himself(browser: Browser, address: str) -> None:
    with Visit(browser, address, TOUCH_DESK) as visit:
        SCENES["table-two"](visit)
        check(visit.page, visit.page.get_by_role("group", name="Dirk").locator(".head"), "imaginary player")


def test_an_auction_says_what_the_character_does(browser: Browser, address: str) -> None:
    with Visit(browser, address, TOUCH_DESK) as visit:
        SCENES["auction"](visit)
        check(visit.page, visit.page.locator(".asking figure"), ": ")


def test_a_small_card_is_shown_enlarged(browser: Browser, address: str) -> None:
    table = staged(GameConfig("alhambra", 4, ALL_MODULES), "explained", lambda game: has("bonus card", game))
    with Visit(browser, address, Screen(360, 740, has_touch=True)) as visit:
        page = visit.page
        table.show(page, address)
        card = page.locator(PIECES["bonus card"][0]).first
        card.wait_for()
        x, y = middle(card)
        developer = page.context.new_cdp_session(page)
        developer.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        expect(explanation(page)).to_be_visible()
        box = page.locator("#explanation > svg").bounding_box()
        assert box is not None
        assert box["width"] >= 100
        developer.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
