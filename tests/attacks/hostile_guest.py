"""One hostile guest against everybody else: how long a player waits while a guest does everything that guests may do.

``python -m tests.attacks.hostile_guest --seconds 60`` starts a server with its default limits. A player moves over
sockets, first alone, then while a guest from another address requests everything that is expensive. It fails if one in
a hundred answers to the player takes longer than a tenth of a second, or if the server reports an internal error.
"""

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from itertools import combinations
from pathlib import Path
from threading import Event, Thread
from typing import Any, Final

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from alhambra import GAMES, GameConfig, Randomness, Record, from_position, new_game
from alhambra.bots.levels import LEVELS
from alhambra.client.seats import Seat, socket_address
from alhambra.client.server import Server, bearer
from alhambra.processes import started
from alhambra.protocol import Player
from tests.attacks.databases import DATABASES, running_database
from tests.attacks.watched_server import NOTES, worst_of
from tests.server.service import Service

MOST_SECONDS: Final = 0.1  # the limit for 99 of 100 answers
_GUEST: Final = "127.0.0.2"  # has limits of its own, as if from elsewhere
_SECONDS_BETWEEN_MOVES: Final = 0.05
_HASTY_SECONDS: Final = 0.3  # after which the guest abandons a request
_PATIENT_SECONDS: Final = 60.0
_NICE: Final = 5  # a guest has a separate machine
_LIMITS: Final = {
    "ALHAMBRA_REQUESTS_PER_SECOND": "50",
    "ALHAMBRA_COMMANDS_PER_SECOND": "20",
    "ALHAMBRA_TABLES_PER_HOUR": "3600",
    "ALHAMBRA_SOCKETS_PER_ADDRESS": "200",
    "ALHAMBRA_BOT_PAUSE_SECONDS": "0",
}
_STRONGEST: Final = list(LEVELS)[-1]
_ALL_MODULES: Final = list(GAMES["alhambra"].modules)


# --- the player ---


class Probe(Thread):
    """Plays both seats of a table and records the latency of each answer."""

    def __init__(self, address: str) -> None:
        super().__init__(daemon=True)
        self.seconds: list[float] = []
        self.is_over = Event()
        self.failure: Exception | None = None
        self._address = address

    def run(self) -> None:
        try:
            while not self.is_over.is_set():
                self._play_a_game()
        except Exception as failure:
            self.failure = failure

    def _play_a_game(self) -> None:
        server = Server(self._address)
        made = server.make_table("alhambra", ["person", "person"])
        tokens = [server.join(made["table"], made["tokens"]["invite"], seat, f"Player {seat}") for seat in (0, 1)]
        server.close()
        with (
            Seat(self._address, made["table"], 0, tokens[0]) as one,
            Seat(self._address, made["table"], 1, tokens[1]) as other,
        ):
            seats = [one, other]
            for seat in seats:
                seat.do("ready", house_draws=True)
            one.do("start")
            while not self.is_over.is_set() and all(not seat.talk.is_over for seat in seats):
                self._make_a_move(seats)

    def _make_a_move(self, seats: list[Seat]) -> None:
        for seat in seats:
            while seat.talk.decision is None and not seat.talk.is_over:
                seat.hear()
        if seats[0].talk.is_over:
            return
        decision = seats[0].talk.decision or {}
        mover, other = seats[decision["seat"]], seats[1 - decision["seat"]]
        while not mover.talk.is_asked:
            mover.hear()
        began = time.perf_counter()
        sequence = mover.do("play", at=mover.talk.at, action=mover.offers()[0])["sequence"]
        self.seconds.append(time.perf_counter() - began)
        while other.talk.sequence < sequence:
            other.hear()
        time.sleep(_SECONDS_BETWEEN_MOVES)


# --- the guest ---


class Guest:
    """Does everything a guest may do, as often as the server allows."""

    def __init__(self, address: str, seed: int) -> None:
        self.address = address
        self.answers: Counter[str] = Counter()
        self._randomness = random.Random(seed)
        self._records = [*[long_record(number) for number in range(3)], hoarding_record(seed)]
        self._replays: list[tuple[str, GameConfig]] = []
        self._tables: list[tuple[str, list[str]]] = []
        transport = httpx.AsyncHTTPTransport(local_address=_GUEST, limits=httpx.Limits(max_connections=100))
        self._client = httpx.AsyncClient(base_url=address, transport=transport, timeout=_PATIENT_SECONDS)

    async def attack(self, seconds: float) -> None:
        """Do everything at once until the time is up."""
        ways: list[tuple[Callable[[], Awaitable[None]], int]] = [
            (self._import, 4),
            (self._replay, 4),
            (self._analyse, 1),
            (self._seat_strong_bots, 1),
            (self._go_on, 1),
            (self._send_nonsense, 2),
            (self._learn, 3),
            (self._choose, 1),
            (self._look, 2),
            (self._move, 3),
            (self._ask, 3),
        ]
        tasks = [asyncio.create_task(self._repeat(way)) for way, times in ways for _ in range(times)]
        await asyncio.sleep(seconds)
        for task in tasks:
            task.cancel()
        for result in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(result, Exception):
                raise result
        await self._client.aclose()

    async def _repeat(self, way: Callable[[], Awaitable[None]]) -> None:
        while True:
            with suppress(httpx.TransportError, ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
                await way()
            await asyncio.sleep(0.01)

    async def _send(self, method: str, path: str, is_hasty: bool = False, **given: Any) -> Any:
        """Send a request and count its outcome; an internal error of the server ends the attack."""
        try:
            answer = await self._client.request(
                method, path, timeout=_HASTY_SECONDS if is_hasty else _PATIENT_SECONDS, **given
            )
        except httpx.TimeoutException:
            self.answers["left"] += 1
            raise
        self.answers[str(answer.status_code)] += 1
        if answer.status_code >= 500 and answer.status_code != 503:
            raise AssertionError(f"{method} {path}: {answer.status_code} {answer.text[:300]}")
        return answer.json() if answer.is_success and "json" in answer.headers["content-type"] else None

    def _seldom(self) -> bool:
        return self._randomness.random() < 0.3

    async def _import(self) -> None:
        record = self._randomness.choice(self._records)
        name = self._randomness.randrange(1 << 40)  # a different one gives another record of the same length
        record.players = tuple([Player(f"{name} {seat}", "person") for seat in range(record.config.seats)])
        body = {"record": record.to_text()}
        if self._seldom():
            body["record"] = body["record"].replace("take", "pass", 3)
        kept = await self._send("POST", "/api/replays", is_hasty=self._randomness.random() < 0.7, json=body)
        if kept:
            self._replays.append((kept["replay"], record.config))

    async def _replay(self) -> None:
        if not self._replays:
            return await asyncio.sleep(0.1)
        seat, chunk = self._randomness.choice(["", "?seat=0", "?seat=5"]), self._randomness.randrange(100)
        part = self._randomness.choice(["", f"/positions/{chunk}", "/findings", "/record.json", "/record"])
        await self._send(
            "GET", f"/api/replays/{self._randomness.choice(self._replays)[0]}{part}{seat}", is_hasty=self._seldom()
        )

    async def _analyse(self) -> None:
        if self._replays:
            await self._send("POST", f"/api/replays/{self._randomness.choice(self._replays)[0]}/analysis")
        await asyncio.sleep(0.2)

    async def _seat_strong_bots(self) -> None:
        bots = [{"kind": _STRONGEST, "name": f"Bot {number}"} for number in range(5)]
        body = {"game": "alhambra", "seats": [{"kind": "person"}, *bots], "modules": _ALL_MODULES}
        await self._begin(await self._send("POST", "/api/tables", json=body))
        await asyncio.sleep(1)

    async def _go_on(self) -> None:
        if self._replays:
            replay, config = self._randomness.choice(self._replays)
            body = {
                "game": config.game,
                "seats": [{"kind": "person"} for _ in range(config.seats)],
                "modules": sorted(config.modules),
                "replay": replay,
                "moment": self._randomness.choice([0, self._randomness.randrange(1000)]),
            }
            await self._begin(await self._send("POST", "/api/tables", json=body))
        await asyncio.sleep(0.5)

    async def _begin(self, made: Any) -> None:
        """Take all seats of a table and begin."""
        if not made:
            return
        where, invited = f"/api/tables/{made['table']}", bearer(made["tokens"]["invite"])
        tokens = []
        for seat in range(6):
            sat = await self._send("POST", f"{where}/seats/{seat}", json={"name": f"Guest {seat}"}, headers=invited)
            if sat:
                tokens.append(sat["token"])
                ready = {"do": "ready", "client": "c", "id": f"r{seat}", "seat": seat, "house_draws": True}
                await self._send("POST", f"{where}/commands", json=ready, headers=bearer(sat["token"]))
        if not tokens:
            return
        start = {"do": "start", "client": "c", "id": "s", "seat": 0}
        await self._send("POST", f"{where}/commands", json=start, headers=bearer(tokens[0]))
        self._tables.append((made["table"], tokens))

    async def _send_nonsense(self) -> None:
        depth = self._randomness.choice([100, 990, 1100, 30_000])
        nested = b'{"actions": ' + b"[" * depth + b"]" * depth + b"}"
        content = self._randomness.choice([nested, b"[" * 60_000, b'{"game": "' + b"x" * 60_000 + b'"}', b"1" * 60_000])
        path = self._randomness.choice(["/api/tables", "/api/replays", "/api/lesson", "/api/choices", "/api/enter"])
        await self._send("POST", path, content=content, headers={"Content-Type": "application/json"})

    async def _learn(self) -> None:
        actions: list[Any] = []
        for _ in range(self._randomness.randrange(60)):
            lesson = await self._send("POST", "/api/lesson", json={"actions": actions})
            if not lesson or not lesson["offers"]:
                return
            actions.append(lesson["wanted"] if lesson["wanted"] else self._randomness.choice(lesson["offers"]))
            question = {"actions": actions, "what": "refusals", "action": {"kind": "take"}}
            await self._send("POST", "/api/lesson/questions", json=question, is_hasty=self._seldom())

    async def _choose(self) -> None:
        body = {"game": "alhambra", "seats": 3, "modules": _ALL_MODULES * 500}
        await self._send("POST", "/api/choices", json=body)

    async def _look(self) -> None:
        await self._send(
            "GET", self._randomness.choice(["/api/tables", "/api/games", "/schema", "/readyz", "/api/key", "/"])
        )
        if self._tables:
            table, tokens = self._randomness.choice(self._tables)
            path = self._randomness.choice(["", "?seat=0", "/offers?seat=0", "/record", "/signature"])
            await self._send("GET", f"/api/tables/{table}{path}", headers=bearer(tokens[0]))

    async def _move(self) -> None:
        """Play at a table, most of the time where many offers have to be found."""
        if not self._tables:
            return await asyncio.sleep(0.1)
        table, tokens = self._randomness.choice(self._tables)
        for number in range(30):
            for seat, token in enumerate(tokens):
                offered = await self._send("GET", f"/api/tables/{table}/offers?seat={seat}", headers=bearer(token))
                if offered and offered["offers"]:
                    action = self._randomness.choice(offered["offers"])
                    move = {"do": "play", "client": "m", "id": f"{number} {offered['at']}", "seat": seat}
                    body = {**move, "at": offered["at"], "action": action}
                    await self._send("POST", f"/api/tables/{table}/commands", json=body, headers=bearer(token))

    async def _ask(self) -> None:
        """Send slow queries over a socket."""
        if not self._tables:
            return await asyncio.sleep(0.1)
        table, tokens = self._randomness.choice(self._tables)
        async with self._socket(table, tokens[0]) as socket:
            for number in range(60):
                what = self._randomness.choice(
                    ["hints", "offers", "standing", "history", "table", "refusals", "preview", "fit"]
                )
                question: dict[str, Any] = {"do": "ask", "id": str(number), "what": what}
                if what in ("refusals", "preview"):
                    question |= {"action": self._randomness.choice([{"kind": "take"}, {"kind": "buy"}, "pass", {}])}
                if what == "fit":
                    question |= {"tile": self._randomness.choice(["tower_9_ne", "", "x" * 1000])}
                await socket.send(json.dumps(question))
                await asyncio.sleep(0.1)

    @asynccontextmanager
    async def _socket(self, table: str, token: str) -> AsyncIterator[Any]:
        where = socket_address(self.address, table, 0, 0)
        async with connect(where, additional_headers=bearer(token), local_addr=(_GUEST, 0), max_size=None) as socket:
            reading = asyncio.create_task(self._read(socket))
            try:
                yield socket
            finally:
                reading.cancel()

    async def _read(self, socket: Any) -> None:
        with suppress(ConnectionClosed):
            async for text in socket:
                self.answers[f"socket {json.loads(text)['type']}"] += 1


def attack(address: str, seconds: float, seed: int) -> Counter[str]:
    """Attack from a separate process, so that the player is not delayed by it; return the counts of answers."""
    guest = Guest(address, seed)
    asyncio.run(guest.attack(seconds))
    return guest.answers


def long_record(seed: int) -> Record:
    """Return the record of a long game with all modules."""
    game = new_game(GameConfig("alhambra", 6, _ALL_MODULES), seed)
    game.play_out(Randomness(seed))
    return game.record()


def hoarding_record(seed: int) -> Record:
    """Return the record of a game that began with most cards in one hand, so that there are many offers."""
    currencies = ("gulden", "dirham", "denar", "dukat")
    cards = [f"{currency}_{value}" for currency in currencies for value in range(1, 10)] * 2
    bureaux = [f"bureau_{one}_{other}" for one, other in combinations(currencies, 2)]
    header = "alhambra position\nseats: 2\nmodules: bureaux vizier\n"
    game = from_position(f"{header}hand 0: {' '.join([*cards, *bureaux])}\n", seed)
    game.play_out(Randomness(seed))
    return game.record()


# --- the effect on the player ---


def told(name: str, seconds: list[float]) -> float:
    """Print the latencies; return the 99th percentile."""
    found = sorted(seconds)
    p99 = found[min(len(found) - 1, int(len(found) * 0.99))]
    times = (
        f"half {found[len(found) // 2] * 1000:.1f} ms, 99 of 100 {p99 * 1000:.1f} ms, worst {found[-1] * 1000:.1f} ms"
    )
    print(f"{name}: {len(found)} answers, {times}", flush=True)
    return p99


def attacked(folder: Path, address: str, seconds: float, seed: int) -> float:
    """Attack a server on this database for a while; return the player's 99th percentile."""
    notes = folder / "delays"
    settings = {**_LIMITS, NOTES: str(notes)}
    service = Service(address, folder / "server.log", settings=settings, program="tests.attacks.watched_server")
    elsewhere = started(1, _NICE)
    service.start()
    player = Probe(service.address)
    try:
        player.start()
        time.sleep(min(seconds / 4, 15))
        alone = player.seconds.copy()
        answers = elsewhere.submit(attack, service.address, seconds, seed).result()
        player.is_over.set()
        player.join(_PATIENT_SECONDS)
    except AssertionError:
        print((folder / "server.log").read_text()[-3000:])
        raise
    finally:
        service.kill()
        elsewhere.shutdown()
    print(f"the guest was answered: {dict(answers.most_common())}")
    assert player.failure is None, player.failure
    print(f"the event loop was late: {worst_of(notes)}")
    told("alone", alone)
    return told("attacked", player.seconds[len(alone) :])


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.attacks.hostile_guest", description=__doc__)
    parser.add_argument("--seconds", type=float, default=60.0, help="how long the guest attacks, at most an hour")
    parser.add_argument("--seed", type=int, default=1, help="determines what the guest does")
    parser.add_argument("--database", choices=DATABASES, default="sqlite", help="the server's database")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with running_database(given.database, folder) as address:
            p99 = attacked(folder, address, min(given.seconds, 3600.0), given.seed)
    print("all right" if p99 <= MOST_SECONDS else f"the player waits too long: more than {MOST_SECONDS} s")
    return 0 if p99 <= MOST_SECONDS else 1


if __name__ == "__main__":
    sys.exit(main())
