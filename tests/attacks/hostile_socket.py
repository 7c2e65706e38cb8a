"""How one visitor who does everything allowed over sockets, and a little more, affects other tables.

``python -m tests.attacks.hostile_socket --seconds 20`` runs a server with realistic limits, lets a visitor at one
address attack it in each way and in all ways at once, and measures how long visitors at another address wait. With
``--most-ms 100`` it fails if more than one answer in a hundred takes longer, or if memory grows. An acknowledged move
waits for the disk, so the slowest write of this disk in the meantime is printed next to it.
"""

import argparse
import asyncio
import itertools
import json
import os
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from alhambra.client.server import bearer
from alhambra.games import GAMES
from alhambra.protocol import GameConfig
from alhambra.server.ops.settings import ServerSettings
from alhambra.server.ops.tokens import fresh_token
from alhambra.server.store.database import open_database
from bench.server.processes import resident_bytes, starved_seconds
from bench.server.wire import Wire
from tests.attacks.databases import DATABASES, running_database
from tests.attacks.stored_tables import StoredTable, store_table
from tests.attacks.watched_server import NOTES, delays, worst_of
from tests.server.service import Service

_HOSTILE, _GUEST = "127.0.0.1", "127.0.0.2"
_GUEST_MOVES, _LONG_GAME = 20, 2000
_HOSTILE_TABLES = 4
_PAUSE_OF_A_GUEST = 0.12  # seconds
_SECONDS_TO_BEGIN = 3.0
_PATIENCE_SECONDS = 60.0
_MOST_GROWN = 150_000_000
_KINDS = ["take", "buy", "place", "redesign", "keep", "move", "remove", "swap", "bid", "pass"]


class Target(NamedTuple):
    """The server, and what the hostile visitor has there."""

    port: int
    tables: list[StoredTable]

    async def socket(self, table: StoredTable, seat: int | None, hear: Callable[[bytes], None], host: str) -> Wire:
        """Open a socket to a table from an address."""
        token = table.watch if seat is None else table.tokens[seat]
        path = f"/api/tables/{table.id}/socket" + ("" if seat is None else f"?seat={seat}")
        _, wire = await asyncio.get_running_loop().create_connection(
            lambda: Wire(f"127.0.0.1:{self.port}", path, bearer(token), hear),
            "127.0.0.1",
            self.port,
            local_addr=(host, 0),
        )
        await asyncio.wait_for(wire.opened, _PATIENCE_SECONDS)
        return wire


# --- the hostile visitor ---


def ignored(_message: bytes) -> None:
    """Read and discard everything."""


def ask(what: str, **fields: Any) -> bytes:
    return json.dumps({"do": "ask", "id": "1", "what": what, **fields}).encode()


def _questions() -> list[bytes]:
    incomplete = [ask("refusals", action={"kind": kind}) for kind in _KINDS]
    return [ask("table"), ask("standing"), ask("offers"), ask("said", before=100), *incomplete]


async def ask_everything(target: Target) -> None:
    """Send all cheap queries from all seats as often as a seat may."""
    await _over_all_seats(target, _questions(), ServerSettings("").commands_per_second)


async def ask_history(target: Target) -> None:
    """Request whole games again and again."""
    questions = [ask("history", first=first) for first in (0, 200, 400, 600)]
    await _over_all_seats(target, questions, ServerSettings("").commands_per_second)


async def ask_hints(target: Target) -> None:
    """Request hints at all tables."""
    await _over_all_seats(target, [ask("hints")], 1)


async def talk(target: Target) -> None:
    """Post chat messages as often as allowed, and more often."""
    client = fresh_token()
    words = [
        json.dumps({"do": "say", "client": client, "id": str(number), "seat": 0, "text": "\N{CASTLE}" * 500}).encode()
        for number in range(200)
    ]
    await _over_all_seats(target, words, 5)


async def _over_all_seats(target: Target, messages: list[bytes], per_second: float) -> None:
    async def over_one(table: StoredTable, seat: int) -> None:
        endless = itertools.cycle(messages)
        while True:
            wire = await target.socket(table, seat, ignored, _HOSTILE)
            while not wire.is_closed:
                wire.send(next(endless))
                await asyncio.sleep(1 / per_second)

    await _together(target, over_one)


async def flood(target: Target) -> None:
    """Send frames without waiting: texts, pings, fragments; reconnect when cut off."""
    frames = itertools.cycle([b"\x81\x82\0\0\0\0{}", b"\x89\x80\0\0\0\0", b"\0\x80\0\0\0\0"])

    async def over_one(table: StoredTable, seat: int) -> None:
        while True:
            wire = await target.socket(table, seat, ignored, _HOSTILE)
            some = next(frames) * 20_000
            while not wire.is_closed:
                wire._transport.write(some)
                await asyncio.sleep(0.05)

    await _together(target, over_one)


async def read_nothing(target: Target) -> None:
    """Query tables over many sockets, and read none of the answers."""

    async def over_one(table: StoredTable, seat: int) -> None:
        while True:
            wire = await target.socket(table, seat, ignored, _HOSTILE)
            wire.stop_reading()
            while not wire.is_closed:
                wire.send(ask("table"))
                await asyncio.sleep(0.05)

    await _together(target, over_one, sockets_each=4)


async def come_and_go(target: Target) -> None:
    """Open sockets as often as allowed."""

    async def over_one(table: StoredTable, seat: int) -> None:
        while True:
            (await target.socket(table, seat, ignored, _HOSTILE)).close()

    await _together(target, over_one)


async def _together(
    target: Target, over_one: Callable[[StoredTable, int], Awaitable[None]], sockets_each: int = 1
) -> None:
    """Attack over all seats of all tables at once, whatever happens to each connection."""

    async def again_and_again(table: StoredTable, seat: int) -> None:
        while True:
            with suppress(OSError, TimeoutError, RuntimeError):
                await over_one(table, seat)
            await asyncio.sleep(0.2)

    seats = [(table, seat) for table in target.tables for seat in range(len(table.tokens))] * sockets_each
    await asyncio.gather(*[again_and_again(table, seat) for table, seat in seats])


async def everything(target: Target) -> None:
    """Combine all attacks."""
    await asyncio.gather(*[attack(target) for attack in ATTACKS if attack is not everything])


ATTACKS: list[Callable[[Target], Awaitable[None]]] = [
    ask_everything,
    ask_history,
    ask_hints,
    talk,
    flood,
    read_nothing,
    come_and_go,
    everything,
]


def attacking(name: str, given: str) -> None:
    """Attack until this process is killed."""
    port, tables = json.loads(given)
    target = Target(port, [StoredTable(*table) for table in tables])
    asyncio.run(_run(next(attack for attack in ATTACKS if attack.__name__ == name), target))


async def _run(attack: Callable[[Target], Awaitable[None]], target: Target) -> None:
    await attack(target)


# --- the other visitors ---


class Guest:
    """Plays at a table of two from another address, and measures the latency of each answer."""

    def __init__(self, server: int) -> None:
        self.waits: list[float] = []
        self.starved: list[float] = []  # how long of each wait the guest or the server waited for a processor
        self.moves = 0
        self._processes = (os.getpid(), server)
        self._client = fresh_token()
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._latest: dict[int, dict[str, Any]] = {}
        self._count = 0

    async def play(self, target: Target, table: StoredTable, seconds: float) -> None:
        """Query and play alternately for a while."""

        def hearing(seat: int) -> Callable[[bytes], None]:
            return lambda text: self._hear(seat, json.loads(text))

        wires = [await target.socket(table, seat, hearing(seat), _GUEST) for seat in range(len(table.tokens))]
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            for seat, wire in enumerate(wires):
                await self._exchange(wire, {"do": "ask", "what": "standing"})
                latest = self._latest.get(seat, {})
                if latest.get("offers"):
                    action = {"at": latest["at"], "action": latest["offers"][0]}
                    await self._exchange(wire, {"do": "play", "client": self._client, "seat": seat, **action})
                    self.moves += 1
            await asyncio.sleep(_PAUSE_OF_A_GUEST)
        for wire in wires:
            wire.close()

    def not_starved(self) -> list[float]:
        """Return how long each answer took, without the time in which other work occupied the machine's processors."""
        return [wait - starved for wait, starved in zip(self.waits, self.starved, strict=True)]

    def _hear(self, seat: int, message: dict[str, Any]) -> None:
        waiting = self._answers.pop(message.get("id", ""), None)
        if waiting is not None:
            waiting.set_result(message)
        elif "at" in message:
            self._latest[seat] = message

    async def _exchange(self, wire: Wire, message: dict[str, Any]) -> None:
        self._count += 1
        number = str(self._count)
        self._answers[number] = asyncio.get_running_loop().create_future()
        began, starved = time.perf_counter(), starved_seconds(*self._processes)
        wire.send(json.dumps({**message, "id": number}).encode())
        answer = await asyncio.wait_for(self._answers[number], _PATIENCE_SECONDS)
        assert answer["type"] in ("told", "answer") or answer["key"] == "stale-position", answer
        self.waits.append(time.perf_counter() - began)
        self.starved.append(starved_seconds(*self._processes) - starved)


def part(waits: list[float], share: float) -> float:
    """Return the milliseconds within which a share of the answers arrived."""
    return round(1000 * sorted(waits)[min(len(waits) - 1, int(share * len(waits)))], 1)


class Disk:
    """Measures in a thread, from time to time, how long the disk takes to store a few bytes."""

    def __init__(self, folder: Path) -> None:
        self.waits: list[float] = []
        self._file = folder / "disk"
        self._is_over = threading.Event()
        self._thread = threading.Thread(target=self._write)

    def __enter__(self) -> "Disk":
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._is_over.set()
        self._thread.join()

    def _write(self) -> None:
        with self._file.open("wb", buffering=0) as file:
            while not self._is_over.wait(_PAUSE_OF_A_GUEST):
                file.write(bytes(100))
                began = time.perf_counter()
                os.fsync(file.fileno())
                self.waits.append(time.perf_counter() - began)


def measured(
    service: Service, target: Target, table: StoredTable, attack: str | None, seconds: float, folder: Path
) -> dict[str, Any]:
    """Measure how long guests wait during one kind of attack, and why the event loop was late."""
    notes = folder / "delays"
    noted = len(delays(notes))
    guest, disk, hostile = Guest(service.process), Disk(folder), None
    if attack is not None:
        command = [sys.executable, "-m", "tests.attacks.hostile_socket", "--attack", attack, json.dumps(target)]
        hostile = subprocess.Popen(command)
        time.sleep(_SECONDS_TO_BEGIN)
    try:
        with disk:
            asyncio.run(guest.play(target, table, seconds))
    finally:
        if hostile is not None:
            assert hostile.poll() is None, "the attack has ended"
            hostile.kill()
            hostile.wait()
    return {
        "attack": attack or "none",
        "answers": len(guest.waits),
        "moves": guest.moves,
        "p50 ms": part(guest.waits, 0.5),
        "p99 ms": part(guest.waits, 0.99),
        "worst ms": part(guest.waits, 1),
        "p99 not starved ms": part(guest.not_starved(), 0.99),
        "worst not starved ms": part(guest.not_starved(), 1),
        "worst disk ms": part(disk.waits, 1),
        **worst_of(notes, noted),
        "server MB": resident_bytes(service.process) // 1_000_000,
    }


def attacked(folder: Path, address: str, seconds: float, most_ms: float | None, wanted: list[str]) -> None:
    """Measure all attacks on a separate server with this database."""
    engine = open_database(address)
    attacks = [None, *(wanted or [attack.__name__ for attack in ATTACKS])]
    # Create a table for each attack, so that guests have a game to play in all of them.
    guests = [store_table(engine, GameConfig("alhambra", 2), _GUEST_MOVES, sayings=0) for _ in attacks]
    combined = GameConfig("combined", 6, [*GAMES["combined"].modules])
    tables = [store_table(engine, combined, _LONG_GAME - 400 * number) for number in range(_HOSTILE_TABLES)]
    engine.dispose()
    ordinary = ServerSettings("")
    limits = ["answer_seconds", "commands_per_second", "requests_per_second", "tables_per_hour", "sockets_per_address"]
    settings = {f"ALHAMBRA_{name.upper()}": str(getattr(ordinary, name)) for name in limits}
    settings |= {"ALHAMBRA_ANSWER_SECONDS": "0", NOTES: str(folder / "delays")}
    service = Service(address, folder / "server.log", settings=settings, program="tests.attacks.watched_server")
    service.start()
    target = Target(service.port, tables)
    try:
        before = resident_bytes(service.process)
        for name, table in zip(attacks, guests, strict=True):
            found = measured(service, target, table, name, seconds, folder)
            print(json.dumps(found), flush=True)
            if most_ms is not None:
                assert found["p99 ms"] <= most_ms, f"others wait for {found['p99 ms']} ms"
                assert resident_bytes(service.process) - before < _MOST_GROWN, "the server has grown"
        assert "Traceback" not in (folder / "server.log").read_text(), (folder / "server.log").read_text()[-3000:]
    finally:
        service.kill()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0, help="the duration of each attack")
    parser.add_argument("--most-ms", type=float, help="the limit for 99 of 100 answers")
    parser.add_argument("--only", nargs="*", default=[], help="only these attacks")
    parser.add_argument("--database", choices=DATABASES, default="sqlite", help="the server's database")
    parser.add_argument("--attack", nargs=2, help=argparse.SUPPRESS)  # in a separate process
    chosen = parser.parse_args()
    if chosen.attack:
        attacking(*chosen.attack)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with running_database(chosen.database, folder) as address:
            attacked(folder, address, chosen.seconds, chosen.most_ms, chosen.only)


if __name__ == "__main__":
    main()
