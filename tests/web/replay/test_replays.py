"""Replays in a real browser: stepping through a game, its viewpoints, and the proof that the browser computes."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from alhambra import Contribution, GameConfig, Player, Randomness, deal_game, new_dealing
from alhambra.protocol import Game
from tests.web.support.pages import DESK, PHONE, Screen, Visit
from tests.web.support.tables import ask

pytestmark = pytest.mark.slow

NAMES = ["Łucja", "Jörg", "Ada"]


def finished(config: GameConfig) -> Game:
    """A finished game with a joint seed; its names use many scripts."""
    dealing = new_dealing(config, [Player(name, "person") for name in NAMES[: config.seats]])
    parts = [Contribution.fresh("ein Würfel 🎲") for _ in range(config.seats)]
    for seat, part in enumerate(parts):
        dealing.commit(seat, part.commitment(dealing.promise, seat))
    for seat, part in enumerate(parts):
        dealing.reveal(seat, part)
    game = deal_game(dealing.deal())
    game.play_out(Randomness(1))
    return game


def opened(visit: Visit, game: Game) -> Page:
    """Open the replay of a game that this visitor has imported."""
    replay = ask(visit, "/replays", {"record": game.record().to_text()})["replay"]
    page = visit.open(f"/replays/{replay}")
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuemax", str(len(game.entries())))
    return page


@pytest.fixture(params=[DESK, PHONE], ids=["desk", "phone"])
def visit(request: pytest.FixtureRequest, browser: Browser, address: str) -> Iterator[Visit]:
    screen: Screen = request.param
    with Visit(browser, address, screen) as visit:
        yield visit


@pytest.mark.parametrize("game", ["alhambra", "roll_and_write"])
def test_a_game_is_stepped_through_by_keys(visit: Visit, game: str) -> None:
    played = finished(GameConfig(game, 3))
    page = opened(visit, played)
    slider = page.get_by_role("slider")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_attribute("aria-valuenow", "1")
    page.keyboard.press("End")
    expect(slider).to_have_attribute("aria-valuenow", str(len(played.entries())))
    for name, points in zip(NAMES, played.scores, strict=True):
        row = page.get_by_role("row").filter(has=page.get_by_role("button", name=name))
        expect(row).to_contain_text(str(points))


def test_it_jumps_to_scorings_and_to_moves_of_a_seat(visit: Visit) -> None:
    played = finished(GameConfig("alhambra", 3))
    page = opened(visit, played)
    slider = page.get_by_role("slider")
    page.get_by_role("radiogroup", name="Whose palace is shown").get_by_role("radio").nth(1).click()
    page.get_by_role("button", name="Next move of this player").click()
    number = int(slider.get_attribute("aria-valuenow") or "0")
    assert played.record().entries[number - 1].startswith("1: ")
    page.get_by_role("button", name="Next scoring").click()
    expect(page.locator(".move")).to_contain_text("Scoring 1")


def test_a_seat_sees_what_it_saw_then(visit: Visit) -> None:
    page = opened(visit, finished(GameConfig("alhambra", 3)))
    page.get_by_label("Seen").select_option("0")
    page.get_by_role("radiogroup", name="Whose palace is shown").get_by_role("radio").nth(1).click()
    expect(page.get_by_text("were hidden")).to_be_visible()
    page.get_by_label("Seen").select_option("open")
    expect(page.get_by_text("were hidden")).to_have_count(0)


def test_the_browser_computes_the_proof(visit: Visit) -> None:
    page = opened(visit, finished(GameConfig("alhambra", 2)))
    page.get_by_role("tab", name="Proof").click()
    page.get_by_role("button", name="Check it now").click()
    expect(page.locator("li.proved").filter(has_text="seal fits the record")).to_be_visible()
    expect(page.locator("li.proved").filter(has_text="chain of hashes")).to_be_visible()
    expect(page.locator("li.proved").filter(has_text="fits the dealer's promise")).to_be_visible()
    expect(page.locator("li.failed")).to_have_count(0)


@pytest.mark.parametrize(
    ("field", "sentence"),
    [
        ("entries", "moves were changed"),
        ("secret", "does not fit the dealer's"),
        ("nonce", "does not fit its commitment"),
    ],
)
def test_a_changed_record_is_noticed_by_the_browser(visit: Visit, field: str, sentence: str) -> None:
    page = opened(visit, finished(GameConfig("alhambra", 2)))

    def change(route: Route) -> None:
        record: dict[str, Any] = route.fetch().json()
        if field == "entries":
            record["entries"][3] = record["entries"][2]
        elif field == "secret":
            record["chance"]["secret"] = "0" * 64
        else:
            record["chance"]["contributions"][1]["nonce"] = "0" * 64
        route.fulfill(body=json.dumps(record), content_type="application/json")

    page.route("**/record.json", change)
    page.get_by_role("tab", name="Proof").click()
    page.get_by_role("button", name="Check it now").click()
    expect(page.locator("li.failed").filter(has_text=sentence)).to_be_visible()
    expect(page.locator("li.failed").filter(has_text="Damaged")).to_be_visible()


def test_a_record_from_a_file_is_replayed(visit: Visit, tmp_path: Path) -> None:
    played = finished(GameConfig("granada", 2))
    file = tmp_path / "evening.txt"
    file.write_text(played.record().to_text(), encoding="utf-8")
    page = visit.open("/")
    page.get_by_role("button", name="Join").click()
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuemax", str(len(played.entries())))
