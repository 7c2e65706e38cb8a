"""Two browsers at one table: a reload, a server killed in the middle of the game, and no leaks."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from alhambra.tilegames.modules import MODULES
from tests.server.service import Service
from tests.web.support.pages import DESK, PHONE, Visit
from tests.web.support.player import Player
from tests.web.support.tables import make_table, sit

pytestmark = pytest.mark.slow

MOVES = 30
NAMES = ("Ada", "Ben")
# Events that only one seat receives.
SECRET_EVENTS = {"card_drawn_is", "bonus_card_received"}


def test_a_game_of_two_outlasts_a_reload_and_a_killed_server(browser: Browser, service: Service) -> None:
    with Visit(browser, service.address, DESK) as one, Visit(browser, service.address, PHONE) as two:
        begin(one, two)
        players = [Player(one.page, "one"), Player(two.page, "two", by_touch=True)]
        play(players, MOVES)
        log = log_of(one)
        two.page.reload()
        expect(two.page.locator("[data-spot]").first).to_be_visible()
        play(players, MOVES)
        service.kill()
        expect(one.page.locator("[data-lost]")).to_be_visible(timeout=20_000)
        service.start()
        for visit in (one, two):
            expect(visit.page.locator("[data-lost]")).to_have_count(0, timeout=30_000)
            visit.forgive_lost_server()
        play(players, MOVES)
        one.page.reload()
        expect(one.page.locator("[data-spot]").first).to_be_visible()
        assert log_of(one)[: len(log)] == log, "what was told before is there after the reload"
        for seat, visit in enumerate((one, two)):
            assert list(leaks(visit.frames, seat)) == []


def begin(one: Visit, two: Visit) -> None:
    """Both take a seat, the second by the link, and are ready."""
    table = make_table(one, "person", "person", modules=[module.name for module in MODULES])
    sit(one, table, 0, NAMES[0])
    one.open(f"/tables/{table.id}?seat=0")
    two.open(f"/tables/{table.id}#{table.invitation}")
    two.page.get_by_role("textbox").first.fill(NAMES[1])
    two.page.locator("[data-sit]").first.click()
    for visit in (one, two):
        visit.page.locator("[data-ready]").click()
    for visit in (one, two):
        expect(visit.page.locator("[data-spot]").first).to_be_visible(timeout=30_000)


def play(players: list[Player], moves: int) -> None:
    """Let the deciding player act, until this many clicks were made."""
    until = sum(sum(player.touched.values()) for player in players) + moves
    while sum(sum(player.touched.values()) for player in players) < until:
        acted = [player.act_if_asked() for player in players]
        if not any(acted):
            players[0].page.wait_for_timeout(20)


def log_of(visit: Visit) -> list[Any]:
    """Return what the server told the page about the past, call by call."""
    calls: list[Any] = [frame["calls"] for frame in visit.frames if frame.get("calls")]
    return calls[-1] if calls else []


def leaks(frames: list[dict[str, Any]], seat: int) -> Iterator[str]:
    """Yield what a seat received that only another seat may know."""
    for frame in frames:
        for found in mappings(frame):
            if "viewer" in found and found["viewer"] != seat:
                yield f"the view of {found['viewer']}"
            if found.get("event") in SECRET_EVENTS and found["seat"] != seat:
                yield str(found)
            if {"seed", "secret"} & found.keys():
                yield f"a seed: {list(found)}"


def mappings(data: Any) -> Iterator[dict[str, Any]]:
    """Yield all mappings in data."""
    if isinstance(data, dict):
        yield data
    for part in data.values() if isinstance(data, dict) else data if isinstance(data, list) else ():
        yield from mappings(part)
