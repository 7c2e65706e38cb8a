"""The order in which a move is acknowledged and broadcast: its player, then the next to choose, then the others."""

import asyncio
import time
from functools import partial
from pathlib import Path

from alhambra.protocol import GameConfig, Randomness
from alhambra.server.ops.metrics import Metrics
from alhambra.server.store.database import open_database, sqlite_address
from alhambra.server.store.journal import Journal
from alhambra.server.store.queries import Queries
from alhambra.server.tables import decide
from alhambra.server.tables.command_ids import CommandId
from alhambra.server.tables.entries import SeatPlan
from alhambra.server.tables.registry import TableRegistry
from alhambra.server.web.routes.sockets import Reader
from alhambra.server.web.unread import Unread
from alhambra.server.web.websocket_protocol import NoWire

SEATS = 4
MOVES = 30
ACKNOWLEDGED = b"acknowledged"


class Written(NoWire):
    """Records what was written to a client, write by write."""

    def __init__(self) -> None:
        self.writes: list[tuple[bytes, ...]] = []

    def write_texts(self, *texts: bytes) -> bool:
        self.writes.append(texts)
        return True


def test_the_answer_follows_what_is_told_in_the_same_write() -> None:
    written = Written()
    reader = Reader(0, {0}, written, Unread(), "ana")
    reader.begin_answering()
    reader.answer_after_entry(ACKNOWLEDGED)
    assert written.writes == []
    reader.send(b"told")
    reader.end_answering()
    reader.send(b"told again")
    assert written.writes == [(b"told", ACKNOWLEDGED), (b"told again",)]


def test_the_answer_is_written_though_nothing_is_told() -> None:
    written = Written()
    reader = Reader(0, {0}, written, Unread(), "ana")
    reader.begin_answering()
    reader.answer_after_entry(ACKNOWLEDGED)
    reader.disconnect()
    reader.send(b"told")
    reader.end_answering()
    assert written.writes == [(ACKNOWLEDGED,)]


class Hearing:
    """A client of a seat that records the order of deliveries."""

    def __init__(self, seat: int | None, told: list[int | None]) -> None:
        self.seat = seat
        self.own_seats = set() if seat is None else {seat}
        self._told = told

    def send(self, message: bytes) -> None:
        self._told.append(self.seat)

    def disconnect(self) -> None:
        raise AssertionError


def test_who_played_is_told_first_and_then_who_has_to_choose(tmp_path: Path) -> None:
    engine = open_database(sqlite_address(tmp_path / "t.sqlite"))

    async def run() -> None:
        registry = TableRegistry(Journal(engine), Queries(engine), time.time, 0.0, Metrics())
        made = decide.make(GameConfig("alhambra", SEATS), [SeatPlan("person")] * SEATS, "free")
        live = await registry.table((await registry.make_table(made))[0])
        for seat in range(SEATS):
            await live.act(partial(decide.sit, seat=seat, name=f"Player {seat}"))
            await live.act(partial(decide.ready, seat=seat, is_ready=True, house_draws=True))
        await live.act(decide.promise)
        told: list[int | None] = []
        live.listeners.extend([Hearing(seat, told) for seat in (None, 3, 2, 1, 0)])
        orders, randomness = set(), Randomness("answers")
        for number in range(MOVES):
            game = live.table.game
            assert game is not None
            assert game.decision is not None
            seat, action = game.decision.seat, game.legal_actions().pick(randomness).notation()
            known = (len(Queries(engine).entries(live.table.id)), len(told))

            def acknowledge(sequence: int, known: tuple[int, int] = known) -> None:
                assert (len(Queries(engine).entries(live.table.id)), len(told)) == (known[0] + 1, known[1])
                assert sequence == known[0] + 1

            command = partial(decide.play, seat=seat, at=live.table.at, action=action)
            await live.act(command, CommandId(seat, "client", str(number), None), acknowledge=acknowledge)
            heard, chooses = told[known[1] :], live.table.choosing_person()
            assert heard[0] == seat
            assert chooses in heard[:2]
            assert len(heard) == len(set(heard)) == SEATS + 1
            orders.add(seat == chooses)
        assert orders == {True, False}
        registry.journal.close()

    asyncio.run(run())
    engine.dispose()
