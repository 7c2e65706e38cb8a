"""Joining and leaving in a real browser: turn notifications, leaving a seat, rematches."""

import json

import pytest
from playwright.sync_api import Browser, expect

from tests.server.notices import receivers
from tests.server.service import Service
from tests.web.support.pages import Visit
from tests.web.support.player import Player
from tests.web.support.tables import against_bot, make_table, sit

pytestmark = pytest.mark.slow

# Chromium has no push service here, so the page gets a fake subscription.
_SUBSCRIBED = """
  PushManager.prototype.subscribe = async (options) => {
    if (!options.applicationServerKey) throw new Error("no key");
    return { toJSON: () => (%s) };
  };
"""


def test_this_browser_is_told_of_turns(browser: Browser, address: str) -> None:
    subscription = receivers.Browser("https://push.example/send/1").subscription
    with Visit(browser, address) as visit:
        visit.context.grant_permissions(["notifications"], origin=address)
        visit.context.add_init_script(_SUBSCRIBED % json.dumps(subscription))
        table = against_bot(visit, "alhambra")
        page = visit.page
        page.get_by_role("button", name="Settings").click(timeout=30_000)
        page.locator("[data-push]").click()
        expect(page.get_by_text("push.example")).to_be_visible()
        where = f"/api/tables/{table.id}/notices?seat=0"
        [known] = page.evaluate("(where) => fetch(where).then((answer) => answer.json())", where)
        assert (known["kind"], known["address"], known["is_confirmed"]) == ("push", "push.example", True)
        page.get_by_role("button", name="No more notices to push.example").click()
        expect(page.locator("[data-push]")).to_be_visible()
        assert page.evaluate("(where) => fetch(where).then((answer) => answer.json())", where) == []


def test_a_web_address_is_told_of_turns_and_a_bad_one_is_refused(browser: Browser, address: str) -> None:
    with Visit(browser, address) as visit:
        against_bot(visit, "alhambra")
        page = visit.page
        page.get_by_role("button", name="Settings").click(timeout=30_000)
        page.get_by_role("textbox", name="Address").fill("https://hooks.example/turn")
        page.get_by_role("button", name="Add", exact=True).click()
        expect(page.get_by_text("https://hooks.example/turn")).to_be_visible()
        page.get_by_role("textbox", name="Address").fill("ftp://hooks.example")
        page.get_by_role("button", name="Add", exact=True).click()
        expect(page.get_by_role("alert").filter(has_text="not a web address").first).to_be_visible()
        visit.faults = [fault for fault in visit.faults if "400" not in fault]


def test_a_seat_is_left_before_the_game(browser: Browser, address: str) -> None:
    with Visit(browser, address) as visit:
        table = make_table(visit, "person", "person")
        sit(visit, table, 0, "Ada")
        page = visit.open(f"/tables/{table.id}?seat=0")
        page.locator("[data-leave]").click()
        expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_who_asks_for_another_game_is_followed_by_the_others(browser: Browser, service: Service) -> None:
    with Visit(browser, service.address) as one, Visit(browser, service.address) as two:
        table = make_table(one, "person", "person", game="roll_and_write")
        for seat, visit in enumerate((one, two)):
            sit(visit, table, seat, f"Player {seat}")
            visit.open(f"/tables/{table.id}?seat={seat}")
            visit.page.locator("[data-ready]").click()
        players = [Player(visit.page, f"again {seat}") for seat, visit in enumerate((one, two))]
        while not all(visit.page.locator("[data-result]").count() for visit in (one, two)):
            acted = [player.act_if_asked() for player in players]
            if not any(acted):
                one.page.wait_for_timeout(20)
        one.page.get_by_role("button", name="Same again").click()
        expect(one.page.locator("[data-ready]")).to_be_visible()
        two.page.get_by_role("button", name="Go there").click()
        expect(two.page.locator("[data-ready]")).to_be_visible()
        assert two.page.url.split("/tables/")[1].split("?")[0] == one.page.url.split("/tables/")[1].split("?")[0]
