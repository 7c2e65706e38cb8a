"""Presence while processes on one PostgreSQL are killed, or miss notifications."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from alhambra.client.server import AsyncServer
from alhambra.server.people.shared_presence import Followers, SharedPresence
from tests.server.service import Service

SECONDS = 60.0  # generous, for many tests at once


@pytest.fixture
def services(postgres: str, tmp_path: Path) -> Iterator[list[Service]]:
    services = [Service(postgres, tmp_path / f"server-{number}.log") for number in range(2)]
    for service in services:
        service.start()
    yield services
    for service in services:
        service.kill()


async def make_table(service: Service) -> tuple[str, list[str]]:
    """Return the id of a new table of two people, and the tokens of their seats."""
    server = AsyncServer(service.address)
    made = await server.make_table("alhambra", ["person", "person"])
    invitation = made["tokens"]["invite"]
    tokens = [await server.join(made["table"], invitation, seat, f"Player {seat}") for seat in range(2)]
    await server.close()
    return made["table"], tokens


def follow(service: Service, table: str, seat: int, token: str) -> connect:
    address = service.address.replace("http", "ws")
    return connect(
        f"{address}/api/tables/{table}/socket?presence=true&seat={seat}",
        additional_headers={"Authorization": f"Bearer {token}"},
    )


async def until(socket: ClientConnection, here: list[int]) -> None:
    """Read until exactly these seats are here, and all others known to be away."""
    async with asyncio.timeout(SECONDS):
        while True:
            message: dict[str, Any] = json.loads(await socket.recv())
            if message["type"] == "presence" and message["complete"] and message["here"] == here:
                return


@pytest.mark.slow
def test_players_of_a_killed_process_are_away_and_return_with_it(services: list[Service]) -> None:
    async def play() -> None:
        table, tokens = await make_table(services[0])
        async with follow(services[0], table, 0, tokens[0]) as one:
            async with follow(services[1], table, 1, tokens[1]) as other:
                await until(one, [0, 1])
                await until(other, [0, 1])
                await asyncio.to_thread(services[1].kill)
            await until(one, [0])
            await asyncio.to_thread(services[1].start)
            async with follow(services[1], table, 1, tokens[1]) as other:
                await until(other, [0, 1])
                await until(one, [0, 1])

    asyncio.run(play())


def test_what_was_missed_is_asked_for_after_a_lost_connection() -> None:
    async def talk() -> None:
        sent: list[list[str]] = [[], []]
        changed: list[str] = []
        one = SharedPresence(sent[0].extend, changed.append)
        other = SharedPresence(sent[1].extend, lambda _: None)
        work = [asyncio.create_task(presence.run()) for presence in (one, other)]

        async def exchange() -> None:
            for _ in range(20):
                await asyncio.sleep(0.01)
                for messages, receiver in ((sent[0], other), (sent[1], one)):
                    for message in messages:
                        receiver.on_message(message)
                    messages.clear()

        one.on_connected()
        other.on_connected()
        one.note("table", Followers(frozenset({0})))
        await exchange()
        one.on_lost()
        assert not one.is_complete("table")
        other.note("table", Followers(frozenset({1}), 2))
        await asyncio.sleep(0.1)
        sent[1].clear()  # nobody hears it
        assert one.elsewhere("table") == Followers()
        one.on_connected()
        await exchange()
        assert one.elsewhere("table") == Followers(frozenset({1}), 2)
        assert "table" in changed
        other.note("table", Followers())
        await exchange()
        assert one.elsewhere("table") == Followers()
        for task in work:
            task.cancel()

    asyncio.run(talk())


@pytest.mark.parametrize("payload", ["", "{", "[]", '{"process": 1}', '{"process": "x", "seats": "all"}', "\x00"])
def test_other_messages_on_the_channel_are_ignored(payload: str) -> None:
    async def listen() -> None:
        presence = SharedPresence(lambda _: None, lambda _: None)
        presence.on_message(payload)
        assert presence.elsewhere("table") == Followers()

    asyncio.run(listen())
