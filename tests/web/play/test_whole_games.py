"""Whole games in a real browser, played by clicks on what the page offers, on a desktop and on a phone."""

from typing import NamedTuple

import pytest
from playwright.sync_api import Browser

from alhambra.tilegames.modules import MODULES
from tests.web.support.pages import DESK, PHONE, Screen, Visit, is_cut_off
from tests.web.support.player import Player
from tests.web.support.tables import against_bot

pytestmark = pytest.mark.slow


class Played(NamedTuple):
    game: str
    modules: list[str]


GAMES = {
    "Alhambra": Played("alhambra", []),
    "Alhambra with all modules": Played("alhambra", [module.name for module in MODULES]),
    "Granada": Played("granada", ["vizier", "bureaux"]),
    "combined": Played("combined", ["vizier", "bureaux"]),
    "Roll & Write": Played("roll_and_write", []),
}


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_is_played_by_clicks(name: str, screen: Screen, browser: Browser, address: str) -> None:
    with Visit(browser, address, screen) as visit:
        against_bot(visit, *GAMES[name])
        player = Player(visit.page, f"{name} {screen}", by_touch=screen.has_touch)
        player.play(until=lambda: is_cut_off(visit.page))
        print(player.touched, player.missed)
        assert not is_cut_off(visit.page), "the table needs no scrolling"
        assert visit.page.locator("[data-result]").is_visible()
