"""A seat at a server's table from the terminal: joining by link, playing to the end, a server that is gone a while."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from alhambra.client.server import Server
from alhambra.protocol import AlhambraError, Randomness
from alhambra.server.store.database import sqlite_address
from alhambra.terminal.app import TerminalApp
from alhambra.terminal.joining import Link, read_link, seated
from alhambra.terminal.remote import ServerTable
from alhambra.terminal.settings import Settings
from alhambra.terminal.table_screen import TableScreen
from tests.cli.running import refused
from tests.server.service import Service
from tests.terminal.sitting import SMALL, Sitting


@pytest.fixture
def service(tmp_path: Path) -> Iterator[Service]:
    service = Service(sqlite_address(tmp_path / "tables.sqlite"), tmp_path / "server.log")
    service.start()
    yield service
    service.stop()


def invitation(service: Service, seats: list[str], game: str = "alhambra") -> Link:
    """A link to a new table."""
    server = Server(service.address)
    made = server.make_table(game, seats)
    server.close()
    return read_link(f"{service.address}/tables/{made['table']}#{made['tokens']['invite']}")


async def until(sitting: Sitting, text: str) -> None:
    """Wait until something is said below the table."""
    await until_it_is(lambda: text in sitting.choices)


async def until_it_is(condition: Callable[[], bool]) -> None:
    """Wait until a condition holds."""
    for _ in range(1500):
        await asyncio.sleep(0.02)
        if condition():
            return
    raise AssertionError("it does not happen")


@pytest.mark.slow
def test_a_table_is_joined_and_played_to_its_end(service: Service) -> None:
    link = invitation(service, ["person"], "roll_and_write")
    seat, state = seated(link, "Anna")
    settings = Settings(confirm=False)
    table = TableScreen(ServerTable(seat, state), settings)

    async def run() -> None:
        async with TerminalApp(table, settings).run_test(size=SMALL) as pilot:
            sitting = Sitting(pilot, table)
            await sitting.settle()
            assert table.renderer.names[0] == "Anna"
            await sitting.type("say hello")
            await sitting.press("h")
            assert "no hints at a table" in sitting.choices
            await until_it_is(lambda: any("hello" in line.plain for line in table.logged))
            await sitting.play_by_keys(Randomness("online"))
            assert sitting.view["is_over"]

    asyncio.run(run())


@pytest.mark.slow
def test_a_lost_server_is_told_and_found_again(service: Service) -> None:
    seat, state = seated(invitation(service, ["person", "random"]), "Anna")
    settings = Settings(confirm=False)
    source = ServerTable(seat, state)
    table = TableScreen(source, settings)

    async def run() -> None:
        async with TerminalApp(table, settings).run_test(size=SMALL) as pilot:
            sitting = Sitting(pilot, table)
            await sitting.settle()
            service.kill()
            await until(sitting, "connection to the server is lost")
            await asyncio.to_thread(service.start)
            await until_it_is(lambda: source.trouble is None)
            await until(sitting, "Choose an action")
            await sitting.settle()
            before = sitting.view["at"]
            assert table.choosing is not None
            table.choose([table.choosing.offers[0].action])
            await until_it_is(lambda: sitting.view["at"] > before)

    asyncio.run(run())


@pytest.mark.slow
def test_a_full_table_and_a_wrong_token_are_refused(service: Service) -> None:
    link = invitation(service, ["person", "random"])
    seated(link, "Anna")
    with pytest.raises(AlhambraError, match="no seat is free"):
        seated(link, "Bert")
    with pytest.raises(AlhambraError, match="there is no such link"):
        seated(link._replace(token="nonsense"), "Bert")


@pytest.mark.parametrize("link", ["", "http://host/", "host/tables/x#y", "http://host/tables/x", "ftp://h/tables/x#y"])
def test_what_is_no_link_is_refused(link: str) -> None:
    with pytest.raises(AlhambraError, match="is no link to a table"):
        read_link(link)


def test_a_table_of_a_server_needs_a_screen() -> None:
    assert "fills the screen" in refused("play", "--table", "http://127.0.0.1:9/tables/x#y")
