"""Bots at tables: they play, they may fail, and they stand in for absent players."""

import threading
import time
from collections.abc import Callable

import pytest
from litestar.testing import TestClient

from alhambra.bots import Bot, make_bot
from alhambra.games import new_game
from alhambra.protocol import GameConfig, Randomness
from alhambra.server.bots import bot_players
from alhambra.server.ops.settings import ServerSettings
from alhambra.server.store.journal import Journal, NewEntry, StoreFailed
from alhambra.server.web.app import make_app
from tests.server.bots import odd_bots
from tests.server.visitors import Sitting, Visitor

_PATIENCE_SECONDS = 60.0


def wait_until(is_so: Callable[[], bool]) -> None:
    """Wait for something that happens by itself."""
    end = time.monotonic() + _PATIENCE_SECONDS
    while not is_so():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.05)


def person_decides(table: Sitting) -> bool:
    view = table.look(0)["view"]
    return bool(view["is_over"] or (view["decision"] is not None and view["decision"]["seat"] == 0))


def let_the_bot_move(table: Sitting) -> None:
    """Play at seat 0 until the bot has to choose, and wait until it has chosen."""
    wait_until(lambda: person_decides(table))
    played = table.play().json()["sequence"]
    while table.decides() == 0 and table.look()["sequence"] == played:
        played = table.play().json()["sequence"]
    wait_until(lambda: person_decides(table))
    assert table.look()["sequence"] > played, "the bot has played"


@pytest.mark.slow
def test_a_person_plays_a_whole_game_against_a_bot(visitor: Visitor) -> None:
    table = visitor.table("person", "greedy", game="roll_and_write").begin()
    while True:
        wait_until(lambda: person_decides(table))
        if table.look(0)["view"]["is_over"]:
            return
        assert table.play().status_code == 200


def test_a_bot_that_fails_costs_no_game(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_players, "choose", odd_bots.broken)
    table = visitor.table("person", "greedy").begin()
    for _ in range(3):
        let_the_bot_move(table)


def test_a_bot_that_crashes_costs_no_game(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_players, "choose", odd_bots.crashing)
    let_the_bot_move(visitor.table("person", "greedy").begin())


def test_a_bot_that_thinks_for_ever_costs_no_game(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_players, "choose", odd_bots.endless)
    monkeypatch.setattr(bot_players, "_TIMEOUT_SECONDS", 0.5)
    let_the_bot_move(visitor.table("person", "greedy").begin())


def test_a_server_that_stops_lets_no_bot_choose_by_lot(
    settings: ServerSettings, caplog: pytest.LogCaptureFixture
) -> None:
    with TestClient(make_app(settings)) as client:
        table = Visitor(client).table("person", "greedy", "greedy", "greedy").begin()
        while person_decides(table):
            table.play()
    assert caplog.messages == []


def test_a_server_stops_though_a_bot_waits_for_the_database(
    settings: ServerSettings, monkeypatch: pytest.MonkeyPatch
) -> None:
    has_tried = threading.Event()

    async def append(_self: Journal, _entry: NewEntry) -> None:
        has_tried.set()
        raise StoreFailed("not-kept")

    with TestClient(make_app(settings)) as client:
        table = Visitor(client).table("person", "greedy").begin()
        while person_decides(table):
            table.play()
        monkeypatch.setattr(Journal, "append", append)
        assert has_tried.wait(_PATIENCE_SECONDS)


def test_only_the_bots_of_the_levels_sit_at_tables(visitor: Visitor) -> None:
    plans = [{"kind": "person"}, {"kind": "players.py:Evil", "name": "Evil"}]
    refused = visitor.client.post("/api/tables", json={"game": "alhambra", "seats": plans})
    assert refused.status_code == 409
    assert "builder" in refused.json()["sentence"]


def test_at_a_table_a_level_has_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def make(bot: str, randomness: Randomness) -> Bot:
        asked.append(bot)
        return make_bot("random", randomness)

    monkeypatch.setattr(bot_players, "make_bot", make)
    game = new_game(GameConfig("alhambra", 2), 1)
    assert game.decision is not None
    bot_players.choose(game.position(seat=game.decision.seat), game.decision.seat, "master", "a lot")
    assert asked == ["master:1s"]


@pytest.mark.slow
def test_a_bot_stands_in_for_who_takes_too_long(settings: ServerSettings) -> None:
    with TestClient(make_app(settings)) as client:
        table = Visitor(client).table("person", "person", pace="1s").begin()
        absent = table.decides()
        assert absent is not None
        wait_until(lambda: table.look()["table"]["seats"][absent]["stand_in"] == "builder")
        assert table.send(absent, "return").status_code == 200
        assert table.look()["table"]["seats"][absent]["stand_in"] is None
