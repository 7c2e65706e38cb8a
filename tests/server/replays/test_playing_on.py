"""Tables that continue from a moment of a replay, and the analysis of a replay."""

import json
import time
from typing import Any

import pytest

from alhambra import GameConfig, Player, Randomness, new_game
from alhambra.analysis import analyse
from alhambra.games import from_position, replay, replay_entries
from alhambra.protocol import Game, Record, RecordError
from alhambra.verification import NOT_PROVED, PROVED, verify
from tests.server.visitors import Sitting, Visitor, bearer

PATIENCE_SECONDS = 120.0
LAST = 12  # entries


def finished(game: str, seats: int = 2, modules: list[str] | None = None) -> Game:
    played = new_game(GameConfig(game, seats, modules or []), seed=7)
    played.play_out(Randomness(1))
    return played


def last_turns() -> Game:
    """Return the end of a game, which is analysed quickly."""
    whole = finished("alhambra")
    games = list(replay_entries(whole.record()))
    end = from_position(
        games[-LAST].position(), seed="the end", players=[Player(name, "person") for name in ("Ada", "Ben")]
    )
    end.play_out(Randomness(1))
    return end


def test_a_table_goes_on_from_a_moment_of_a_replay(visitor: Visitor) -> None:
    game = finished("alhambra", 3, ["bonus_cards", "vizier"])
    moment = next(
        number for number, before in enumerate(replay_entries(game.record())) if number > 20 and before.decision
    )
    then = list(replay_entries(game.record()))[moment]
    source: dict[str, Any] = {
        "replay": visitor.replay(game.record()),
        "moment": moment,
        "modules": ["bonus_cards", "vizier"],
    }
    table = visitor.table("person", "person", "person", **source).begin()
    begun_anew = {"at": 0, "dealt": "joint", "promise": None}
    for seat in range(3):
        told, known = table.look(seat)["view"], then.view(seat)
        assert told["dealt"] == "joint"
        assert {**told, **begun_anew} == {**known, **begun_anew}
    for _ in range(5):
        assert table.play().status_code == 200
    table.play_out()
    assert replay(record_of(visitor, table)).is_over, "its record can be replayed"


def record_of(visitor: Visitor, table: Sitting) -> Record:
    return Record.read(visitor.client.get(f"/api/tables/{table.id}/record", headers=bearer(table.tokens[0])).text)


@pytest.mark.parametrize("game", ["alhambra", "roll_and_write"])
def test_the_record_proves_the_promise_from_the_position_on(visitor: Visitor, game: str) -> None:
    table = begun_from(visitor, game)
    promise = table.look(0)["view"]["promise"]
    table.play_out()
    where, headers = f"/api/tables/{table.id}/signature", bearer(table.tokens[0])
    signed = visitor.client.get(where, headers=headers).json()
    key = visitor.client.get("/api/key").json()["key"]
    record = record_of(visitor, table)
    found = {finding.what.key: finding.kind for finding in verify(record, promise=promise)}
    assert found["found-final-promise"] == found["found-position-promised"] == PROVED
    assert found["found-position"] == NOT_PROVED, "how the position came about"
    for name, expected in (("promise", "promise"), ("final_promise", "final-promise"), ("head", "")):
        keys = {finding.what.key for finding in verify(record, signed=signed[name], key=key)}
        assert f"found-signed{'-' * bool(expected)}{expected}" in keys
    for text in (record.to_text(), json.dumps(record.to_json())):
        assert Record.read(text) == record


def test_a_record_with_another_position_does_not_have_that_promise(visitor: Visitor) -> None:
    table = begun_from(visitor, "roll_and_write").play_out()
    data: dict[str, Any] = record_of(visitor, table).to_json()  # type: ignore[assignment]
    other = begun_from(visitor, "roll_and_write", moment=7).play_out()
    data["position"] = record_of(visitor, other).to_json()["position"]
    with pytest.raises(RecordError, match="The secret is not the one that was promised"):
        Record.from_json(data)


def test_nothing_of_the_position_is_shown_with_the_promise(visitor: Visitor) -> None:
    """Hidden cards could be guessed by its hash."""
    replay_id = visitor.replay(finished("alhambra").record())
    table = visitor.table("person", "person", game="alhambra", replay=replay_id, moment=6)
    for seat in range(2):
        table.send(seat, "ready")
    table.send(0, "start")
    dealing = table.look()["table"]["dealing"]
    assert set(dealing["opening"]) == {"id", "rules", "config", "components", "players"}
    assert "position" not in json.dumps(dealing)


def test_chance_is_new_where_a_game_goes_on(visitor: Visitor) -> None:
    replay_id = visitor.replay(finished("roll_and_write").record())
    ends = set()
    for _ in range(3):
        table = visitor.table("person", "person", game="roll_and_write", replay=replay_id, moment=4).begin().play_out()
        ends.add(str(table.look(0)["view"]["seats"]))
    assert len(ends) > 1


def test_what_was_taken_back_is_played_again_from_the_position(visitor: Visitor) -> None:
    table = begun_from(visitor, "granada")
    before = table.look(0)["view"]
    for _ in range(3):
        assert table.play().status_code == 200
    assert table.send(0, "back", actions=3).status_code == 200
    assert table.send(1, "consent", agrees=True).status_code == 200
    assert table.look(0)["view"] == before


def begun_from(visitor: Visitor, game: str, moment: int = 6) -> Sitting:
    replay_id = visitor.replay(finished(game).record())
    return visitor.table("person", "person", game=game, replay=replay_id, moment=moment).begin()


@pytest.mark.parametrize(
    ("changed", "status", "key"),
    [
        ({"moment": 9999}, 400, "replay-no-such-moment"),
        ({"moment": -1}, 400, "replay-no-such-moment"),
        ({"game": "granada"}, 400, "replay-of-other-game"),
        ({"replay": "nothing"}, 404, "no-such-replay"),
    ],
)
def test_what_cannot_go_on_is_refused(visitor: Visitor, changed: dict[str, Any], status: int, key: str) -> None:
    wanted = {"game": "alhambra", "seats": [{"kind": "person"}, {"kind": "person"}], "moment": 3}
    source = {"replay": visitor.replay(finished("alhambra").record())}
    answer = visitor.client.post("/api/tables", json={**wanted, **source, **changed})
    assert (answer.status_code, answer.json()["key"]) == (status, key)


def test_nobody_plays_on_from_the_end(visitor: Visitor) -> None:
    game = finished("alhambra")
    wanted = {"game": "alhambra", "seats": [{"kind": "person"}, {"kind": "person"}], "moment": len(game.entries())}
    answer = visitor.client.post("/api/tables", json={**wanted, "replay": visitor.replay(game.record())})
    assert (answer.status_code, answer.json()["key"]) == (400, "replay-nobody-chooses")


def test_strong_bots_tell_what_they_think_of_a_replay_and_it_is_kept(visitor: Visitor) -> None:
    game = last_turns()
    where = f"/api/replays/{visitor.replay(game.record())}/analysis"
    began = time.monotonic()
    told = visitor.client.post(where).json()
    while told["analysis"] is None and time.monotonic() - began < PATIENCE_SECONDS:
        assert told["done"] <= told["of"] == len(game.entries())
        time.sleep(0.5)
        told = visitor.client.post(where).json()
    assert told["analysis"] == analyse(game.record()), "the figures are the same wherever they are asked for"
    assert visitor.client.post(where).json() == told
