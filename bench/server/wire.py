"""A minimal WebSocket client, so that the load generator is not what is measured."""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import Final, cast

Hear = Callable[[bytes], None]

_TEXT: Final = 0x81  # a complete text message
_MASKED: Final = 0x80
_NO_MASK: Final = b"\0\0\0\0"  # clients must mask; zeros leave the text unchanged
_SHORT: Final = 126
_LONG: Final = 127
_CLOSE: Final = 0x88
_PING: Final = 0x89
_PONG: Final = 0x8A


class Wire(asyncio.Protocol):
    """One connection. It counts the bytes received and passes each message to its listener."""

    def __init__(self, host: str, path: str, headers: dict[str, str], hear: Hear) -> None:
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.received = 0  # bytes of frames, with headers
        self.messages = 0
        self.is_closed = False
        self._hear = hear
        self._rest = b""
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: {host}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
            "Sec-WebSocket-Version: 13",
            *[f"{name}: {value}" for name, value in headers.items()],
        ]
        self._request = ("\r\n".join(lines) + "\r\n\r\n").encode()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        self.is_closed = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the connection was refused"))

    def data_received(self, data: bytes) -> None:
        self._rest += data
        if not self.opened.done():
            head, end, rest = self._rest.partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                self.opened.set_exception(ConnectionError(head.decode(errors="replace")))
                return
            self._rest = rest
            self.opened.set_result(None)
        while self._take_frame():
            pass

    def _take_frame(self) -> bool:
        """Parse one frame from the buffer; False if it is incomplete."""
        rest = self._rest
        if len(rest) < 2:
            return False
        size, head = rest[1], 2
        if size == _SHORT:
            size, head = int.from_bytes(rest[2:4], "big"), 4
        elif size == _LONG:
            size, head = int.from_bytes(rest[2:10], "big"), 10
        end = head + size
        if len(rest) < end or len(rest) < head:
            return False
        self._rest = rest[end:]
        if rest[0] == _TEXT:
            self.received += end
            self.messages += 1
            self._hear(rest[head:end])
        elif rest[0] == _PING:
            self._frame(_PONG, rest[head:end])
        elif rest[0] == _CLOSE:
            raise ConnectionError(f"the server closed: {rest[head + 2 : end].decode()}")
        return True

    def send(self, text: bytes) -> None:
        """Send a message."""
        self._frame(_TEXT, text)

    def _frame(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        if size < _SHORT:
            head = bytes((kind, _MASKED | size))
        else:
            head = bytes((kind, _MASKED | _SHORT)) + size.to_bytes(2, "big")
        self._transport.write(head + _NO_MASK + payload)

    def stop_reading(self) -> None:
        """Ignore whatever arrives from now on."""
        self._transport.pause_reading()

    def close(self) -> None:
        """Disconnect without a closing handshake."""
        self._transport.abort()


async def connected(host: str, port: int, path: str, headers: dict[str, str], hear: Hear) -> Wire:
    """Open a connection."""
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(f"{host}:{port}", path, headers, hear), host, port)
    await wire.opened
    return wire
