"""The WebSockets of uvicorn with a shorter way for nearly all that goes over them: whole texts."""

import struct
from collections.abc import Callable
from typing import Any, Final

from litestar import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

WriteTexts = Callable[..., bool]

_EXTENSION: Final = "alhambra.wire"  # of ASGI, which has one function
_WRITE_TEXTS: Final = "write_texts"
_MOST_QUEUED: Final = 8  # messages that wait to be carried out before no more are read
_TEXT: Final = 0x81  # a frame that is a whole message of text
_SHORT: Final = 126
_LONG: Final = 127
_LONGEST_OF_TWO_BYTES: Final = 0xFFFF


class Wire(WebSocketsSansIOProtocol):
    """One connection. The application can write without a task, and reading is held up only for who sends too much."""

    def handle_connect(self, event: Request) -> None:
        """Begin, and let the application know how it can write."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions = self.scope.setdefault("extensions", {})
            extensions[_EXTENSION] = {_WRITE_TEXTS: self.write_texts}

    def write_texts(self, *texts: bytes) -> bool:
        """Send texts now, if the connection is open and the client reads what it is sent; whether that was done."""
        is_open = self.conn.state is State.OPEN and not self.close_sent and not self.transport.is_closing()
        if not (is_open and self.writable.is_set()):
            return False
        self.transport.write(b"".join([text_frame(text) for text in texts]))
        return True

    def send_receive_event_to_app(self) -> None:
        """Hand a message to the application; reading goes on unless many wait for it."""
        if self.read_paused or self.queue.qsize() >= _MOST_QUEUED:
            super().send_receive_event_to_app()
            return
        self.read_paused = True  # what is paused already is not paused after every message, and resumed, at a price
        super().send_receive_event_to_app()
        self.read_paused = False


def text_frame(text: bytes) -> bytes:
    """A frame with a whole text, as a server sends it."""
    size = len(text)
    if size < _SHORT:
        return struct.pack("!BB", _TEXT, size) + text
    if size <= _LONGEST_OF_TWO_BYTES:
        return struct.pack("!BBH", _TEXT, _SHORT, size) + text
    return struct.pack("!BBQ", _TEXT, _LONG, size) + text


def writer_of(socket: WebSocket[Any, Any, Any]) -> WriteTexts:
    """How texts are written to a socket without waiting; where the server knows no such way, never."""
    extensions: dict[str, Any] = socket.scope.get("extensions") or {}
    found: WriteTexts = extensions.get(_EXTENSION, {}).get(_WRITE_TEXTS, lambda *_texts: False)
    return found
