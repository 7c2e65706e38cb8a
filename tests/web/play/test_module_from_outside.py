"""A module from a folder outside the package is played in the browser, which has no texts or pictures for it."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from alhambra import games
from tests.docs.markdown import ROOT
from tests.server.service import Service
from tests.web.conftest import page_service
from tests.web.support.pages import DESK, PHONE, Screen, Visit, is_cut_off
from tests.web.support.player import Player
from tests.web.support.tables import against_bot

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def gardeners(tmp_path_factory: pytest.TempPathFactory, pages: Path) -> Iterator[Service]:
    """A server that offers the Gardeners; interpreted, since compiled classes have no subclasses from outside."""
    path = os.pathsep.join([str(Path(games.__file__).parents[1]), str(ROOT)])
    service = page_service(
        tmp_path_factory.mktemp("gardeners"),
        pages,
        "tests.adding.serve_with_gardeners",
        ALHAMBRA_PURE="1",
        PYTHONPATH=path,
    )
    service.start()
    yield service
    service.kill()


def events_of(visit: Visit) -> list[dict[str, Any]]:
    """Return every event that the page has received."""
    return [event for frame in visit.frames for event in frame.get("events") or []]


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_a_module_from_outside_is_played_to_the_end(screen: Screen, browser: Browser, gardeners: Service) -> None:
    with Visit(browser, gardeners.address, screen) as visit:
        against_bot(visit, "alhambra", ["gardeners"])
        player = Player(visit.page, f"gardeners {screen}", by_touch=screen.has_touch)
        player.play(until=lambda: is_cut_off(visit.page))
        print(player.touched, player.missed)
        assert not is_cut_off(visit.page), "the table needs no scrolling"
        assert visit.page.locator("[data-result]").is_visible()
    sent = [event for event in events_of(visit) if event["event"] == "gardener_sent"]
    assert any(event["seat"] == 0 for event in sent), "the page has offered the action of the module"
