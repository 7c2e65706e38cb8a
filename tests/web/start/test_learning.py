"""Every lesson in a real browser: the guide asks, the learner does it, and a reload loses nothing."""

import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from alhambra.lessons import FIRST_GAME, lesson_named, lessons
from tests.web.support.pages import DESK, PHONE, Visit
from tests.web.support.player import PATIENCE_SECONDS, Player

pytestmark = pytest.mark.slow

_PATIENCE_MS = 60_000
# Waits for two frames: the guide's card is where it belongs once its text is laid out, so nothing is tapped unseen.
_DRAWN = "() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)))"
_OTHERS = [name for name in sorted(lessons()) if name != FIRST_GAME]


@pytest.fixture(params=[DESK, PHONE], ids=["desk", "phone"])
def visit(request: pytest.FixtureRequest, browser: Browser, address: str) -> Iterator[Visit]:
    with Visit(browser, address, request.param) as visit:
        yield visit


def guide_of(page: Page) -> Locator:
    return page.get_by_role("region", name="Your guide")


def listen(page: Page, *words: str) -> None:
    """Wait until the guide says these words, then go on."""
    for said in words:
        expect(guide_of(page)).to_contain_text(said, timeout=_PATIENCE_MS)
        guide_of(page).get_by_role("button", name="Next").click()


def asked(page: Page, words: str) -> None:
    expect(guide_of(page)).to_contain_text(words, timeout=_PATIENCE_MS)


def take(page: Page, *cards: str) -> None:
    for card in cards:
        page.locator(".money .open").filter(has=page.get_by_label(card, exact=True)).first.click()
    page.locator("[data-go]").click()


def buy(page: Page, tile: str) -> None:
    page.locator(".stall .tile").filter(has=page.locator(f"[aria-label^='{tile}']")).click()
    page.locator("[data-go]").click()


def build(page: Page, cell: str) -> None:
    page.locator(f"[data-cell='{cell}']").click()
    page.locator("[data-go]").click()


def covers_target(page: Page) -> bool:
    """Return whether the guide's card covers what is spotlighted."""
    boxes = page.evaluate("""() => {
      const box = (element) => element?.getBoundingClientRect().toJSON() ?? null;
      return [box(document.querySelector(".spot")), box(document.querySelector("section[aria-label='Your guide']"))];
    }""")
    spot, card = boxes
    if spot is None or card is None:
        return False
    apart = spot["right"] <= card["left"] or spot["left"] >= card["right"]
    return not (apart or spot["bottom"] <= card["top"] or spot["top"] >= card["bottom"])


def test_the_first_game_is_played_as_it_asks(visit: Visit) -> None:
    page = visit.open("/learn")
    listen(page, "Welcome", "Omar and Inés")
    asked(page, "Everything costs money")
    take(page, "dirham 4", "gulden 1")
    listen(page, "Four fields")
    asked(page, "This garden costs 10")
    expect(page.locator(".pointer")).to_be_visible()
    assert not covers_target(page)
    buy(page, "garden 10")
    asked(page, "you act again")
    take(page, "gulden 6")
    asked(page, "joins your palace")
    build(page, "0,-1")
    listen(page, "Its wall is on the outside")
    page.reload()
    asked(page, "Your 6 pays exactly")
    buy(page, "arcades 6")
    asked(page, "Paid exactly once more")
    take(page, "gulden 9")
    asked(page, "In your reserve")
    page.locator("[data-kind=reserve]").first.click()
    asked(page, "redesign")
    page.locator(".foot button").filter(has=page.locator("[aria-label^='arcades 6']")).first.click()
    build(page, "0,1")
    listen(page, "what a scoring would bring")
    asked(page, "play as you like")
    assert page.evaluate("localStorage.getItem('alhambra.learned')") is None


@pytest.mark.parametrize("name", _OTHERS)
def test_a_lesson_is_played_to_its_end(visit: Visit, name: str) -> None:
    """Only what the lesson asks for can be done, so that a player who touches anything gets to the end."""
    page = visit.open(f"/learn/{name}")
    player, guide = Player(page, name, by_touch=visit.screen.has_touch), guide_of(page)
    go_on = guide.get_by_role("button", name="Next")
    play = guide.get_by_role("button", name="Play")
    read, deadline = 0, time.monotonic() + PATIENCE_SECONDS
    while not play.is_visible():
        assert time.monotonic() < deadline, f"the lesson does not end: {guide.inner_text()}"
        if go_on.is_visible():
            go_on.click()
            read += 1
        else:
            page.evaluate(_DRAWN)
            if not player.act_if_asked():
                page.wait_for_timeout(20)
    assert read == len([step for step in lesson_named(name).steps[:-1] if step.until == "next"])
    play.click()
    expect(page).to_have_url(f"{visit.address}/new?game={lesson_named(name).config.game}&modules=" + modules_of(name))
    assert page.evaluate("JSON.parse(localStorage.getItem('alhambra.lessons'))") == [name]


def modules_of(name: str) -> str:
    return ",".join(lesson_named(name).config.modules)


def test_another_way_is_refused_gently(visit: Visit) -> None:
    """Keeping the stone is legal, but not what the lesson asks for."""
    page = visit.open("/learn/vizier")
    listen(page, "Everyone has a vizier stone")
    asked(page, "The stone pays exactly")
    keep = page.get_by_role("button", name="Keep")
    if keep.count() and keep.first.is_enabled():
        keep.first.click()
        asked(page, "Let us try this first")
    asked(page, "The tower costs 9")


def test_lessons_are_offered_with_a_new_table_and_on_the_start_page(visit: Visit) -> None:
    page = visit.open("/new?game=alhambra&modules=vizier")
    page.get_by_role("link", name="Lesson: Vizier").click()
    asked(page, "vizier stone")
    page = visit.open("/")
    page.get_by_role("button", name="Lessons").click()
    page.get_by_role("link", name="Lesson: Granada").click()
    asked(page, "This is Granada")


def test_an_unknown_lesson_leads_to_the_first_game(visit: Visit) -> None:
    page = visit.open("/learn/chess")
    asked(page, "Welcome to Granada")
