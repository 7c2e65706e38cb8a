"""uvicorn's WebSocket protocol, with a fast path for writing and limits in both directions."""

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

_EXTENSION: Final = "alhambra.wire"  # the key of the connection among the ASGI extensions
_MOST_QUEUED: Final = 8  # messages that wait to be handled, above which reading pauses
_PIECE: Final = 512  # bytes to parse at a time, so that a flood of small frames delays nobody else
_SECONDS_TO_READ: Final = 20.0  # for the client to read what was written
_SECONDS_TO_CLOSE: Final = 5.0  # for the client to read the reason for a close
_ODD_FRAMES: Final = 20  # the burst of pings, pongs and fragments
_ODD_FRAMES_PER_SECOND: Final = 1.0
_TEXT: Final = 0x81  # a frame with a whole text message
_SHORT: Final = 126
_LONG: Final = 127
_LONGEST_OF_TWO_BYTES: Final = 0xFFFF


class Connection(Protocol):
    """A connection that can write without blocking."""

    def follow(self, changed: Callable[[], None]) -> None:
        """Call back when the unread or unparsed bytes change, or when the connection is lost."""

    def write_texts(self, *texts: bytes) -> bool:
        """Send texts now if the connection is open and nothing is unread; return whether it did."""

    @property
    def unread_bytes(self) -> int:
        """Return the bytes that were written and not yet sent."""

    @property
    def unparsed_bytes(self) -> int:
        """Return the bytes that were received and not yet parsed."""

    @property
    def is_lost(self) -> bool:
        """Return whether nothing more can be sent."""

    def drop(self) -> None:
        """Abort the connection, discarding what was not read."""

    def drop_soon(self) -> None:
        """Abort the connection in a few seconds, unless the client reads everything."""


class Wire(WebSocketsSansIOProtocol):
    """A connection that slows down clients that send too much, and drops those that do not read.

    The transport calls ``pause_writing`` as soon as it cannot send everything at once, so at most
    one write is ever in its buffer.
    """

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._unparsed = b""
        self._is_parsing = False  # including while parsing is scheduled
        self._end_timer: asyncio.TimerHandle | None = None
        self._odd_frames = (float(_ODD_FRAMES), self.loop.time())  # the frames still allowed, and when
        self._changed: Callable[[], None] = lambda: None
        self.leave: Callable[[], None] = lambda: None  # gives back the slot of the connection

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Start the connection."""
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(high=0)
        if self.unread_bytes:  # responses to earlier HTTP requests
            self.drop()

    def connection_lost(self, exc: Exception | None) -> None:
        """Clean up after the connection."""
        self._unparsed = b""
        self._end_within(None)
        super().connection_lost(exc)
        self._changed()
        self.leave()

    def handle_connect(self, event: Request) -> None:
        """Accept the connection, and pass it to the application as an ASGI extension."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions = self.scope.setdefault("extensions", {})
            extensions[_EXTENSION] = cast(Any, self)

    # --- writing ---

    def follow(self, changed: Callable[[], None]) -> None:
        """Call back when the unread or unparsed bytes change, or when the connection is lost."""
        self._changed = changed

    def write_texts(self, *texts: bytes) -> bool:
        """Send texts now if the connection is open and nothing is unread; return whether it did."""
        is_open = self.conn.state is State.OPEN and not self.close_sent and not self.transport.is_closing()
        if not is_open or self.unread_bytes:
            return False
        self.transport.write(b"".join([text_frame(text) for text in texts]))
        return True

    @property
    def unread_bytes(self) -> int:
        """Return the bytes that were written and not yet sent."""
        return 0 if self.disconnected else self.transport.get_write_buffer_size()

    @property
    def unparsed_bytes(self) -> int:
        """Return the bytes that were received and not yet parsed."""
        return len(self._unparsed)

    @property
    def is_lost(self) -> bool:
        """Return whether nothing more can be sent."""
        return self.disconnected or self.close_sent

    def drop(self) -> None:
        """Abort the connection, discarding what was not read."""
        self.transport.abort()

    def drop_soon(self) -> None:
        """Abort the connection in a few seconds, unless the client reads everything."""
        self._end_within(_SECONDS_TO_CLOSE)

    def pause_writing(self) -> None:
        """Start a timeout for the client to read what was written."""
        super().pause_writing()
        self._end_within(_SECONDS_TO_READ)

    def resume_writing(self) -> None:
        """Stop the timeout: everything was sent."""
        super().resume_writing()
        if not self.close_sent:
            self._end_within(None)
        self._changed()

    def _end_within(self, seconds: float | None) -> None:
        """Drop the connection after some seconds; None cancels that."""
        if self._end_timer is not None:
            self._end_timer.cancel()
        self._end_timer = None if seconds is None else self.loop.call_later(seconds, self.drop)

    async def send(self, message: Any) -> None:
        """Send a message. A close is sent immediately, even if the client does not read."""
        is_end = message["type"] == "websocket.close" and self.handshake_complete and not self.close_sent
        if is_end:
            self.writable.set()
        await super().send(message)
        if is_end and not self.transport.is_closing():
            self._unparsed = b""
            with suppress(OSError):  # the client may have disconnected
                self.transport.write_eof()  # after the reason, so that the client closes the connection
            self.drop_soon()

    # --- reading ---

    def data_received(self, data: bytes) -> None:
        """Parse the data in pieces; ignore it after a close."""
        if self.close_sent:
            return
        self._unparsed += data
        if not self._is_parsing:
            self._parse()

    def _parse(self) -> None:
        """Parse the next piece, and schedule the one after it unless the queue is full.

        Reading resumes when everything is parsed.
        """
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
        """Continue parsing in the next iteration of the event loop."""
        self._is_parsing = True
        self.loop.call_soon(self._parse)

    def _read_on(self, is_wanted: bool) -> None:
        """Resume or pause reading, if that changes anything: the calls are expensive."""
        if is_wanted and self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        elif not is_wanted and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def send_receive_event_to_app(self) -> None:
        """Queue a message for the application, without resuming reading: ``_parse`` decides that."""
        is_paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = is_paused

    async def receive(self) -> Any:
        """Return the next message, and continue parsing if the queue is empty."""
        message = await self.queue.get()
        if self.queue.empty() and self.read_paused and not self._is_parsing and not self.is_lost:
            self._parse_soon()
        return message

    def handle_ping(self) -> None:
        """Answer a ping, unless the client has unread data."""
        self._count_odd_frame()
        if self.unread_bytes or self.transport.is_closing():
            self.conn.data_to_send()
        else:
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Handle a pong; an unsolicited one counts as an odd frame."""
        if self.pending_ping_payload is None:
            self._count_odd_frame()
        super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Handle a fragment; messages are so short that no client needs many."""
        self._count_odd_frame()
        super().handle_cont(event)

    def _count_odd_frame(self) -> None:
        """Drop a client that sends too many frames without a message."""
        left, then = self._odd_frames
        now = self.loop.time()
        left = min(float(_ODD_FRAMES), left + (now - then) * _ODD_FRAMES_PER_SECOND) - 1
        self._odd_frames = (left, now)
        if left < 0:
            self.drop()


class NoWire:
    """A connection of another server, without the fast path: unread bytes are not known."""

    unread_bytes = 0
    unparsed_bytes = 0
    is_lost = False

    def follow(self, changed: Callable[[], None]) -> None:
        """Do nothing."""

    def write_texts(self, *_texts: bytes) -> bool:
        """Write nothing."""
        return False

    def drop(self) -> None:
        """Do nothing."""

    def drop_soon(self) -> None:
        """Do nothing."""


def text_frame(text: bytes) -> bytes:
    """Return an unmasked frame with a whole text message."""
    size = len(text)
    if size < _SHORT:
        return struct.pack("!BB", _TEXT, size) + text
    if size <= _LONGEST_OF_TWO_BYTES:
        return struct.pack("!BBH", _TEXT, _SHORT, size) + text
    return struct.pack("!BBQ", _TEXT, _LONG, size) + text


def connection_of(socket: WebSocket[Any, Any, Any]) -> Connection:
    """Return the connection of a WebSocket, for writing without blocking."""
    extensions: dict[str, Any] = socket.scope.get("extensions") or {}
    found: Connection = extensions.get(_EXTENSION) or NoWire()
    return found
