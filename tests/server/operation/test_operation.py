"""Running a server: settings with clear errors, logs without secrets, metrics, health, stopping without loss."""

import asyncio
import json
import logging
import re
import threading
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy.exc import OperationalError

from alhambra.client.seats import Seat
from alhambra.client.server import Server
from alhambra.server.ops.logs import JsonLines
from alhambra.server.ops.settings import ServerSettings, SettingsError, settings_from
from alhambra.server.store.database import open_database, sqlite_address
from alhambra.server.store.keys import Keys
from alhambra.server.store.queries import Queries
from alhambra.server.web.app import make_app
from alhambra.server.web.routes import operation as operation_module
from alhambra.server.web.routes.operation import Readiness
from tests.cli.invoke import refused
from tests.server.service import Service
from tests.server.visitors import Visitor

# --- settings ---


def test_settings_come_from_options_then_from_the_environment() -> None:
    environment = {
        "ALHAMBRA_DATABASE": "sqlite:///t.sqlite",
        "ALHAMBRA_PORT": "9000",
        "ALHAMBRA_METRICS": "true",
        "ALHAMBRA_FORGET_DAYS": "3.5",
        "ALHAMBRA_PURE": "1",
    }
    settings = settings_from(environment, port=9001, host=None)
    assert (settings.database, settings.port, settings.host) == ("sqlite:///t.sqlite", 9001, "127.0.0.1")
    assert (settings.shows_metrics, settings.forget_days) == (True, 3.5)
    assert settings.public_address == "http://127.0.0.1:9001"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PORT", "many"),
        ("PORT", "70000"),
        ("METRICS", "perhaps"),
        ("FORGET_DAYS", "0"),
        ("IDLE_SECONDS", "nan"),
        ("COMMANDS_PER_SECOND", "-1"),
        ("REQUESTS_PER_SECOND", "0"),
        ("TABLES_PER_HOUR", "inf"),
        ("SOCKETS_PER_ADDRESS", "1.5"),
        ("PROXIES", "proxy.example"),
        ("LOG_FORM", "xml"),
        ("LOG_LEVEL", "loud"),
        ("PUBLIC_ADDRESS", "alhambra.example"),
        ("SMTP", "http://user:secret@mail.example"),
        ("SMTP", "smtp://user:secret@mail.example"),
    ],
)
def test_a_setting_that_cannot_be_is_refused_by_its_name_and_without_secrets(name: str, value: str) -> None:
    with pytest.raises(SettingsError) as refusal:
        settings_from({f"ALHAMBRA_{name}": value})
    assert name.lower() in str(refusal.value).lower() or "mail_from" in str(refusal.value)
    assert "secret" not in str(refusal.value)


def test_wrong_settings_of_the_command_are_refused() -> None:
    assert "log_form" in refused("serve", "--log-form", "xml")


@pytest.mark.parametrize(
    ("host", "asked", "is_shown"),
    [
        ("127.0.0.1", None, True),
        ("::1", None, True),
        ("0.0.0.0", None, False),
        ("0.0.0.0", True, True),
        ("localhost", False, False),
        ("alhambra.example", None, False),
    ],
)
def test_metrics_are_shown_to_this_machine_or_when_asked(host: str, asked: bool | None, is_shown: bool) -> None:
    assert ServerSettings("", host=host, metrics=asked).shows_metrics == is_shown


# --- metrics, health ---


def test_metrics_count_what_happens(settings_of_each: ServerSettings) -> None:
    with TestClient(make_app(settings_of_each)) as client:
        table = Visitor(client).table("person", "person").begin()
        table.play()
        table.send(0, "consent", agrees=True)
        text = client.get("/metrics").text
        numbers = dict(re.findall(r"^(alhambra_[^ ]+) (.+)$", text, re.MULTILINE))
        assert float(numbers["alhambra_entry_seconds_count"]) == table.look()["sequence"]
        assert numbers['alhambra_refused_total{error="NotNow"}'] == "1.0"
        assert numbers["alhambra_tables"] == "1.0"
        assert table.id not in text
    with TestClient(make_app(settings_of_each._replace(metrics=False))) as client:
        assert client.get("/metrics").status_code == 404


def test_a_server_without_its_database_lives_but_is_not_ready(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = visitor.client
    assert (client.get("/healthz").text, client.get("/readyz").text) == ("ok", "ok")
    registry = client.app.state.services.registry

    def broken(*_: object) -> None:
        raise OperationalError("", {}, Exception())

    monkeypatch.setattr(registry.queries, "check_writable", broken)
    client.app.state.services.readiness._checked_at = float("-inf")
    assert (client.get("/healthz").status_code, client.get("/readyz").status_code) == (200, 503)
    monkeypatch.undo()
    registry.is_closing = True
    assert (client.get("/readyz").status_code, client.get("/readyz").text) == (503, "stopping")


def test_a_server_that_can_read_but_not_write_is_not_ready(tmp_path: Path) -> None:
    queries = Queries(open_database(sqlite_address(tmp_path / "tables.sqlite")))
    Keys(queries.engine)
    queries.check_writable()
    with queries.engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA query_only = ON")
    assert queries.public_tables((), 1) == []
    with pytest.raises(OperationalError):
        queries.check_writable()


def test_whether_the_server_can_write_is_looked_at_once_in_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[None] = []
    is_slow = threading.Event()
    now = 100.0

    class Slow:
        def check_writable(self) -> None:
            looks.append(None)
            is_slow.wait()

    async def ask() -> None:
        nonlocal now
        readiness = Readiness(Slow(), lambda: now)  # type: ignore[arg-type]
        monkeypatch.setattr(operation_module, "_TIMEOUT_SECONDS", 0)
        assert await asyncio.gather(*[readiness.can_write() for _ in range(20)]) == [False] * 20
        now += 1000
        assert not await readiness.can_write()
        assert len(looks) == 1, "a look that takes long is not joined by others"
        is_slow.set()
        monkeypatch.setattr(operation_module, "_TIMEOUT_SECONDS", None)
        assert await readiness.can_write()
        now += 1000
        assert await asyncio.gather(*[readiness.can_write() for _ in range(20)]) == [True] * 20
        assert len(looks) == 2

    asyncio.run(ask())


def test_an_error_that_nobody_expected_is_logged_by_its_kind_and_counted(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> None:
        raise ValueError("a secret")

    monkeypatch.setattr(visitor.client.app.state.services.registry.queries, "public_tables", broken)
    answer = visitor.client.get("/api/tables")
    assert (answer.status_code, answer.json()["key"]) == (500, "server-failed")
    assert "ValueError at broken:" in caplog.text
    assert "secret" not in answer.text + caplog.text
    assert 'alhambra_failures_total{error="ValueError"} 1.0' in visitor.client.get("/metrics").text


def test_the_description_is_plain_data(visitor: Visitor) -> None:
    for path in ("/schema", "/schema/openapi.json"):
        assert "/api/tables" in visitor.client.get(path).json()["paths"]
    for path in ("/schema/swagger", "/schema/redoc", "/schema/elements", "/schema/rapidoc"):
        answer = visitor.client.get(path)
        assert answer.status_code == 404
        assert "://" not in answer.text


# --- logs ---


def test_a_log_line_is_json() -> None:
    record = logging.LogRecord("alhambra", logging.WARNING, "", 1, "a %s\nfailed", ("bot",), None)
    line: dict[str, Any] = json.loads(JsonLines().format(record))
    assert (line["level"], line["logger"], line["message"]) == ("warning", "alhambra", "a bot\nfailed")
    assert "\n" not in JsonLines().format(record)


# --- stopping ---


@pytest.mark.slow
def test_a_server_that_is_asked_to_stop_finishes_and_goes_on_where_it_was(tmp_path: Path) -> None:
    log = tmp_path / "server.log"
    service = Service(sqlite_address(tmp_path / "tables.sqlite"), log)
    service.start()
    server = Server(service.address)
    made = server.make_table("alhambra", ["person", "greedy"])
    token = server.join(made["table"], made["tokens"]["invite"], 0, "Somebody")
    with Seat(service.address, made["table"], 0, token) as seat:
        seat.do("ready", house_draws=True)
        seat.do("start")
        assert seat.wait_until_asked()
        sequence = seat.talk.sequence
        assert service.stop() == 0
    server.close()
    service.start()
    try:
        with Seat(service.address, made["table"], 0, token) as seat:
            assert seat.talk.sequence >= sequence
    finally:
        assert service.stop() == 0
    told = log.read_text()
    assert token not in told
    assert made["table"] not in told
    assert "Traceback" not in told
