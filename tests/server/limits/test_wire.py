"""The frames on the sockets of a real server: well-formed, in order, and no more than is read."""

import asyncio
import json
import socket
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from alhambra.client.server import bearer
from alhambra.protocol import GameConfig
from alhambra.server.store.database import open_database, sqlite_address
from alhambra.server.web.websocket_protocol import text_frame
from bench.server.processes import resident_bytes
from bench.server.wire import connected
from tests.attacks.stored_tables import StoredTable, store_table
from tests.server.limits.limited_server import SECONDS
from tests.server.limits.socket_fuzz import Place
from tests.server.service import Service

QUESTIONS = 20_000  # more answers than the buffers of any system hold
SMALL_BUFFER = 4096
PATIENCE_SECONDS = 60
PATIENCE_OF_THE_SERVER = 2
SOCKETS = 12
MOST_GROWN = 40_000_000


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_frames_are_as_the_library_makes_them(size: int) -> None:
    text = b"x" * size
    assert text_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


async def answers_to_who_does_not_read(place: Place) -> list[int]:
    """Send queries without reading until the server disconnects, then read; return the sequence of the answers."""
    host, _, port = place.address.removeprefix("http://").partition(":")
    connection = socket.socket()
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL_BUFFER)
    connection.connect((host, int(port)))
    headers = bearer(place.tokens[0])
    found: list[int] = []
    async with connect(place.socket(0), sock=connection, additional_headers=headers, max_queue=1) as client:
        with suppress(ConnectionClosed):
            for number in range(QUESTIONS):
                await client.send(json.dumps({"do": "ask", "id": str(number), "what": "table"}))
        with suppress(ConnectionClosed):
            while True:
                message = json.loads(await asyncio.wait_for(client.recv(), PATIENCE_SECONDS))
                if message["type"] == "told":
                    found.append(int(message["id"]))
    return found


@pytest.mark.slow
def test_who_does_not_read_is_answered_in_order_and_dropped_in_time(tmp_path: Path) -> None:
    service = Service(
        sqlite_address(tmp_path / "t.sqlite"),
        tmp_path / "log",
        program="tests.server.limits.limited_server",
        settings={SECONDS: str(PATIENCE_OF_THE_SERVER)},
    )
    service.start()
    try:
        place = Place(service.address)
        before = resident_bytes(service.process)
        found = asyncio.run(answers_to_who_does_not_read(place))
        grown = resident_bytes(service.process) - before
        state = place.state()
    finally:
        service.stop()
    assert found == list(range(len(found)))
    assert len(found) < QUESTIONS, "nobody is answered who does not read"
    assert grown < MOST_GROWN
    assert state["table"]["phase"] == "playing"


@pytest.mark.slow
def test_a_chat_that_is_full_costs_little_however_often_it_is_asked_for(tmp_path: Path) -> None:
    """Sockets that request the table repeatedly and read nothing are dropped, and hold little in the meantime."""
    address = sqlite_address(tmp_path / "t.sqlite")
    engine = open_database(address)
    stored = store_table(engine, GameConfig("alhambra", 3), 30)
    engine.dispose()
    service = Service(
        address,
        tmp_path / "log",
        program="tests.server.limits.limited_server",
        settings={SECONDS: str(PATIENCE_OF_THE_SERVER)},
    )
    service.start()
    try:
        before = resident_bytes(service.process)
        dropped = asyncio.run(unread_sockets(service, stored))
        grown = resident_bytes(service.process) - before
        assert ready(service)
    finally:
        service.stop()
    assert dropped == SOCKETS
    assert grown < MOST_GROWN


async def unread_sockets(service: Service, stored: StoredTable) -> int:
    """Send queries over sockets that nobody reads until the server drops them; return their number."""
    wires = [
        await connected(
            "127.0.0.1",
            service.port,
            f"/api/tables/{stored.id}/socket?seat=0",
            bearer(stored.tokens[0]),
            lambda _: None,
        )
        for _ in range(SOCKETS)
    ]
    for wire in wires:
        wire.stop_reading()
    end = asyncio.get_running_loop().time() + PATIENCE_SECONDS
    while not all(wire.is_closed for wire in wires) and asyncio.get_running_loop().time() < end:
        for wire in wires:
            wire.send(b'{"do":"ask","id":"1","what":"table"}')
        await asyncio.sleep(0.005)
    return sum(wire.is_closed for wire in wires)


def ready(service: Service) -> bool:
    return httpx.get(f"{service.address}/readyz", timeout=PATIENCE_SECONDS).status_code == 200
