"""Kill the server at random moments under load, restart it, and check that nothing acknowledged is lost.

``python -m tests.server.faults.killing --rounds 200`` does so on SQLite and on PostgreSQL, with 10 000 other open
tables in each, and measures whether the server was always ready again soon enough.
"""

import argparse
import asyncio
import contextlib
import json
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from websockets.exceptions import WebSocketException

from alhambra.client.seats import AsyncSeat
from alhambra.client.server import AsyncServer, ServerRefused
from alhambra.server.store.database import open_database, sqlite_address
from alhambra.server.store.queries import Queries
from alhambra.server.tables.entries import AnyEntry, Played, read
from alhambra.server.tables.table import GameTable
from tests.server.many_tables import fill
from tests.server.postgres import running_postgres
from tests.server.service import Service

SECONDS_TO_BE_READY = 3.0
Offer = dict[str, Any]
_LOST = (OSError, WebSocketException, httpx.HTTPError, EOFError)
_KINDS = [
    ("alhambra", {}),
    ("alhambra", {"modules": ["vizier", "characters", "bonus_cards"]}),
    ("granada", {}),
    ("roll_and_write", {}),
]


class Findings:
    """Everything that clients were told, for comparison with the database."""

    def __init__(self) -> None:
        self.tables: dict[str, GameTable] = {}  # each as far as it was read from the database
        self.kept: dict[tuple[str, int], AnyEntry] = {}  # what was read there
        self.acknowledged: list[tuple[str, int, int | None, Offer]] = []  # table, sequence, seat, action
        self.compared = 0  # how many of these are known to be stored


class Player:
    """One seat that plays on through every interruption, resending what was not answered."""

    def __init__(
        self, addresses: list[str], table: str, seat: int, token: str, findings: Findings, randomness: random.Random
    ) -> None:
        self._addresses = addresses  # of servers that share their tables
        self._seat = AsyncSeat(randomness.choice(addresses), table, seat, token)
        self._table = table
        self._findings = findings
        self._randomness = randomness
        self._pending: tuple[str, str, Offer] | None = None  # id, text and action of the unanswered command

    async def run(self) -> None:
        """Play until the game is over."""
        while not self._seat.talk.is_over:
            try:
                async with self._seat as seat:
                    await self._send_again(seat)
                    while await seat.wait_until_asked():
                        await self._play(seat)
            except _LOST:
                await asyncio.sleep(0.02)
                self._seat.address = self._randomness.choice(self._addresses)

    async def _play(self, seat: AsyncSeat) -> None:
        offers = seat.offers()
        if not offers:
            return
        action = self._randomness.choice(offers)
        number, text = seat.talk.command("play", at=seat.talk.at, action=action)
        self._pending = (number, text, action)
        await self._send(seat, number, text, action)

    async def _send_again(self, seat: AsyncSeat) -> None:
        if self._pending is not None:
            await self._send(seat, *self._pending)

    async def _send(self, seat: AsyncSeat, number: str, text: str, action: Offer) -> None:
        with contextlib.suppress(ServerRefused):
            answer = await seat.exchange(number, text)
            self._findings.acknowledged.append((self._table, answer["sequence"], seat.talk.seat, action))
        self._pending = None


async def set_the_table(
    server: AsyncServer, randomness: random.Random, findings: Findings, addresses: list[str]
) -> list[Player]:
    """Create a table with two players who are ready to play, at any of these servers."""
    game, settings = randomness.choice(_KINDS)
    made = await server.make_table(game, ["person", "person"], **settings)
    findings.tables[made["table"]] = GameTable(made["table"])
    players = []
    for seat in range(2):
        token = await server.join(made["table"], made["tokens"]["invite"], seat, f"Player {seat}")
        async with AsyncSeat(server.address, made["table"], seat, token) as sitting:
            await sitting.do("ready", house_draws=seat == 0)
            if seat == 1:
                await sitting.do("start")
        players.append(Player(addresses, made["table"], seat, token, findings, randomness))
    return players


async def play_under_fire(
    service: Service, rounds: int, tables: int, randomness: random.Random
) -> tuple[Findings, list[float]]:
    """Play while the server is killed again and again; return what was acknowledged, and how long each start took."""
    findings = Findings()
    starts: list[float] = []
    server = AsyncServer(service.address)
    tasks: list[asyncio.Task[None]] = []
    for _ in range(rounds):
        tasks = [task for task in tasks if not task.done()]
        while len(tasks) < 2 * tables:
            players = await set_the_table(server, randomness, findings, [service.address])
            tasks += [asyncio.create_task(player.run()) for player in players]
        await asyncio.sleep(randomness.uniform(0.05, 0.6))
        await asyncio.to_thread(service.kill)
        starts.append(await asyncio.to_thread(service.start))
        check(service.database, findings)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await server.close()
    await asyncio.to_thread(service.kill)
    check(service.database, findings)
    check_from_the_start(service.database, findings)
    return findings, starts


def check(database: str, findings: Findings) -> None:
    """Everything acknowledged is in the database, once, and every table continues from where it was."""
    engine = open_database(database)
    queries = Queries(engine)
    try:
        for table_id, table in findings.tables.items():
            for row in queries.entries(table_id, table.sequence):
                entry = read(row.data)
                assert row.sequence == table.sequence + 1, "an entry is missing"
                table.apply(row.sequence, entry)
                findings.kept[table_id, row.sequence] = entry
    finally:
        engine.dispose()
    for table_id, sequence, seat, action in findings.acknowledged[findings.compared :]:
        kept = findings.kept.get((table_id, sequence))
        assert isinstance(kept, Played), f"an acknowledged move is lost: {table_id} {sequence} {action}"
        game = findings.tables[table_id].game
        assert game is not None
        notation = game.action_set.from_json(action).notation()
        assert (kept.seat, kept.action) == (seat, notation), "another move stands where one was acknowledged"
    findings.compared = len(findings.acknowledged)


def check_from_the_start(database: str, findings: Findings) -> None:
    """Every table can be replayed completely, and no command was carried out twice."""
    engine = open_database(database)
    queries = Queries(engine)
    try:
        for table_id, table in findings.tables.items():
            rows = queries.entries(table_id)
            commands = [(row.client, row.command) for row in rows if row.client is not None]
            assert len(commands) == len(set(commands)), "a command was carried out twice"
            again = GameTable(table_id)
            for row in rows:
                again.apply(row.sequence, read(row.data))
            assert again.sequence == table.sequence
            games = [one.game for one in (again, table)]
            assert games[0] is None or games[1] is None or games[0].checksum() == games[1].checksum()
    finally:
        engine.dispose()


class Outcome(NamedTuple):
    """The results on one database."""

    database: str
    open_tables: int
    findings: Findings
    starts: list[float]  # the seconds that each took

    @property
    def is_soon_ready(self) -> bool:
        """Return whether no start took too long."""
        return max(self.starts) <= SECONDS_TO_BE_READY

    def line(self) -> str:
        """Return the results, for people and programs."""
        starts = sorted(self.starts)
        facts = {
            "database": self.database,
            "rounds": len(starts),
            "open tables": self.open_tables,
            "tables played at": len(self.findings.tables),
            "acknowledged, and none lost": len(self.findings.acknowledged),
            "median start": round(starts[len(starts) // 2], 2),
            "slowest start": round(starts[-1], 2),
            f"ready within {SECONDS_TO_BE_READY:g} s": "met" if self.is_soon_ready else "missed",
        }
        return json.dumps(facts)


def under_fire(
    name: str, database: str, folder: Path, rounds: int, tables: int, seed: int, open_tables: int = 0
) -> Outcome:
    """Run the whole trial on one database with this many other open tables."""
    engine = open_database(database)
    fill(engine, open_tables)
    engine.dispose()
    service = Service(database, folder / "server.log")
    service.start()
    try:
        findings, starts = asyncio.run(play_under_fire(service, rounds, tables, random.Random(seed)))
        assert findings.acknowledged
        return Outcome(name, open_tables, findings, starts)
    finally:
        service.kill()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--open-tables", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        rounds = (chosen.rounds, chosen.tables, chosen.seed, chosen.open_tables)
        on_sqlite = under_fire("SQLite", sqlite_address(folder / "tables.sqlite"), folder, *rounds)
        print(on_sqlite.line(), flush=True)
        with running_postgres(folder / "postgres") as address:
            on_postgresql = under_fire("PostgreSQL", address, folder, *rounds)
        print(on_postgresql.line(), flush=True)
    return 0 if on_sqlite.is_soon_ready and on_postgresql.is_soon_ready else 1


if __name__ == "__main__":
    sys.exit(main())
