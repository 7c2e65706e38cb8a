"""What goes over the sockets of a real server: frames as they must be, in their order, and no more than is read."""

import asyncio
import json
import socket
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from alhambra.client.server import bearer
from alhambra.server.store.database import sqlite_address
from alhambra.server.web.sockets import TOO_SLOW
from alhambra.server.web.wire import text_frame
from tests.server.service import Service
from tests.server.socket_fuzz import Place

QUESTIONS = 20_000  # more than the buffers of all systems hold the answers of
SMALL_BUFFER = 4096
PATIENCE_SECONDS = 60


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_frames_are_as_the_library_makes_them(size: int) -> None:
    text = b"x" * size
    assert text_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


async def answers_to_who_does_not_read(place: Place) -> tuple[list[int], int]:
    """Ask and ask, and then read: the numbers of the answers, and why the socket was closed."""
    host, _, port = place.address.removeprefix("http://").partition(":")
    connection = socket.socket()
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL_BUFFER)
    connection.connect((host, int(port)))
    headers = bearer(place.tokens[0])
    found: list[int] = []
    async with connect(place.socket(0), sock=connection, additional_headers=headers, max_queue=1) as client:
        try:
            for number in range(QUESTIONS):
                await client.send(json.dumps({"do": "ask", "id": str(number), "what": "table"}))
        except ConnectionClosed:
            pass
        try:
            while True:
                message = json.loads(await asyncio.wait_for(client.recv(), PATIENCE_SECONDS))
                if message["type"] == "told":
                    found.append(int(message["id"]))
        except ConnectionClosed as closed:
            return found, 0 if closed.rcvd is None else closed.rcvd.code


def test_who_does_not_read_is_told_in_order_and_then_no_more(tmp_path: Path) -> None:
    service = Service(sqlite_address(tmp_path / "t.sqlite"), tmp_path / "log")
    service.start()
    try:
        found, code = asyncio.run(answers_to_who_does_not_read(Place(service.address)))
    finally:
        service.stop()
    assert found == list(range(len(found)))
    assert len(found) < QUESTIONS
    assert code == TOO_SLOW
