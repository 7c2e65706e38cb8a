"""Replays of finished games: as each seat saw them or with everything visible, stored under a link, and never of a
running game."""

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from alhambra import GAMES, GameConfig, Randomness, Record, new_game, replay_entries
from alhambra.protocol import Game
from alhambra.server.ops.settings import ServerSettings
from alhambra.server.replays.moments import CHUNK, ServerReplay
from alhambra.server.store.database import sqlite_address
from alhambra.server.web.app import make_app
from tests.server.visitors import Visitor, bearer

CONFIGS = [
    GameConfig("alhambra", 2),
    GameConfig("alhambra", 3, GAMES["alhambra"].modules),
    GameConfig("granada", 3, GAMES["granada"].modules),
    GameConfig("combined", 2),
    GameConfig("roll_and_write", 3),
]


def finished(config: GameConfig, seed: int = 1) -> Game:
    game = new_game(config, seed)
    game.play_out(Randomness(seed))
    return game


def unpacked(data: bytes) -> Any:
    return json.loads(gzip.decompress(data))


@pytest.fixture(params=["sqlite", "postgresql"])
def anybody(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[TestClient[Any]]:
    """A visitor without any link, at a server on each database."""
    is_sqlite = request.param == "sqlite"
    address = sqlite_address(tmp_path / "tables.sqlite") if is_sqlite else request.getfixturevalue("postgres")
    with TestClient(make_app(ServerSettings(address))) as client:
        yield client


def imported(client: TestClient[Any], text: str) -> str:
    answer = client.post("/api/replays", json={"record": text})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["replay"])


@pytest.mark.parametrize("config", CONFIGS, ids=lambda config: config.game + "-".join(sorted(config.modules)))
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_every_position_is_the_one_of_the_game(config: GameConfig, seat: int | None) -> None:
    record = finished(config).record()
    replay = ServerReplay("x", record)
    told = [
        position for chunk in range(replay.chunks) for position in unpacked(replay.positions(chunk, seat))["positions"]
    ]
    games = list(replay_entries(record))
    assert [position["view"] for position in told] == json.loads(json.dumps([game.view(seat) for game in games]))
    assert [position["standing"] for position in told] == [game.standing(seat=seat) for game in games]


@pytest.mark.parametrize("config", CONFIGS, ids=lambda config: config.game + "-".join(sorted(config.modules)))
def test_the_open_view_adds_what_each_seat_alone_could_see(config: GameConfig) -> None:
    record = finished(config).record()
    replay = ServerReplay("x", record)
    games = list(replay_entries(record))
    for position, game in zip(unpacked(replay.positions(1, None))["positions"], games[CHUNK:], strict=False):
        for seat, own in enumerate(position["own"]):
            assert {**position["view"], "viewer": seat, **own} == json.loads(json.dumps(game.view(seat)))


@pytest.mark.parametrize("config", CONFIGS, ids=lambda config: config.game + "-".join(sorted(config.modules)))
def test_a_seat_is_told_what_it_was_told_then(config: GameConfig) -> None:
    record = finished(config).record()
    replay = ServerReplay("x", record)
    games = list(replay_entries(record))
    for seat in range(config.seats):
        told = unpacked(replay.overview(seat))["moments"]
        assert [moment["events"] for moment in told] == json.loads(
            json.dumps([game.happened_for(seat) for game in games])
        )
        assert [moment["line"] for moment in told] == [None, *record.entries]
    everything = unpacked(replay.overview(None))
    assert [len(moment["events"]) for moment in everything["moments"]] == [len(game.events) for game in games]


@pytest.mark.parametrize("config", CONFIGS, ids=lambda config: config.game + "-".join(sorted(config.modules)))
def test_what_is_measured_ends_with_the_result(config: GameConfig) -> None:
    game = finished(config)
    overview = unpacked(ServerReplay("x", game.record()).overview(None))
    assert all(len(curve) == len(overview["moments"]) for curve in overview["measures"].values())
    assert overview["measures"]["points"][-1] == game.scores == overview["result"]
    assert overview["measures"]["if_scored"][-1] == game.scores
    assert overview["winners"] == game.winners
    if config.game != "roll_and_write":
        assert [scoring["scoring"] for scoring in overview["scorings"]][-1] == 3


def test_a_record_is_kept_once_and_replayed_by_its_link(anybody: TestClient[Any]) -> None:
    game = finished(GameConfig("alhambra", 3), 5)
    text = game.record().to_text()
    replay = imported(anybody, text)
    assert imported(anybody, json.dumps(game.record().to_json())) == replay, "the same game has the same link"
    overview = anybody.get(f"/api/replays/{replay}")
    assert overview.json()["result"] == game.scores
    assert overview.headers["content-encoding"] == "gzip"
    assert anybody.get(f"/api/replays/{replay}/record").text == text
    assert Record.from_json(anybody.get(f"/api/replays/{replay}/record.json").json()) == game.record()
    kinds = [finding["kind"] for finding in anybody.get(f"/api/replays/{replay}/findings").json()]
    assert kinds[0] == "proved"
    assert "not proved" in kinds, "a study promises nothing"


def test_a_kept_record_is_there_after_a_restart(tmp_path: Path) -> None:
    settings = ServerSettings(sqlite_address(tmp_path / "tables.sqlite"))
    with TestClient(make_app(settings)) as client:
        replay = imported(client, finished(GameConfig("granada", 2)).record().to_text())
    with TestClient(make_app(settings)) as client:
        assert client.get(f"/api/replays/{replay}/positions/0?seat=1").json()["positions"][0]["view"]["viewer"] == 1


def test_only_whole_and_true_records_are_kept(visitor: Visitor) -> None:
    game = finished(GameConfig("alhambra", 2), 4)
    text = game.record().to_text()
    begun = new_game(GameConfig("alhambra", 2), 4)
    cases = {
        "damaged": text.replace("1. ", "1. 0: pass ;", 1),
        "no record": "hello",
        "empty": "",
        "running": begun.record().to_text(),
        "long": text + " " * 300_000,
        "cheating": cheating(game.record()),
    }
    for name, given in cases.items():
        answer = visitor.client.post("/api/replays", json={"record": given})
        assert answer.status_code == 400, name
        assert answer.json()["sentence"], name
    assert visitor.client.post("/api/replays", json={"record": "x" * 600_000}).status_code == 413
    assert visitor.client.get(f"/api/replays/{'0' * 32}").status_code == 404


def cheating(record: Record) -> str:
    """Return a sealed record in which the winner has more points than the game gave."""
    record.result = [points + 100 for points in record.result or []]
    return record.to_text()


def test_what_a_replay_does_not_have_is_not_found(visitor: Visitor) -> None:
    replay = imported(visitor.client, finished(GameConfig("roll_and_write", 2)).record().to_text())
    for path in ("?seat=2", "?seat=-1", "/positions/9999", "/positions/-1", "/positions/0?seat=7", "/nothing"):
        assert visitor.client.get(f"/api/replays/{replay}{path}").status_code == 404, path


def test_a_host_may_ask_for_a_word_before_a_record_is_kept(tmp_path: Path) -> None:
    settings = ServerSettings(sqlite_address(tmp_path / "tables.sqlite"), access_word="kite")
    text = finished(GameConfig("alhambra", 2)).record().to_text()
    with TestClient(make_app(settings)) as client:
        assert client.post("/api/replays", json={"record": text}).status_code == 401
        assert client.post("/api/replays", json={"record": text, "access_word": "kite"}).status_code == 201


def test_a_table_is_replayed_when_its_game_is_over_and_not_before(visitor: Visitor) -> None:
    table = visitor.table("person", "person", game="roll_and_write").begin()
    path = f"/api/tables/{table.id}/replay"
    assert visitor.client.post(path, headers=bearer(table.tokens[0])).status_code == 404
    while table.decides() is not None:
        table.play()
    assert visitor.client.post(path, headers=bearer(table.links["invite"])).status_code == 401
    replay = visitor.client.post(path, headers=bearer(table.tokens[0])).json()["replay"]
    assert visitor.client.post(path, headers=bearer(table.links["watch"])).json()["replay"] == replay
    overview = visitor.client.get(f"/api/replays/{replay}").json()
    assert [player["name"] for player in overview["players"]] == ["Player 0", "Player 1"]
    found = {finding["key"] for finding in visitor.client.get(f"/api/replays/{replay}/findings").json()}
    assert "phrase-found-joint-seed" in found
