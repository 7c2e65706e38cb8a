"""A table whose game goes on from a moment of a replay, and what strong bots think of a replay."""

import time
from typing import Any

import pytest

from alhambra import GameConfig, Player, Randomness, new_game
from alhambra.games import go_on, replay, replay_entries
from alhambra.protocol import Game, Record
from tests.server.visitors import Sitting, Visitor, bearer

PATIENCE_SECONDS = 120.0
LAST = 12  # entries


def finished(game: str, seats: int = 2, modules: list[str] | None = None) -> Game:
    played = new_game(GameConfig(game, seats, modules or []), seed=7)
    played.play_out(Randomness(1))
    return played


def last_turns() -> Game:
    """The end of a game, which is soon analysed."""
    whole = finished("alhambra")
    games = list(replay_entries(whole.record()))
    end = go_on(games[-LAST].position(), seed="the end", players=[Player(name, "person") for name in ("Ada", "Ben")])
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
    for seat in range(3):
        told, known = table.look(seat)["view"], then.view(seat)
        assert {**told, "at": 0} == {**known, "at": 0}
    for _ in range(5):
        assert table.play().status_code == 200
    table.play_out()
    text = visitor.client.get(f"/api/tables/{table.id}/record", headers=bearer(table.tokens[0])).text
    assert replay(Record.read(text)).is_over, "its record can be replayed"


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


def begun_from(visitor: Visitor, game: str) -> Sitting:
    replay_id = visitor.replay(finished(game).record())
    return visitor.table("person", "person", game=game, replay=replay_id, moment=6).begin()


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
    moments = told["analysis"]["moments"]
    assert moments
    for moment in moments:
        assert moment["best"][0]["cost"] == 0
        assert all(move["action"]["kind"] for move in (moment["played"], *moment["best"]))
    assert visitor.client.post(where).json() == told
