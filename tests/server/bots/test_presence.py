"""Bots play where somebody is waiting, and all tables share the processes fairly."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine

from alhambra.protocol import GameConfig, Randomness
from alhambra.server.bots.bot_players import BotPlayers, bot_to_choose
from alhambra.server.bots.hints import Hints
from alhambra.server.bots.process_pool import BotProcessPool
from alhambra.server.ops.metrics import Metrics
from alhambra.server.replays.fair_queue import FairQueue
from alhambra.server.store.database import open_database, sqlite_address
from alhambra.server.store.journal import Journal
from alhambra.server.store.queries import Queries
from alhambra.server.tables import decide
from alhambra.server.tables.command_ids import CommandId
from alhambra.server.tables.entries import PERSON, SeatPlan, StoodIn
from alhambra.server.tables.live_table import LiveTable
from alhambra.server.tables.registry import TableRegistry
from alhambra.server.tables.table import STAND_IN_BOT

PERSONS_SEAT = 0


class Counting(BotProcessPool):
    """Thinks in this process, and counts how often and how many at once."""

    def __init__(self) -> None:
        super().__init__()
        self.thoughts = 0
        self.most_at_once = 0
        self._now = 0

    async def run(self, _seconds: float, function: Callable[..., Any], *arguments: object) -> Any:
        self.thoughts += 1
        self._now += 1
        self.most_at_once = max(self.most_at_once, self._now)
        await asyncio.sleep(0)
        self._now -= 1
        return function(*arguments)


class Somebody:
    """Listens to a table, as the holder of these seats."""

    def __init__(self, *own_seats: int) -> None:
        self.seat: int | None = None
        self.own_seats = set(own_seats)

    def send(self, message: bytes) -> None:
        pass

    def disconnect(self) -> None:
        pass


class Host:
    """A registry with bots and a clock controlled by the test."""

    def __init__(self, engine: Engine) -> None:
        self.now = 1000.0
        self.pool = Counting()
        self.registry = TableRegistry(Journal(engine), Queries(engine), lambda: self.now, 0.0, Metrics())
        BotPlayers(self.registry, 0.0, self.pool)
        self._random = Randomness("presence")

    async def table(self, pace: str = "free") -> LiveTable:
        """Return a table at which a bot has to choose, and nobody is present."""
        made = decide.make(
            GameConfig("roll_and_write", 2), [SeatPlan(PERSON), SeatPlan("greedy", "Bot")], pace, hints=True
        )
        live = await self.registry.table((await self.registry.make_table(made))[0])
        await live.act(lambda table: decide.sit(table, PERSONS_SEAT, "Ada"))
        await live.act(lambda table: decide.ready(table, PERSONS_SEAT, True, True))
        await live.act(decide.promise)
        return live

    async def until_the_bot_has_to_choose(self, live: LiveTable) -> None:
        """Let the person play without being present at the table."""
        while bot_to_choose(live) is None:
            game = live.table.game
            assert game is not None
            action = game.legal_actions().pick(self._random).notation()
            await live.act(partial(decide.play, seat=PERSONS_SEAT, at=live.table.at, action=action))

    async def bots_think(self) -> int:
        """Return how many choices bots compute after what has happened."""
        before = self.pool.thoughts
        await self.registry.settle()
        return self.pool.thoughts - before


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[Engine]:
    engine = open_database(sqlite_address(tmp_path / "t.sqlite"))
    yield engine
    engine.dispose()


def run(engine: Engine, test: Callable[[Host], Awaitable[None]]) -> None:
    async def running() -> None:
        host = Host(engine)
        await test(host)
        host.registry.journal.close()

    asyncio.run(running())


def test_a_bot_waits_until_a_player_is_at_the_table(engine: Engine) -> None:
    async def test(host: Host) -> None:
        live = await host.table()
        await host.until_the_bot_has_to_choose(live)
        assert await host.bots_think() == 0
        live.join(Somebody())
        assert await host.bots_think() == 0, "a spectator does not wait for it"
        player = Somebody(PERSONS_SEAT)
        live.join(player)
        assert await host.bots_think() > 0
        live.listeners.remove(player)
        await host.until_the_bot_has_to_choose(live)
        assert await host.bots_think() == 0, "the player has gone"

    run(engine, test)


def test_who_sends_requests_is_there_for_a_while(engine: Engine) -> None:
    async def test(host: Host) -> None:
        live = await host.table()
        await host.until_the_bot_has_to_choose(live)
        await live.act(
            lambda table: decide.say(table, PERSONS_SEAT, "Ada", "Hello"), CommandId(PERSONS_SEAT, "c", "1", None)
        )
        assert await host.bots_think() > 0
        host.now += 61
        await host.until_the_bot_has_to_choose(live)
        assert await host.bots_think() == 0
        live.mark_present()
        assert await host.bots_think() > 0

    run(engine, test)


@pytest.mark.parametrize("by_clock", [True, False])
def test_bots_go_on_where_a_player_is_called_by_a_clock_or_a_notice(engine: Engine, by_clock: bool) -> None:
    async def test(host: Host) -> None:
        live = await host.table("2d" if by_clock else "free")
        if not by_clock:
            await live.act(lambda table: decide.want_notices(table, PERSONS_SEAT, True))
        await host.until_the_bot_has_to_choose(live)
        assert await host.bots_think() > 0
        await live.act(lambda _table: StoodIn(PERSONS_SEAT, STAND_IN_BOT))
        assert await host.bots_think() == 0, "nobody plays any more"

    run(engine, test)


def test_a_table_thinks_about_one_thing_at_a_time(engine: Engine) -> None:
    async def test(host: Host) -> None:
        live = await host.table()
        hints = Hints(host.pool, FairQueue(lambda _visitor: None, lambda _visitor, _cost: None))
        while live.table.choosing_person() != PERSONS_SEAT:
            live.mark_present()
            await host.registry.settle()
        found = await asyncio.gather(*[hints.of(live, PERSONS_SEAT, visitor) for visitor in ("ana", "ben", "ida")])
        assert all(found)
        assert host.pool.most_at_once == 1

    run(engine, test)
