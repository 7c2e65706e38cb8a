"""The analysis of a replay, and playing on from one of its moments, in a real browser."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from alhambra.games import from_position, replay_entries
from alhambra.protocol import Player, Randomness
from tests.server.replays.test_playing_on import finished, last_turns
from tests.web.support.pages import DESK, PHONE, Screen, Visit
from tests.web.support.player import Player as Clicker
from tests.web.support.tables import ask

pytestmark = pytest.mark.slow

MOVES = 6


def opened(visit: Visit, record: str) -> Page:
    replay = ask(visit, "/replays", {"record": record})["replay"]
    page = visit.open(f"/replays/{replay}")
    expect(page.get_by_role("slider")).to_be_visible()
    return page


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_a_replay_is_analysed(screen: Screen, browser: Browser, address: str) -> None:
    with Visit(browser, address, screen) as visit:
        page = opened(visit, last_turns().record().to_text())
        page.get_by_role("radio", name="Chance of winning, %").click()
        panel = page.get_by_role("tabpanel", name="Analysis")
        panel.get_by_role("radio", name="Move by move").click(timeout=120_000)
        expect(panel.get_by_text("should do next")).to_be_visible()
        expect(page.get_by_role("radio", name="Chance of winning, %")).to_be_checked()
        expect(page.locator(".timeline .axis").last).to_have_text("100")
        page.keyboard.press("ArrowRight")
        expect(panel.get_by_role("heading", name="This move")).to_be_visible()


def test_a_jump_to_a_move_shows_the_palace_of_its_player(browser: Browser, address: str) -> None:
    with Visit(browser, address) as visit:
        page = opened(visit, last_turns().record().to_text())
        page.get_by_role("tab", name="Log").click()
        for name in ("Ada", "Ben", "Ada"):
            move = page.get_by_role("tabpanel").get_by_role("button").filter(has=page.get_by_label(name)).last
            move.click()
            expect(page.get_by_role("radio", name=re.compile(f"^{name}"))).to_be_checked()


@pytest.mark.parametrize("seat", [0, 1])
def test_playing_on_seats_the_person_where_they_were(seat: int, browser: Browser, address: str) -> None:
    whole = finished("alhambra", 2)
    kinds = ["person" if number == seat else "builder" for number in (0, 1)]
    players = [Player(name, kind) for name, kind in zip(("Ada", "Ben"), kinds, strict=True)]
    end = from_position(list(replay_entries(whole.record()))[-12].position(), seed="the end", players=players)
    end.play_out(Randomness(1))
    with Visit(browser, address) as visit:
        page = opened(visit, end.record().to_text())
        page.get_by_role("button", name="Play on from here").click()
        expect(page).to_have_url(re.compile(rf"/tables/[\w-]+\?seat={seat}$"), timeout=30_000)


def test_a_game_is_played_on_from_a_moment(browser: Browser, address: str) -> None:
    with Visit(browser, address) as visit:
        page = opened(visit, finished("alhambra", 3).record().to_text())
        page.get_by_role("slider").focus()
        for _ in range(9):
            page.keyboard.press("ArrowRight")
        page.get_by_role("button", name="Play on from here").click()
        expect(page).to_have_url(re.compile(r"/tables/[\w-]+\?seat=\d$"), timeout=30_000)
        player = Clicker(page, "playing on")
        for _ in range(MOVES):
            player.act()
