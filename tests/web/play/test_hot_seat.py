"""Several people at one machine: a curtain between them, and no part of a hand on the page until it is lifted."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.support.pages import DESK, PHONE, Screen, Visit, is_cut_off
from tests.web.support.player import Player
from tests.web.support.tables import Made, make_table, sit

pytestmark = pytest.mark.slow

NAMES = ("Ada", "Ben")
CURTAIN = "[data-curtain]"
HAND = "[data-spot^='hand:']"


def shared(visit: Visit, *kinds: str, game: str = "alhambra", modules: list[str] | None = None) -> Made:
    """Create a table at which this visitor has every person's seat."""
    table = make_table(visit, *kinds, game=game, modules=modules)
    people = [seat for seat, kind in enumerate(kinds) if kind == "person"]
    for seat, name in zip(people, NAMES, strict=True):
        sit(visit, table, seat, name)
    visit.open(f"/tables/{table.id}")
    return table


def private_views(frames: list[dict[str, Any]]) -> set[int]:
    """Return the seats whose view was sent."""
    return {frame["view"]["viewer"] for frame in frames if frame.get("view")} - {None}


def lift(page: Page) -> str:
    """Lift the curtain; return the name of the player it is for."""
    expect(page.locator(CURTAIN)).to_be_visible(timeout=30_000)
    words = page.locator(CURTAIN).inner_text()
    page.locator(CURTAIN).click()
    expect(page.locator(HAND).first).to_be_visible()
    return words.rpartition(" ")[2]


def turn(page: Page) -> None:
    """Take the first face-up card: a turn that is over after one action."""
    page.locator("[data-money]").first.click()
    page.locator("[data-go]").click()
    expect(page.locator("[data-all]")).to_have_count(0)  # until it is answered the page shows the turn that was taken


def test_two_people_play_a_whole_game_at_one_screen(browser: Browser, address: str) -> None:
    with Visit(browser, address) as visit:
        shared(visit, "person", "person")
        player = Player(visit.page, "one screen")

        def is_seen_through() -> bool:
            both = "([curtain, hand]) => !!document.querySelector(curtain) && !!document.querySelector(hand)"
            return bool(visit.page.evaluate(both, [CURTAIN, HAND]))

        player.play(until=lambda: is_seen_through() or is_cut_off(visit.page))
        assert visit.page.locator("[data-result]").is_visible(), "nothing was seen behind the curtain"
        assert player.touched["curtain"] > 10
        expect(visit.page.get_by_role("button", name="Same again")).to_be_visible()


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_nothing_of_a_hand_is_there_before_its_player_lifts_the_curtain(
    screen: Screen, browser: Browser, address: str
) -> None:
    with Visit(browser, address, screen) as visit:
        shared(visit, "person", "apprentice", "person")
        page = visit.page
        expect(page.locator(CURTAIN)).to_be_visible(timeout=30_000)
        assert private_views(visit.frames) == set()
        for _ in range(6):
            heard = len(visit.frames)
            assert page.locator(HAND).count() == 0
            name = lift(page)
            seat = 0 if name == NAMES[0] else 2
            assert private_views(visit.frames[heard:]) == {seat}, "only the view of who lifted the curtain came"
            heard = len(visit.frames)
            turn(page)
            expect(page.locator(CURTAIN)).to_be_visible(timeout=30_000)
            assert page.locator(HAND).count() == 0
            assert private_views(visit.frames[heard:]) <= {seat}, "nothing came of who comes next"
            assert page.locator(CURTAIN).inner_text() != f"I am {name}"


def test_the_curtain_outlasts_a_reload_and_a_hand_can_be_put_away(browser: Browser, address: str) -> None:
    with Visit(browser, address) as visit:
        shared(visit, "person", "person")
        page = visit.page
        lift(page)
        heard = len(visit.frames)
        page.reload()
        expect(page.locator(CURTAIN)).to_be_visible(timeout=30_000)
        assert private_views(visit.frames[heard:]) == set()
        name = lift(page)
        page.locator("[data-cover]").click()
        expect(page.locator(HAND)).to_have_count(0)
        other = next(one for one in NAMES if one != name)
        page.get_by_role("button", name=f"Show the hand of {other}").click()
        expect(page.locator(HAND).first).to_be_visible()
        expect(page.locator("[data-all]")).to_have_count(0)  # a player who is not asked can choose nothing


def test_seats_at_this_machine_are_chosen_with_the_table(browser: Browser, address: str) -> None:
    with Visit(browser, address) as visit:
        page = visit.open("/new")
        page.get_by_role("textbox", name="Your name").fill("Ada")
        for seat in (3, 2):
            page.get_by_role("button", name=f"Remove seat {seat}").click()
            if seat == 3:
                page.get_by_role("button", name="Someone here").click()
                page.get_by_role("textbox", name="Name of the player at seat 3").fill("Ada")
        page.get_by_role("button", name="Open the table").click()
        assert {lift(page)} <= {"Ada", "(2)"}, "nobody has the name of somebody else"


def test_an_online_friend_sits_at_the_same_table(browser: Browser, address: str) -> None:
    with Visit(browser, address) as visit, Visit(browser, address) as friend:
        table = make_table(visit, "person", "person", "person")
        for seat, name in enumerate(NAMES):
            sit(visit, table, seat, name)
        sit(friend, table, 2, "Cleo")
        here = visit.open(f"/tables/{table.id}")
        there = friend.open(f"/tables/{table.id}?seat=2")
        there.locator("[data-ready]").click()
        here.locator("[data-ready]").click()
        for _ in range(6):
            here.locator(f"{CURTAIN}, .lookers, [data-cover]").first.wait_for(timeout=30_000)
            if there.locator("[data-all]").count():
                turn(there)
                continue
            if here.locator(CURTAIN).count():
                lift(here)
                turn(here)
            here.wait_for_timeout(300)
        assert private_views(friend.frames) == {2}


def test_nobody_needs_a_curtain_where_nothing_is_hidden(browser: Browser, address: str) -> None:
    with Visit(browser, address) as visit:
        shared(visit, "person", "person", game="roll_and_write")
        player = Player(visit.page, "dice at one screen")
        player.play()
        assert player.touched["curtain"] == 0
        expect(visit.page.locator("[data-result]")).to_be_visible()


def test_one_person_plays_alone(browser: Browser, address: str) -> None:
    with Visit(browser, address) as visit:
        page = visit.open()
        page.get_by_role("radio", name="Roll & Write").click()
        page.get_by_role("radio", name="1", exact=True).click()
        page.get_by_role("button", name="Play now").click()
        Player(page, "alone").play()
        expect(page.locator("[data-result]")).to_be_visible()
