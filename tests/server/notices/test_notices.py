"""Turn notifications: once per turn, on every channel, retried until they arrive, with nothing hidden in them."""

import json
import re
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import pytest
from litestar.testing import TestClient
from py_vapid import Vapid02

from alhambra.server.notices import network, notifier
from alhambra.server.notices.network import SendingFailed, WebClient, is_public
from alhambra.server.ops.settings import ServerSettings
from alhambra.server.tables import deadlines
from alhambra.server.web.app import make_app
from alhambra.texts import language, languages
from tests.server.notices.receivers import Browser, MailServer, Receiver, serving
from tests.server.visitors import Sitting, Visitor, bearer

GAME = language("nl").text("game-alhambra")


class Clock:
    """A clock controlled by the test."""

    def __init__(self, client: TestClient[Any]) -> None:
        self._registry = client.app.state.services.registry
        self._clock = self._registry.clock
        self.ahead = 0.0
        self._registry.clock = lambda: self._clock() + self.ahead


class Server:
    """A running server with notifications, and a clock."""

    def __init__(self, client: TestClient[Any]) -> None:
        self.client = client
        self.clock = Clock(client)
        self._notifier = client.app.state.services.notifier
        self._deadlines = client.app.state.services.deadlines

    def wait(self, seconds: float) -> None:
        """Let time pass, and send what is due."""
        self.client.blocking_portal.call(self.client.app.state.services.registry.settle)
        self.clock.ahead += seconds
        self.client.blocking_portal.call(self._deadlines.poll)
        self.client.blocking_portal.call(self._notifier.send_due)


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with serving(Receiver()) as running:
        yield running


@pytest.fixture
def mail_server() -> Iterator[MailServer]:
    with serving(MailServer()) as running:
        yield running


@pytest.fixture
def server(
    settings_of_each: ServerSettings, mail_server: MailServer, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Server]:
    for module in (deadlines, notifier):
        monkeypatch.setattr(module, "_POLL_SECONDS", 1e6)  # only when a test lets time pass
    wanted = settings_of_each._replace(
        private_webhooks=True,
        smtp=mail_server.address,
        mail_from="table@alhambra.example",
        public_address="https://alhambra.example/",
    )
    with TestClient(make_app(wanted)) as client:
        yield Server(client)


def subscribe(table: Sitting, seat: int, **fields: Any) -> int:
    """Subscribe a seat to its turns."""
    answer = table.post(f"/notices?seat={seat}", table.tokens[seat], fields)
    assert answer.status_code == 201, answer.text
    return int(answer.json()["id"])


def next_turn(table: Sitting) -> int:
    """Play until it is another seat's turn; return that seat."""
    seat = table.decides()
    while table.decides() == seat:
        assert table.play().status_code == 200
    then = table.decides()
    assert then is not None
    return then


def test_a_webhook_is_called_once_for_a_turn(server: Server, receiver: Receiver) -> None:
    table = Visitor(server.client).table("person", "person")
    for seat in (0, 1):
        subscribe(table, seat, kind="webhook", address=receiver.address, language="de")
    table.begin()
    server.wait(10)
    assert receiver.received == [], "who is quick is not told"
    server.wait(25)
    first = table.decides()
    told = json.loads(receiver.received[0][1])
    assert told == {
        "notice": "turn",
        "table": table.id,
        "seat": first,
        "game": "alhambra",
        "subject": "Du bist am Zug: Der Palast von Alhambra",
        "text": f"Du bist am Zug: Der Palast von Alhambra mit Player {1 - (first or 0)}.",
        "link": f"https://alhambra.example/tables/{table.id}?seat={first}",
    }
    for _ in range(5):
        server.wait(3600)
    assert len(receiver.received) == 1
    then = next_turn(table)
    server.wait(31)
    server.wait(31)
    assert [json.loads(body)["seat"] for _, body in receiver.received] == [first, then]


def test_what_does_not_arrive_is_sent_again_until_it_is_not_true_any_more(server: Server, receiver: Receiver) -> None:
    table = Visitor(server.client).table("person", "person")
    subscribe(table, 0, kind="webhook", address=receiver.address)
    table.begin()
    if table.decides() != 0:
        next_turn(table)
    receiver.answers = [500, 503, 201]
    server.wait(31)
    for pause in (31, 121, 601, 3601, 6 * 3600, 6 * 3600):
        server.wait(pause)
    assert len(receiver.received) == 3
    assert len({headers["Idempotency-Key"] for headers, _ in receiver.received}) == 1, "it is known again"
    next_turn(table)
    next_turn(table)
    receiver.answers = [500] * 100
    server.wait(31)
    assert len(receiver.received) == 4
    next_turn(table)
    server.wait(3601)
    assert len(receiver.received) == 4, "it is not the seat's turn any more"


def test_a_move_does_not_wait_for_a_notice(server: Server) -> None:
    table = Visitor(server.client).table("person", "person")
    subscribe(table, 0, kind="webhook", address="http://127.0.0.1:1/nobody")
    table.begin()
    for _ in range(4):
        next_turn(table)
        server.wait(31)


def test_who_is_gone_is_told_no_more(server: Server, receiver: Receiver) -> None:
    table = Visitor(server.client).table("person", "person")
    subscribe(table, 0, kind="webhook", address=receiver.address)
    assert table.look()["table"]["seats"][0]["wants_notices"]
    table.begin()
    if table.decides() != 0:
        next_turn(table)
    receiver.answers = [410]
    server.wait(31)
    assert not table.look()["table"]["seats"][0]["wants_notices"]
    assert server.client.get(f"/api/tables/{table.id}/notices?seat=0", headers=bearer(table.tokens[0])).json() == []


def test_a_push_can_be_read_by_the_browser_alone(server: Server, receiver: Receiver) -> None:
    browser = Browser(receiver.address)
    table = Visitor(server.client).table("person", "person")
    subscribe(table, 0, kind="push", subscription={**browser.subscription, "expirationTime": None}, language="nl")
    table.begin()
    if table.decides() != 0:
        next_turn(table)
    server.wait(31)
    headers, body = receiver.received[0]
    shown = json.loads(browser.read(body))
    assert shown == {
        "title": f"Jouw beurt: {GAME}",
        "body": f"Je bent aan de beurt in {GAME} met Player 1.",
        "link": f"https://alhambra.example/tables/{table.id}?seat=0",
        "table": table.id,
    }
    assert table.id.encode() not in body
    assert headers["Content-Encoding"] == "aes128gcm"
    key = server.client.get("/api/notices").json()["push"]["public_key"]
    assert f"k={key}" in headers["Authorization"]
    assert Vapid02.verify(headers["Authorization"])
    listed = server.client.get(f"/api/tables/{table.id}/notices?seat=0", headers=bearer(table.tokens[0])).text
    assert browser.subscription["keys"]["auth"] not in listed  # type: ignore[index]


def test_a_mail_address_is_confirmed_by_a_code_and_stopped_by_a_link(server: Server, mail_server: MailServer) -> None:
    table = Visitor(server.client).table("person", "person")
    number = subscribe(table, 0, kind="email", address="ana@example.org")
    server.wait(0)
    [(to, mail)] = mail_server.mails
    assert to == "ana@example.org"
    code = re.findall(r"\b\d{6}\b", mail)[0]
    table.begin()
    if table.decides() != 0:
        next_turn(table)
    server.wait(31)
    assert len(mail_server.mails) == 1, "it is not confirmed"
    path = f"/notices/{number}/confirm?seat=0"
    assert table.post(path, table.tokens[1], {"code": code}).status_code == 401
    wrong = table.post(path, table.tokens[0], {"code": str((int(code) + 1) % 10**6).zfill(6)})
    assert wrong.json()["key"] == "wrong-code"
    assert table.post(path, table.tokens[0], {"code": code}).status_code == 200
    next_turn(table)
    next_turn(table)
    server.wait(31)
    assert "Your turn: The Palace of Alhambra" in mail_server.mails[1][1]
    stop = re.findall(r"/api/notices/stop/[\w-]+", mail_server.mails[1][1])[0]
    assert "<button>" in server.client.get(stop).text
    assert table.look()["table"]["seats"][0]["wants_notices"], "to look at the link stops nothing"
    assert server.client.post(stop).status_code == 200
    assert not table.look()["table"]["seats"][0]["wants_notices"]


@pytest.mark.parametrize("spoken", languages())
def test_mails_are_stopped_in_the_language_in_which_they_were_sent(spoken: str, visitor: Visitor) -> None:
    table, book = visitor.table("person", "person"), visitor.client.app.state.services.book
    book.add(table.id, 0, "email", "ana@example.org", spoken, 0.0)
    [address] = book.of_seat(table.id, 0)
    path, words = f"/api/notices/stop/{address.stop_token}", language(spoken)
    asked = visitor.client.get(path)
    assert f'lang="{spoken}"' in asked.text
    assert words.text("notice-stop") in asked.text
    assert words.text("notice-stopped") in visitor.client.post(path).text
    again = visitor.client.post(path, headers={"Accept-Language": f"xx, {spoken}-XX;q=0.5, en"})
    assert (again.status_code, words.text("notice-stopped") in again.text) == (200, True)


def test_a_code_cannot_be_tried_out(server: Server) -> None:
    table = Visitor(server.client).table("person", "person")
    number = subscribe(table, 0, kind="email", address="ana@example.org")
    path = f"/notices/{number}/confirm?seat=0"
    answers = [table.post(path, table.tokens[0], {"code": f"x{guess}"}).json()["key"] for guess in range(6)]
    assert answers == ["wrong-code"] * 5 + ["no-code-expected"]


def test_notices_go_on_where_the_same_people_meet_again(server: Server, receiver: Receiver) -> None:
    table = Visitor(server.client).table("person", "person", game="roll_and_write")
    subscribe(table, 0, kind="webhook", address=receiver.address)
    table.begin().play_out()
    following = table.post("/rematch", table.tokens[0]).json()["table"]
    again = Sitting(server.client, {"table": following, "tokens": table.links})
    again.tokens = table.tokens
    again.begin()
    while again.decides() != 0:
        again.play()
    receiver.received.clear()
    server.wait(31)
    assert [json.loads(body)["table"] for _, body in receiver.received] == [following]


def test_who_leaves_the_seat_before_the_game_leaves_no_address_there(server: Server, receiver: Receiver) -> None:
    table = Visitor(server.client).table("person", "person")
    subscribe(table, 0, kind="webhook", address=receiver.address)
    table.send(0, "leave")
    table.join(0, "Somebody else")
    assert server.client.get(f"/api/tables/{table.id}/notices?seat=0", headers=bearer(table.tokens[0])).json() == []
    assert not table.look()["table"]["seats"][0]["wants_notices"]


@pytest.mark.parametrize(
    "fields",
    [
        {"kind": "webhook", "address": "ftp://example.org/"},
        {"kind": "webhook", "address": "https://user:word@example.org/"},
        {"kind": "webhook", "address": "https:///nothing"},
        {"kind": "webhook", "address": "https://example.org:99999999/"},
        {"kind": "webhook", "address": "https://example.org/\r\nX: y"},
        {"kind": "email", "address": "ana@example"},
        {"kind": "email", "address": "ana@example.org, ben@example.org"},
        {"kind": "email", "address": "ana@example.org\nBcc: ben@example.org"},
        {"kind": "push"},
        {"kind": "push", "subscription": {"endpoint": "https://push.example/", "keys": {"p256dh": "AA", "auth": "AA"}}},
        {"kind": "pigeon", "address": "home"},
        {"kind": "webhook", "address": "https://example.org/", "language": "tlh"},
    ],
)
def test_what_is_no_address_is_refused(visitor: Visitor, fields: dict[str, Any]) -> None:
    table = visitor.table("person", "person")
    assert table.post("/notices?seat=0", table.tokens[0], fields).status_code == 400
    assert table.post("/notices?seat=0", table.tokens[1], fields).status_code in (400, 401)


def test_a_seat_has_few_addresses(visitor: Visitor) -> None:
    table = visitor.table("person", "person")
    for number in range(5):
        subscribe(table, 0, kind="webhook", address=f"https://example.org/{number}")
        subscribe(table, 0, kind="webhook", address=f"https://example.org/{number}")
    refused = table.post("/notices?seat=0", table.tokens[0], {"kind": "webhook", "address": "https://example.org/5"})
    assert refused.json()["key"] == "too-many-addresses"


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1"),
        *("::1", "fd00::1", "fe80::1%eth0", "ff02::1", "2001:db8::1"),
        *("::ffff:10.0.0.1", "::7f00:1", "2002:a00:1::", "64:ff9b::a00:1"),  # in which others are hidden
    ],
)
def test_private_networks_are_not_the_open_one(address: str) -> None:
    assert not is_public(address)


def test_no_private_address_is_called_unless_the_host_wants_it(receiver: Receiver) -> None:
    with pytest.raises(SendingFailed):
        WebClient(may_be_private=False).post(receiver.address, b"{}", {})
    assert receiver.received == []
    WebClient(may_be_private=True).post(receiver.address, b"{}", {})
    assert len(receiver.received) == 1


def test_who_answers_drop_by_drop_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "_SECONDS", 0.5)
    with dripping() as address:
        began = time.monotonic()
        with pytest.raises(SendingFailed, match="Timeout"):
            WebClient(may_be_private=True).post(address, b"{}", {})
        assert time.monotonic() - began < 5


@contextmanager
def dripping() -> Iterator[str]:
    """A webhook that sends its answer one byte at a time and never finishes."""
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def answer() -> None:
            connection, _ = listening.accept()
            with connection, suppress(OSError):
                connection.sendall(b"HTTP/1.1 200 OK\r\nX: ")
                while True:
                    connection.sendall(b"x")
                    time.sleep(0.05)

        thread = threading.Thread(target=answer, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{listening.getsockname()[1]}/"
    thread.join(timeout=5)
