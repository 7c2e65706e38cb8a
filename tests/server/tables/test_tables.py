"""A table from its creation to its end, over HTTP and WebSocket."""

from typing import Any

import pytest

from alhambra import Contribution, Record, replay
from alhambra.client import Table
from tests.server.visitors import Visitor, bearer


@pytest.mark.parametrize("game", ["alhambra", "granada", "combined", "roll_and_write"])
def test_a_whole_game_is_played_and_its_record_is_true(visitor: Visitor, game: str) -> None:
    table = visitor.table("person", "person", game=game).begin()
    while table.decides() is not None:
        assert table.play().status_code == 200
    text = visitor.client.get(f"/api/tables/{table.id}/record", headers=bearer(table.links["watch"])).text
    record = Record.read(text)
    assert replay(record).is_over
    assert record.deal is not None
    assert [player.name for player in record.players] == ["Player 0", "Player 1"]


def test_every_seat_has_a_part_in_the_seed(visitor: Visitor) -> None:
    table = visitor.table("person", "person")
    for seat in (0, 1):
        table.send(seat, "ready")
    table.send(0, "start")
    promise = table.look(0)["table"]["dealing"]["promise"]
    parts = [Contribution.fresh("kite"), Contribution.fresh("stork")]
    assert table.send(0, "reveal", **parts[0].to_json()).status_code == 400, "nobody shows before all are bound"
    for seat in (0, 1):
        assert table.send(seat, "commit", commitment=parts[seat].commitment(promise, seat)).status_code == 200
    final_promise = table.look(0)["table"]["dealing"]["final_promise"]
    for seat in (0, 1):
        assert table.send(seat, "reveal", **parts[seat].to_json()).status_code == 200
    seen = table.look(0)
    assert seen["view"]["promise"] == final_promise
    assert seen["table"]["dealing"]["contributions"] == [part.to_json() for part in parts]


def test_a_table_starts_when_all_are_ready(visitor: Visitor) -> None:
    table = visitor.table("person", "person")
    table.send(0, "ready")
    refused = table.send(0, "start")
    assert refused.status_code == 409
    assert refused.json()["sentence"] == "Not everybody is ready yet: seat 1."


def test_a_repeated_command_is_carried_out_once(visitor: Visitor) -> None:
    table = visitor.table("person", "person").begin()
    seat = table.decides()
    assert seat is not None
    offered = table.offers(seat)
    play = {"at": offered["at"], "action": offered["offers"][0]}
    first = table.send(seat, "play", "again", **play)
    second = table.send(seat, "play", "again", **play)
    assert first.status_code == second.status_code == 200
    assert first.json() == second.json()
    assert table.look()["sequence"] == first.json()["sequence"]


def test_an_action_for_an_older_position_is_refused(visitor: Visitor) -> None:
    table = visitor.table("person", "person").begin()
    seat = table.decides()
    assert seat is not None
    offered = table.offers(seat)
    assert table.play().status_code == 200
    stale = table.send(seat, "play", at=offered["at"], action=offered["offers"][0])
    assert stale.status_code == 409
    assert str(table.look()["at"]) in stale.json()["sentence"]


def test_a_seat_cannot_act_for_another(visitor: Visitor) -> None:
    table = visitor.table("person", "person").begin()
    seat = table.decides()
    assert seat is not None
    offered = table.offers(seat)
    body = {"do": "play", "client": "x", "id": "1", "seat": seat, "at": offered["at"], "action": offered["offers"][0]}
    path = f"/api/tables/{table.id}/commands"
    assert visitor.client.post(path, json=body, headers=bearer(table.tokens[1 - seat])).status_code == 401
    assert visitor.client.post(path, json=body, headers=bearer(table.links["watch"])).status_code == 401
    assert visitor.client.post(path, json=body).status_code == 401


def test_an_action_that_reveals_nothing_can_be_taken_back(visitor: Visitor) -> None:
    table = visitor.table("person", "person").begin()
    for _ in range(200):
        seat = table.decides()
        assert seat is not None
        offered = table.offers(seat)
        buying = [action for action in offered["offers"] if action["kind"] == "buy"]
        before = table.look(seat)
        table.send(seat, "play", at=offered["at"], action=(buying or offered["offers"])[0])
        after = table.look(seat)
        if after["undo"]:
            assert table.send(1 - seat, "undo", at=after["at"]).status_code == 409, "the other seat cannot"
            assert table.send(seat, "undo", at=after["at"]).status_code == 200
            again = table.look(seat)
            assert again["view"] == before["view"]
            assert again["at"] > after["at"], "a command for the position that is no more is stale"
            return
    raise AssertionError("nothing could be taken back")


def test_more_is_taken_back_if_all_agree(visitor: Visitor) -> None:
    table = visitor.table("person", "person").begin()
    start = table.look()["view"]
    for _ in range(3):
        table.play()
    assert table.send(0, "back", actions=3).status_code == 200
    assert table.look()["table"]["question"]["agreed"] == [0]
    assert table.send(1, "consent", agrees=True).status_code == 200
    assert table.look()["view"] == start


def test_nothing_is_taken_back_when_the_record_is_open(visitor: Visitor) -> None:
    table = visitor.table("person", "person", game="roll_and_write").begin()
    table.play()
    assert table.send(0, "back", actions=1).status_code == 200
    table.play_out()
    assert table.send(1, "consent", agrees=True).status_code == 409
    assert table.send(0, "back", actions=1).status_code == 409
    assert table.look()["table"]["phase"] == "over"


def test_one_who_does_not_agree_is_enough(visitor: Visitor) -> None:
    table = visitor.table("person", "person").begin()
    table.play()
    after = table.look()["view"]
    table.send(0, "back", actions=1)
    table.send(1, "consent", agrees=False)
    seen = table.look()
    assert seen["table"]["question"] is None
    assert seen["view"] == after


def test_nobody_puts_another_question_in_place_of_the_one_that_others_agree_to(visitor: Visitor) -> None:
    table = visitor.table("person", "person", "person").begin()
    for _ in range(4):
        table.play()
    table.send(0, "back", actions=1)
    first = table.look()["table"]["question"]
    for seat in (0, 1):
        assert table.send(seat, "back", actions=4).json()["key"] == "asked-already"
    assert table.send(1, "replace", absent=2).json()["key"] == "asked-already"
    assert table.look()["table"]["question"] == first
    assert table.send(0, "consent", agrees=False).status_code == 200, "who has asked takes it back"
    assert table.look()["table"]["question"] is None
    table.send(0, "back", actions=4)
    late = table.send(1, "consent", agrees=True, question=first["number"])
    assert (late.status_code, late.json()["key"]) == (409, "another-question")
    assert table.look()["table"]["question"]["agreed"] == [0]


def test_no_other_site_gives_a_browser_another_cookie(visitor: Visitor) -> None:
    table = visitor.table("person", "person")
    given = {"token": table.tokens[0]}
    foreign = visitor.client.post("/api/enter", json=given, headers={"Origin": "https://elsewhere.example"})
    assert (foreign.status_code, foreign.json()["key"]) == (403, "not-our-page")
    assert "set-cookie" not in foreign.headers
    own = visitor.client.post("/api/enter", json=given, headers={"Origin": "http://testserver.local"})
    assert own.status_code == 200


def test_a_socket_tells_what_happens_and_resumes(visitor: Visitor) -> None:
    table = visitor.table("person", "person").begin()
    where = f"/api/tables/{table.id}/socket?seat=0"
    headers = bearer(table.tokens[0])
    with visitor.client.websocket_connect(where, headers=headers) as socket:
        welcome = socket.receive_json()
        assert welcome["type"] == "table"
        table.play()
        told = socket.receive_json()
        assert told["type"] == "entry"
        assert told["events"]
    table.play()
    with visitor.client.websocket_connect(f"{where}&since={told['sequence']}", headers=headers) as socket:
        resumed = socket.receive_json()
        assert resumed["type"] == "resumed"
        assert resumed["events"]
        assert resumed["sequence"] == told["sequence"] + 1


def test_who_missed_the_dealing_is_told_the_whole(visitor: Visitor) -> None:
    table = visitor.table("person", "person")
    where = f"/api/tables/{table.id}/socket?seat=0"
    with visitor.client.websocket_connect(where, headers=bearer(table.tokens[0])) as socket:
        before = socket.receive_json()
    table.begin()
    table.play()
    since = f"{where}&since={before['sequence']}"
    with visitor.client.websocket_connect(since, headers=bearer(table.tokens[0])) as socket:
        assert socket.receive_json()["view"] == table.look(0)["view"]


def test_what_was_told_before_is_told_again_and_the_whole_follows_from_it(visitor: Visitor) -> None:
    table = visitor.table("person", "person").begin()
    headers = bearer(table.tokens[0])
    with visitor.client.websocket_connect(f"/api/tables/{table.id}/socket?seat=0", headers=headers) as socket:
        followed = Table(socket.receive_json()["view"])
        heard = []
        for _ in range(12):
            table.play()
            events = socket.receive_json()["events"]
            for event in events:
                followed.apply(event)
            heard.append([event for event in events if event["event"] != "next_decision"])
        assert followed.view == table.look(0)["view"]
        history = ask(socket, "history")["calls"]
        assert [event["event"] for event in history[0]][-1] == "turn_begins"
        assert history[1:] == heard
        assert ask(socket, "history", first=3)["calls"] == heard[2:]
        socket.send_json({"do": "ask", "id": "1", "what": "history", "first": -1})
        assert socket.receive_json()["type"] == "refused"
    headers = bearer(table.links["watch"])
    with visitor.client.websocket_connect(f"/api/tables/{table.id}/socket", headers=headers) as socket:
        socket.receive_json()
        assert len(ask(socket, "history")["calls"]) == len(heard) + 1


def test_history_forgets_what_was_taken_back(visitor: Visitor) -> None:
    table = visitor.table("person", "person", game="roll_and_write").begin()
    seat, actions = 0, 0
    while table.look(seat)["undo"] == 0:
        seat = table.decides() or 0
        table.play(index=-1 if actions % 2 else 0)
        actions += 1
    where = f"/api/tables/{table.id}/socket?seat={seat}"
    with visitor.client.websocket_connect(where, headers=bearer(table.tokens[seat])) as socket:
        welcome = socket.receive_json()
        assert len(ask(socket, "history")["calls"]) == 1 + actions
        assert table.send(seat, "undo", at=welcome["at"]).status_code == 200
        assert socket.receive_json()["type"] == "table"
        assert len(ask(socket, "history")["calls"]) == actions


def ask(socket: Any, what: str, **fields: Any) -> dict[str, Any]:
    """Return the answer to a query over a socket."""
    socket.send_json({"do": "ask", "id": what, "what": what, **fields})
    answer: dict[str, Any] = socket.receive_json()
    assert answer["id"] == what
    return answer


def test_a_seat_asks_what_an_action_would_do(visitor: Visitor) -> None:
    table = visitor.table("person", "person").begin()
    seat = table.decides()
    assert seat is not None
    action = table.offers(seat)["offers"][0]
    before = table.look(seat)
    where = f"/api/tables/{table.id}/socket"
    with visitor.client.websocket_connect(f"{where}?seat={seat}", headers=bearer(table.tokens[seat])) as socket:
        socket.receive_json()
        preview = ask(socket, "preview", action=action)["preview"]
        assert preview["refusal"] is None
        assert preview["events"]
        assert ask(socket, "preview", action="pass")["preview"]["refusal"]["reason"] == "pass-with-actions"
        judged = ask(socket, "refusals", action={"kind": "take"})["refusals"]
        assert [one["action"]["kind"] for one in judged if one["refusal"] is None]
        assert {one["refusal"]["reason"] for one in judged if one["refusal"]} <= {"taken-too-much"}
        tile = table.look(seat)["view"]["market"][0]["tile"]["tile"]
        assert ask(socket, "fit", tile=tile)["fit"]["cells"]
        assert ask(socket, "fit", tile="castle_9")["fit"] == ask(socket, "fit")["fit"] == {"cells": [], "misfits": []}
        assert ask(socket, "standing")["standing"]["points"] == [0, 0]
        assert ask(socket, "preview", action="nonsense")["type"] == "refused"
        assert ask(socket, "preview")["type"] == "refused"
        assert ask(socket, "refusals", action="take")["type"] == "refused"
    assert table.look(seat) == before
    with visitor.client.websocket_connect(where, headers=bearer(table.links["watch"])) as socket:
        socket.receive_json()
        assert ask(socket, "preview", action=action)["preview"] is None
        assert ask(socket, "refusals", action={"kind": "take"})["refusals"] == []
        assert ask(socket, "fit", tile=tile)["fit"] is None
        assert ask(socket, "standing")["standing"]["points"] == [0, 0]


def test_nothing_is_foreseen_before_the_game(visitor: Visitor) -> None:
    table = visitor.table("person", "person")
    where = f"/api/tables/{table.id}/socket?seat=0"
    with visitor.client.websocket_connect(where, headers=bearer(table.tokens[0])) as socket:
        socket.receive_json()
        assert ask(socket, "preview", action="pass")["preview"] is None
        assert ask(socket, "refusals", action={"kind": "pass"})["refusals"] == []
        assert ask(socket, "fit", tile="tower_9_ne")["fit"] is None
        assert ask(socket, "standing")["standing"] is None


def test_every_game_is_listed_with_what_it_allows(visitor: Visitor) -> None:
    listed = {one["game"]: one for one in visitor.client.get("/api/games").json()}
    assert set(listed) == {"alhambra", "granada", "combined", "roll_and_write"}
    for name, one in listed.items():
        bots = [{"kind": one["bots"][0], "name": f"Bot {number}"} for number in range(1, one["most_seats"])]
        seats = [{"kind": "person"}, *bots]
        wanted = {"game": name, "seats": seats, "modules": one["modules"]}
        assert visitor.client.post("/api/tables", json=wanted).status_code == 201


def test_tables_cannot_be_guessed(visitor: Visitor) -> None:
    table = visitor.table("person", "person")
    unknown = visitor.client.get("/api/tables/unknown", headers=bearer(table.tokens[0]))
    without = visitor.client.get(f"/api/tables/{table.id}")
    assert (unknown.status_code, unknown.json()) == (without.status_code, without.json())


def test_only_public_tables_are_listed(visitor: Visitor) -> None:
    visitor.table("person", "person")
    shown = visitor.table("person", "person", public=True)
    assert [table["id"] for table in visitor.client.get("/api/tables").json()] == [shown.id]


def test_a_browser_keeps_its_seats_by_a_cookie(visitor: Visitor) -> None:
    table = visitor.table("person", "person")
    origin = {"Origin": str(visitor.client.base_url).rstrip("/")}
    visitor.client.post("/api/enter", json={"token": table.tokens[0]})
    seen = visitor.client.get(f"/api/tables/{table.id}?seat=0")
    assert seen.status_code == 200
    assert [own["own_seats"] for own in visitor.client.get("/api/mine").json()] == [[0]]
    body = {"do": "ready", "client": "page", "id": "1", "seat": 0}
    path = f"/api/tables/{table.id}/commands"
    assert visitor.client.post(path, json=body, headers={"Origin": "http://elsewhere.example"}).status_code == 403
    assert visitor.client.post(path, json=body).status_code == 403, "a page always says where it comes from"
    assert visitor.client.post(path, json=body, headers=origin).status_code == 200
    assert visitor.client.get(f"/api/tables/{table.id}?seat=1").status_code == 401, "the other seat is not theirs"


def test_a_dealing_that_somebody_leaves_open_is_broken_off_for_all_to_see(visitor: Visitor) -> None:
    table = visitor.table("person", "person")
    for seat in (0, 1):
        table.send(seat, "ready")
    table.send(0, "start")
    assert table.look()["table"]["phase"] == "dealing"
    assert table.send(1, "abort").status_code == 200
    state = table.look()["table"]
    assert (state["phase"], state["broken_off"], state["dealing"]) == ("gathering", 1, None)
    assert table.begin().look()["table"]["phase"] == "playing", "the next dealing is another one"


def test_a_bot_plays_for_an_absent_player_if_the_others_agree(visitor: Visitor) -> None:
    table = visitor.table("person", "person", "person").begin()
    assert table.send(0, "replace", absent=2).status_code == 200
    assert table.look()["table"]["seats"][2]["stand_in"] is None, "not all others have agreed"
    assert table.send(1, "consent", agrees=True).status_code == 200
    assert [seat["stand_in"] for seat in table.look()["table"]["seats"]] == [None, None, "builder"]
