"""Who is at a table: presence, the news of who came, left and took back, invitations, codes, one's own list."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from litestar.testing import TestClient

from alhambra.server.ops.settings import ServerSettings
from alhambra.server.web.app import make_app
from tests.server.visitors import Sitting, Visitor, bearer

OWN_PAGE = {"Origin": "http://testserver.local"}


@contextmanager
def following(table: Sitting, seat: int | None = None, *, presence: bool = True) -> Iterator[Any]:
    """A socket of a seat or of a spectator, after the first message."""
    token = table.links["watch"] if seat is None else table.tokens[seat]
    where = f"/api/tables/{table.id}/socket?presence={str(presence).lower()}"
    with table.client.websocket_connect(
        where + ("" if seat is None else f"&seat={seat}"), headers=bearer(token)
    ) as socket:
        assert socket.receive_json()["type"] == "table"
        yield socket


def news(table: Sitting) -> list[tuple[str, int]]:
    """Return the news of a table: what happened, and at which seat."""
    return [(item["what"], item["seat"]) for item in table.look()["table"]["news"]]


# --- presence ---


def test_players_see_who_follows_the_table_and_who_goes(visitor_of_each: Visitor) -> None:
    table = visitor_of_each.table("person", "person", "greedy")
    with following(table, 0) as one:
        alone = one.receive_json()
        assert (alone["type"], alone["here"], alone["spectators"]) == ("presence", [0], 0)
        with following(table, 1) as other:
            assert one.receive_json()["here"] == other.receive_json()["here"] == [0, 1]
            with following(table) as spectator:
                told = [socket.receive_json() for socket in (one, other, spectator)]
                assert [(one["here"], one["spectators"]) for one in told] == [([0, 1], 1)] * 3
            assert one.receive_json()["spectators"] == other.receive_json()["spectators"] == 0
        assert one.receive_json()["here"] == [0]


def test_seats_are_said_to_be_away_once_all_processes_have_answered(settings_of_each: ServerSettings) -> None:
    with (
        TestClient(make_app(settings_of_each)) as client,
        following(Visitor(client).table("person", "person"), 0) as one,
    ):
        if settings_of_each.database.startswith("postgresql"):
            assert not one.receive_json()["complete"], "another process may know more"
        assert one.receive_json() == {"type": "presence", "here": [0], "complete": True, "spectators": 0}


def test_clients_that_do_not_ask_for_presence_hear_nothing_of_it(visitor: Visitor) -> None:
    table = visitor.table("person", "person")
    with following(table, 0, presence=False) as one, following(table, 1):
        table.send(0, "ready")
        assert one.receive_json()["type"] == "entry"


def test_who_loses_the_seat_is_not_here_any_more(visitor: Visitor) -> None:
    table = visitor.table("person", "person")
    with following(table, 0) as one, following(table, 1):
        one.receive_json()
        one.receive_json()
        table.send(1, "leave")
        told = [one.receive_json() for _ in range(2)]
        assert [message["here"] for message in told if message["type"] == "presence"] == [[0]]


# --- presence at several processes on one database ---


def elsewhere(table: Sitting, client: TestClient[Any]) -> Sitting:
    """Return the same table at another process."""
    other = Sitting(client, {"table": table.id, "tokens": table.links})
    other.tokens = table.tokens
    return other


def until(socket: Any, wanted: dict[str, Any]) -> None:
    """Receive messages until the presence is as wanted; the test times out if it never is."""
    while True:
        message = socket.receive_json()
        if message["type"] == "presence" and all(message[name] == value for name, value in wanted.items()):
            return


@pytest.fixture
def on_postgres(settings: ServerSettings, postgres: str) -> ServerSettings:
    return settings._replace(database=postgres)


def test_players_at_two_processes_see_each_other(on_postgres: ServerSettings) -> None:
    with TestClient(make_app(on_postgres)) as first, TestClient(make_app(on_postgres)) as second:
        table = Visitor(first).table("person", "person")
        there = elsewhere(table, second)
        with following(table, 0) as one:
            until(one, {"here": [0], "complete": True})
            with following(there, 1) as other:
                until(one, {"here": [0, 1], "complete": True})
                until(other, {"here": [0, 1], "complete": True})
                with following(there):
                    until(one, {"here": [0, 1], "spectators": 1})
                until(one, {"here": [0, 1], "spectators": 0})
            until(one, {"here": [0], "complete": True})


def test_who_follows_at_both_processes_goes_only_with_the_last_one(on_postgres: ServerSettings) -> None:
    with TestClient(make_app(on_postgres)) as first, TestClient(make_app(on_postgres)) as second:
        table = Visitor(first).table("person", "person")
        there = elsewhere(table, second)
        with following(table, 0) as one:
            with following(there, 1), following(table, 1):
                until(one, {"here": [0, 1]})
            until(one, {"here": [0], "complete": True})


def test_a_process_that_stops_takes_its_players_with_it(on_postgres: ServerSettings) -> None:
    with TestClient(make_app(on_postgres)) as first:
        table = Visitor(first).table("person", "person")
        with following(table, 0) as one:
            with TestClient(make_app(on_postgres)) as second, following(elsewhere(table, second), 1):
                until(one, {"here": [0, 1]})
            until(one, {"here": [0], "complete": True})


# --- news ---


def test_the_table_knows_who_came_left_was_replaced_and_returned(visitor_of_each: Visitor) -> None:
    table = visitor_of_each.table("person", "person", "person", leaving="agreement")
    table.send(2, "leave")
    table.join(2, "Zaida")
    table.begin()
    table.send(2, "leave")
    table.send(0, "replace", absent=2)
    table.send(1, "consent", agrees=True)
    table.send(2, "return")
    before = [("sat", 0), ("sat", 1), ("sat", 2), ("stood", 2), ("sat", 2)]
    assert news(table) == [*before, ("left", 2), ("replaced", 2), ("returned", 2)]
    assert table.look()["table"]["news"][3]["name"] == "Player 2", "who stood up, not who sits there now"


def test_the_table_knows_who_took_back_how_much_and_when(visitor: Visitor) -> None:
    table = visitor.table("person", "person", game="alhambra").begin()
    for _ in range(3):
        table.play()
    with following(table, 0, presence=False) as socket:
        table.send(0, "back", actions=2)
        table.send(1, "consent", agrees=True)
        messages = [socket.receive_json() for _ in range(2)]
    item = table.look()["table"]["news"][-1]
    assert item == {"what": "took_back", "seat": 0, "name": "Player 0", "played": 1, "actions": 2}
    assert messages[-1]["table"]["news"][-1] == item


def test_news_arrive_with_the_entry_that_brings_them(visitor: Visitor) -> None:
    table = visitor.table("person", "person").begin()
    with following(table, 0, presence=False) as socket:
        table.send(1, "leave")
        assert [item["what"] for item in socket.receive_json()["news"]] == ["left"]
        table.send(0, "say", text="Come back!")
        assert "news" not in socket.receive_json()


def test_news_are_the_same_after_a_restart(settings: ServerSettings) -> None:
    with TestClient(make_app(settings)) as client:
        table = Visitor(client).table("person", "person").begin()
        table.send(1, "leave")
        known = table.look()["table"]["news"]
    with TestClient(make_app(settings)) as client:
        again = Sitting(client, {"table": table.id, "tokens": table.links})
        assert again.look()["table"]["news"] == known


def test_only_the_latest_news_are_kept(visitor: Visitor) -> None:
    table = visitor.table("person", "person").begin()
    for _ in range(20):
        table.send(1, "leave")
        table.send(1, "return")
    assert news(table) == [("left", 1), ("returned", 1)] * 15


# --- the owner ---


def test_the_owner_frees_the_seat_of_a_bot_before_the_game(visitor: Visitor) -> None:
    table = visitor.table("person", "greedy")
    where = f"/api/tables/{table.id}/seats/1"
    assert visitor.client.delete(where, headers=bearer(table.tokens[0])).status_code == 401
    assert visitor.client.delete(where, headers=bearer(table.links["owner"])).status_code == 200
    seat = table.look()["table"]["seats"][1]
    assert (seat["kind"], seat["name"]) == ("person", None)
    table.join(1, "Zaida")
    table.begin()
    assert visitor.client.delete(where, headers=bearer(table.links["owner"])).status_code == 409


def test_the_list_says_which_tables_are_the_visitors_own(visitor: Visitor) -> None:
    table = visitor.table("person", "person")
    for token, owns in ((table.tokens[0], False), (table.links["owner"], True)):
        visitor.client.post("/api/enter", json={"token": token})
        assert [one["is_owner"] for one in visitor.client.get("/api/mine").json()] == [owns]


# --- invitations ---


def test_players_and_invited_people_invite_others(visitor_of_each: Visitor) -> None:
    table = visitor_of_each.table("person", "person")
    table.send(1, "leave")
    for token in (table.links["owner"], table.tokens[0], table.links["invite"]):
        made = table.post("/links", token, {"role": "invite"})
        assert made.status_code == 201
    taken = table.post("/seats/1", made.json()["token"], {"name": "Zaida"})
    assert taken.status_code == 201
    for other in (table.links["watch"], None):
        assert table.post("/links", other, {"role": "invite"}).status_code == 401
    for role in ("owner", "seat", "code"):
        assert table.post("/links", table.links["owner"], {"role": role}).status_code == 400


def test_spectators_invite_others_to_watch_only(visitor: Visitor) -> None:
    table = visitor.table("person", "person").begin()
    made = table.post("/links", table.links["watch"], {"role": "watch"}).json()["token"]
    where = f"/api/tables/{table.id}"
    assert visitor.client.get(where, headers=bearer(made)).status_code == 200
    assert table.post("/seats/1", made, {"name": "Zaida"}).status_code == 401
    assert table.post("/links", None, {"role": "watch"}).status_code == 401


def test_nobody_is_invited_to_watch_a_table_without_spectators(visitor: Visitor) -> None:
    table = visitor.table("person", "person", watching=False)
    refused = table.post("/links", table.tokens[0], {"role": "watch"})
    assert (refused.status_code, refused.json()["key"]) == (401, "not-watched")


# --- codes ---


def code_of(table: Sitting) -> str:
    answer = table.post("/code", table.tokens[0])
    assert answer.status_code == 200, answer.text
    code: str = answer.json()["code"]
    assert len(code) == 6
    return code


def test_a_code_invites_to_a_table_that_waits_for_players(visitor_of_each: Visitor) -> None:
    table = visitor_of_each.table("person", "person")
    table.send(1, "leave")
    code = code_of(table)
    assert code_of(table) == code, "it stays the same"
    for typed in (code, f" {code[:3].lower()}-{code[3:].lower()} "):
        entered = visitor_of_each.client.post("/api/enter", json={"token": typed}).json()
        assert (entered["table"], entered["role"]) == (table.id, "invite")
    taken = table.post("/seats/1", entered["token"], {"name": "Zaida"})
    assert taken.status_code == 201


def test_a_code_grants_nothing_by_itself_and_nothing_after_the_beginning(visitor: Visitor) -> None:
    table = visitor.table("person", "person")
    code = code_of(table)
    assert visitor.client.get(f"/api/tables/{table.id}", headers=bearer(code)).status_code == 401
    assert visitor.client.get("/api/mine", headers=bearer(code)).json() == []
    table.begin()
    refused = visitor.client.post("/api/enter", json={"token": code})
    assert (refused.status_code, refused.json()["key"]) == (404, "no-such-code")


def test_codes_are_shown_to_those_who_may_invite_and_differ(visitor: Visitor) -> None:
    tables = [visitor.table("person", "person") for _ in range(5)]
    assert len({code_of(table) for table in tables}) == 5
    for token in (tables[0].links["watch"], None):
        assert tables[0].post("/code", token).status_code == 401


def test_codes_cannot_be_tried_out(settings: ServerSettings) -> None:
    with TestClient(make_app(settings)) as client:
        codes = [f"AAAAA{letter}" for letter in "ABCDEFGHJKLMN"]
        answers = [client.post("/api/enter", json={"token": code}).status_code for code in codes]
    assert answers == [404] * 10 + [429] * 3


# --- one's own list ---


def test_a_list_tells_results_and_dates(visitor: Visitor) -> None:
    table = visitor.table("person", "person", game="roll_and_write").begin()
    visitor.client.post("/api/enter", json={"token": table.tokens[0]})
    (running,) = visitor.client.get("/api/mine").json()
    assert running["result"] is None
    table.play_out()
    (over,) = visitor.client.get("/api/mine").json()
    view = table.look()["view"]
    assert over["result"] == {"points": [seat["points"] for seat in view["seats"]], "winners": view["winners"]}
    assert over["changed"] >= running["changed"]


def test_a_table_is_removed_from_the_list_and_its_links_stay(visitor_of_each: Visitor) -> None:
    client = visitor_of_each.client
    tables = [visitor_of_each.table("person", "person").begin() for _ in range(2)]
    for table in tables:
        client.post("/api/enter", json={"token": table.tokens[0]})
    gone, kept = tables
    for _ in range(2):
        assert client.delete(f"/api/mine/{gone.id}", headers=OWN_PAGE).status_code == 200
    assert [one["id"] for one in client.get("/api/mine").json()] == [kept.id]
    assert [one["own_seats"] for one in client.get(f"/api/mine?table={gone.id}").json()] == [[0]]
    assert client.get(f"/api/tables/{gone.id}?seat=0").status_code == 200


def test_only_tables_in_the_list_are_removed(visitor: Visitor) -> None:
    table = visitor.table("person", "person")
    assert visitor.client.delete(f"/api/mine/{table.id}", headers=OWN_PAGE).status_code == 401
    visitor.client.post("/api/enter", json={"token": visitor.table("person", "person").tokens[0]})
    assert visitor.client.delete(f"/api/mine/{table.id}", headers=OWN_PAGE).status_code == 401
