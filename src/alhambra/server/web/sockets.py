"""The WebSocket: a table as it happens, and commands on the way back."""

import asyncio
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery
from sqlalchemy.exc import SQLAlchemyError

from alhambra.protocol import AlhambraError
from alhambra.server.hints import Hints
from alhambra.server.house import House, LiveTable, NoSuchTable, seats_of
from alhambra.server.store.journal import StoreFailed
from alhambra.server.tables.table import Table
from alhambra.server.telling import (
    encoded,
    history_of,
    offers_of,
    preview_of,
    refusals_of,
    resumed,
    standing_of,
    state_of,
)
from alhambra.server.web.rates import COMMANDS, Crowd, Rates, TooOften, address_of, limit_requests, of_seat
from alhambra.server.web.visitors import NotYours, check_may_see, check_may_watch, links_of
from alhambra.server.web.wire import WriteTexts, writer_of
from alhambra.server.web.wishes import AnyCommand, Ask, Play, Remark, Say, described, read_message, remark_of, wish_of

_MOST_WAITING: Final = 256  # messages that a slow reader may leave unread
_SECONDS_TO_SAY_WHY: Final = 5.0  # before a socket is closed for good

# Why a socket is closed: a number, and a key that clients put into words of their own language.
SENT_AWAY: Final = 4403
NOT_FOUND: Final = 4404
TOO_SLOW: Final = 4408
TOO_MUCH: Final = 4429


class _Reader:
    """One client of a table: what it is told is written at once, or waits here until the client has read more."""

    def __init__(self, seat: int | None, own_seats: set[int], write_texts: WriteTexts) -> None:
        self.seat = seat
        self.own_seats = own_seats
        self.end: tuple[int, str] | None = None  # why it is told no more
        self._write_texts = write_texts
        self._is_answering = False
        self._answers: tuple[bytes, ...] = ()  # to what was done, until the client is told of it
        self._is_sending = False  # the sender has taken a message that may not be overtaken
        self._waiting: deque[bytes] = deque()
        self._news: asyncio.Future[None] | None = None  # for which the sender waits

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

    def answer_when_told(self, message: bytes) -> None:
        """Let the answer follow what the client is told of its command, which comes first and in the same write."""
        self._answers = (message,)

    def _taken_answers(self) -> tuple[bytes, ...]:
        answers, self._answers = self._answers, ()
        return answers

    def _put(self, *messages: bytes) -> None:
        """Write the messages, or have the sender do so as soon as it has sent all others and the client reads."""
        if self._waiting or self._is_sending or not self._write_texts(*messages):
            self._waiting.extend(messages)
            self._wake()
        if len(self._waiting) > _MOST_WAITING:
            self._stop(TOO_SLOW, "messages-not-read")

    def _stop(self, code: int, reason: str, *last: bytes) -> None:
        """Tell no more: what was missed is told when the client comes again."""
        if self.end is None:
            self._waiting = deque(last)
            self.end = (code, reason)
            self._wake()

    def _wake(self) -> None:
        if self._news is not None and not self._news.done():
            self._news.set_result(None)

    async def next_message(self) -> bytes | None:
        """The message that is to be sent next; None when there will be no more."""
        self._is_sending = False
        while not self._waiting:
            if self.end is not None and not self._is_answering:
                return None
            self._news = asyncio.get_running_loop().create_future()
            await self._news
        self._is_sending = True
        return self._waiting.popleft()


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    table_id: FromPath[str],
    house: NamedDependency[House],
    hint_giver: NamedDependency[Hints],
    rates: NamedDependency[Rates],
    crowd: NamedDependency[Crowd],
    seat: FromQuery[int | None] = None,
    since: FromQuery[int | None] = None,
) -> None:
    """Follow a table as a seat or as a spectator; who is not let in never becomes part of it."""
    address = address_of(socket)
    try:
        limit_requests(socket, None)
        with crowd.joined(address):
            links = await links_of(socket, house.library, table_id)
            check_may_see(links, seat)
            live = await house.table(table_id)
            check_may_watch(live.table, links, seat)
            count = partial(rates.take, COMMANDS, address if seat is None else of_seat(table_id, seat))
            reader = _Reader(seat, set(seats_of(links)), writer_of(socket))
            await _follow(socket, live, reader, since, count, hint_giver)
    except NoSuchTable:
        await socket.close(NOT_FOUND, "no-such-table")
    except TooOften as refusal:
        await socket.accept()
        await socket.close(TOO_MUCH, refusal.key)


async def _follow(
    socket: WebSocket[Any, Any, Any],
    live: LiveTable,
    reader: _Reader,
    since: int | None,
    count: Callable[[], None],
    hints: Hints,
) -> None:
    """Tell a client all that happens, and take what it sends, until it goes."""
    await socket.accept()
    reader.tell(resumed(live.table, live.recent, reader.seat, since))
    live.listeners.append(reader)
    sending = asyncio.create_task(_send(socket, reader))
    try:
        await _receive(socket, live, reader, count, hints)
    except TooOften as refusal:
        reader.refuse(refusal.key, encoded(_refused(live, refusal, {})))
        await asyncio.wait([sending], timeout=_SECONDS_TO_SAY_WHY)
    except WebSocketDisconnect:
        pass
    finally:
        if reader in live.listeners:
            live.listeners.remove(reader)
        sending.cancel()


async def _send(socket: WebSocket[Any, Any, Any], reader: _Reader) -> None:
    while (message := await reader.next_message()) is not None:
        await socket.send({"type": "websocket.send", "bytes": None, "text": message.decode()})
    assert reader.end is not None
    await socket.close(*reader.end)


async def _receive(
    socket: WebSocket[Any, Any, Any], live: LiveTable, reader: _Reader, count: Callable[[], None], hints: Hints
) -> None:
    while True:
        text = await socket.receive_text()
        count()
        try:
            message = read_message(text)
        except AlhambraError as error:
            reader.tell(encoded(_refused(live, error, {})))
            continue
        work = _respond(message, live, reader, hints)
        if isinstance(message, Ask) and message.what == "hints":
            live.house.in_background(work)  # what else comes from this client need not wait for it
        else:
            reader.begin_answering()
            try:
                await work
            finally:
                reader.end_answering()


def told_of(table: Table, seat: int | None, question: Ask) -> dict[str, Any]:
    """The answer to a question of a seat or a spectator about the table as it is; hints take longer."""
    match question.what:
        case "offers":
            return offers_of(table, seat)
        case "table":
            return state_of(table, seat)
        case "preview":
            return preview_of(table, seat, question.action)
        case "refusals":
            return refusals_of(table, seat, question.action)
        case "standing":
            return standing_of(table, seat)
        case "history":
            return history_of(table, seat, question.first)
        case "hints":
            raise ValueError(question.what)


async def _respond(message: AnyCommand | Remark | Ask, live: LiveTable, reader: _Reader, hints: Hints) -> None:
    """Carry out what the client wants, and tell it what came of it."""
    identity = {"id": message.id}
    try:
        if reader.is_sent_away:
            raise NotYours("seat-not-yours")
        if isinstance(message, Ask):
            reader.answer(encoded({**identity, "type": "told", **await _told(message, live, reader.seat, hints)}))
        else:
            await _do(message, live, reader)
    except SQLAlchemyError:  # the database is away for a moment
        reader.answer(encoded(_refused(live, StoreFailed("not-kept"), identity)))
    except AlhambraError as error:
        reader.answer(encoded(_refused(live, error, identity)))


def _refused(live: LiveTable, error: AlhambraError, identity: dict[str, Any]) -> dict[str, Any]:
    live.house.metrics.refused.labels(type(error).__name__).inc()
    return {"type": "refused", **identity, **described(error), "at": live.table.at}


async def _told(question: Ask, live: LiveTable, seat: int | None, hints: Hints) -> dict[str, Any]:
    if question.what == "hints":
        at = live.table.at
        return {"at": at, "hints": await hints.of(live, seat)}
    return told_of(live.table, seat, question)


async def _do(command: AnyCommand | Remark, live: LiveTable, reader: _Reader) -> None:
    """Carry out a command of a seat, or what a spectator says, and answer with the number of its entry."""
    seat = reader.seat
    if isinstance(command, Remark):
        if seat is not None:
            raise NotYours("seat-not-yours")
        live.check_may_speak(None)
        wish = remark_of(command)
    else:
        if seat is None or command.seat != seat:
            raise NotYours("seat-not-yours")
        if isinstance(command, Say):
            live.check_may_speak(command.seat)
        if isinstance(command, Play):
            await live.wait_to_answer(command.at)
        wish = wish_of(command, live.house.clock())

    def acknowledge(sequence: int) -> None:
        reader.answer_when_told(encoded({"id": command.id, "type": "answer", "sequence": sequence}))

    await live.act(wish, command.client, command.id, acknowledge=acknowledge)
