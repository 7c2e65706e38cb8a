"""Whatever is sent to a server, it answers with a refusal, changes nothing and stays up."""

from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.core.result import Ok

from alhambra.client.server import bearer
from alhambra.server.store.database import sqlite_address
from tests.server.service import Service
from tests.server.socket_fuzz import Place, attacked

EXAMPLES = 12  # of each operation
TRIES = 1500
IDLE_SOCKETS = 300


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

    @settings(
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
