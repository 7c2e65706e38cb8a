"""Nothing that can be tapped is covered or cut off, and panning and moves change no more than they must."""

import math
from io import BytesIO
from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import Browser, Page, expect

from alhambra.protocol import GameConfig
from tests.web.support.pages import DESK, PHONE, Screen, Visit, is_cut_off
from tests.web.support.player import SELECTORS
from tests.web.support.scenes import SCENES
from tests.web.support.staged import StagedTable, is_asked, staged

pytestmark = pytest.mark.slow

LARGE = Screen(1920, 1080)
LYING = Screen(740, 360, has_touch=True)  # a phone in landscape
OTHER_LYING = [Screen(667, 375, has_touch=True), Screen(844, 390, has_touch=True), Screen(932, 430, has_touch=True)]
LEAST_TARGET = 40
FINGER = 44  # pixels, an easy target
TABLES = [
    "table",
    "table-two",
    "table-six",
    "modules",
    "modules-six",
    "granada",
    "combined-six",
    "buying",
    "placing",
    "faces-ghost",
    "redesign",
    "gates",
    "auction",
    "vizier",
    "dice",
    "dice-five",
]

# Return what can be tapped but is covered by something else.
_COVERED = """(selectors) => {
  const seen = (element) => !element.disabled && element.checkVisibility({ visibilityProperty: true });
  const found = [];
  for (const element of document.querySelectorAll(selectors)) {
    if (!seen(element)) continue;
    if (!element.ownerSVGElement) element.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { x, y, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    if (hit && (element.contains(hit) || hit.contains(element))) continue;
    found.push(`${element.outerHTML.slice(0, 90)} under ${hit ? hit.outerHTML.slice(0, 90) : "the edge"}`);
  }
  return found;
}"""

# Return the boxes of some visible elements: left, top, width, height.
_BOXES = """(selector) => {
  const shown = [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
  const boxes = shown.map((element) => element.getBoundingClientRect());
  return boxes.map(({ x, y, width, height }) => [x, y, width, height]);
}"""
# Records in which elements something changes.
_WATCH = """() => {
  window.changed = new Set();
  const name = (node) => `${node.nodeName} ${node.getAttribute?.("class") ?? ""}`;
  const note = (record) => window.changed.add(`${name(record.target)} ${record.attributeName}`);
  const watching = new MutationObserver((records) => records.forEach(note));
  watching.observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
# Takes a card, and returns what was sent between the click and the card's arrival in the hand.
_SENT_UNTIL_SHOWN = """async () => {
  const sent = [];
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) { sent.push(JSON.parse(text).do); return send.call(this, text); };
  const held = () => document.querySelectorAll("[data-spot^='hand:']").length;
  document.querySelector("[data-money]").click();
  await new Promise((done) => requestAnimationFrame(done));
  sent.length = 0;
  const before = held();
  const shown = new Promise((done, fail) => {
    const look = () => held() === before + 1 && done();
    new MutationObserver(look).observe(document.querySelector(".stalls"), { subtree: true, childList: true });
    setTimeout(() => fail(new Error("nothing is shown")), 20000);
  });
  document.querySelector("[data-go]").click();
  await shown;
  return sent;
}"""


def covered(page: Page, selectors: str = ", ".join(SELECTORS.values())) -> list[str]:
    found: list[str] = page.evaluate(_COVERED, selectors)
    return found


@pytest.mark.parametrize("screen", [DESK, LARGE, PHONE, LYING], ids=["desk", "large", "phone", "lying"])
@pytest.mark.parametrize("scene", TABLES)
def test_what_can_be_touched_is_not_covered(scene: str, screen: Screen, browser: Browser, address: str) -> None:
    with Visit(browser, address, screen) as visit:
        SCENES[scene](visit)
        visit.page.wait_for_timeout(100)
        assert covered(visit.page) == []
        assert not is_cut_off(visit.page)


@pytest.mark.parametrize("screen", [DESK, PHONE, LYING], ids=["desk", "phone", "lying"])
@pytest.mark.parametrize(
    "scene", ["modules", "placing", "auction", "pay-bid", "vizier", "bonus-card", "fatima", "dice"]
)
def test_the_list_of_all_actions_lies_over_everything(
    scene: str, screen: Screen, browser: Browser, address: str
) -> None:
    with Visit(browser, address, screen) as visit:
        SCENES[scene](visit)
        visit.page.locator("[data-all]").click()
        expect(visit.page.locator("[data-list]")).to_be_visible()
        for group in visit.page.locator("[data-group]").all():
            group.click()
        assert visit.page.locator("[data-list] :is([data-group], [data-offer])").count() > 0
        assert covered(visit.page, "[data-group], [data-offer]") == []


def boxes(page: Page, selector: str) -> list[list[float]]:
    found: list[list[float]] = page.evaluate(_BOXES, selector)
    return found


on_its_side = pytest.mark.parametrize(
    "screen", [LYING, *OTHER_LYING], ids=lambda screen: f"{screen.width}x{screen.height}"
)


def check_all_is_shown(visit: Visit, screen: Screen, scene: str, parts: str) -> None:
    """Show a scene: nothing in it needs scrolling, and its parts are within the screen."""
    SCENES[scene](visit)
    assert not is_cut_off(visit.page)
    shown = boxes(visit.page, parts)
    assert shown
    assert [box for box in shown if not is_inside(screen, box)] == []


def is_inside(screen: Screen, box: list[float]) -> bool:
    left, top, width, height = box
    return left >= -1 and top >= -1 and left + width <= screen.width + 1 and top + height <= screen.height + 1


@on_its_side
@pytest.mark.parametrize("scene", ["table-six", "modules-six", "granada", "combined-six", "faces-ghost", "auction"])
def test_a_phone_on_its_side_shows_palace_market_and_hand_at_once(
    scene: str, screen: Screen, browser: Browser, address: str
) -> None:
    with Visit(browser, address, screen) as visit:
        parts = "main.palace, .market, [data-money], [data-tile], .stack button, [data-all]"
        check_all_is_shown(visit, screen, scene, parts)
        ((_, top, _, bar_height),) = boxes(visit.page, "header:has([href='/'])")
        ((left, _, width, height),) = boxes(visit.page, "main.palace")
        ((_, _, market_width, _),) = boxes(visit.page, ".market")
        assert top == 0
        assert bar_height >= LEAST_TARGET
        assert left >= market_width - 1, "the palace stands beside the market"
        assert width >= 250
        assert height >= 190
        touched = boxes(visit.page, "header button, [role=tab], [data-money], [data-all], [data-choice], [data-go]")
        assert [box for box in touched if min(box[2:]) < LEAST_TARGET - 4 or box[3] < LEAST_TARGET] == []


@on_its_side
@pytest.mark.parametrize("scene", ["dice-five", "dice-keep"])
def test_a_phone_on_its_side_shows_sheet_dice_and_scores_at_once(
    scene: str, screen: Screen, browser: Browser, address: str
) -> None:
    with Visit(browser, address, screen) as visit:
        parts = "header:has([href='/']), [role=gridcell], .hand button, .score td, .seat, [data-all]"
        check_all_is_shown(visit, screen, scene, parts)
        touched = boxes(visit.page, "[role=gridcell], .hand button:not(.roll), [data-all], [data-choice], [data-go]")
        assert [box for box in touched if min(box[2:]) < LEAST_TARGET] == []


UPRIGHT = [PHONE, Screen(375, 667, has_touch=True), Screen(412, 915, has_touch=True)]
upright = pytest.mark.parametrize("screen", UPRIGHT, ids=lambda screen: f"{screen.width}x{screen.height}")


@upright
@pytest.mark.parametrize("scene", ["dice", "dice-five", "dice-keep"])
def test_an_upright_phone_shows_sheet_dice_and_scores_at_once(
    scene: str, screen: Screen, browser: Browser, address: str
) -> None:
    with Visit(browser, address, screen) as visit:
        check_all_is_shown(
            visit, screen, scene, "header:has([href='/']), [role=gridcell], .hand button, .seat, [data-all]"
        )
        touched = boxes(visit.page, ".hand button:not(.roll), [data-all], [data-choice], [data-go]")
        assert [box for box in touched if min(box[2:]) < FINGER] == []


def share_of(colour: tuple[int, int, int], cell: Image.Image) -> float:
    """Return the share of a cell's upper edge that has nearly this colour."""
    edge = [cell.getpixel((x, 1)) for x in range(cell.width)]
    alike = [pixel for pixel in edge if isinstance(pixel, tuple) and math.dist(pixel, colour) < 40]
    return len(alike) / len(edge)


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_it_is_seen_where_a_building_may_be_ticked(screen: Screen, browser: Browser, address: str) -> None:
    with Visit(browser, address, screen) as visit:
        SCENES["dice-five"](visit)
        page = visit.page
        shown = {
            is_legal: Image.open(BytesIO(page.locator(f"[role=gridcell]{which}").first.screenshot())).convert("RGB")
            for is_legal, which in ((True, "[data-legal]"), (False, ":not([data-legal]):not(.last)"))
        }
        dash, ring = (168, 108, 0), (255, 246, 216)
        assert share_of(dash, shown[True]) > 0.2
        assert share_of(ring, shown[True]) > 0.2
        assert share_of(dash, shown[False]) < 0.05


def test_a_phone_shows_the_coins_of_a_sheet(browser: Browser, address: str) -> None:
    with Visit(browser, address, PHONE) as visit:
        SCENES["dice-keep"](visit)
        expect(visit.page.get_by_role("columnheader", name="4 coins")).to_be_visible()


# Return how far from its centre a tap still hits each of them.
_REACHED = """(selector) => [...document.querySelectorAll(selector)].map((element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  const hits = (dx, dy) => element.contains(document.elementFromPoint(middleX + dx, middleY + dy));
  const reach = (dx, dy, far = 0) => (far < 40 && hits(dx * (far + 1), dy * (far + 1)) ? reach(dx, dy, far + 1) : far);
  return [reach(-1, 0) + reach(1, 0) + 1, reach(0, -1) + reach(0, 1) + 1];
})"""


@upright
def test_a_finger_hits_the_tabs_of_a_phone(screen: Screen, browser: Browser, address: str) -> None:
    with Visit(browser, address, screen) as visit:
        SCENES["table"](visit)
        reached: list[list[float]] = visit.page.evaluate(_REACHED, ".tabs [role=tab]")
        assert len(reached) == 4
        assert [reach for reach in reached if min(reach) < FINGER] == []


@pytest.mark.parametrize("locale", ["en", "de", "nl"])
@pytest.mark.parametrize("screen", [PHONE, *OTHER_LYING], ids=lambda screen: f"{screen.width}x{screen.height}")
@pytest.mark.parametrize("scene", ["auction", "vizier", "fatima"])
def test_no_question_on_a_phone_is_scrolled_to(
    scene: str, screen: Screen, locale: str, browser: Browser, address: str
) -> None:
    with Visit(browser, address, screen, locale) as visit:
        SCENES[scene](visit)
        hidden: int = visit.page.evaluate(
            "(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)(document.querySelector('.asking'))"
        )
        assert hidden <= 0


def shown_table(visit: Visit) -> StagedTable:
    table = staged(GameConfig("alhambra", 3), "layout", is_asked("turn", least_at=20))
    table.show(visit.page, visit.address)
    expect(visit.page.locator("[data-all]")).to_be_visible()
    visit.page.wait_for_timeout(300)
    return table


def test_panning_moves_one_layer_and_nothing_else(browser: Browser, address: str) -> None:
    with Visit(browser, address, DESK) as visit:
        shown_table(visit)
        page = visit.page
        page.mouse.move(700, 150)
        page.mouse.down()
        page.mouse.move(720, 160)
        page.evaluate(_WATCH)
        page.mouse.move(760, 190, steps=10)
        changed: list[str] = page.evaluate("[...window.changed]")
        page.mouse.up()
        assert len(changed) == 1, changed
        assert changed[0].startswith("svg ground")
        assert changed[0].endswith("style")


def test_an_own_move_is_shown_by_the_news_of_it_alone(browser: Browser, address: str) -> None:
    """The server only sends events: nothing waits for an answer between the click and what it shows."""
    with Visit(browser, address, DESK) as visit:
        table = shown_table(visit)
        table.is_mute = True
        sent: list[str] = visit.page.evaluate(_SENT_UNTIL_SHOWN)
        assert sent[0] == "play", "nothing is asked before"
        assert sent.count("play") == 1
        assert len(table.table.played) == table.begun + 1


class TalkativeTable(StagedTable):
    """A table with a question that has more answers than the action bar has room for."""

    def welcome_message(self) -> dict[str, Any]:
        told = super().welcome_message()
        more = [{"kind": "keep_fatima", "way": number} for number in range(3)]
        return {**told, "offers": [*told["offers"], *more]}


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_many_answers_stand_on_the_panel_that_asks(screen: Screen, browser: Browser, address: str) -> None:
    config = GameConfig("alhambra", 3, ("characters",))
    found = staged(config, "many answers", is_asked("fatima"))
    table = TalkativeTable(config, found.seed)
    for played in found.table.played:
        table.happen(table.table.prepare(played.seat, played.action, None))
    with Visit(browser, address, screen) as visit:
        table.show(visit.page, address)
        answers = visit.page.locator("section button[data-choice]")
        expect(answers).to_have_count(5)
        assert visit.page.evaluate(_COVERED, "section button[data-choice]") == []
