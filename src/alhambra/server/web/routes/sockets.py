"""The WebSocket of a table: the server sends what happens, clients send commands and queries."""

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Final, NamedTuple

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery
from sqlalchemy.exc import SQLAlchemyError

from alhambra.protocol import AlhambraError
from alhambra.server.bots.hints import Hints
from alhambra.server.messages.encode import (
    encoded,
    fit_of,
    offers_of,
    preview_of,
    refusals_of,
    said_of,
    standing_of,
    state_of,
    with_head,
)
from alhambra.server.replays.fair_queue import FairQueue
from alhambra.server.store.journal import StoreFailed
from alhambra.server.tables.call_log import CallLogs
from alhambra.server.tables.live_table import LiveTable
from alhambra.server.tables.registry import NoSuchTable, TableRegistry, seats_of
from alhambra.server.tables.table import GameTable
from alhambra.server.tables.work_time import WorkTime
from alhambra.server.web.commands import (
    AnyCommand,
    Ask,
    Play,
    Remark,
    Say,
    described,
    identity_of,
    read_message,
    remark_of,
    table_command,
)
from alhambra.server.web.rate_limits import (
    COMMANDS,
    ConcurrencyLimit,
    Rates,
    TooOften,
    address_of,
    limit_requests,
    of_seat,
)
from alhambra.server.web.unread import Unread
from alhambra.server.web.visitors import NotYours, check_may_see, check_may_watch, links_of
from alhambra.server.web.websocket_protocol import Connection, connection_of

_EXPENSIVE: Final = ("history", "hints")  # queries that run in the background
_SECONDS_TO_REFUSE: Final = 5.0  # for the client to read a refusal before the WebSocket is closed

# The close codes; the reason is a key that clients translate.
DISMISSED: Final = 4403
NOT_FOUND: Final = 4404
TOO_SLOW: Final = 4408
TOO_MUCH: Final = 4429


class Reader:
    """A client of a table. Messages are written immediately, or queued until the client reads."""

    def __init__(
        self, seat: int | None, own_seats: set[int], connection: Connection, unread: Unread, address: str
    ) -> None:
        self.seat = seat
        self.own_seats = own_seats
        self.address = address
        self.end: tuple[int, str] | None = None  # the close code and reason; then nothing more is sent
        self._connection = connection
        self._unread = unread
        self._is_answering = False
        self._answers: tuple[bytes, ...] = ()  # to a command, to be sent after its entry
        self._sending = 0  # bytes of the message being sent, which others must not overtake
        self._waiting: deque[bytes] = deque()
        self._waiting_bytes = 0
        self._wake_up: asyncio.Future[None] | None = None  # for which the sender waits
        self._has_read_all = asyncio.Event()
        self._has_read_all.set()
        connection.follow(self._note)

    @property
    def is_dismissed(self) -> bool:
        return self.end is not None and self.end[0] == DISMISSED

    def send(self, message: bytes) -> None:
        """Send a message, followed by an answer that waits for it."""
        if self.end is None:
            self._put(message, *self._taken_answers())

    def disconnect(self) -> None:
        self.end = None  # this reason replaces any other
        self._stop(DISMISSED, "seat-not-yours")

    def refuse(self, key: str, message: bytes) -> None:
        """Send a last message, then close the WebSocket."""
        self._stop(TOO_MUCH, key, message)

    def end_unread(self) -> None:
        """Send only the closing reason, because too many messages are unread."""
        self._stop(TOO_SLOW, "messages-not-read")
        self._connection.drop_soon()

    def drop(self) -> None:
        """Abort the connection, discarding what was not read."""
        self.end_unread()
        self._connection.drop()

    def begin_answering(self) -> None:
        """Keep the WebSocket open until a command is answered, even if it ends the connection."""
        self._is_answering = self.end is None  # if it has ended already there is no answer

    def end_answering(self) -> None:
        """Send an answer that still waits, and close the WebSocket if it has ended."""
        answers = self._taken_answers()
        if answers:  # no entry was sent for it
            self.answer(*answers)
        self._is_answering = False
        if self._waiting or self.end is not None:
            self._wake()

    def answer(self, *messages: bytes) -> None:
        """Send the answer to a command or query, possibly as the last message."""
        if self.end is None or self._is_answering:
            self._put(*messages)

    def answer_later(self, *messages: bytes) -> None:
        """Send the answer to a query that ran in the background."""
        if self.end is None:
            self._put(*messages)

    def answer_after_entry(self, message: bytes) -> None:
        """Send the answer to a command right after its entry, in the same write."""
        self._answers = (message,)

    async def has_read_all(self) -> None:
        """Wait until the client has read everything, so that it cannot request more before."""
        await self._has_read_all.wait()

    def _taken_answers(self) -> tuple[bytes, ...]:
        answers, self._answers = self._answers, ()
        return answers

    def _put(self, *messages: bytes) -> None:
        """Write the messages now, or queue them if others are waiting or the client is not reading."""
        if self._waiting or self._sending or not self._connection.write_texts(*messages):
            self._waiting.extend(messages)
            self._waiting_bytes += sum(map(len, messages))
            self._wake()
        self._note()

    def _stop(self, code: int, reason: str, *last: bytes) -> None:
        """Discard the queue, send only the last messages and close the WebSocket.

        A client that reconnects is sent what it missed.
        """
        if self.end is None:
            self._waiting = deque(last)
            self._waiting_bytes = sum(map(len, last))
            self.end = (code, reason)
            self._wake()
            self._note()

    def _wake(self) -> None:
        if self._wake_up is not None and not self._wake_up.done():
            self._wake_up.set_result(None)

    def _note(self) -> None:
        """Report the bytes that wait in either direction."""
        unread = self._waiting_bytes + self._sending + self._connection.unread_bytes
        if unread and self.end is None and not self._connection.is_lost:
            self._has_read_all.clear()
        else:
            self._has_read_all.set()
        self._unread.note(self, unread + self._connection.unparsed_bytes)

    def leave(self) -> None:
        """Release what is queued, after the connection has ended."""
        self._waiting.clear()
        self._waiting_bytes = self._sending = 0
        self._note()

    async def next_message(self) -> bytes | None:
        """Wait for the next message to send, and return it; None when there are no more."""
        self._sending = 0
        while not self._waiting:
            self._note()
            if self.end is not None and not self._is_answering:
                return None
            self._wake_up = asyncio.get_running_loop().create_future()
            await self._wake_up
        message = self._waiting.popleft()
        self._waiting_bytes -= len(message)
        self._sending = len(message)
        return message


class _Conversation(NamedTuple):
    """The dependencies for answering one client."""

    live: LiveTable
    reader: Reader
    hints: Hints
    calls: CallLogs
    queue: FairQueue
    wants_presence: bool


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    table_id: FromPath[str],
    registry: NamedDependency[TableRegistry],
    hint_giver: NamedDependency[Hints],
    rates: NamedDependency[Rates],
    crowd: NamedDependency[ConcurrencyLimit],
    unread: NamedDependency[Unread],
    calls: NamedDependency[CallLogs],
    queue: NamedDependency[FairQueue],
    seat: FromQuery[int | None] = None,
    since: FromQuery[int | None] = None,
    presence: FromQuery[bool] = False,
) -> None:
    """Follow a table as a seat or as a spectator, and who else does if ``presence`` is wanted."""
    address = address_of(socket)
    try:
        limit_requests(socket, None)
        with crowd.joined(address):
            links = await links_of(socket, registry.queries, table_id)
            check_may_see(links, seat)
            live = await registry.table(table_id)
            check_may_watch(live.table, links, seat)
            count = partial(rates.take, COMMANDS, address if seat is None else of_seat(table_id, seat))
            reader = Reader(seat, set(seats_of(links)), connection_of(socket), unread, address)
            talk = _Conversation(live, reader, hint_giver, calls, queue, presence)
            await _follow(socket, talk, since, count)
    except NoSuchTable:
        await socket.close(NOT_FOUND, "no-such-table")
    except TooOften as refusal:
        await socket.accept()
        await socket.close(TOO_MUCH, refusal.key)


async def _follow(
    socket: WebSocket[Any, Any, Any], talk: _Conversation, since: int | None, count: Callable[[], None]
) -> None:
    """Send a client everything that happens, and handle what it sends, until it disconnects."""
    live, reader = talk.live, talk.reader
    await socket.accept()
    reader.send(live.states.resumed(live.table, live.recent, reader.seat, since))
    live.join(reader, wants_presence=talk.wants_presence)
    sending = asyncio.create_task(_send(socket, reader))
    queries: set[asyncio.Task[None]] = set()
    try:
        await _receive(socket, talk, count, queries)
    except TooOften as refusal:
        reader.refuse(refusal.key, encoded(_refused(live, refusal, {})))
        await asyncio.wait([sending], timeout=_SECONDS_TO_REFUSE)
    except WebSocketDisconnect:
        pass
    finally:
        live.leave(reader)
        reader.leave()
        for task in [sending, *queries]:
            task.cancel()


async def _send(socket: WebSocket[Any, Any, Any], reader: Reader) -> None:
    while (message := await reader.next_message()) is not None:
        await socket.send({"type": "websocket.send", "bytes": None, "text": message.decode()})
    assert reader.end is not None
    await socket.close(*reader.end)


async def _receive(
    socket: WebSocket[Any, Any, Any], talk: _Conversation, count: Callable[[], None], queries: set[asyncio.Task[None]]
) -> None:
    reader = talk.reader
    while True:
        text = await socket.receive_text()
        await asyncio.sleep(0)  # let others proceed between two messages of one client
        await reader.has_read_all()
        count()
        try:
            message = read_message(text)
        except AlhambraError as error:
            reader.send(encoded(_refused(talk.live, error, {})))
            continue
        work = _respond(message, talk)
        if isinstance(message, Ask) and message.what in _EXPENSIVE:
            _begin(work, queries)  # later messages of the client do not wait for it
        else:
            reader.begin_answering()
            try:
                await work
            finally:
                reader.end_answering()


def _begin(work: Coroutine[Any, Any, None], queries: set[asyncio.Task[None]]) -> None:
    """Run a query in the background for as long as the client is connected."""
    task = asyncio.create_task(work)
    queries.add(task)
    task.add_done_callback(queries.discard)


async def _respond(message: AnyCommand | Remark | Ask, talk: _Conversation) -> None:
    """Carry out a command or query, and answer the client."""
    live, reader = talk.live, talk.reader
    identity = {"id": message.id}
    is_expensive = isinstance(message, Ask) and message.what in _EXPENSIVE
    answer = reader.answer_later if is_expensive else reader.answer
    try:
        if reader.is_dismissed:
            raise NotYours("seat-not-yours")
        if isinstance(message, Ask):
            answer(await _answer(message, talk))
        else:
            with talk.queue.command(reader.address) as work:
                await _do(message, live, reader, work)
    except SQLAlchemyError:  # the database may be temporarily unavailable
        answer(encoded(_refused(live, StoreFailed("not-kept"), identity)))
    except AlhambraError as error:
        answer(encoded(_refused(live, error, identity)))


def _refused(live: LiveTable, error: AlhambraError, identity: dict[str, Any]) -> dict[str, Any]:
    live.registry.metrics.refused.labels(type(error).__name__).inc()
    return {"type": "refused", **identity, **described(error), "at": live.table.at}


async def _answer(question: Ask, talk: _Conversation) -> bytes:
    """Return the message that answers a query."""
    live, table, seat = talk.live, talk.live.table, talk.reader.seat
    head, visitor = {"type": "told", "id": question.id}, talk.reader.address
    match question.what:
        case "history":
            return encoded({**head, **await talk.queue.run(visitor, talk.calls.page(table, seat, question.first))})
        case "hints":
            at = table.at
            return encoded({**head, "at": at, "hints": await talk.hints.of(live, seat, visitor)})
    with talk.queue.at_once(visitor):
        if question.what == "table":
            return with_head(head, live.states.of(table, seat))
        return encoded({**head, **answer_to(table, seat, question)})


def answer_to(table: GameTable, seat: int | None, question: Ask) -> dict[str, Any]:
    """Return the answer to a query that needs no background work, for a seat or a spectator."""
    match question.what:
        case "table":
            return state_of(table, seat)
        case "offers":
            return offers_of(table, seat)
        case "preview":
            return preview_of(table, seat, question.action)
        case "refusals":
            return refusals_of(table, seat, question.action)
        case "fit":
            return fit_of(table, seat, question.tile)
        case "standing":
            return standing_of(table, seat)
        case "said":
            return said_of(table, question.before)
        case _:
            raise ValueError(question.what)


async def _do(command: AnyCommand | Remark, live: LiveTable, reader: Reader, work: WorkTime) -> None:
    """Carry out a seat's command or a spectator's chat message; answer with its entry's number."""
    seat = reader.seat
    if isinstance(command, Remark):
        if seat is not None:
            raise NotYours("seat-not-yours")
        live.check_may_speak(None)
        decide_command = remark_of(command)
    else:
        if seat is None or command.seat != seat:
            raise NotYours("seat-not-yours")
        if isinstance(command, Say):
            live.check_may_speak(command.seat)
        if isinstance(command, Play):
            await live.wait_to_answer(command.at)
        decide_command = table_command(command, live.registry.clock())

    def acknowledge(sequence: int) -> None:
        reader.answer_after_entry(encoded({"id": command.id, "type": "answer", "sequence": sequence}))

    await live.act(decide_command, identity_of(command), acknowledge=acknowledge, work=work)
