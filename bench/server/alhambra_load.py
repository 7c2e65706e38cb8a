"""Real games of Alhambra at tables of our server, each with four clients who play at random."""

import asyncio
import random
import time
from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import msgspec

from alhambra.client.server import AsyncServer
from bench.server.recorder import Counter
from bench.server.wire import Wire, connected

SEATS = 4
_SPARE_TABLES = 80  # one table plays seven games per second


class Position(msgspec.Struct):
    """The part of a message that a playing client needs."""

    at: int
    offers: list[msgspec.Raw] = []


_POSITION = msgspec.json.Decoder(Position)
_HEAD = 64  # bytes of a message that reveal its type
_ANSWER = b'"type":"answer"'
_REFUSED = b'"type":"refused"'
_OFFERS = b'"offers":['
_OVER = b'"event":"game_over"'


class OurTable:
    """Four clients at one table; each plays as soon as it has to decide."""

    def __init__(self, randomness: random.Random, counter: Counter, is_over: Callable[[], None]) -> None:
        self._randomness = randomness
        self._counter = counter
        self._is_over = is_over
        self._is_playing = False
        self._waiting: list[tuple[int, bytes]] = []  # messages that the deciding seat received before play began
        self._sent: list[deque[float]] = [deque() for _ in range(SEATS)]  # by seat, when its unanswered moves were sent
        self._number = 0
        self._answered = asyncio.Event()
        self.wires: list[Wire] = []

    async def set_up(self, server: AsyncServer, host: str, port: int) -> None:
        """Create the table, seat four clients and start the game."""
        made = await server.make_table("alhambra", ["person"] * SEATS)
        for seat in range(SEATS):
            token = await server.join(made["table"], made["tokens"]["invite"], seat, f"Player {seat}")
            path = f"/api/tables/{made['table']}/socket?seat={seat}"
            headers = {"Authorization": f"Bearer {token}"}
            self.wires.append(await connected(host, port, path, headers, partial(self._hear, seat)))
        for seat in range(SEATS):
            await self._do(seat, b'"do":"ready","house_draws":true')
        await self._do(0, b'"do":"start"')

    async def _do(self, seat: int, command: bytes) -> None:
        self._answered.clear()
        self._send(seat, command)
        await self._answered.wait()

    def _send(self, seat: int, command: bytes) -> None:
        self._number += 1
        self.wires[seat].send(b'{"client":"bench","id":"%d","seat":%d,%s}' % (self._number, seat, command))

    def go(self) -> None:
        """Start playing."""
        self._is_playing = True
        for seat, text in self._waiting:
            self._choose(seat, text)

    def stop(self) -> None:
        """Disconnect all clients."""
        self._is_playing = False
        for wire in self.wires:
            wire.close()

    def _hear(self, seat: int, text: bytes) -> None:
        if text.find(_ANSWER, 0, _HEAD) >= 0:
            if self._sent[seat]:
                self._counter.moved(self._sent[seat].popleft())
            self._answered.set()
        elif text.find(_REFUSED, 0, _HEAD) >= 0:
            self._counter.troubles.append(f"the server refused something: {text.decode()}")
            self._answered.set()
        elif _OVER in text:
            if self._is_playing:
                self._is_playing = False
                self._is_over()
        elif _OFFERS in text:
            self._choose(seat, text)

    def _choose(self, seat: int, text: bytes) -> None:
        if not self._is_playing:
            self._waiting = [(seat, text)]
            return
        position = _POSITION.decode(text)
        offer = bytes(self._randomness.choice(position.offers))
        self._sent[seat].append(time.perf_counter())
        self._send(seat, b'"do":"play","at":%d,"action":%s' % (position.at, offer))


class OurLoad:
    """Many tables, with spare ones to continue at when a game is over."""

    def __init__(self, host: str, port: int, tables: int, seed: int) -> None:
        self._where = (host, port)
        self._tables = tables
        self._randomness = random.Random(seed)
        self.counter = Counter()
        self._all: list[OurTable] = []
        self._spare: list[OurTable] = []

    async def set_up(self) -> None:
        """Prepare all tables."""
        server = AsyncServer(f"http://{self._where[0]}:{self._where[1]}")
        count = self._tables + _SPARE_TABLES + self._tables // 4
        self._all = [OurTable(self._randomness, self.counter, self._next) for _ in range(count)]
        await in_turns([partial(table.set_up, server, *self._where) for table in self._all])
        await server.close()
        self._spare = self._all.copy()

    def go(self) -> None:
        """Play at a given number of tables."""
        for _ in range(self._tables):
            self._next()

    def _next(self) -> None:
        if self._spare:
            self._spare.pop().go()
        else:
            self.counter.troubles.append("all games are over: measure for fewer seconds")

    @property
    def received(self) -> int:
        """Return the bytes that all clients have received."""
        return sum(wire.received for table in self._all for wire in table.wires)

    def stop(self) -> None:
        """Disconnect everybody."""
        for table in self._all:
            table.stop()


async def in_turns(works: list[Callable[[], Awaitable[Any]]], at_once: int = 8) -> None:
    """Run many coroutines, a limited number at a time."""
    gate = asyncio.Semaphore(at_once)

    async def one(work: Callable[[], Awaitable[Any]]) -> None:
        async with gate:
            await work()

    await asyncio.gather(*[one(work) for work in works])
