"""The same load on boardgame.io: matches of four clients that move as soon as it is their turn."""

import asyncio
import json
import random
import time
from functools import partial

import msgspec

from bench.server.alhambra_load import SEATS, in_turns
from bench.server.recorder import Counter
from bench.server.wire import Wire, connected

_GAME = b"/bazaar,"
_UPDATE = b'42/bazaar,["update"'
_SYNC = b'42/bazaar,["sync"'
_PING = b"2"
_PONG = b"3"


class State(msgspec.Struct, rename={"number": "_stateID"}):
    """The part of a state that a playing client needs."""

    number: int


_STATES = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw])


class Match:
    """Four clients in one match."""

    def __init__(self, name: str, randomness: random.Random, counter: Counter) -> None:
        self.name = name
        self._randomness = randomness
        self._counter = counter
        self._sent: dict[int, float] = {}  # by seat, when its unanswered move was sent
        self._is_playing = False
        self.wires: list[Wire] = []
        self._synced = 0

    async def set_up(self, host: str, port: int) -> None:
        """Connect four clients to the match; the first one creates it."""
        for seat in range(SEATS):
            path = "/socket.io/?EIO=4&transport=websocket"
            wire = await connected(host, port, path, {}, partial(self._hear, seat))
            self.wires.append(wire)
            wire.send(b"40" + _GAME)

    @property
    def is_ready(self) -> bool:
        """Whether all clients are in the match."""
        return self._synced == SEATS

    def go(self) -> None:
        """Start playing."""
        self._is_playing = True
        self._move(0, 0)

    def stop(self) -> None:
        """Disconnect all clients."""
        self._is_playing = False
        for wire in self.wires:
            wire.close()

    def _hear(self, seat: int, text: bytes) -> None:
        if text == _PING:
            self.wires[seat].send(_PONG)
        elif text.startswith(b"40" + _GAME):
            entering = json.dumps(["sync", self.name, str(seat), None, SEATS]).encode()
            self.wires[seat].send(b"42" + _GAME + entering)
        elif text.startswith(_SYNC):
            self._synced += 1
        elif text.startswith(_UPDATE):
            self._updated(seat, text)

    def _updated(self, seat: int, text: bytes) -> None:
        if seat in self._sent:
            self._counter.moved(self._sent.pop(seat))
        if self._is_playing and b'"currentPlayer":"%d"' % seat in text:
            self._move(seat, _STATES.decode(text[len(b"42" + _GAME) :])[2].number)

    def _move(self, seat: int, number: int) -> None:
        payload = {"type": "buy", "args": [self._randomness.randrange(4)], "playerID": str(seat), "credentials": None}
        action = ["update", {"type": "MAKE_MOVE", "payload": payload}, number, self.name, str(seat)]
        self._sent[seat] = time.perf_counter()
        self.wires[seat].send(b"42" + _GAME + json.dumps(action).encode())


class PeerLoad:
    """Many matches at once."""

    def __init__(self, host: str, port: int, tables: int, seed: int) -> None:
        self._where = (host, port)
        self._randomness = random.Random(seed)
        self.counter = Counter()
        stem = self._randomness.randrange(1 << 30)
        self._matches = [Match(f"{stem}-{number}", self._randomness, self.counter) for number in range(tables)]

    async def set_up(self) -> None:
        """Prepare all matches."""
        await in_turns([partial(match.set_up, *self._where) for match in self._matches])
        while not all(match.is_ready for match in self._matches):
            await asyncio.sleep(0.05)

    def go(self) -> None:
        """Play in all matches."""
        for match in self._matches:
            match.go()

    @property
    def received(self) -> int:
        """Return the bytes that all clients have received."""
        return sum(wire.received for match in self._matches for wire in match.wires)

    def stop(self) -> None:
        """Disconnect everybody."""
        for match in self._matches:
            match.stop()
