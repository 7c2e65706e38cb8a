"""Bad input at the socket, repeatable by its seed: it is refused, changes nothing, and the server stays up.

``python -m tests.server.limits.socket_fuzz --tries 100000 --sockets 10000`` runs longer, and measures idle sockets.
"""

import argparse
import asyncio
import json
import random
import resource
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from alhambra.client.seats import socket_address
from alhambra.client.server import Server, bearer
from alhambra.server.store.database import sqlite_address
from bench.server.processes import resident_bytes
from bench.server.wire import Wire, connected
from tests.server.service import Service

SEATS = 2
PATIENCE_SECONDS = 30
MOST_BYTES_OF_A_SOCKET = 100_000
_WORDS = [
    "play",
    "undo",
    "ready",
    "start",
    "commit",
    "reveal",
    "abort",
    "stand",
    "ask",
    "back",
    "consent",
    "return",
    "",
]
_ODD: list[Any] = [None, True, -1, 0, 2**70, 1.5, 1e308, "", "x" * 5000, "\u0000", "\ud83d\ude00", [], {}, [[]] * 50]
_ACTIONS: list[Any] = ["take gulden_1", "pass", "buy x y", {"kind": "take", "cards": ["gulden_1"]}, {"kind": 3}, {}]


class Place:
    """A running table with two seats, and their tokens."""

    def __init__(self, address: str) -> None:
        server = Server(address)
        made = server.make_table("alhambra", ["person"] * SEATS)
        self.address = address
        self.table: str = made["table"]
        self.watch: str = made["tokens"]["watch"]
        self.tokens = [server.join(self.table, made["tokens"]["invite"], seat, f"P{seat}") for seat in range(SEATS)]
        for seat in range(SEATS):
            self.do(seat, "ready", house_draws=True)
        self.do(0, "start")
        server.close()

    def do(self, seat: int, what: str, **fields: Any) -> None:
        body = {"do": what, "client": "fuzz", "id": f"{what}{seat}", "seat": seat, **fields}
        path = f"{self.address}/api/tables/{self.table}/commands"
        assert httpx.post(path, json=body, headers=bearer(self.tokens[seat])).status_code == 200

    def state(self) -> dict[str, Any]:
        """Return the table as a spectator sees it."""
        path = f"{self.address}/api/tables/{self.table}"
        seen: dict[str, Any] = httpx.get(path, headers=bearer(self.watch), timeout=PATIENCE_SECONDS).json()
        return seen

    def socket(self, seat: int) -> str:
        return socket_address(self.address, self.table, seat, 0)


# --- what is sent ---


def odd_message(randomness: random.Random, seat: int) -> str | bytes:
    """Return something no client would send, or nearly something one would."""
    kind = randomness.randrange(7)
    if kind == 0:
        return "".join(chr(randomness.randrange(1, 0x2FF)) for _ in range(randomness.randrange(60)))
    if kind == 1:
        return randomness.randbytes(randomness.randrange(200))  # a binary frame
    if kind == 2:
        depth = randomness.choice([5, 500, 7000])
        return "[" * depth + "]" * randomness.choice([0, depth])
    message = nearly_right(randomness, seat)
    if kind == 3:
        return json.dumps({**message, randomness.choice([*message, "more"]): randomness.choice(_ODD)})
    text = json.dumps(message)
    if kind == 4:
        place = randomness.randrange(len(text))
        return text[:place] + chr(randomness.randrange(1, 0x180)) + text[place + randomness.randrange(3) :]
    if kind == 5:
        message.pop(randomness.choice(list(message)))
        return json.dumps(message)
    return text


def nearly_right(randomness: random.Random, seat: int) -> dict[str, Any]:
    """Return a command out of order: for another position or seat, or at the wrong time."""
    message: dict[str, Any] = {
        "do": randomness.choice(_WORDS),
        "client": "fuzz",
        "id": str(randomness.randrange(10**9)),
    }
    message["seat"] = randomness.choice([1 - seat, -1, 99, 10**12])
    if message["do"] == "play":
        message |= {"at": randomness.choice([-1, 0, 5, 10**15]), "action": randomness.choice(_ACTIONS)}
    elif message["do"] == "undo":
        message |= {"at": randomness.choice([0, 3]), "actions": randomness.choice([0, -1, 10**9])}
    elif message["do"] == "ask":
        del message["client"], message["seat"]
        message |= {"what": randomness.choice(["offers", "preview", "refusals", "fit", "standing", "all"])}
        message |= {"action": randomness.choice([*_ACTIONS, *_ODD])}
    return message


async def send_odd_messages(place: Place, tries: int, seed: int) -> dict[str, int]:
    """Send them all and count the kinds of answers. A closed socket is reopened."""
    randomness = random.Random(seed)
    answers: dict[str, int] = {}
    before = place.state()
    sent = 0
    while sent < tries:
        seat = randomness.randrange(SEATS)
        headers = bearer(place.tokens[seat])
        async with connect(place.socket(seat), additional_headers=headers, max_size=None) as socket:
            await socket.recv()
            while sent < tries:
                sent += 1
                try:
                    await socket.send(odd_message(randomness, seat))
                    kind = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE_SECONDS))["type"]
                except ConnectionClosed as closed:
                    kind = f"closed {closed.rcvd.code if closed.rcvd else None}"
                answers[kind] = answers.get(kind, 0) + 1
                if kind.startswith("closed"):
                    break
    assert place.state() == before, "bad input has changed a table"
    assert set(answers) <= {"refused", "told", "closed 1009", "closed 1007", "closed 4429", "closed 4400"}, answers
    return answers


async def send_too_much(place: Place) -> None:
    """A message that is too long ends the connection, and nothing else."""
    before = place.state()
    for size in (17_000, 1_000_000):
        async with connect(place.socket(0), additional_headers=bearer(place.tokens[0])) as socket:
            await socket.recv()
            await expect_end(socket, "x" * size)
    assert place.state() == before


async def expect_end(socket: ClientConnection, text: str) -> None:
    try:
        await socket.send(text)
        while True:
            await asyncio.wait_for(socket.recv(), PATIENCE_SECONDS)
    except ConnectionClosed as closed:
        code = None if closed.rcvd is None else closed.rcvd.code
    assert code in (None, 1009, 4429), code


async def knock_with_foreign_tokens(place: Place, other: Place) -> None:
    """Nobody gets in with the token of another seat or table, or without one."""
    wrong = [other.tokens[0], other.watch, place.tokens[1], place.watch, "x", "x" * 4000]
    for headers in [{}, *[bearer(token) for token in wrong]]:
        try:
            async with connect(place.socket(0), additional_headers=headers):
                raise AssertionError("somebody was let in with a foreign token")
        except (InvalidStatus, ConnectionClosed) as refused:
            status = refused.response.status_code if isinstance(refused, InvalidStatus) else 401
            assert 400 <= status < 500, status


async def read_nothing(place: Place, questions: int) -> None:
    """Request a lot and read none of it: the server buffers a bounded amount and keeps serving all others."""
    host, _, port = place.address.removeprefix("http://").partition(":")
    path = place.socket(0).partition(place.address.removeprefix("http"))[2]
    wire = await connected(host, int(port), path, bearer(place.tokens[0]), lambda _: None)
    wire.stop_reading()
    for number in range(questions):
        wire.send(b'{"do":"ask","id":"%d","what":"table"}' % number)
        if number % 100 == 0:
            await asyncio.sleep(0.01)
    await asyncio.to_thread(place.state)
    wire.close()


async def stay_idle(place: Place, service: Service, sockets: int) -> float:
    """Open many idle sockets; return the bytes each costs the server. All still receive news."""
    host, _, port = place.address.removeprefix("http://").partition(":")
    path = place.socket(0).partition(place.address.removeprefix("http"))[2]
    before = resident_bytes(service.process)
    heard = [0]

    def hear(_: bytes) -> None:
        heard[0] += 1

    wires: list[Wire] = []
    while len(wires) < sockets:
        some = min(50, sockets - len(wires))
        opening = [connected(host, int(port), path, bearer(place.tokens[0]), hear) for _ in range(some)]
        wires += await asyncio.gather(*opening)
    await until(lambda: heard[0] == sockets)
    bytes_each = (resident_bytes(service.process) - before) / sockets
    await asyncio.to_thread(place.do, 0, "say", text="hello")
    await until(lambda: heard[0] == 2 * sockets)
    for wire in wires:
        wire.close()
    return bytes_each


async def until(is_so: Any) -> None:
    end = time.monotonic() + PATIENCE_SECONDS
    while not is_so():
        assert time.monotonic() < end, "it did not happen"
        await asyncio.sleep(0.02)


def attacked(folder: Path, tries: int, sockets: int, seed: int) -> str:
    """Run the whole trial on a separate server; return a line with the result."""
    allow_many_files(2 * sockets + 1000)
    service = Service(sqlite_address(folder / "tables.sqlite"), folder / "server.log")
    service.start()
    try:
        place, other = Place(service.address), Place(service.address)
        answers = asyncio.run(send_odd_messages(place, tries, seed))
        asyncio.run(send_too_much(place))
        asyncio.run(knock_with_foreign_tokens(place, other))
        before = resident_bytes(service.process)
        asyncio.run(read_nothing(place, questions=min(tries, 3000)))
        grown = resident_bytes(service.process) - before
        assert grown < 30_000_000, f"a reader who reads nothing costs {grown} bytes"
        each = asyncio.run(stay_idle(other, service, sockets))
        assert each < MOST_BYTES_OF_A_SOCKET, f"an idle socket costs {each:.0f} bytes"
        assert other.state()["table"]["phase"] == "playing"
    finally:
        service.kill()
    log = (folder / "server.log").read_text()
    assert "Traceback" not in log, log[-3000:]
    return json.dumps({"tries": tries, **answers, "idle sockets": sockets, "kB each": round(each / 1000, 1)})


def allow_many_files(count: int) -> None:
    """Raise the limit of open sockets for this process and its children."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < count:
        resource.setrlimit(
            resource.RLIMIT_NOFILE, (count if hard == resource.RLIM_INFINITY else min(count, hard), hard)
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tries", type=int, default=100_000)
    parser.add_argument("--sockets", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        print(attacked(Path(name), chosen.tries, chosen.sockets, chosen.seed), flush=True)


if __name__ == "__main__":
    main()
