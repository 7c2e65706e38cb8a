"""The WebSocket: a table as it happens, and commands on the way back."""

import asyncio
import time
from collections import deque
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery
from sqlalchemy.exc import SQLAlchemyError

from alhambra.protocol import AlhambraError
from alhambra.server.hints import Hints
from alhambra.server.house import House, LiveTable, NoSuchTable, seats_of
from alhambra.server.settings import Settings
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
from alhambra.server.web.visitors import NotYours, check_may_see, check_may_watch, links_of
from alhambra.server.web.wishes import AnyCommand, Ask, Remark, Say, described, read_message, remark_of, wish_of

_MOST_WAITING: Final = 256  # messages that a slow reader may leave unread
_LONGEST_MESSAGE: Final = 16_384

# Reasons to close a socket.
SENT_AWAY: Final = 4403
NOT_FOUND: Final = 4404
TOO_SLOW: Final = 4408
TOO_MUCH: Final = 4429


class _TooMuch(Exception):
    """More came than anybody who plays would send."""


class _Reader:
    """One client of a table: what it is told waits here until it is sent."""

    def __init__(self, seat: int | None, own_seats: set[int]) -> None:
        self.seat = seat
        self.own_seats = own_seats
        self.is_sent_away = False
        self._waiting: deque[bytes] = deque()
        self._is_stopped = False
        self._news: asyncio.Future[None] | None = None  # for which the sender waits

    def tell(self, message: bytes) -> None:
        """Let a message be sent; who does not read what was sent before is told no more."""
        if len(self._waiting) >= _MOST_WAITING:
            self._stop()
        elif not self._is_stopped:
            self._waiting.append(message)
            self._wake()

    def send_away(self) -> None:
        self.is_sent_away = True
        self._stop()

    def _stop(self) -> None:
        """Tell no more: what was missed is told when the client comes again."""
        self._waiting.clear()
        self._is_stopped = True
        self._wake()

    def _wake(self) -> None:
        if self._news is not None and not self._news.done():
            self._news.set_result(None)

    async def next_message(self) -> bytes | None:
        """The message that is to be sent next; None when there will be no more."""
        while not self._waiting:
            if self._is_stopped:
                return None
            self._news = asyncio.get_running_loop().create_future()
            await self._news
        return self._waiting.popleft()


class _Allowance:
    """How many commands a client may still send."""

    def __init__(self, per_second: float) -> None:
        self._per_second = per_second
        self._most = 2 * per_second
        self._left = self._most
        self._at = time.monotonic()

    def take(self) -> None:
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._per_second)
        self._at = now
        if self._left < 1:
            raise _TooMuch
        self._left -= 1


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    table_id: FromPath[str],
    house: NamedDependency[House],
    settings: NamedDependency[Settings],
    hints: NamedDependency[Hints],
    seat: FromQuery[int | None] = None,
    since: FromQuery[int | None] = None,
) -> None:
    """Follow a table as a seat or as a spectator; who is not let in never becomes part of it."""
    links = await links_of(socket, house.library, table_id)
    check_may_see(links, seat)
    try:
        live = await house.table(table_id)
        check_may_watch(live.table, links, seat)
    except NoSuchTable:
        await socket.close(NOT_FOUND, "there is no such table")
        return
    await socket.accept()
    reader = _Reader(seat, set(seats_of(links)))
    reader.tell(resumed(live.table, live.recent, seat, since))
    live.listeners.append(reader)
    sending = asyncio.create_task(_send(socket, reader))
    try:
        await _receive(socket, live, reader, _Allowance(settings.commands_per_second), hints)
    except _TooMuch:
        await socket.close(TOO_MUCH, "too many commands")
    except WebSocketDisconnect:
        pass
    finally:
        if reader in live.listeners:
            live.listeners.remove(reader)
        sending.cancel()


async def _send(socket: WebSocket[Any, Any, Any], reader: _Reader) -> None:
    while (message := await reader.next_message()) is not None:
        await socket.send({"type": "websocket.send", "bytes": None, "text": message.decode()})
    if reader.is_sent_away:
        await socket.close(SENT_AWAY, "the seat is not yours any more")
    else:
        await socket.close(TOO_SLOW, "messages were not read")


async def _receive(
    socket: WebSocket[Any, Any, Any], live: LiveTable, reader: _Reader, allowance: _Allowance, hints: Hints
) -> None:
    while True:
        text = await socket.receive_text()
        allowance.take()
        if len(text) > _LONGEST_MESSAGE:
            raise _TooMuch
        try:
            message = read_message(text)
        except AlhambraError as error:
            reader.tell(encoded(_refused(live, error, {})))
            continue
        work = _respond(message, live, reader, hints)
        if isinstance(message, Ask) and message.what == "hints":
            live.house.in_background(work)  # what else comes from this client need not wait for it
        else:
            await work


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
        answer = {**identity, **await _answer(message, live, reader, hints)}
    except SQLAlchemyError:  # the database is away for a moment
        answer = _refused(live, StoreFailed("not-kept"), identity)
    except AlhambraError as error:
        answer = _refused(live, error, identity)
    reader.tell(encoded(answer))


def _refused(live: LiveTable, error: AlhambraError, identity: dict[str, Any]) -> dict[str, Any]:
    live.house.metrics.refused.labels(type(error).__name__).inc()
    return {"type": "refused", **identity, **described(error), "at": live.table.at}


async def _answer(message: AnyCommand | Remark | Ask, live: LiveTable, reader: _Reader, hints: Hints) -> dict[str, Any]:
    if reader.is_sent_away:
        raise NotYours("seat-not-yours")
    if isinstance(message, Ask):
        return {"type": "told", **await _told(message, live, reader.seat, hints)}
    return {"type": "answer", "sequence": await _done(message, live, reader.seat)}


async def _told(question: Ask, live: LiveTable, seat: int | None, hints: Hints) -> dict[str, Any]:
    if question.what == "hints":
        at = live.table.at
        return {"at": at, "hints": await hints.of(live, seat)}
    return told_of(live.table, seat, question)


async def _done(command: AnyCommand | Remark, live: LiveTable, seat: int | None) -> int:
    """Carry out a command of a seat, or what a spectator says; the number of its entry."""
    if isinstance(command, Remark):
        if seat is not None:
            raise NotYours("seat-not-yours")
        live.check_may_speak(None)
        return await live.act(remark_of(command), command.client, command.id)
    if seat is None or command.seat != seat:
        raise NotYours("seat-not-yours")
    if isinstance(command, Say):
        live.check_may_speak(command.seat)
    return await live.act(wish_of(command, live.house.clock()), command.client, command.id)
