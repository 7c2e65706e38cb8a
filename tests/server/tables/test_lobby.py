"""Joining and leaving: coming back, rematches, other devices, public tables, abandoned tables."""

import asyncio
import contextlib
import time
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from alhambra.server.ops.settings import ServerSettings
from alhambra.server.store.side_writes import store_phase
from alhambra.server.tables.live_table import LiveTable
from alhambra.server.tables.registry import TableRegistry
from alhambra.server.web.app import make_app
from alhambra.server.web.routes import tables
from alhambra.server.web.routes.sockets import DISMISSED
from tests.server.visitors import Sitting, Visitor, bearer


def seats(table: Sitting) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = table.look()["table"]["seats"]
    return found


def until_closed(socket: Any) -> list[dict[str, Any]]:
    """Return what is received until the server closes the socket."""
    told = []
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            told.append(socket.receive_json())
    return told


# --- leaving ---


def test_who_leaves_before_the_game_makes_the_seat_free_and_has_no_link_to_it_any_more(
    visitor_of_each: Visitor,
) -> None:
    table = visitor_of_each.table("person", "person")
    lost = table.tokens[1]
    assert table.send(1, "leave").status_code == 200
    assert seats(table)[1]["name"] is None
    table.join(1, "Somebody else")
    where = f"/api/tables/{table.id}?seat=1"
    assert visitor_of_each.client.get(where, headers=bearer(lost)).status_code == 401
    assert visitor_of_each.client.get(where, headers=bearer(table.tokens[1])).status_code == 200


def test_who_leaves_before_the_game_is_told_no_more(visitor: Visitor) -> None:
    table = visitor.table("person", "person")
    where = f"/api/tables/{table.id}/socket?seat=1"
    with visitor.client.websocket_connect(where, headers=bearer(table.tokens[1])) as socket:
        socket.receive_json()
        table.send(1, "leave")
        table.join(1, "Somebody else")
        with pytest.raises(WebSocketDisconnect, match="seat-not-yours"):
            socket.receive()


def test_who_leaves_over_the_socket_before_the_game_gets_an_answer_and_then_nothing_more(visitor: Visitor) -> None:
    table = visitor.table("person", "person")
    where = f"/api/tables/{table.id}/socket?seat=1"
    with visitor.client.websocket_connect(where, headers=bearer(table.tokens[1])) as socket:
        told = socket.receive_json()
        socket.send_json({"do": "leave", "client": "test", "id": "my leaving", "seat": 1})
        answers = until_closed(socket)
    assert answers == [{"id": "my leaving", "type": "answer", "sequence": told["sequence"] + 1}]
    assert seats(table)[1]["name"] is None


def test_who_leaves_over_one_socket_closes_the_others_of_the_seat_with_a_key(visitor: Visitor) -> None:
    table = visitor.table("person", "person")
    where = f"/api/tables/{table.id}/socket?seat=1"
    own = bearer(table.tokens[1])
    with (
        visitor.client.websocket_connect(where, headers=own) as one,
        visitor.client.websocket_connect(where, headers=own) as other,
    ):
        one.receive_json()
        other.receive_json()
        one.send_json({"do": "leave", "client": "test", "id": "my leaving", "seat": 1})
        assert one.receive_json()["id"] == "my leaving"
        for socket in (one, other):
            with pytest.raises(WebSocketDisconnect) as closed:
                socket.receive()
            assert (closed.value.code, closed.value.detail) == (DISMISSED, "seat-not-yours")


def test_leaving_breaks_a_dealing_off(visitor: Visitor) -> None:
    table = visitor.table("person", "person")
    for seat in (0, 1):
        table.send(seat, "ready")
    table.send(0, "start")
    assert table.send(1, "leave").status_code == 200
    state = table.look()["table"]
    assert (state["phase"], state["broken_off"], state["seats"][1]["name"]) == ("gathering", 1, None)


def test_a_bot_plays_on_for_who_leaves_the_game_until_the_player_comes_back(visitor_of_each: Visitor) -> None:
    table = visitor_of_each.table("person", "person").begin()
    assert table.send(1, "leave").status_code == 200
    assert (seats(table)[1]["has_left"], seats(table)[1]["stand_in"]) == (True, "builder")
    assert table.send(1, "leave").json()["key"] == "left-already"
    assert table.send(1, "return").status_code == 200, "the seat is kept for its player"
    assert (seats(table)[1]["has_left"], seats(table)[1]["stand_in"]) == (False, None)


def test_where_the_table_wants_it_the_others_decide_whether_a_bot_plays_on(visitor: Visitor) -> None:
    table = visitor.table("person", "person", "person", leaving="agreement").begin()
    table.send(2, "leave")
    assert (seats(table)[2]["has_left"], seats(table)[2]["stand_in"]) == (True, None)
    table.send(0, "replace", absent=2)
    assert seats(table)[2]["stand_in"] is None
    table.send(1, "consent", agrees=True)
    assert seats(table)[2]["stand_in"] == "builder"


def test_who_leaves_is_not_waited_for_when_a_bot_is_to_play(visitor: Visitor) -> None:
    table = visitor.table("person", "person", "person", leaving="agreement").begin()
    table.send(0, "replace", absent=2)
    assert seats(table)[2]["stand_in"] is None
    table.send(1, "leave")
    assert seats(table)[2]["stand_in"] == "builder"


def test_who_leaves_does_not_agree_to_take_back(visitor: Visitor) -> None:
    table = visitor.table("person", "person", leaving="agreement").begin()
    table.play()
    after = table.look()["view"]
    table.send(0, "back", actions=1)
    table.send(1, "leave")
    assert (table.look()["table"]["question"], table.look()["view"]) == (None, after)
    refused = table.send(0, "back", actions=1)
    assert (refused.status_code, refused.json()["key"]) == (409, "back-without-all")
    table.send(1, "return")
    assert table.send(0, "back", actions=1).status_code == 200


def test_two_players_cannot_replace_each_other_at_will(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    table = visitor.table("person", "person").begin()
    slow = table.decides()
    assert slow is not None
    early = table.send(1 - slow, "replace", absent=slow)
    assert (early.status_code, early.json()["key"]) == (409, "too-early-to-replace")
    assert early.json()["params"] == {"seat": slow, "seconds": 60}
    now = time.time()
    monkeypatch.setattr(visitor.client.app.state.services.registry, "clock", lambda: now + 61)
    assert table.send(slow, "replace", absent=1 - slow).status_code == 409, "nobody waits for this one"
    assert table.send(1 - slow, "replace", absent=slow).status_code == 200
    assert seats(table)[slow]["stand_in"] == "builder"


# --- the owner ---


def test_the_owner_frees_a_seat_and_puts_a_bot_there(visitor_of_each: Visitor) -> None:
    table = visitor_of_each.table("person", "person")
    where = f"/api/tables/{table.id}/seats/1"
    refused = visitor_of_each.client.delete(where, headers=bearer(table.tokens[0]))
    assert (refused.status_code, refused.json()["key"]) == (401, "owner-needed")
    owner = table.links["owner"]
    assert visitor_of_each.client.delete(where, headers=bearer(owner)).status_code == 200
    assert table.send(1, "ready").status_code == 401, "the link of who sat there is void"
    bot = {"kind": "greedy", "name": "Zaida"}
    assert table.post("/seats/1/bot", table.tokens[0], bot).status_code == 401
    assert table.post("/seats/1/bot", owner, {"kind": "bots.py:Evil", "name": "Evil"}).status_code == 409
    assert table.post("/seats/1/bot", owner, bot).status_code == 200
    assert (seats(table)[1]["kind"], seats(table)[1]["name"]) == ("greedy", "Zaida")
    del table.tokens[1]
    assert table.begin().look()["table"]["phase"] == "playing"


# --- rematches ---


def test_the_same_people_meet_again_by_the_links_that_they_have(visitor_of_each: Visitor) -> None:
    table = visitor_of_each.table("person", "person", game="roll_and_write").begin()
    assert table.post("/rematch", table.tokens[0]).status_code == 409, "the game is not over"
    table.play_out()
    assert table.post("/rematch", table.links["watch"]).status_code == 401
    following = table.post("/rematch", table.tokens[0]).json()["table"]
    assert table.post("/rematch", table.tokens[1]).json()["table"] == following, "there is one for all"
    assert table.look()["table"]["rematch"] == following
    again = Sitting(visitor_of_each.client, {"table": following, "tokens": table.links})
    again.tokens = table.tokens
    state = again.look(1)["table"]
    assert [seat["name"] for seat in state["seats"]] == ["Player 0", "Player 1"]
    assert (state["phase"], state["rematch_of"]) == ("gathering", table.id)
    assert again.begin().play_out().look()["view"]["is_over"]
    assert table.look(0)["view"]["is_over"], "the links still lead to the first table, too"
    entered = visitor_of_each.client.post("/api/enter", json={"token": table.tokens[1]}).json()
    assert (entered["table"], entered["seat"]) == (following, 1), "a link leads to the latest table"


def test_many_who_ask_to_meet_again_at_once_meet_at_one_table(visitor: Visitor) -> None:
    table = visitor.table("person", "person", game="roll_and_write").begin().play_out()
    registry = visitor.client.app.state.services.registry

    async def ask() -> list[str]:
        live = await registry.table(table.id)
        return list(await asyncio.gather(*[registry.rematch(live) for _ in range(8)]))

    assert len(set(visitor.client.blocking_portal.call(ask))) == 1


# --- links ---


def test_a_seat_moves_to_another_device(settings_of_each: ServerSettings) -> None:
    with TestClient(make_app(settings_of_each)) as client:
        table = Visitor(client).table("person", "person").begin()
        seen = table.look(0)["view"]
        refused = table.post("/seats/0/link", table.tokens[1])
        assert refused.status_code == 401
        moved = table.post("/seats/0/link", table.tokens[0]).json()["token"]
    with TestClient(make_app(settings_of_each)) as phone:
        for token in (table.tokens[0], moved):
            phone.cookies.clear()
            assert phone.post("/api/enter", json={"token": token}).json()["seat"] == 0
            found = phone.get(f"/api/tables/{table.id}?seat=0")
            assert found.json()["view"] == seen
            assert [own["own_seats"] for own in phone.get("/api/mine").json()] == [[0]]


def test_my_games_tell_whose_turn_it_is(visitor: Visitor) -> None:
    tables = [visitor.table("person", "person").begin() for _ in range(2)]
    for table in tables:
        visitor.client.post("/api/enter", json={"token": table.tokens[0]})
    mine = {own["id"]: own for own in visitor.client.get("/api/mine").json()}
    assert {table.id: table.decides() for table in tables} == {key: own["decides"] for key, own in mine.items()}


# --- who may see what ---


def test_everybody_may_watch_and_join_a_public_table(visitor_of_each: Visitor) -> None:
    client = visitor_of_each.client
    plans = [{"kind": "person"}, {"kind": "person"}]
    for watching in (True, False):
        made = client.post(
            "/api/tables", json={"game": "alhambra", "seats": plans, "public": True, "watching": watching}
        )
        where = f"/api/tables/{made.json()['table']}"
        assert client.get(where).status_code == 200
        assert client.post(f"{where}/seats/0", json={"name": "Anybody"}).status_code == 201
        assert client.delete(f"{where}/seats/0").status_code == 401
        assert client.get(f"{where}?seat=0").status_code == 401


def test_a_private_table_is_seen_by_its_link_only(visitor: Visitor) -> None:
    table = visitor.table("person", "person")
    where = f"/api/tables/{table.id}"
    assert visitor.client.get(where).status_code == 401
    assert visitor.client.get(where, headers=bearer(table.links["watch"])).status_code == 200
    assert visitor.client.get(where, headers=bearer(table.links["invite"])).status_code == 200


def test_a_table_without_spectators_shows_its_game_to_its_players_alone(visitor: Visitor) -> None:
    table = visitor.table("person", "person", game="roll_and_write", watching=False, public=True)
    assert "watch" not in table.links
    where = f"/api/tables/{table.id}"
    invited = bearer(table.links["invite"])
    with visitor.client.websocket_connect(f"{where}/socket", headers=invited) as socket:
        socket.receive_json()
        table.begin()
        told = until_closed(socket)
        assert told
        assert not any("view" in message or "events" in message for message in told)
    for headers in (invited, {}, bearer(table.links["owner"])):
        refused = visitor.client.get(where, headers=headers)
        assert (refused.status_code, refused.json()["key"]) == (401, "not-watched")
    assert table.look(0)["view"]
    with visitor.client.websocket_connect(f"{where}/socket", headers=bearer(table.tokens[0])) as socket:
        seen = socket.receive_json()["view"]
        assert seen["viewer"] is None, "a player may look at what everybody may see"
        decides = seen["decision"]["seat"]
        offered = table.offers(decides)
        assert table.send(decides, "play", at=offered["at"], action=offered["offers"][0]).status_code == 200
        assert socket.receive_json()["events"]
    with pytest.raises(WebSocketDisconnect), visitor.client.websocket_connect(f"{where}/socket", headers=invited):
        pass


def test_an_invitation_does_not_show_what_is_left_of_a_game(visitor: Visitor) -> None:
    table = visitor.table("person", "person", game="roll_and_write", watching=False).begin()
    while (seat := table.look(0)["view"]["decision"]) is not None:
        offered = table.offers(seat["seat"])
        assert table.send(seat["seat"], "play", at=offered["at"], action=offered["offers"][0]).status_code == 200
    where = f"/api/tables/{table.id}/record"
    for headers in ({}, bearer(table.links["invite"])):
        refused = visitor.client.get(where, headers=headers)
        assert (refused.status_code, refused.json()["key"]) == (401, "link-needed")
    for token in (table.tokens[0], table.tokens[1], table.links["owner"]):
        assert "[Seal" in visitor.client.get(where, headers=bearer(token)).text


def test_open_hands_are_seen_by_all(visitor: Visitor) -> None:
    table = visitor.table("person", "person", open_hands=True).begin()
    hands = table.look()["hands"]
    assert hands == [table.look(seat)["view"]["hand"] for seat in (0, 1)]
    assert all(hands)
    assert "hands" not in visitor.table("person", "person").begin().look()


def test_an_access_word_is_asked_for(settings: ServerSettings) -> None:
    with TestClient(make_app(settings._replace(access_word="granada"))) as client:
        wanted = {"game": "alhambra", "seats": [{"kind": "person"}, {"kind": "person"}]}
        for word in ("", "Granada", "gran"):
            refused = client.post("/api/tables", json={**wanted, "access_word": word})
            assert (refused.status_code, refused.json()["key"]) == (401, "access-word-needed")
        assert client.post("/api/tables", json={**wanted, "access_word": "granada"}).status_code == 201


# --- abandoned tables ---


def test_tables_that_were_never_started_are_forgotten(visitor_of_each: Visitor) -> None:
    client = visitor_of_each.client
    registry = client.app.state.services.registry
    playing = visitor_of_each.table("person", "person").begin()
    waiting = visitor_of_each.table("person", "person", public=True)
    client.post("/api/enter", json={"token": waiting.tokens[0]})
    assert client.blocking_portal.call(registry.forget, time.time() - 3600) == 0, "something has happened there"
    with client.websocket_connect(f"/api/tables/{waiting.id}/socket", headers=bearer(waiting.links["watch"])) as socket:
        socket.receive_json()
        assert client.blocking_portal.call(registry.forget, time.time() + 1) >= 1
        with pytest.raises(WebSocketDisconnect):
            socket.receive()
    assert client.get(f"/api/tables/{waiting.id}", headers=bearer(waiting.tokens[0])).status_code == 401
    assert client.get("/api/mine").json() == []
    assert playing.look()["table"]["phase"] == "playing"


def test_a_game_that_has_begun_is_never_forgotten_whatever_the_lists_say(visitor_of_each: Visitor) -> None:
    client = visitor_of_each.client
    registry = client.app.state.services.registry
    table = visitor_of_each.table("person", "person").begin()
    assert table.play().status_code == 200
    client.blocking_portal.call(registry.journal.change, store_phase(table.id, "gathering", 0.0))
    client.blocking_portal.call(registry.forget, time.time() + 1)
    assert table.look()["table"]["phase"] == "playing"


def test_a_table_that_loads_for_long_does_not_keep_the_list_waiting(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    ids = [visitor.table("person", "person", public=True).id for _ in range(3)]
    load, loading = TableRegistry.table, set[str]()

    async def loaded(registry: TableRegistry, table_id: str) -> LiveTable:
        loading.add(table_id)
        if table_id == ids[1]:
            await asyncio.Event().wait()
        while table_id == ids[2] and ids[0] not in loading:  # they are loaded side by side
            await asyncio.sleep(0)
        return await load(registry, table_id)

    monkeypatch.setattr(TableRegistry, "table", loaded)
    monkeypatch.setattr(tables, "_SECONDS_TO_LIST", 0.2)
    listed = visitor.client.get("/api/tables").json()
    assert [table["id"] for table in listed] == [ids[2], ids[0]], "the latest first"
