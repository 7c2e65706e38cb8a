"""Rate limits suffice for players: by address and by seat, with a clear answer, in bounded memory."""

import itertools
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import RequestFactory, TestClient

from alhambra.server.ops.settings import ServerSettings
from alhambra.server.store.database import sqlite_address
from alhambra.server.tables import decide
from alhambra.server.tables.decide import NotNow
from alhambra.server.tables.entries import BY_AGREEMENT, PERSON
from alhambra.server.tables.live_table import TableCommand
from alhambra.server.tables.table import OVER, PLAYING
from alhambra.server.web import rate_limits as rates_module
from alhambra.server.web.app import make_app
from alhambra.server.web.rate_limits import ConcurrencyLimit, Limit, Rates, TooOften, address_of
from tests.server.offline import OfflineTable
from tests.server.service import Service
from tests.server.visitors import Visitor, bearer

TWO = {"game": "alhambra", "seats": [{"kind": "person"}, {"kind": "person"}]}


class Clock:
    """A clock controlled by the test."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


# --- token buckets ---


@given(st.lists(st.floats(0, 10), min_size=1, max_size=60), st.integers(1, 5), st.floats(0.1, 5))
def test_nobody_gets_more_than_there_was_at_once_and_what_came_since(
    pauses: list[float], at_once: int, per_second: float
) -> None:
    clock = Clock()
    rates, began, taken = Rates({"it": Limit(at_once, per_second)}, clock), clock.now, 0
    for pause in pauses:
        clock.now += pause
        try:
            rates.take("it", "ana")
            taken += 1
        except TooOften as refusal:
            clock.now += refusal.seconds
            rates.take("it", "ana")  # a client that waits as long as told is served
            taken += 1
    assert taken <= at_once + (clock.now - began) * per_second + 1e-6


def test_everybody_has_an_own_supply_of_everything() -> None:
    rates = Rates({"it": Limit(1, 1), "that": Limit(1, 1)}, Clock())
    for what, who in (("it", "ana"), ("it", "ben"), ("that", "ana")):
        rates.take(what, who)
        with pytest.raises(TooOften, match="please wait 1 second"):
            rates.check(what, who)


def test_memory_is_bounded_however_many_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rates_module, "_MOST_BUCKETS", 100)
    rates = Rates({"it": Limit(2, 1)}, Clock())
    for number in range(1000):
        rates.take("it", str(number))
        rates.take("it", "always there") if number < 2 else None
    assert len(rates) == 100


def test_a_crowd_is_limited_and_forgotten_when_it_has_gone() -> None:
    crowd = ConcurrencyLimit(2)
    with crowd.joined("ana"), crowd.joined("ana"), crowd.joined("ben"), pytest.raises(TooOften), crowd.joined("ana"):
        pass
    with crowd.joined("ana"):
        pass
    assert not crowd._present


@pytest.mark.parametrize(
    ("host", "counted_as"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1%eth0", "2001:db8:1:2::/64"),
        ("testclient", ""),
    ],
)
def test_an_address_is_who_has_it_and_not_one_of_many_that_somebody_can_choose(host: str, counted_as: str) -> None:
    request = RequestFactory().get("/")
    request.scope["client"] = (host, 1234)
    assert address_of(request) == counted_as


# --- at a server ---


def check_is_refused(answer: httpx.Response) -> None:
    assert answer.status_code == 429, answer.text
    assert int(answer.headers["Retry-After"]) >= 1
    assert answer.json()["error"] == "TooOften"
    assert "please wait" in answer.json()["sentence"]


def test_requests_are_limited_but_not_the_health_of_the_server(settings: ServerSettings) -> None:
    with TestClient(make_app(settings._replace(requests_per_second=1))) as client:
        answers = [client.get("/api/games") for _ in range(6)]
        assert [answer.status_code for answer in answers[:4]] == [200] * 4
        check_is_refused(answers[-1])
        check_is_refused(client.get("/api/tables/none"))
        assert client.get("/healthz").status_code == 200
        with pytest.raises(WebSocketDisconnect) as closed, client.websocket_connect("/api/tables/x/socket") as socket:
            socket.receive()
        assert closed.value.code == 4429


def test_tables_are_made_at_a_bounded_rate(settings: ServerSettings) -> None:
    with TestClient(make_app(settings._replace(tables_per_hour=2))) as client:
        answers = [client.post("/api/tables", json=TWO) for _ in range(3)]
        assert [answer.status_code for answer in answers[:2]] == [201] * 2
        check_is_refused(answers[2])
        wrong = client.post("/api/tables", json={**TWO, "game": "chess"})
        assert wrong.status_code == 400, "what is refused anyway costs nothing, and is told first"


def test_an_access_word_is_not_guessed(settings: ServerSettings) -> None:
    with TestClient(make_app(settings._replace(access_word="granada"))) as client:
        assert client.post("/api/tables", json={**TWO, "access_word": "granada"}).status_code == 201
        guesses = [client.post("/api/tables", json={**TWO, "access_word": f"word {n}"}) for n in range(10)]
        assert {guess.status_code for guess in guesses} == {401}
        check_is_refused(client.post("/api/tables", json={**TWO, "access_word": "granada"}))
        check_is_refused(client.post("/api/replays", json={"record": "", "access_word": "granada"}))


def test_links_are_not_guessed(visitor: Visitor) -> None:
    table = visitor.table("person", "person")
    guesses = [visitor.client.post("/api/enter", json={"token": f"token {n}"}) for n in range(10)]
    assert {guess.status_code for guess in guesses} == {404}
    check_is_refused(visitor.client.post("/api/enter", json={"token": table.tokens[0]}))


def test_links_are_given_out_at_a_bounded_rate(settings: ServerSettings) -> None:
    with TestClient(make_app(settings._replace(tables_per_hour=1))) as client:
        table = Visitor(client).table("person", "person")  # gives out two
        for _ in range(8):
            assert table.post("/seats/0/link", table.tokens[0]).status_code == 201
        check_is_refused(table.post("/seats/0/link", table.tokens[0]))
        check_is_refused(client.post("/api/enter", json={"token": table.tokens[0]}))
        table.send(1, "leave")
        check_is_refused(table.post("/seats/1", table.links["invite"], {"name": "Ben"}))
        assert table.look()["table"]["seats"][1]["name"] is None


def test_mails_with_codes_are_limited_by_who_gets_them(settings: ServerSettings) -> None:
    limited = settings._replace(smtp="smtp://127.0.0.1:9", mail_from="table@alhambra.example")
    with TestClient(make_app(limited)) as client:
        table = Visitor(client).table("person", "person")
        wanted = {"kind": "email", "address": "ana@example.org"}
        for _ in range(5):
            made = table.post("/notices?seat=0", table.tokens[0], wanted)
            assert made.status_code == 201
            where = f"/api/tables/{table.id}/notices/{made.json()['id']}?seat=0"
            client.delete(where, headers=bearer(table.tokens[0]))
        check_is_refused(table.post("/notices?seat=0", table.tokens[0], {**wanted, "address": "Ana@Example.org"}))
        rates: Rates = client.app.state.services.rates
        with pytest.raises(TooOften):
            rates.check(rates_module.MAILS, "ana@example.org")


def test_commands_of_a_seat_are_counted_together_whatever_client_sends_them(settings: ServerSettings) -> None:
    with TestClient(make_app(settings._replace(commands_per_second=1))) as client:
        table = Visitor(client).table("person", "person")
        assert table.send(0, "ready").status_code == 200
        where = f"/api/tables/{table.id}/socket?seat=0"
        with client.websocket_connect(where, headers=bearer(table.tokens[0])) as socket:
            socket.receive_json()
            told: list[dict[str, Any]] = []
            while not told or told[-1]["type"] == "told":
                socket.send_json({"do": "ask", "id": str(len(told)), "what": "standing"})
                told.append(socket.receive_json())
            with pytest.raises(WebSocketDisconnect) as closed:
                socket.receive_json()
        assert closed.value.code == 4429
        assert (told[-1]["type"], told[-1]["key"]) == ("refused", "too-often"), "it is told why it is closed"
        assert 1 <= len(told) - 1 <= 3
        check_is_refused(table.send(0, "ready"))
        assert table.send(1, "ready").status_code == 200, "each seat for itself"


def test_work_is_limited_by_what_it_costs_and_who_asks_is_told_so(settings: ServerSettings) -> None:
    with TestClient(make_app(settings._replace(requests_per_second=0.5))) as client:
        rates: Rates = client.app.state.services.rates
        made = client.post("/api/tables", json=TWO).json()
        where = f"/api/tables/{made['table']}/socket"
        with client.websocket_connect(where, headers=bearer(made["tokens"]["watch"])) as socket:
            socket.receive_json()
            questions = [{"do": "ask", "id": what, "what": what} for what in ("standing", "said", "history", "table")]
            for question in questions:
                socket.send_json(question)
                assert socket.receive_json()["type"] == "told"
            rates.charge(rates_module.WORK, "", 1_000_000)
            for question in questions:
                socket.send_json(question)
                refused = socket.receive_json()
                assert (refused["type"], refused["key"], refused["id"]) == ("refused", "too-often", question["id"])
            socket.send_json({"do": "remark", "client": "g", "id": "r", "name": "Guest", "text": "Hello"})
            assert socket.receive_json()["key"] == "too-often"


def test_what_finds_offers_is_paid_for_by_its_time_and_refused_to_who_has_used_up_all(visitor: Visitor) -> None:
    """A seat that holds all cards could keep the event loop busy with moves and queries alone."""
    client = visitor.client
    services = client.app.state.services
    table = visitor.table("person", "person", game="roll_and_write").begin()
    where = f"/api/tables/{table.id}"
    costs, visitors, seconds = list[float](), set[str](), itertools.count()

    def charge(visitor: str, cost: float) -> None:
        visitors.add(visitor)
        costs.append(cost)

    services.queue._processor_time = lambda: float(next(seconds))
    services.queue.charge = charge

    def looked(path: str) -> httpx.Response:
        return client.get(where + path, headers=bearer(table.tokens[0]))

    def played(action: Any) -> httpx.Response:
        at = table.offers(0)["at"]
        costs.clear()
        return table.send(0, "play", at=at, action=action)

    assert looked("?seat=0").is_success
    assert costs.pop() >= 10_000
    offers = looked("/offers?seat=0").json()["offers"]
    assert costs.pop() >= 10_000
    assert played("build 0,0 tower_9_ne").status_code == 400
    assert costs.pop() >= 10_000, "what is refused was looked at, too"
    assert played(offers[0]).is_success
    assert costs.pop() >= 20_000, "it was decided, and told"
    services.rates.charge(rates_module.WORK, visitors.pop(), 1e9)
    assert not visitors
    for refused in (looked("?seat=0"), looked("/offers?seat=0"), table.send(0, "play", at=0, action="pass")):
        assert (refused.status_code, refused.json().get("key")) == (429, "too-often"), refused.text


def test_few_sockets_are_open_at_once(settings: ServerSettings) -> None:
    with TestClient(make_app(settings._replace(sockets_per_address=1))) as client:
        table = Visitor(client).table("person", "person")
        where = f"/api/tables/{table.id}/socket?seat=0"
        with client.websocket_connect(where, headers=bearer(table.tokens[0])) as socket:
            assert socket.receive_json()["type"] == "table"
            with (
                pytest.raises(WebSocketDisconnect, match="too-many-at-once") as closed,
                client.websocket_connect(where, headers=bearer(table.tokens[0])) as another,
            ):
                another.receive()
            assert closed.value.code == 4429
        with client.websocket_connect(where, headers=bearer(table.tokens[0])) as socket:
            assert socket.receive_json()["type"] == "table"


def test_a_table_does_not_grow_for_ever(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decide, "_MOST_OF_A_KIND", 3)
    table = visitor.table("person", "person")
    answers = [table.send(0, "ready", ready=number % 2 == 0) for number in range(4)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 409]
    assert answers[-1].json()["key"] == "done-too-often"
    assert table.send(1, "ready").status_code == 200, "each seat counts for itself"


def test_who_floods_a_table_keeps_nobody_from_playing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decide, "_MOST_OF_A_KIND", 8)
    sitting = OfflineTable(PERSON, PERSON, PERSON, game="roll_and_write", leaving=BY_AGREEMENT)
    table = sitting.table
    sitting.play()
    floods: list[TableCommand] = [
        lambda table: decide.ask_back(table, 2, 1),
        lambda table: decide.consent(table, 2, False),
        lambda table: decide.leave(table, 2),
        lambda table: decide.come_back(table, 2),
        lambda table: decide.want_notices(table, 2, True),
        lambda table: decide.say(table, 2, "Player 2", "flood"),
        lambda table: decide.undo(table, 2, table.at, 1),
    ]

    def flood() -> int:
        """Do whatever the hostile seat may still do; return how much that is."""
        done = 0
        for wish in floods:
            with suppress(NotNow):
                sitting.do(wish(table))
                done += 1
        return done

    while flood():
        pass
    assert len(sitting.entries) < 100
    sitting.do(decide.say(table, 0, "Player 0", "Let us go on"))
    while table.phase == PLAYING:
        if sitting.decides == 2 and table.seats[2].stand_in is None:
            sitting.do(decide.ask_stand_in(table, 0, 2, 1e6))
            sitting.do(decide.consent(table, 1, True))
        sitting.play()
        flood()
    assert table.phase == OVER


@pytest.mark.slow
@pytest.mark.parametrize("proxies", ["", "127.0.0.1"])
def test_a_proxy_is_believed_only_if_the_host_has_named_it(proxies: str, tmp_path: Path) -> None:
    settings = {"ALHAMBRA_REQUESTS_PER_SECOND": "0.001", "ALHAMBRA_PROXIES": proxies, "FORWARDED_ALLOW_IPS": "*"}
    service = Service(sqlite_address(tmp_path / "tables.sqlite"), tmp_path / "log", settings=settings)
    service.start()
    try:
        addresses = [f"192.0.2.{number}" for number in range(3)]
        answers = [httpx.get(f"{service.address}/api/games", headers={"X-Forwarded-For": one}) for one in addresses]
    finally:
        service.kill()
    assert [answer.status_code for answer in answers] == ([200] * 3 if proxies else [200, 429, 429])


def test_who_sits_down_may_do_as_much_as_who_sat_there_before(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(decide, "_MOST_OF_A_KIND", 3)
    table = visitor.table("person", "person")
    for _ in range(3):
        for number in range(3):
            assert table.send(0, "ready", ready=number % 2 == 0).status_code == 200
        assert table.send(0, "ready").status_code == 409
        assert table.send(0, "leave").status_code == 200
        table.join(0, "Another")
