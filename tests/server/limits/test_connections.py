"""Connections are bounded: by the file limit of the process, per address, and in time."""

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import httpx
import pytest

from alhambra.server.store.database import sqlite_address
from alhambra.server.web.connections import ConnectionSlots
from alhambra.server.web.rate_limits import CONNECTIONS, Limit, Rates
from tests.server.limits.limited_server import FILES, SECONDS
from tests.server.service import Service

SILENT = 600
UNLIMITED = Rates({CONNECTIONS: Limit(1_000_000, 1_000_000)})
MOST_OF_ADDRESS = 144
GET = b"GET /healthz HTTP/1.1\r\nHost: here\r\n"
UNFINISHED = GET + b"Content-Length: 10\r\n\r\n12345"
HANDSHAKE = (
    b"GET /api/tables/none/socket HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def test_an_address_has_no_more_than_its_part_of_all_places() -> None:
    slots = ConnectionSlots(164, 30, UNLIMITED)
    assert (slots.most, slots.most_of_address) == (100, 30)
    left = [slots.take("192.0.2.1") for _ in range(40)]
    assert [leave is not None for leave in left] == [True] * 30 + [False] * 10
    others = [slots.take(f"192.0.2.{number}") for number in range(2, 100)]
    assert sum(leave is not None for leave in others) == 70
    assert slots.total == 100
    for leave in [*left, *others]:
        if leave is not None:
            leave()
            leave()
    assert (slots.total, slots._taken) == (0, {})


def test_the_servers_of_these_tests_have_few_places() -> None:
    assert ConnectionSlots(FILES, 1_000_000, UNLIMITED).most_of_address == MOST_OF_ADDRESS


def test_one_address_never_has_all_places() -> None:
    assert (
        ConnectionSlots(1024, 1_000_000, UNLIMITED).most_of_address <= ConnectionSlots(1024, 1, UNLIMITED).most * 3 // 4
    )


def test_a_network_of_one_customer_is_one_address_and_a_proxy_is_not() -> None:
    slots = ConnectionSlots(164, 1, UNLIMITED, "10.0.0.0/8, ::1")
    assert slots.take("2001:db8::1") is not None
    assert slots.take("2001:db8::2") is None
    assert all(slots.take("10.1.2.3") is not None for _ in range(50))


def test_connections_are_opened_at_a_bounded_rate() -> None:
    slots = ConnectionSlots(1024, 200, Rates({CONNECTIONS: Limit(3, 1)}, lambda: 100.0), "10.0.0.1")
    for _ in range(3):
        leave = slots.take("192.0.2.1")
        assert leave is not None
        leave()
    assert slots.take("192.0.2.1") is None
    assert slots.take("192.0.2.2") is not None
    assert all(slots.take("10.0.0.1") is not None for _ in range(10))


@pytest.mark.parametrize("files", [65, 256, 1024, 65_536, 1 << 20])
def test_files_are_left_for_the_database(files: int) -> None:
    slots = ConnectionSlots(files, 200, UNLIMITED)
    assert slots.most + slots.backlog < files


# --- at a server ---


@contextmanager
def serving(folder: Path, patience: float = 1) -> Iterator[Service]:
    """A server with few file descriptors."""
    settings = {SECONDS: str(patience)}
    service = Service(
        sqlite_address(folder / "t.sqlite"),
        folder / "log",
        program="tests.server.limits.limited_server",
        settings=settings,
    )
    service.start()
    try:
        yield service
    finally:
        service.kill()


def connected(service: Service, own_address: str = "127.0.0.1") -> socket.socket:
    connection = socket.create_connection(("127.0.0.1", service.port), timeout=20, source_address=(own_address, 0))
    connection.settimeout(20)
    return connection


def is_answered(service: Service, own_address: str = "127.0.0.2") -> bool:
    with httpx.Client(transport=httpx.HTTPTransport(local_address=own_address), timeout=20) as client:
        healthy = client.get(f"{service.address}/healthz").status_code == 200
        ready = client.get(f"{service.address}/readyz").status_code == 200
        tables = client.get(f"{service.address}/api/tables").status_code == 200
        return healthy and ready and tables


def is_ended(connection: socket.socket) -> bool:
    """Wait until the server ends a connection."""
    try:
        while connection.recv(65_536):
            pass
    except ConnectionError:
        return True
    return True


@pytest.mark.slow
def test_silent_connections_of_one_visitor_do_not_keep_others_out(tmp_path: Path) -> None:
    with serving(tmp_path, patience=600) as service, ExitStack() as held:
        for _ in range(SILENT):
            held.enter_context(connected(service))
        assert is_answered(service)
        files = len(os.listdir(f"/proc/{service.process}/fd"))
        assert files < FILES
        assert "Too many open files" not in (tmp_path / "log").read_text()


@pytest.mark.slow
def test_connections_that_ask_nothing_more_are_ended_and_their_places_are_free_again(tmp_path: Path) -> None:
    with serving(tmp_path) as service:
        for sent in (b"", b"G", b"\r\n", GET, UNFINISHED, GET + b"\r\n", GET + b"\r\n" + GET):
            with connected(service) as connection:
                connection.sendall(sent)
                assert is_ended(connection), sent
        for _ in range(MOST_OF_ADDRESS + 10):
            with connected(service) as connection:
                connection.sendall(HANDSHAKE)
                assert connection.recv(100).startswith(b"HTTP/1.1 4")
        for flood in (b"X: " + b"x" * 1_000_000, b"X: x\r\n" * 200_000):
            with connected(service) as connection, suppress(ConnectionError):
                connection.sendall(GET + flood)
                assert is_ended(connection)
        with connected(service) as connection:
            connection.sendall((GET + b"\r\n") * 100)
            assert is_ended(connection)
        assert is_answered(service)


def test_the_file_limit_is_raised_to_what_is_allowed(tmp_path: Path) -> None:
    program = (
        "import resource\n"
        "from alhambra.server.web.connections import raise_file_limit\n"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (100, 300))\n"
        "assert raise_file_limit() == 300\n"
        "assert resource.getrlimit(resource.RLIMIT_NOFILE) == (300, 300)\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True)
