"""Nothing that can be touched is covered, nothing is cut off, and panning and moves cost no more than they must."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from alhambra.protocol import GameConfig
from tests.web.pages import DESK, PHONE, Screen, Visit, is_cut_off
from tests.web.player import SELECTORS
from tests.web.scenes import SCENES
from tests.web.staged import is_asked, staged

pytestmark = pytest.mark.slow

LARGE = Screen(1920, 1080)
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

# What can be touched and lies under something else where one would touch it.
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

# Notes in what anything changes.
_WATCH = """() => {
  window.changed = new Set();
  const name = (node) => `${node.nodeName} ${node.getAttribute?.("class") ?? ""}`;
  const note = (record) => window.changed.add(`${name(record.target)} ${record.attributeName}`);
  const watching = new MutationObserver((records) => records.forEach(note));
  watching.observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
# Takes a card, and tells what was sent until the display had changed.
_SENT_UNTIL_SHOWN = """async () => {
  const sent = [];
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) { sent.push(JSON.parse(text).do); return send.call(this, text); };
  document.querySelector("[data-money]").click();
  await new Promise((done) => requestAnimationFrame(done));
  sent.length = 0;
  const stalls = document.querySelector(".stalls");
  const changed = new Promise((done) => new MutationObserver(done).observe(stalls, { subtree: true, childList: true }));
  document.querySelector("[data-go]").click();
  await changed;
  return sent;
}"""


def covered(page: Page) -> list[str]:
    found: list[str] = page.evaluate(_COVERED, ", ".join(SELECTORS.values()))
    return found


@pytest.mark.parametrize("screen", [DESK, LARGE, PHONE], ids=["desk", "large", "phone"])
@pytest.mark.parametrize("scene", TABLES)
def test_what_can_be_touched_is_not_covered(scene: str, screen: Screen, browser: Browser, address: str) -> None:
    with Visit(browser, address, screen) as visit:
        SCENES[scene](visit)
        visit.page.wait_for_timeout(100)
        assert covered(visit.page) == []
        assert not is_cut_off(visit.page)


def shown_table(visit: Visit) -> Page:
    table = staged(GameConfig("alhambra", 3), "layout", is_asked("turn", least_at=20))
    table.show(visit.page, visit.address)
    expect(visit.page.locator("[data-all]")).to_be_visible()
    visit.page.wait_for_timeout(300)
    return visit.page


def test_panning_moves_one_layer_and_nothing_else(browser: Browser, address: str) -> None:
    with Visit(browser, address, DESK) as visit:
        page = shown_table(visit)
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
    """No question is asked and no answer awaited between the click and what is shown of it."""
    with Visit(browser, address, DESK) as visit:
        page = shown_table(visit)
        sent: list[Any] = page.evaluate(_SENT_UNTIL_SHOWN)
        assert sent[0] == "play"
        assert set(sent[1:]) <= {"ask"}, sent
