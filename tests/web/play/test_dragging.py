"""Tiles and cards are dragged, palaces are pinched, and selections are played after a delay, where that is wanted."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from alhambra.protocol import GameConfig
from tests.web.support.pages import DESK, PHONE, Screen, Visit
from tests.web.support.staged import OWN, StagedTable, Wanted, can_do, is_asked, staged

pytestmark = pytest.mark.slow

CONFIG = GameConfig("alhambra", 3)
PLACING = is_asked("place", least_at=20)
TURN = is_asked("turn", least_at=20)


@pytest.fixture
def visit(browser: Browser, address: str) -> Iterator[Visit]:
    with Visit(browser, address, DESK) as visit:
        yield visit


def shown(visit: Visit, wanted: Wanted) -> StagedTable:
    table = staged(CONFIG, "handling", wanted)
    table.show(visit.page, visit.address)
    expect(visit.page.locator("[data-all]")).to_be_visible()
    return table


def middle(of: Locator) -> tuple[float, float]:
    box = of.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, one: Locator, other: Locator) -> None:
    """Drag something onto something else."""
    page.mouse.move(*middle(one))
    page.mouse.down()
    page.mouse.move(*middle(other), steps=8)
    page.mouse.up()


def plays(table: StagedTable, page: Page, kind: str) -> bool:
    """Return whether the page's next action is of a kind."""
    for _ in range(300):
        if len(table.table.played) > table.begun:
            return table.table.played[table.begun].action.split()[0] == kind
        page.wait_for_timeout(100)
    return False


def test_a_new_tile_is_dragged_into_the_palace(visit: Visit) -> None:
    table = shown(visit, PLACING)
    page = visit.page
    drag(page, page.locator("[data-reserve]").first, page.locator("[data-legal]").first)
    expect(page.locator(".ghost")).to_be_visible()
    page.locator("[data-go]").click()
    assert plays(table, page, "place")


def test_a_new_tile_is_dragged_to_the_reserve(visit: Visit) -> None:
    table = shown(visit, PLACING)
    page = visit.page
    drag(page, page.locator("[data-reserve]").first, page.locator("[data-drop=reserve]"))
    expect(page.locator("[data-go]")).to_contain_text("To the reserve")
    assert len(table.table.played) == table.begun, "nothing is played before it is confirmed"
    page.locator("[data-go]").click()
    assert plays(table, page, "reserve")


def test_cards_are_dragged_onto_a_tile_and_from_the_display_into_the_hand(visit: Visit) -> None:
    table = shown(visit, TURN)
    page = visit.page
    drag(page, page.locator("[data-spot^='hand:']").last, page.locator("[data-tile]").first)
    expect(page.locator("[data-tile][aria-pressed=true]")).to_have_count(1)
    drag(page, page.locator("[data-money]").first, page.locator(".stalls"))
    expect(page.locator("[data-money][aria-pressed=true]")).to_have_count(1)
    page.locator("[data-go]").click()
    assert plays(table, page, "take")


_CELLS = """() => Object.fromEntries([...document.querySelectorAll("main [data-cell]")].map((cell) => {
  const { x, y, width, height } = cell.querySelector("rect").getBoundingClientRect();
  return [cell.dataset.cell, [x, y, width, height].map(Math.round)];
}))"""


@pytest.mark.parametrize(
    ("config", "wanted", "preferred"),
    [
        (CONFIG, PLACING, ()),
        (GameConfig("granada", 3), is_asked("place", least_at=20), ()),
        (CONFIG, can_do("build", least_at=30), ("reserve",)),
    ],
    ids=["new tile", "two faces", "reserve"],
)
def test_the_palace_of_a_phone_stays_while_a_tile_is_placed(
    config: GameConfig, wanted: Wanted, preferred: tuple[str, ...], browser: Browser, address: str
) -> None:
    table = staged(config, "steady", wanted, preferred=preferred)
    with Visit(browser, address, PHONE) as visit:
        page = visit.page
        table.show(page, address)
        expect(page.locator("[data-all]")).to_be_visible()
        before = page.evaluate(_CELLS)
        page.mouse.move(*middle(page.locator("[data-reserve]").last))
        page.mouse.down()
        page.mouse.move(*middle(page.locator("main.palace")), steps=8)
        assert page.locator(".dragged").count() == 1
        assert page.evaluate(_CELLS) == before, "while a tile is dragged"
        page.mouse.move(2, 2)
        page.mouse.up()
        for cell in [
            *page.locator("[data-legal]").all(),
            page.locator("[data-cell]:not([data-legal]):not(.taken)").first,
        ]:
            cell.dispatch_event("click")
            page.wait_for_timeout(150)
            assert page.evaluate(_CELLS) == before, "while cells are tried"
        assert len(table.table.played) == table.begun


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_a_palace_is_pinched_and_shown_whole_again(screen: Screen, browser: Browser, address: str) -> None:
    with Visit(browser, address, screen) as visit:
        shown(visit, TURN)
        page = visit.page
        ground = page.locator(".ground")
        before = ground.evaluate("(element) => getComputedStyle(element).width")
        x, y = middle(page.locator("main.palace"))
        finger = visit.context.new_cdp_session(page)

        def touch(what: str, *apart: float) -> None:
            points = [{"x": x + aside, "y": y, "id": number} for number, aside in enumerate(apart)]
            finger.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": points})

        touch("touchStart", -30)
        touch("touchStart", -30, 30)
        for apart in range(35, 75, 5):
            touch("touchMove", -apart, apart)
        touch("touchEnd")
        assert float(ground.evaluate("(element) => element.clientWidth")) > 1.5 * float(before.removesuffix("px"))
        assert page.locator("main [data-cell][aria-selected=true]").count() == 0, "a pinch is no tap"
        page.locator(".zoom button").last.click()
        expect(page.locator(".ground")).to_have_css("width", before)


def test_a_choice_is_played_after_a_moment_unless_it_is_changed(visit: Visit) -> None:
    visit.context.add_init_script("""localStorage.setItem("alhambra.play", '{"speed":"none","confirm":"timer"}')""")
    page = visit.page
    page.clock.install()
    table = shown(visit, PLACING)
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    for cell in (page.locator("[data-legal]").first, page.locator("[data-legal]").last):
        cell.dispatch_event("click")
        go = page.locator("[data-go].timed")
        moment = int(go.evaluate("(button) => parseInt(button.style.getPropertyValue('--wait'))"))
        page.clock.run_for(moment - 100)
    page.wait_for_timeout(500)  # by the test's own clock: the page needs time to send
    assert len(table.table.played) == table.begun, "who changes the choice has the whole time again"
    page.clock.run_for(200)
    assert plays(table, page, "place")
    assert table.table.played[table.begun].seat == OWN
