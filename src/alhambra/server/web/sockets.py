"""The WebSocket: a table as it happens, and commands on the way back."""

import asyncio
import time
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from alhambra.protocol import AlhambraError
from alhambra.server.house import House, LiveTable, NoSuchTable
from alhambra.server.telling import encoded, resumed
from alhambra.server.web.visitors import check_may_see, links_of
from alhambra.server.web.wishes import described, read_command, wish_of

_MOST_WAITING: Final = 256  # messages that a slow reader may leave unread
_LONGEST_MESSAGE: Final = 16_384
_BURST: Final = 40  # commands that may come at once
_PER_SECOND: Final = 20.0

# Reasons to close a socket.
NOT_FOUND: Final = 4404
TOO_SLOW: Final = 4408
TOO_MUCH: Final = 4429


class _TooMuch(Exception):
    """More came than anybody who plays would send."""


class _Reader:
    """One client of a table: what it is told waits here until it is sent."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.waiting: asyncio.Queue[bytes | None] = asyncio.Queue(_MOST_WAITING)

    def tell(self, message: bytes) -> None:
        try:
            self.waiting.put_nowait(message)
        except asyncio.QueueFull:
            self.stop()

    def stop(self) -> None:
        """Tell no more: what was missed is told when the client comes again."""
        while not self.waiting.empty():
            self.waiting.get_nowait()
        self.waiting.put_nowait(None)


class _Allowance:
    """How many commands a client may still send."""

    def __init__(self) -> None:
        self._left = float(_BURST)
        self._at = time.monotonic()

    def take(self) -> None:
        now = time.monotonic()
        self._left = min(float(_BURST), self._left + (now - self._at) * _PER_SECOND)
        self._at = now
        if self._left < 1:
            raise _TooMuch
        self._left -= 1


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    table_id: str,
    house: House,
    seat: int | None = None,
    since: int | None = None,
) -> None:
    """Follow a table as a seat or as a spectator; who is not let in never becomes part of it."""
    check_may_see(await links_of(socket, house.library, table_id), seat)
    try:
        live = await house.table(table_id)
    except NoSuchTable:
        await socket.close(NOT_FOUND, "there is no such table")
        return
    await socket.accept()
    reader = _Reader(seat)
    reader.tell(resumed(live, seat, since))
    live.listeners.append(reader)
    sending = asyncio.create_task(_send(socket, reader))
    try:
        await _receive(socket, live, reader)
    except _TooMuch:
        await socket.close(TOO_MUCH, "too many commands")
    except WebSocketDisconnect:
        pass
    finally:
        live.listeners.remove(reader)
        sending.cancel()


async def _send(socket: WebSocket[Any, Any, Any], reader: _Reader) -> None:
    while (message := await reader.waiting.get()) is not None:
        await socket.send_data(message.decode(), mode="text")
    await socket.close(TOO_SLOW, "messages were not read")


async def _receive(socket: WebSocket[Any, Any, Any], live: LiveTable, reader: _Reader) -> None:
    allowance = _Allowance()
    while True:
        text = await socket.receive_text()
        allowance.take()
        if len(text) > _LONGEST_MESSAGE:
            raise _TooMuch
        reader.tell(encoded(await _answer(text, live, reader)))


async def _answer(text: str, live: LiveTable, reader: _Reader) -> dict[str, Any]:
    """Carry out a command of the client; the answer to it."""
    identity: dict[str, Any] = {}
    try:
        command = read_command(text)
        identity = {"id": command.id}
        if reader.seat is None or command.seat != reader.seat:
            return {"type": "refused", **identity, "error": "NotYours", "sentence": "this seat is not yours"}
        sequence = await live.act(wish_of(command), command.client, command.id)
        return {"type": "answer", **identity, "sequence": sequence}
    except AlhambraError as error:
        return {"type": "refused", **identity, **described(error), "at": live.table.at}
