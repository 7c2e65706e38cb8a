"""The WebSocket: a table as it happens, and commands on the way back."""

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

_EXPENSIVE: Final = ("history", "hints")  # questions that take more than a moment
_COST_OF_A_COMMAND: Final = 20
_SECONDS_TO_SAY_WHY: Final = 5.0  # before a socket is closed for good

# Why a socket is closed: a number, and a key that clients put into words of their own language.
SENT_AWAY: Final = 4403
NOT_FOUND: Final = 4404
TOO_SLOW: Final = 4408
TOO_MUCH: Final = 4429


class Reader:
    """One client of a table: what it is sent is written at once, or waits here until the client has read more."""

    def __init__(
        self, seat: int | None, own_seats: set[int], connection: Connection, unread: Unread, address: str
    ) -> None:
        self.seat = seat
        self.own_seats = own_seats
        self.address = address
        self.end: tuple[int, str] | None = None  # why it is told no more
        self._connection = connection
        self._unread = unread
        self._is_answering = False
        self._answers: tuple[bytes, ...] = ()  # to what was done, until the client is told of it
        self._sending = 0  # bytes of the message that the sender has taken, which may not be overtaken
        self._waiting: deque[bytes] = deque()
        self._waiting_bytes = 0
        self._news: asyncio.Future[None] | None = None  # for which the sender waits
        self._has_read_all = asyncio.Event()
        self._has_read_all.set()
        connection.follow(self._note)

    @property
    def is_sent_away(self) -> bool:
        return self.end is not None and self.end[0] == SENT_AWAY

    def tell(self, message: bytes) -> None:
        """Let a message be sent; who does not read what was sent before is told no more."""
        if self.end is None:
            self._put(message, *self._taken_answers())

    def send_away(self) -> None:
        self.end = None  # whatever else has ended it, this counts
        self._stop(SENT_AWAY, "seat-not-yours")

    def refuse(self, key: str, message: bytes) -> None:
        """Say why, and then nothing more."""
        self._stop(TOO_MUCH, key, message)

    def end_unread(self) -> None:
        """Send no more but why: the client has too much to read."""
        self._stop(TOO_SLOW, "messages-not-read")
        self._connection.drop_soon()

    def drop(self) -> None:
        """End the connection at once, with all that was not read."""
        self.end_unread()
        self._connection.drop()

    def begin_answering(self) -> None:
        """A command is carried out: whoever it sends away gets an answer before the socket is closed."""
        self._is_answering = self.end is None  # who was told no more before is not answered either

    def end_answering(self) -> None:
        """The command has its answer."""
        answers = self._taken_answers()
        if answers:  # nothing was told of it
            self.answer(*answers)
        self._is_answering = False
        if self._waiting or self.end is not None:
            self._wake()

    def answer(self, *messages: bytes) -> None:
        """Let the answer to a command or question be sent; it may be the last that is told."""
        if self.end is None or self._is_answering:
            self._put(*messages)

    def answer_later(self, *messages: bytes) -> None:
        """Let the answer to a question be sent that was found while other commands were carried out."""
        if self.end is None:
            self._put(*messages)

    def answer_after_entry(self, message: bytes) -> None:
        """Let the answer follow what the client is told of its command, which comes first and in the same write."""
        self._answers = (message,)

    async def has_read_all(self) -> None:
        """Wait until the client has taken all that was sent: before that it asks in vain for more."""
        await self._has_read_all.wait()

    def _taken_answers(self) -> tuple[bytes, ...]:
        answers, self._answers = self._answers, ()
        return answers

    def _put(self, *messages: bytes) -> None:
        """Write the messages, or have the sender do so as soon as it has sent all others and the client reads."""
        if self._waiting or self._sending or not self._connection.write_texts(*messages):
            self._waiting.extend(messages)
            self._waiting_bytes += sum(map(len, messages))
            self._wake()
        self._note()

    def _stop(self, code: int, reason: str, *last: bytes) -> None:
        """Tell no more: what was missed is told when the client comes again."""
        if self.end is None:
            self._waiting = deque(last)
            self._waiting_bytes = sum(map(len, last))
            self.end = (code, reason)
            self._wake()
            self._note()

    def _wake(self) -> None:
        if self._news is not None and not self._news.done():
            self._news.set_result(None)

    def _note(self) -> None:
        """Note how much the client has not read, and how much it has sent that waits."""
        unread = self._waiting_bytes + self._sending + self._connection.unread_bytes
        if unread and self.end is None and not self._connection.is_lost:
            self._has_read_all.clear()
        else:
            self._has_read_all.set()
        self._unread.note(self, unread + self._connection.unparsed_bytes)

    def leave(self) -> None:
        """Be no client any more."""
        self._waiting.clear()
        self._waiting_bytes = self._sending = 0
        self._note()

    async def next_message(self) -> bytes | None:
        """The message that is to be sent next; None when there will be no more."""
        self._sending = 0
        while not self._waiting:
            self._note()
            if self.end is not None and not self._is_answering:
                return None
            self._news = asyncio.get_running_loop().create_future()
            await self._news
        message = self._waiting.popleft()
        self._waiting_bytes -= len(message)
        self._sending = len(message)
        return message


class _Conversation(NamedTuple):
    """What is needed to answer one client."""

    live: LiveTable
    reader: Reader
    hints: Hints
    calls: CallLogs
    queue: FairQueue


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
) -> None:
    """Follow a table as a seat or as a spectator; who is not let in never becomes part of it."""
    address = address_of(socket)
    try:
        limit_requests(socket, None)
        with crowd.joined(address):
            links = await links_of(socket, registry.library, table_id)
            check_may_see(links, seat)
            live = await registry.table(table_id)
            check_may_watch(live.table, links, seat)
            count = partial(rates.take, COMMANDS, address if seat is None else of_seat(table_id, seat))
            reader = Reader(seat, set(seats_of(links)), connection_of(socket), unread, address)
            await _follow(socket, _Conversation(live, reader, hint_giver, calls, queue), since, count)
    except NoSuchTable:
        await socket.close(NOT_FOUND, "no-such-table")
    except TooOften as refusal:
        await socket.accept()
        await socket.close(TOO_MUCH, refusal.key)


async def _follow(
    socket: WebSocket[Any, Any, Any], talk: _Conversation, since: int | None, count: Callable[[], None]
) -> None:
    """Tell a client all that happens, and take what it sends, until it goes."""
    live, reader = talk.live, talk.reader
    await socket.accept()
    reader.tell(live.states.resumed(live.table, live.recent, reader.seat, since))
    live.join(reader)
    sending = asyncio.create_task(_send(socket, reader))
    thinking: set[asyncio.Task[None]] = set()
    try:
        await _receive(socket, talk, count, thinking)
    except TooOften as refusal:
        reader.refuse(refusal.key, encoded(_refused(live, refusal, {})))
        await asyncio.wait([sending], timeout=_SECONDS_TO_SAY_WHY)
    except WebSocketDisconnect:
        pass
    finally:
        if reader in live.listeners:
            live.listeners.remove(reader)
        reader.leave()
        for task in [sending, *thinking]:
            task.cancel()


async def _send(socket: WebSocket[Any, Any, Any], reader: Reader) -> None:
    while (message := await reader.next_message()) is not None:
        await socket.send({"type": "websocket.send", "bytes": None, "text": message.decode()})
    assert reader.end is not None
    await socket.close(*reader.end)


async def _receive(
    socket: WebSocket[Any, Any, Any], talk: _Conversation, count: Callable[[], None], thinking: set[asyncio.Task[None]]
) -> None:
    reader = talk.reader
    while True:
        text = await socket.receive_text()
        await asyncio.sleep(0)  # others come between any two messages of one client
        await reader.has_read_all()
        count()
        try:
            message = read_message(text)
        except AlhambraError as error:
            reader.tell(encoded(_refused(talk.live, error, {})))
            continue
        work = _respond(message, talk)
        if isinstance(message, Ask) and message.what in _EXPENSIVE:
            _begin(work, thinking)  # what else comes from this client need not wait for it
        else:
            reader.begin_answering()
            try:
                await work
            finally:
                reader.end_answering()


def _begin(work: Coroutine[Any, Any, None], thinking: set[asyncio.Task[None]]) -> None:
    """Let something run on its own for as long as the client is there."""
    task = asyncio.create_task(work)
    thinking.add(task)
    task.add_done_callback(thinking.discard)


async def _respond(message: AnyCommand | Remark | Ask, talk: _Conversation) -> None:
    """Carry out what the client wants, and tell it what came of it."""
    live, reader = talk.live, talk.reader
    identity = {"id": message.id}
    is_expensive = isinstance(message, Ask) and message.what in _EXPENSIVE
    answer = reader.answer_later if is_expensive else reader.answer
    try:
        if reader.is_sent_away:
            raise NotYours("seat-not-yours")
        if isinstance(message, Ask):
            answer(await _answer(message, talk))
        else:
            with talk.queue.at_once(reader.address):
                talk.queue.charge(reader.address, _COST_OF_A_COMMAND)
            await _do(message, live, reader)
    except SQLAlchemyError:  # the database is away for a moment
        answer(encoded(_refused(live, StoreFailed("not-kept"), identity)))
    except AlhambraError as error:
        answer(encoded(_refused(live, error, identity)))


def _refused(live: LiveTable, error: AlhambraError, identity: dict[str, Any]) -> dict[str, Any]:
    live.registry.metrics.refused.labels(type(error).__name__).inc()
    return {"type": "refused", **identity, **described(error), "at": live.table.at}


async def _answer(question: Ask, talk: _Conversation) -> bytes:
    """The message that answers a question of a seat or a spectator about the table."""
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
    """The answer to a question of a seat or a spectator about the table as it is, which is found at once."""
    match question.what:
        case "table":
            return state_of(table, seat)
        case "offers":
            return offers_of(table, seat)
        case "preview":
            return preview_of(table, seat, question.action)
        case "refusals":
            return refusals_of(table, seat, question.action)
        case "standing":
            return standing_of(table, seat)
        case "said":
            return said_of(table, question.before)
        case _:
            raise ValueError(question.what)


async def _do(command: AnyCommand | Remark, live: LiveTable, reader: Reader) -> None:
    """Carry out a command of a seat, or what a spectator says, and answer with the number of its entry."""
    seat = reader.seat
    if isinstance(command, Remark):
        if seat is not None:
            raise NotYours("seat-not-yours")
        live.check_may_speak(None)
        decision = remark_of(command)
    else:
        if seat is None or command.seat != seat:
            raise NotYours("seat-not-yours")
        if isinstance(command, Say):
            live.check_may_speak(command.seat)
        if isinstance(command, Play):
            await live.wait_to_answer(command.at)
        decision = table_command(command, live.registry.clock())

    def acknowledge(sequence: int) -> None:
        reader.answer_after_entry(encoded({"id": command.id, "type": "answer", "sequence": sequence}))

    await live.act(decision, identity_of(command), acknowledge=acknowledge)
