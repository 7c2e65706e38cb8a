"""A server answers any input with a refusal, changes nothing and stays up."""

from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given
from hypothesis import settings as examples
from litestar.routes import HTTPRoute
from litestar.testing import TestClient
from schemathesis.core.result import Ok

from alhambra.server.ops.settings import ServerSettings
from alhambra.server.store.database import sqlite_address
from alhambra.server.web.app import make_app
from tests.server.limits.http_fuzz import all_tries
from tests.server.limits.socket_fuzz import Place, attacked
from tests.server.service import Service
from tests.server.visitors import Visitor, bearer

EXAMPLES = 12  # of each operation
TRIES = 1500
IDLE_SOCKETS = 300


def test_every_route_answers_bad_input_with_a_key(settings: ServerSettings, caplog: pytest.LogCaptureFixture) -> None:
    app = make_app(settings)
    with TestClient(app, raise_server_exceptions=False) as client:
        table = Visitor(client).table("person", "person").begin()
        client.headers.update(bearer(table.tokens[0]))
        before = table.look(0)
        known = {"table_id": table.id, "replay_id": "0" * 32, "seat": "0", "token": "x", "name": "x", "path": "x"}
        count = 0
        for one in all_tries(app, known):
            answer = client.request(one.method, one.path, content=one.content, headers=one.headers())
            assert answer.status_code < 500, (one.method, one.path[:200], (one.content or b"")[:200], answer.text[:200])
            if answer.status_code >= 400 and not one.path.startswith("/schema"):
                assert answer.json()["sentence"], one
            count += 1
        assert count > 2000
        for key in before:
            assert table.look(0)[key] == before[key] or key in ("table", "sequence")
        assert "alhambra_failures_total{" not in client.get("/metrics").text
    assert "failed" not in caplog.text


def test_no_field_that_visitors_send_is_named_like_something_that_routes_are_given(settings: ServerSettings) -> None:
    """The framework reports a wrong value of such a field as an internal error."""
    app = make_app(settings)
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            for handler in route.route_handlers:
                data = handler.parsed_fn_signature.parameters.get("data")
                fields = set(getattr(data.annotation, "__struct_fields__", ())) if data else set()
                assert not fields & set(app.dependencies), handler


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")  # of the tool that makes the requests
def test_no_request_that_the_description_allows_or_not_is_answered_with_an_error_of_the_server(tmp_path: Path) -> None:
    service = Service(sqlite_address(tmp_path / "tables.sqlite"), tmp_path / "server.log")
    service.start()
    try:
        place = Place(service.address)
        before = place.state()
        schema = schemathesis.openapi.from_url(f"{service.address}/schema/openapi.json")
        operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
        assert len(operations) > 10
        for operation in operations:
            send_all_sorts(operation, service.address, place)
        assert place.state() == before, "who only watches has changed a table"
        assert httpx.get(f"{service.address}/healthz").status_code == 200
    finally:
        service.kill()
    assert "Traceback" not in (tmp_path / "server.log").read_text()


def send_all_sorts(operation: Any, address: str, place: Place) -> None:
    """Many requests of one kind, by a spectator of a real table."""

    @examples(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy())
    def send(case: Any) -> None:
        if "table_id" in (case.path_parameters or {}) and len(str(case.path_parameters["table_id"])) % 2 == 0:
            case.path_parameters["table_id"] = place.table
        answer = case.call(base_url=address, headers=bearer(place.watch), timeout=30)
        assert answer.status_code < 500, (operation.label, answer.status_code, answer.text[:500])

    send()


@pytest.mark.slow
def test_odd_messages_slow_readers_and_many_sockets_do_no_harm(tmp_path: Path) -> None:
    assert attacked(tmp_path, TRIES, IDLE_SOCKETS, seed=7), "it raises if they do"
