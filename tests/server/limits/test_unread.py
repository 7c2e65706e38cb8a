"""What clients leave unread, and what they send without waiting, is bounded in bytes and in time."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, cast

import pytest
from uvicorn import Config
from uvicorn.server import ServerState

from alhambra.server.web import websocket_protocol as wire_module
from alhambra.server.web.routes.sockets import TOO_SLOW, Reader
from alhambra.server.web.unread import Unread
from alhambra.server.web.websocket_protocol import Wire
from tests.attacks.measures import BOUNDS

HANDSHAKE = (
    b"GET /socket HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
MASK = b"\0\0\0\0"
PING, TEXT = b"\x89\x80" + MASK, b"\x81\x82" + MASK + b"{}"
TEXT_BEGINS, CONTINUES = b"\x01\x80" + MASK, b"\0\x80" + MASK
MESSAGE = b"x" * 10_000
MOST_OF_ONE, MOST_OF_ADDRESS, MOST = 100_000, 250_000, 400_000


class Line(asyncio.Transport):
    """A connection whose client may stop reading."""

    def __init__(self) -> None:
        super().__init__()
        self.is_read = True
        self.buffer = bytearray()
        self.written = 0
        self.high = 65_536
        self.is_reading_now = True
        self.is_aborted = asyncio.Event()
        self.has_ended = False
        self.protocol: Wire | None = None

    def write(self, data: Any) -> None:
        assert not self.is_closing()
        self.written += len(data)
        if not self.is_read:
            self.buffer += data
            assert self.protocol is not None
            if len(self.buffer) > self.high:
                self.protocol.pause_writing()

    def take(self) -> None:
        """Let the client read everything."""
        self.buffer.clear()
        assert self.protocol is not None
        self.protocol.resume_writing()

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        assert high is not None
        self.high = high

    def get_write_buffer_size(self) -> int:
        return len(self.buffer)

    def pause_reading(self) -> None:
        self.is_reading_now = False

    def resume_reading(self) -> None:
        self.is_reading_now = True

    def write_eof(self) -> None:
        self.has_ended = True

    def close(self) -> None:
        """Blocks as long as something is unread, as transports do."""

    def is_closing(self) -> bool:
        return self.is_aborted.is_set()

    def abort(self) -> None:
        assert self.protocol is not None
        if not self.is_aborted.is_set():
            self.is_aborted.set()
            self.buffer.clear()
            self.protocol.connection_lost(None)

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return default


class Server:
    """Accepted connections; what each one sends waits until it is taken."""

    def __init__(self) -> None:
        self.config = Config(self._serve, interface="asgi3", log_config=None, ws=Wire, ws_ping_interval=None)
        self.config.load()
        self.state = ServerState()
        self.unread = Unread(MOST_OF_ONE, MOST_OF_ADDRESS, MOST)
        self.receive: list[Callable[[], Awaitable[Any]]] = []
        self.send: list[Callable[[Any], Awaitable[None]]] = []

    async def _serve(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        self.receive.append(receive)
        self.send.append(send)
        await asyncio.Event().wait()

    async def client(self, address: str = "ana") -> tuple[Line, Wire, Reader]:
        """Return a connected client."""
        line = Line()
        wire = Wire(config=self.config, server_state=self.state, app_state={})
        line.protocol = wire
        wire.connection_made(cast(asyncio.BaseTransport, line))
        wire.data_received(HANDSHAKE)
        number = len(self.receive)
        await settled()
        assert len(self.receive) == number + 1
        return line, wire, Reader(0, {0}, wire, self.unread, address)


def held(*clients: tuple[Line, Wire, Reader]) -> int:
    """Return all bytes buffered for clients."""
    return sum(len(line.buffer) + reader._waiting_bytes for line, _, reader in clients)


def running(test: Callable[[Server], Awaitable[None]]) -> Callable[[], None]:
    def run() -> None:
        async def with_server() -> None:
            await test(Server())

        asyncio.run(with_server())

    run.__name__ = test.__name__
    return run


async def settled() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


@running
async def test_who_does_not_read_is_told_no_more_than_a_socket_may_hold(server: Server) -> None:
    client = line, _, reader = await server.client()
    line.is_read = False
    most = 0
    for _ in range(1000):
        reader.send(MESSAGE)
        most = max(most, held(client))
        assert server.unread.total == held(client)
    assert most <= MOST_OF_ONE + len(MESSAGE)
    assert held(client) <= len(MESSAGE) + 100, "what waited is dropped, besides what the system has been given"
    assert reader.end == (TOO_SLOW, "messages-not-read")


@running
async def test_the_largest_answer_is_sent_however_slowly_it_is_read(server: Server) -> None:
    server.unread = Unread()
    largest = b"x" * max(most for name, most in BOUNDS.items() if name.startswith("bytes of"))
    line, _, reader = await server.client()
    line.is_read = False
    reader.answer(largest)
    assert reader.end is None
    for _ in range(1000):
        reader.answer(largest)
    assert reader.end == (TOO_SLOW, "messages-not-read")
    assert server.unread.total < 2 * len(largest)


@running
async def test_who_reads_is_told_everything_and_holds_nothing(server: Server) -> None:
    line, _, reader = await server.client()
    for _ in range(1000):
        reader.send(MESSAGE)
    assert reader.end is None
    assert line.written > 1000 * len(MESSAGE)
    assert server.unread.total == 0


@running
async def test_who_stops_for_a_moment_is_told_the_rest_in_order(server: Server) -> None:
    line, _, reader = await server.client()
    line.is_read = False
    reader.send(MESSAGE)
    reader.send(b"second")
    line.is_read = True
    line.take()
    assert await reader.next_message() == b"second"
    assert server.unread.total == len(b"second")
    reader.leave()
    assert server.unread.total == 0


@running
async def test_an_address_and_the_process_hold_no_more_than_they_may(server: Server) -> None:
    own = [await server.client("ana") for _ in range(5)]
    others = [await server.client(f"guest {number}") for number in range(20)]
    for line, _, _ in [*own, *others]:
        line.is_read = False
    for _ in range(6):
        for _, _, reader in own:
            reader.send(MESSAGE)
            assert held(*own) <= MOST_OF_ADDRESS
    assert 0 < sum(line.is_aborted.is_set() for line, _, _ in own) < len(own), "as few as possible are dropped"
    for _ in range(6):
        for _, _, reader in others:
            reader.send(MESSAGE)
            assert held(*own, *others) == server.unread.total <= MOST
    assert server.unread._of_address.keys() <= {"ana", *(f"guest {number}" for number in range(20))}


@running
async def test_who_has_most_unread_is_dropped_and_not_who_comes_last(server: Server) -> None:
    hoarders = [await server.client(f"hoarder {number}") for number in range(4)]
    line, _, guest = await server.client("guest")
    for one, _, reader in hoarders:
        one.is_read = False
        for _ in range(9):
            reader.send(MESSAGE)
    line.is_read = False
    for _ in range(5):
        guest.send(MESSAGE)
    assert guest.end is None
    assert sum(one.is_aborted.is_set() for one, _, _ in hoarders) == 1


@running
async def test_who_does_not_read_in_time_is_dropped_with_all_that_is_unread(server: Server) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(wire_module, "_SECONDS_TO_READ", 0.01)
        client = line, _, reader = await server.client()
        line.is_read = False
        reader.send(MESSAGE)
        reader.send(MESSAGE)
        await line.is_aborted.wait()
        reader.leave()
    assert held(client) == server.unread.total == 0


@running
async def test_closing_does_not_wait_for_who_does_not_read(server: Server) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(wire_module, "_SECONDS_TO_CLOSE", 0.01)
        line, _, reader = await server.client()
        line.is_read = False
        reader.send(MESSAGE)
        await server.send[0]({"type": "websocket.close", "code": TOO_SLOW, "reason": "messages-not-read"})
        assert b"messages-not-read" in line.buffer
        assert line.has_ended, "the client need not answer"
        await line.is_aborted.wait()


@running
async def test_a_client_that_has_not_read_its_answer_is_asked_to_wait(server: Server) -> None:
    line, _, reader = await server.client()
    line.is_read = False
    reader.answer(MESSAGE)
    waiting = asyncio.create_task(reader.has_read_all())
    await settled()
    assert not waiting.done()
    line.take()
    await waiting
    reader.answer(MESSAGE)
    waiting = asyncio.create_task(reader.has_read_all())
    line.abort()
    await waiting


@running
async def test_who_sends_without_waiting_is_read_no_further(server: Server) -> None:
    line, wire, reader = await server.client()
    flood = TEXT * 30_000
    wire.data_received(flood)
    await settled()
    queued = wire.queue.qsize()
    assert queued <= wire_module._PIECE // len(TEXT) + 1
    assert not line.is_reading_now
    assert server.unread.total == wire.unparsed_bytes >= len(flood) - 2 * wire_module._PIECE
    assert reader.end == (TOO_SLOW, "messages-not-read"), "what has come counts, too"
    for _ in range(queued):
        assert (await server.receive[0]())["text"] == "{}"
    await settled()
    assert 0 < wire.queue.qsize() <= wire_module._PIECE // len(TEXT) + 1, "and is parsed when there is room"


@running
async def test_a_flood_is_parsed_in_pieces_between_which_others_are_served(server: Server) -> None:
    line, wire, _ = await server.client()
    wire.data_received(TEXT * 400)
    taken = turns = 0
    while taken < 400:
        while wire.queue.qsize():
            await server.receive[0]()
            taken += 1
        turns += 1
        await asyncio.sleep(0)
    assert turns >= 400 * len(TEXT) / wire_module._PIECE
    assert line.is_reading_now
    assert wire.unparsed_bytes == 0


@pytest.mark.parametrize(("begin", "frame"), [(b"", PING), (TEXT_BEGINS, CONTINUES)])
def test_frames_that_ask_for_nothing_are_few(begin: bytes, frame: bytes) -> None:
    @running
    async def run(server: Server) -> None:
        line, wire, _ = await server.client()
        wire.data_received(begin + frame * 5)
        await settled()
        assert not line.is_aborted.is_set()
        wire.data_received(frame * 40)
        await settled()
        assert line.is_aborted.is_set()

    run()


@running
async def test_pings_of_who_does_not_read_are_not_answered(server: Server) -> None:
    line, wire, reader = await server.client()
    line.is_read = False
    reader.send(MESSAGE)
    unread = len(line.buffer)
    wire.data_received(PING * 10)
    await settled()
    assert len(line.buffer) == unread
