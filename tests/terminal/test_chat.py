"""The whole chat of a server table is shown in order, however it is split over messages."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from alhambra.client.server import ServerRefused
from alhambra.console.sources.remote import RemoteSeat, ServerTable
from alhambra.console.sources.source import SAID
from alhambra.protocol import GameConfig, Randomness
from alhambra.server.messages.encode import EncodedStates, encoded, entry_message, said_of
from alhambra.server.tables.entries import Said
from tests.server.many_tables import begun


class Talking:
    """A server table, and a spectator who follows it."""

    def __init__(self, sayings: int) -> None:
        self.table, entries = begun(GameConfig("alhambra", 2), 3, Randomness("talking"))
        self.sequence = len(entries)
        self.asked: list[int] = []
        self.is_lost = False
        for _ in range(sayings):
            self.say()
        state = json.loads(EncodedStates().welcome(self.table, None))["table"]
        self.source = ServerTable(RemoteSeat("http://here", "t", None, ""), state)
        self.source._ask = self._ask  # type: ignore[method-assign, assignment]

    def say(self) -> bytes:
        self.sequence += 1
        saying = Said(0, "Player 0", str(self.table.said_before + len(self.table.said)))
        self.table.apply(self.sequence, saying)
        return entry_message(self.table, saying, None)

    async def _ask(self, what: str, before: int) -> dict[str, Any]:
        assert what == "said"
        await asyncio.sleep(0)
        if self.is_lost:
            raise ServerRefused("server-not-reached", address="here")
        self.asked.append(before)
        answer: dict[str, Any] = json.loads(encoded(said_of(self.table, before)))
        return answer

    def come(self) -> None:
        """Send the whole table."""
        self.source._hear(json.loads(EncodedStates().welcome(self.table, None)))

    async def shown(self) -> list[int]:
        """Return the numbers of all chat messages on the screen."""
        while self.source._doing:
            await asyncio.gather(*self.source._doing)
            await asyncio.sleep(0)
        found: list[int] = []
        while not self.source._news.empty():
            found += [int(event["text"]) for event in self.source._news.get_nowait() if event["event"] == SAID]
        return found


def running(test: Callable[..., Awaitable[None]], *given: Any) -> None:
    async def run() -> None:
        await test(*given)

    asyncio.run(run())


@pytest.mark.parametrize("sayings", [0, 1, 30, 31, 100, 200])
def test_who_comes_reads_everything(sayings: int) -> None:
    async def run() -> None:
        talking = Talking(sayings)
        talking.come()
        assert await talking.shown() == list(range(sayings))
        assert len(talking.asked) == max(0, -(-sayings // 30) - 1)

    running(run)


def test_what_is_said_meanwhile_follows_what_was_said_before() -> None:
    async def run() -> None:
        talking = Talking(100)
        talking.come()
        for _ in range(3):
            talking.source._hear(json.loads(talking.say()))
        assert await talking.shown() == list(range(103))
        talking.source._hear(json.loads(talking.say()))
        assert await talking.shown() == [103]

    running(run)


def test_who_was_away_reads_what_was_missed_and_nothing_twice() -> None:
    async def run() -> None:
        talking = Talking(5)
        talking.come()
        assert await talking.shown() == list(range(5))
        talking.come()
        assert await talking.shown() == []
        for _ in range(70):
            talking.say()
        talking.come()
        assert await talking.shown() == list(range(5, 75))

    running(run)


def test_what_is_kept_no_more_is_not_waited_for() -> None:
    async def run() -> None:
        talking = Talking(250)
        talking.come()
        assert await talking.shown() == list(range(50, 250))

    running(run)


def test_a_connection_that_is_lost_meanwhile_loses_nothing_that_was_told() -> None:
    async def run() -> None:
        talking = Talking(100)
        talking.is_lost = True
        talking.come()
        assert await talking.shown() == list(range(70, 100))

    running(run)
