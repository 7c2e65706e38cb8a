"""Text has the size that the browser or the player wants, up to twice the usual one, and all of it can be read."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.appearance.test_layout import covered
from tests.web.support.node import WEB
from tests.web.support.pages import DESK, PHONE, Screen, Visit, is_cut_off
from tests.web.support.scenes import SCENES
from tests.web.support.tables import against_bot

pytestmark = pytest.mark.slow

TWICE = 200
PLAY = ".go b"  # of the start page; its words have one size in every layout
SCREENS = pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
# Text that lies on a picture scales with the picture, or grows no larger than it; the size of all text has a least.
IN_PIXELS = {"market/Card.svelte", "market/Market.svelte", "market/ModuleSupply.svelte", "style/tokens.css"}

# Return the texts that are cut by an edge, outside the window, or under something else.
_UNREADABLE = """() => {
  const found = [];
  const root = [...document.querySelectorAll("[role=dialog], aside:has([type=search])")].at(-1) ?? document.body;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const clips = (overflow) => overflow === "hidden" || overflow === "clip";
  const scrolls = (overflow) => overflow === "auto" || overflow === "scroll";
  // What lies outside an element that can be scrolled is reached by scrolling it.
  const cutter = (element, rects) => {
    for (let [box, across, down] = [element, true, true]; box && (across || down); box = box.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(box);
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const isBeside = rects.some((one) => one.left < left - 1.5 || one.right > right + 1.5);
      const isAboveOrBelow = rects.some((one) => one.top < top - 3 || one.bottom > bottom + 3);
      if ((across && clips(overflowX) && isBeside) || (down && clips(overflowY) && isAboveOrBelow)) return box;
      across &&= !scrolls(overflowX) && position !== "fixed";
      down &&= !scrolls(overflowY) && position !== "fixed";
    }
    return null;
  };
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || element.closest("svg, select, .voice")) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    if (rects.length === 0) continue;
    const what = `"${node.data.trim().slice(0, 40)}" in ${element.tagName}.${element.className}`;
    const box = cutter(element, rects);
    if (box) found.push(`${what} cut by ${box.tagName}.${box.className}`);
    if (rects.some((one) => one.left < -1 || one.right > innerWidth + 1)) found.push(`${what} beyond the window`);
    if (getComputedStyle(element).pointerEvents === "none") continue;
    const { left, top, width, height } = rects[Math.floor((rects.length - 1) / 2)];
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!hit || (!element.contains(hit) && !hit.contains(element)))
      found.push(`${what} under ${hit ? `${hit.tagName}.${hit.getAttribute("class")}` : "the edge"}`);
  }
  return found;
}"""


def unreadable(page: Page) -> list[str]:
    found: list[str] = page.evaluate(_UNREADABLE)
    return found


def enlarge(visit: Visit, percent: int = TWICE) -> None:
    """Have the pages of this visitor shown with larger text."""
    visit.context.add_init_script(f"localStorage.setItem('alhambra.text', '{percent}')")


def size_of(page: Page, selector: str) -> float:
    found: float = page.locator(selector).first.evaluate("(one) => parseFloat(getComputedStyle(one).fontSize)")
    return found


@SCREENS
@pytest.mark.parametrize(
    "scene",
    [
        "start-first",
        "start",
        "new-alhambra",
        "join",
        "waiting",
        "invited",
        "table",
        "modules",
        "placing",
        "buying",
        "dice",
        "rules",
        "settings",
        "replay",
    ],
)
def test_twice_the_size_cuts_and_covers_nothing(scene: str, screen: Screen, browser: Browser, address: str) -> None:
    with Visit(browser, address, screen) as visit:
        enlarge(visit)
        SCENES[scene](visit)
        visit.page.wait_for_timeout(300)
        assert unreadable(visit.page) == []
        assert not is_cut_off(visit.page)
        if visit.page.get_by_role("dialog").count() == 0:
            assert covered(visit.page) == []


@pytest.mark.parametrize("locale", ["de", "nl"])
@pytest.mark.parametrize("scene", ["start-first", "table", "settings"])
def test_longer_languages_are_not_cut_either(scene: str, locale: str, browser: Browser, address: str) -> None:
    with Visit(browser, address, PHONE, locale) as visit:
        enlarge(visit)
        SCENES[scene](visit)
        assert unreadable(visit.page) == []


@SCREENS
def test_a_larger_size_is_chosen_at_once_and_kept(screen: Screen, browser: Browser, address: str) -> None:
    with Visit(browser, address, screen) as visit:
        page = visit.open()
        before = size_of(page, PLAY)
        page.get_by_role("button", name="Settings").click()
        page.get_by_role("radio", name="150 %").check()
        assert size_of(page, PLAY) == pytest.approx(1.5 * before)
        visit.open()
        expect(page.locator(PLAY)).to_be_visible()
        assert size_of(page, PLAY) == pytest.approx(1.5 * before)
        against_bot(visit, "alhambra")
        expect(page.locator("[data-all]")).to_be_visible(timeout=30_000)
        page.get_by_role("button", name="Settings").click()
        expect(page.get_by_role("radio", name="150 %")).to_be_checked()
        page.get_by_role("radio", name="100 %").check()
        visit.open()
        expect(page.locator(PLAY)).to_be_visible()
        assert size_of(page, PLAY) == pytest.approx(before)


@SCREENS
def test_the_default_size_of_the_browser_is_respected(screen: Screen, browser: Browser, address: str) -> None:
    sizes: dict[int, dict[str, Any]] = {}
    for default in (16, 24):
        with Visit(browser, address, screen) as visit:
            developer = visit.context.new_cdp_session(visit.page)
            developer.send("Page.setFontSizes", {"fontSizes": {"standard": default, "fixed": default}})
            SCENES["start-first"](visit)
            assert unreadable(visit.page) == []
            sizes[default] = {one: size_of(visit.page, one) for one in (PLAY, ".go small")}
    for one, size in sizes[16].items():
        assert sizes[24][one] == pytest.approx(1.5 * size, rel=0.02)


def test_no_text_has_a_size_in_pixels() -> None:
    in_pixels = re.compile(r"^\s*font(?:-size)?:[^;]*\dpx", re.MULTILINE)
    sources = [*(WEB / "src").rglob("*.svelte"), *(WEB / "src").rglob("*.css")]
    names = {path.relative_to(WEB / "src").as_posix(): path for path in sources}
    found = {name for name, path in names.items() if in_pixels.search(Path(path).read_text())}
    assert found == IN_PIXELS
