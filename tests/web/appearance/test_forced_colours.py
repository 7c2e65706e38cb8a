"""Where the system chooses the colours, it is still seen what is chosen, what can be played and whose turn it is."""

from io import BytesIO

import pytest
from PIL import Image
from playwright.sync_api import Browser, Locator, Page

from tests.web.support.pages import DESK, PHONE, Screen, Visit
from tests.web.support.scenes import SCENES

pytestmark = pytest.mark.slow

LEAST_MARK = 3  # pixels of outline
LEAST_CONTRAST = 60  # between the lightest and the darkest pixel of a sign, of 255
EDGE = 5  # pixels at the edge of a button, where its outline is

# What is chosen, what is not, in a scene.
CHOICES = {
    "game": ("start-first", DESK, ".games [aria-checked=true]", ".games [aria-checked=false]"),
    "bots": ("start-first", PHONE, ".choice [aria-checked=true]", ".choice [aria-checked=false]"),
    "game of a new table": ("new-alhambra", DESK, ".games [aria-checked=true]", ".games [aria-checked=false]"),
    "tile": ("buying", DESK, "[data-tile][aria-pressed=true]", "[data-tile][aria-pressed=false]"),
    "card in hand": (
        "buying",
        PHONE,
        "[data-spot^='hand:'][aria-pressed=true]",
        "[data-spot^='hand:'][aria-pressed=false]",
    ),
    "money": ("taking", DESK, "[data-money][aria-pressed=true]", "[data-money][aria-pressed=false]"),
    "tab": ("table", PHONE, "[role=tab][aria-selected=true]", "[role=tab][aria-selected=false]"),
    "whose turn": ("dice", PHONE, ".seat.asked", ".seat:not(.asked)"),
    "page of the drawer": ("settings", DESK, ".tab[aria-pressed=true]", ".tab[aria-pressed=false]"),
    "part of a replay": ("replay", DESK, "[role=tab][aria-selected=true]", "[role=tab][aria-selected=false]"),
}
_OUTLINES = """(all) => all.filter((one) => one.checkVisibility()).map((one) => {
  const { outlineStyle, outlineWidth } = getComputedStyle(one);
  return outlineStyle === "none" ? 0 : parseFloat(outlineWidth);
})"""


def shown(visit: Visit, scene: str) -> Page:
    visit.page.emulate_media(forced_colors="active")
    SCENES[scene](visit)
    visit.page.wait_for_timeout(300)
    return visit.page


def outlines(page: Page, selector: str) -> list[float]:
    found: list[float] = page.locator(selector).evaluate_all(_OUTLINES)
    assert found, selector
    return found


@pytest.mark.parametrize("what", CHOICES)
def test_what_is_chosen_is_outlined(what: str, browser: Browser, address: str) -> None:
    scene, screen, chosen, other = CHOICES[what]
    with Visit(browser, address, screen) as visit:
        page = shown(visit, scene)
        assert min(outlines(page, chosen)) >= LEAST_MARK
        assert max(outlines(page, other)) < LEAST_MARK


def contrast(element: Locator) -> int:
    """Return the difference between the lightest and the darkest pixel within an element's edge."""
    picture = Image.open(BytesIO(element.screenshot())).convert("L")
    inside = picture.crop((EDGE, EDGE, picture.width - EDGE, picture.height - EDGE))
    darkest, lightest = inside.getextrema()
    assert isinstance(darkest, int)
    assert isinstance(lightest, int)
    return lightest - darkest


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_signs_and_legal_cells_stay_visible(scheme: str, screen: Screen, browser: Browser, address: str) -> None:
    with Visit(browser, address, screen) as visit:
        visit.page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        page = shown(visit, "placing")
        for sign in page.locator("header button:visible, [data-undo], [data-hint], .types [role=img]").all():
            assert contrast(sign) >= LEAST_CONTRAST, sign
        legal = page.locator("[data-legal]:not([aria-selected=true])")
        plain = page.locator("[data-cell]:not([data-legal]):not(.taken)")
        assert contrast(legal.first) >= LEAST_CONTRAST
        assert legal.first.screenshot() != plain.first.screenshot()
