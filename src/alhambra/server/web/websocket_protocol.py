"""The WebSockets of uvicorn with a shorter way for nearly all that goes over them, and bounds in both directions."""

import asyncio
import struct
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, Protocol, cast

from litestar import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

_EXTENSION: Final = "alhambra.wire"  # of ASGI, which is the connection
_MOST_QUEUED: Final = 8  # messages that wait to be carried out before no more are read
_PIECE: Final = 512  # bytes that are parsed at a time, so that nobody else waits for a flood of small frames
_SECONDS_TO_READ: Final = 20.0  # what was written, before the connection is dropped
_SECONDS_TO_CLOSE: Final = 5.0  # for the client to read why the connection is closed
_ODD_FRAMES: Final = 20  # pings, pongs and parts of messages that may come at once
_ODD_FRAMES_PER_SECOND: Final = 1.0
_TEXT: Final = 0x81  # a frame that is a whole message of text
_SHORT: Final = 126
_LONG: Final = 127
_LONGEST_OF_TWO_BYTES: Final = 0xFFFF


class Connection(Protocol):
    """How a socket writes without waiting."""

    def follow(self, changed: Callable[[], None]) -> None:
        """Let somebody know when what is unread or unparsed has changed, and when the connection is lost."""

    def write_texts(self, *texts: bytes) -> bool:
        """Send texts now, if the connection is open and the client reads what it is sent; whether that was done."""

    @property
    def unread_bytes(self) -> int:
        """How much was written that the client has not taken yet."""

    @property
    def unparsed_bytes(self) -> int:
        """How much has come that waits to be parsed."""

    @property
    def is_lost(self) -> bool:
        """Whether nothing can be sent any more."""

    def drop(self) -> None:
        """End the connection at once, with all that was not read."""

    def drop_soon(self) -> None:
        """End it so in a few seconds, unless the client reads all."""


class Wire(WebSocketsSansIOProtocol):
    """One connection. Who sends too much is held up, and who does not read is dropped.

    The transport calls ``pause_writing`` as soon as the client does not take all that is written, so at most one
    write ever waits in its buffer.
    """

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._unparsed = b""
        self._is_parsing = False  # or will do so in a moment
        self._end_timer: asyncio.TimerHandle | None = None
        self._odd_frames = (float(_ODD_FRAMES), self.loop.time())  # how many may still come, and when that was
        self._changed: Callable[[], None] = lambda: None
        self.leave: Callable[[], None] = lambda: None  # the place among all connections

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin."""
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(high=0)
        if self.unread_bytes:  # of answers that were asked for before
            self.drop()

    def connection_lost(self, exc: Exception | None) -> None:
        """End; nothing is parsed, written or waited for any more."""
        self._unparsed = b""
        self._end_within(None)
        super().connection_lost(exc)
        self._changed()
        self.leave()

    def handle_connect(self, event: Request) -> None:
        """Begin, and let the application know how it can write."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions = self.scope.setdefault("extensions", {})
            extensions[_EXTENSION] = cast(Any, self)

    # --- what is written ---

    def follow(self, changed: Callable[[], None]) -> None:
        """Let somebody know when what is unread or unparsed has changed, and when the connection is lost."""
        self._changed = changed

    def write_texts(self, *texts: bytes) -> bool:
        """Send texts now, if the connection is open and the client reads what it is sent; whether that was done."""
        is_open = self.conn.state is State.OPEN and not self.close_sent and not self.transport.is_closing()
        if not is_open or self.unread_bytes:
            return False
        self.transport.write(b"".join([text_frame(text) for text in texts]))
        return True

    @property
    def unread_bytes(self) -> int:
        """How much was written that the client has not taken yet."""
        return 0 if self.disconnected else self.transport.get_write_buffer_size()

    @property
    def unparsed_bytes(self) -> int:
        """How much has come that waits to be parsed."""
        return len(self._unparsed)

    @property
    def is_lost(self) -> bool:
        """Whether nothing can be sent any more."""
        return self.disconnected or self.close_sent

    def drop(self) -> None:
        """End the connection at once, with all that was not read."""
        self.transport.abort()

    def drop_soon(self) -> None:
        """End it so in a few seconds, unless the client reads all."""
        self._end_within(_SECONDS_TO_CLOSE)

    def pause_writing(self) -> None:
        """The client does not take all that was written: it has some time for it."""
        super().pause_writing()
        self._end_within(_SECONDS_TO_READ)

    def resume_writing(self) -> None:
        """The client has taken all that was written."""
        super().resume_writing()
        if not self.close_sent:
            self._end_within(None)
        self._changed()

    def _end_within(self, seconds: float | None) -> None:
        """Drop the connection after some time, unless that is called off (None)."""
        if self._end_timer is not None:
            self._end_timer.cancel()
        self._end_timer = None if seconds is None else self.loop.call_later(seconds, self.drop)

    async def send(self, message: Any) -> None:
        """Send a message; the end is sent at once, and does not wait for a client that does not read."""
        is_end = message["type"] == "websocket.close" and self.handshake_complete and not self.close_sent
        if is_end:
            self.writable.set()
        await super().send(message)
        if is_end and not self.transport.is_closing():
            self._unparsed = b""
            with suppress(OSError):  # the client may have gone
                self.transport.write_eof()  # behind the reason, so that the client ends the connection
            self.drop_soon()

    # --- what is read ---

    def data_received(self, data: bytes) -> None:
        """Parse what has come, a piece at a time; after the end nothing is."""
        if self.close_sent:
            return
        self._unparsed += data
        if not self._is_parsing:
            self._parse()

    def _parse(self) -> None:
        """Parse the next piece, unless many messages wait already; reading goes on when all is parsed."""
        self._is_parsing = False
        piece, self._unparsed = self._unparsed[:_PIECE], self._unparsed[_PIECE:]
        if piece:
            super().data_received(piece)
        if self.close_sent or self.transport.is_closing():
            self._unparsed = b""
            return
        if len(piece) == _PIECE:
            self._changed()
        has_room = self.queue.qsize() < _MOST_QUEUED
        if self._unparsed and has_room:
            self._parse_soon()
        self._read_on(has_room and not self._unparsed)

    def _parse_soon(self) -> None:
        """Parse more when others have had their turn."""
        self._is_parsing = True
        self.loop.call_soon(self._parse)

    def _read_on(self, is_wanted: bool) -> None:
        """Let the transport read more, or not; what is so already is not changed, at a price."""
        if is_wanted and self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        elif not is_wanted and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def send_receive_event_to_app(self) -> None:
        """Hand a message to the application; whether more is read is decided when the piece is parsed."""
        is_paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = is_paused

    async def receive(self) -> Any:
        """The next message; when none waits any more, the next ones are parsed."""
        message = await self.queue.get()
        if self.queue.empty() and self.read_paused and not self._is_parsing and not self.is_lost:
            self._parse_soon()
        return message

    def handle_ping(self) -> None:
        """Answer a ping, unless the client has not even read what was sent before."""
        self._count_odd_frame()
        if self.unread_bytes or self.transport.is_closing():
            self.conn.data_to_send()
        else:
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Note that the client is there."""
        if self.pending_ping_payload is None:  # nobody has asked
            self._count_odd_frame()
        super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Take a part of a message; ours are so short that no client needs many."""
        self._count_odd_frame()
        super().handle_cont(event)

    def _count_odd_frame(self) -> None:
        """Drop who sends frames that cost work and ask for nothing."""
        left, then = self._odd_frames
        now = self.loop.time()
        left = min(float(_ODD_FRAMES), left + (now - then) * _ODD_FRAMES_PER_SECOND) - 1
        self._odd_frames = (left, now)
        if left < 0:
            self.drop()


class NoWire:
    """A connection of a server that knows no short way: all is sent by tasks, and what is unread is not known."""

    unread_bytes = 0
    unparsed_bytes = 0
    is_lost = False

    def follow(self, changed: Callable[[], None]) -> None:
        """There is nothing to follow."""

    def write_texts(self, *_texts: bytes) -> bool:
        """Nothing is written."""
        return False

    def drop(self) -> None:
        """There is nothing to end."""

    def drop_soon(self) -> None:
        """There is nothing to end."""


def text_frame(text: bytes) -> bytes:
    """A frame with a whole text, as a server sends it."""
    size = len(text)
    if size < _SHORT:
        return struct.pack("!BB", _TEXT, size) + text
    if size <= _LONGEST_OF_TWO_BYTES:
        return struct.pack("!BBH", _TEXT, _SHORT, size) + text
    return struct.pack("!BBQ", _TEXT, _LONG, size) + text


def connection_of(socket: WebSocket[Any, Any, Any]) -> Connection:
    """How a socket writes without waiting."""
    extensions: dict[str, Any] = socket.scope.get("extensions") or {}
    found: Connection = extensions.get(_EXTENSION) or NoWire()
    return found
