"""Who follows tables at the other processes on the same database.

Every process tells the others, by notifications of the database, who follows a table at it. A
process that begins to serve a table asks the others. Nothing is stored: the presence at a process
that ends, or is not heard of any more, is forgotten.
"""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final, NamedTuple

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from alhambra.server.ops.tokens import fresh_token

_BEAT_SECONDS: Final = 2.0  # between signs of life
_SILENT_BEATS: Final = 3  # without a sign of life, after which a process has ended
_ANSWER_SECONDS: Final = 1.0  # in which the other processes answer
_ALL: Final = ""  # instead of a table: all tables


class Followers(NamedTuple):
    """Who follows a table."""

    seats: frozenset[int] = frozenset()
    spectators: int = 0


_NOBODY: Final = Followers()


class _Message(msgspec.Struct, omit_defaults=True):
    """What a process tells the others; without any of the other fields a sign of life."""

    process: str
    table: str = _ALL
    seats: list[int] | None = None  # that follow the table at the process
    spectators: int = 0
    is_asking: bool = False  # who follows the table, or all tables, elsewhere
    has_ended: bool = False


_READER: Final = msgspec.json.Decoder(_Message)


class SharedPresence:
    """The presence at all processes.

    Args:
        send: sends messages to all processes; it blocks.
        on_change: is called with a table whose followers elsewhere have changed.
    """

    def __init__(self, send: Callable[[Sequence[str]], None], on_change: Callable[[str], None]) -> None:
        self._send = send
        self._on_change = on_change
        self._process = fresh_token()
        self._own: dict[str, Followers] = {}
        self._elsewhere: dict[str, dict[str, Followers]] = {}  # by process and table
        self._heard: dict[str, float] = {}  # when a process was last heard of
        self._untold: set[str] = set()  # own tables to tell of
        self._unasked: set[str] = set()  # tables to ask for
        self._answered: set[str] = set()  # tables of which everything is known
        self._is_connected = False
        self._wake_up = asyncio.Event()

    def elsewhere(self, table_id: str) -> Followers:
        """Return who follows a table at the other processes."""
        found = [followers[table_id] for followers in self._elsewhere.values() if table_id in followers]
        seats = frozenset(seat for followers in found for seat in followers.seats)
        return Followers(seats, sum(followers.spectators for followers in found))

    def is_complete(self, table_id: str) -> bool:
        """Return whether all other processes have had the time to say who follows a table."""
        return table_id in self._answered

    def note(self, table_id: str, followers: Followers) -> None:
        """Note who follows a table at this process, and tell the others if that has changed."""
        if followers == self._own.get(table_id, _NOBODY):
            return
        if table_id not in self._own:
            self._ask(table_id)
        if followers == _NOBODY:
            del self._own[table_id]
            self._answered.discard(table_id)
            self._unasked.discard(table_id)
        else:
            self._own[table_id] = followers
        self._untold.add(table_id)
        self._wake_up.set()

    # --- what others tell ---

    def on_connected(self) -> None:
        """Ask for everything: messages may have been missed."""
        self._is_connected = True
        self._forget(list(self._elsewhere))
        self._ask(_ALL)

    def on_lost(self) -> None:
        """Note that messages of the others do not arrive."""
        self._is_connected = False
        self._answered.clear()
        self._changed(list(self._own))

    def on_message(self, payload: str) -> None:
        """Take notice of what a process tells."""
        try:
            message = _READER.decode(payload)
        except msgspec.MsgspecError:  # another program uses the channel
            return
        if message.process == self._process:
            return
        self._heard[message.process] = asyncio.get_running_loop().time()
        if message.has_ended:
            self._forget([message.process])
        elif message.is_asking:
            self._untold |= {table_id for table_id in self._own if message.table in (_ALL, table_id)}
            self._wake_up.set()
        elif message.seats is not None:
            followers = Followers(frozenset(message.seats), message.spectators)
            self._elsewhere.setdefault(message.process, {})[message.table] = followers
            if followers == _NOBODY:
                del self._elsewhere[message.process][message.table]
            self._changed([message.table])

    def _forget(self, processes: Sequence[str]) -> None:
        for process in processes:
            self._heard.pop(process, None)
            self._changed(list(self._elsewhere.pop(process, {})))

    def _changed(self, tables: Sequence[str]) -> None:
        for table_id in tables:
            self._on_change(table_id)

    # --- what this process tells ---

    def _ask(self, table_id: str) -> None:
        if self._is_connected:
            self._unasked.add(table_id)
            self._wake_up.set()

    async def run(self) -> None:
        """Send what there is to tell, and signs of life."""
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(_BEAT_SECONDS):
                    await self._wake_up.wait()
            self._wake_up.clear()
            least = asyncio.get_running_loop().time() - _SILENT_BEATS * _BEAT_SECONDS
            self._forget([process for process, heard in self._heard.items() if heard < least])
            await self._send_all()

    async def _send_all(self) -> None:
        untold, self._untold = self._untold, set()
        unasked, self._unasked = self._unasked, set()
        messages = [self._state_of(table_id) for table_id in untold]
        messages += [_Message(self._process, table_id, is_asking=True) for table_id in unasked]
        if not messages and self._own:
            messages = [_Message(self._process)]
        try:
            await self._send_each(messages)
        except SQLAlchemyError:  # the database may be temporarily unavailable
            self._untold |= untold
            self._unasked |= unasked
            return
        if unasked:
            asyncio.get_running_loop().call_later(_ANSWER_SECONDS, self._note_answered, unasked)

    def _note_answered(self, asked: set[str]) -> None:
        """Note that the others have had the time to answer."""
        tables = [table_id for table_id in self._own if asked & {_ALL, table_id} and self._is_connected]
        self._answered.update(tables)
        self._changed(tables)

    def _state_of(self, table_id: str) -> _Message:
        followers = self._own.get(table_id, _NOBODY)
        return _Message(self._process, table_id, sorted(followers.seats), followers.spectators)

    async def _send_each(self, messages: Sequence[_Message]) -> None:
        if messages:
            payloads = [msgspec.json.encode(message).decode() for message in messages]
            await asyncio.to_thread(self._send, payloads)

    async def close(self) -> None:
        """Tell the others that this process ends."""
        with suppress(SQLAlchemyError):
            await self._send_each([_Message(self._process, has_ended=True)])
