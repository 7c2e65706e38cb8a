"""A seat at a server table from the terminal: joining by link, playing to the end, a server that is down."""

import asyncio
import contextlib
import gc
import re
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import asynccontextmanager
from functools import partial
from io import StringIO
from pathlib import Path
from typing import Any

import httpx
import pytest

from alhambra.cli import main
from alhambra.client.server import Server, bearer
from alhambra.client.witness import TAKEN, Note
from alhambra.console.sources.dealing_notes import kept_notes
from alhambra.console.sources.joining import Invitation, read_link, seated
from alhambra.console.sources.remote import RemoteSeat, ServerTable
from alhambra.console.sources.source import Events
from alhambra.protocol import AlhambraError, GameConfig, Randomness
from alhambra.server.store.database import sqlite_address
from alhambra.terminal.app import TerminalApp
from alhambra.terminal.screens.results import PageScreen
from alhambra.terminal.screens.table import TableScreen
from alhambra.terminal.settings import TerminalSettings
from tests.cli.invoke import refused
from tests.joint_deals import committed, joint_game
from tests.server.service import Service
from tests.terminal.random_player import SMALL, Sitting


@pytest.fixture
def service(tmp_path: Path) -> Iterator[Service]:
    service = Service(sqlite_address(tmp_path / "tables.sqlite"), tmp_path / "server.log")
    service.start()
    yield service
    service.stop()


def invitation(service: Service, seats: list[str], game: str = "alhambra") -> Invitation:
    """Return a link to a new table."""
    server = Server(service.address)
    made = server.make_table(game, seats)
    server.close()
    return read_link(f"{service.address}/tables/{made['table']}#{made['tokens']['invite']}")


async def until(sitting: Sitting, text: str) -> None:
    """Wait until a message appears below the table."""
    await until_it_is(lambda: text in " ".join(sitting.choices.split()))


async def until_it_is(condition: Callable[[], bool]) -> None:
    """Wait until a condition holds."""
    for _ in range(1500):
        await asyncio.sleep(0.02)
        if condition():
            return
    raise AssertionError("it does not happen")


def has_view(sitting: Sitting) -> bool:
    """Return whether a table is on the screen, and its view has arrived."""
    screen = sitting.app.screen
    return isinstance(screen, TableScreen) and screen.view is not None


def logged(sitting: Sitting, text: str) -> bool:
    return any(text in line.plain for line in sitting.table.logged)


@asynccontextmanager
async def sitting_down(seat: RemoteSeat, state: dict[str, Any], name: str = "") -> AsyncIterator[Sitting]:
    """A player at a server table."""
    settings = TerminalSettings(confirm=False, scorings=False)
    table = TableScreen(ServerTable(seat, state, name), settings)
    async with TerminalApp(table, settings).run_test(size=SMALL) as pilot:
        yield Sitting(pilot, table, awaits_turn=False)


async def moved_on(sitting: Sitting) -> None:
    """Play something, and wait until it has happened."""
    await until_it_is(lambda: sitting.table.choosing is not None)
    before = sitting.view["at"]
    assert sitting.table.choosing is not None
    sitting.table.choose([sitting.table.choosing.offers[0].action])
    await until_it_is(lambda: sitting.view["at"] > before)


@pytest.mark.slow
def test_a_table_is_joined_and_played_to_its_end(service: Service) -> None:
    link = invitation(service, ["person"], "roll_and_write")
    seat, state = seated(link, "Anna")
    settings = TerminalSettings(confirm=False)
    table = TableScreen(ServerTable(seat, state), settings)

    async def run() -> None:
        async with TerminalApp(table, settings).run_test(size=SMALL) as pilot:
            sitting = Sitting(pilot, table)
            await sitting.settle()
            assert table.renderer.names[0] == "Anna"
            await sitting.type("say hello")
            await sitting.press("h")
            assert "no hints at a server's table" in sitting.choices
            await until_it_is(lambda: any("hello" in line.plain for line in table.logged))
            await sitting.play_by_keys(Randomness("online"))
            assert sitting.view["is_over"]
            await until_it_is(
                lambda: any("of the dealing that this program saw" in line.plain for line in table.logged)
            )

    asyncio.run(run())
    assert kept_notes(seat.place)[0].final_promise is not None


@pytest.mark.slow
def test_a_record_of_another_dealing_is_told_as_trouble(service: Service) -> None:
    source = ServerTable(*seated(invitation(service, ["person", "random"]), "Anna"))
    witness = source.talk.witness
    assert witness is not None
    witness.notes.append(Note("0" * 64, "", "1" * 64, "2" * 64))
    asyncio.run(source._compare(joint_game(GameConfig("roll_and_write", 2)).record()))
    assert source.trouble is not None
    assert "holds a different promise than the one you noted" in source.trouble


@pytest.mark.slow
def test_a_dealer_that_is_not_bound_is_told_as_trouble_and_shown_nothing(service: Service) -> None:
    source = ServerTable(*seated(invitation(service, ["person", "person"]), "Anna"))
    dealing = committed(GameConfig("roll_and_write", 2)).to_json()
    source.talk.table["dealing"] = dealing
    source._add_to_the_seed()
    assert source.trouble is not None
    assert "was committed from elsewhere" in source.trouble
    witness = source.talk.witness
    assert witness is not None
    witness.notes.append(Note(dealing["promise"], "", "1" * 64, standing=TAKEN))
    source._add_to_the_seed()
    assert "is not the one sent from here" in source.trouble


@pytest.mark.slow
def test_a_lost_server_is_told_and_found_again(service: Service) -> None:
    seat, state = seated(invitation(service, ["person", "random"]), "Anna")
    settings = TerminalSettings(confirm=False)
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
def test_whoever_goes_in_a_hurry_leaves_no_connection_open(service: Service) -> None:
    source = ServerTable(*seated(invitation(service, ["person", "random"]), "Anna"))

    async def nothing(_: Events) -> None:
        pass

    async def run() -> None:
        following = asyncio.create_task(source.run(nothing))
        await until_it_is(lambda: source.view is not None)
        following.cancel()
        await asyncio.sleep(0)  # and the program ends before the server has answered

    asyncio.run(run())
    gc.collect()  # unfinished work is reported here, as an error


@pytest.mark.slow
def test_a_full_table_and_a_wrong_token_are_refused(
    service: Service, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    link = invitation(service, ["person", "random"])
    taken, _ = seated(link, "Anna")
    assert seated(link, "Anna")[0] == taken, "the invitation leads back to the seat that was taken by it"
    monkeypatch.setenv("ALHAMBRA_GAMES", str(tmp_path / "of another person"))
    with pytest.raises(AlhambraError, match="No seat is free"):
        seated(link, "Bert")
    with pytest.raises(AlhambraError, match="There is no such link"):
        seated(link._replace(token="nonsense"), "Bert")


@pytest.mark.slow
def test_a_spectator_sees_the_table_and_may_speak_but_not_play(service: Service) -> None:
    server = Server(service.address)
    made = server.make_table("alhambra", ["person", "random"], watching=True)
    server.close()
    links = {
        role: read_link(f"{service.address}/tables/{made['table']}#{token}") for role, token in made["tokens"].items()
    }
    player = seated(links["invite"], "Anna")
    spectator = seated(links["watch"], "Carla")
    assert spectator[0].number is None

    async def run() -> None:
        async with sitting_down(*player) as anna:
            await until_it_is(lambda: anna.table.view is not None)
            async with sitting_down(*spectator, "Carla") as carla:
                await until_it_is(lambda: carla.table.view is not None)
                assert carla.view["hand"] is None
                await carla.type("say good luck")
                await until_it_is(lambda: logged(anna, "Carla: good luck"))
                await carla.press("1")
                await carla.type("takeback 1")
                assert "only watch" in carla.choices
                before = carla.view["at"]
                await moved_on(anna)
                await until_it_is(lambda: carla.view["at"] > before)
                await carla.press("q")
                assert "The same link leads back" in " ".join(carla.choices.split())

    asyncio.run(run())


@pytest.mark.slow
def test_what_one_asks_the_others_answer(service: Service, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    link = invitation(service, ["person", "person", "person"])
    people = []
    for name in ("Anna", "Bert", "Carla"):
        monkeypatch.setenv("ALHAMBRA_GAMES", str(tmp_path / name))
        people.append(seated(link, name))

    async def run() -> None:
        async with (
            sitting_down(*people[0]) as anna,
            sitting_down(*people[1]) as bert,
            sitting_down(*people[2]) as carla,
        ):
            all_people = (anna, bert, carla)
            await until_it_is(lambda: all(sitting.table.view is not None for sitting in all_people))
            on_turn = next(sitting for sitting in all_people if sitting.table.choosing is not None)
            others = [sitting for sitting in all_people if sitting is not on_turn]
            start = on_turn.view["at"]
            await moved_on(on_turn)
            await on_turn.type("takeback")
            await until(on_turn, "Everybody has been asked")
            for sitting in others:
                await until(sitting, "asks to take back the last step")
                sitting.app.simulate_key("enter")
            await asyncio.sleep(0.1)
            assert all(sitting.table.question is not None for sitting in others), "Enter was meant for something else"
            others[0].app.simulate_key("y")
            await until_it_is(lambda: logged(on_turn, "agrees."))
            others[1].app.simulate_key("n")
            await until_it_is(lambda: logged(on_turn, "does not agree."))
            assert on_turn.view["at"] > start
            await until_it_is(lambda: others[0].table.question is None)
            await on_turn.type("takeback 1")
            for sitting in others:
                await until(sitting, "asks to take back")
                await sitting.type("yes")
            await until_it_is(lambda: on_turn.view["decision"]["seat"] == on_turn.table.source.seat)

    asyncio.run(run())


@pytest.mark.slow
def test_who_leaves_is_replaced_and_comes_back(
    service: Service, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = Server(service.address)
    made = server.make_table("alhambra", ["person", "person"], leaving="agreement")
    server.close()
    link = read_link(f"{service.address}/tables/{made['table']}#{made['tokens']['invite']}")
    people = []
    for name in ("Anna", "Bert"):
        monkeypatch.setenv("ALHAMBRA_GAMES", str(tmp_path / name))
        people.append(seated(link, name))

    async def run() -> None:
        async with sitting_down(*people[0]) as anna:
            async with sitting_down(*people[1]) as bert:
                await until_it_is(lambda: bert.table.view is not None)
                await anna.type("standin Bert")
                await until(anna, "only if its player has left")
                await anna.type("standin nobody")
                assert "for whom" in anna.choices
                await bert.type("leave")
                assert "Leave the game to the others?" in bert.choices
                await bert.press("y")
                await until_it_is(lambda: bert.app.return_value is not None)
                assert bert.app.return_value == people[1][0].link
            await until_it_is(lambda: logged(anna, "Bert has left"))
            await anna.type("standin Bert")
            await until_it_is(lambda: anna.table.source.talk.table["seats"][1]["stand_in"] is not None)  # type: ignore[attr-defined]
            back = seated(read_link(people[1][0].link), "Bert")
            async with sitting_down(*back) as bert:
                await until_it_is(lambda: bert.table.view is not None)
                await bert.type("return")
                await until_it_is(lambda: logged(anna, "Bert is back"))

    asyncio.run(run())


@pytest.mark.slow
def test_the_same_people_meet_again(service: Service, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    link = invitation(service, ["person", "person"], "roll_and_write")
    people = []
    for name in ("Anna", "Bert"):
        monkeypatch.setenv("ALHAMBRA_GAMES", str(tmp_path / name))
        people.append(seated(link, name))

    async def play_to_the_end(sitting: Sitting) -> None:
        await until_it_is(lambda: sitting.table.view is not None)
        while not sitting.table.is_over:
            choosing = sitting.table.choosing
            if choosing is not None:
                await sitting.table.propose(choosing.offers[0].action)
            await asyncio.sleep(0.01)
        await until_it_is(lambda: isinstance(sitting.app.screen, PageScreen))
        sitting.app.simulate_key("escape")

    async def run() -> None:
        async with sitting_down(*people[0]) as anna, sitting_down(*people[1]) as bert:
            await until_it_is(lambda: anna.table.view is not None)
            await anna.type("rematch")
            await until(anna, "not over yet")
            await asyncio.gather(play_to_the_end(anna), play_to_the_end(bert))
            await until(anna, "The game is over")
            anna.app.simulate_key("a")
            await until_it_is(lambda: anna.app.screen is not anna.table and isinstance(anna.app.screen, TableScreen))
            await until(bert, "Join them?")
            bert.app.simulate_key("y")
            await until_it_is(lambda: bert.app.screen is not bert.table and isinstance(bert.app.screen, TableScreen))
            for sitting in (anna, bert):
                await until_it_is(partial(has_view, sitting))

    asyncio.run(run())


@pytest.mark.slow
def test_the_time_that_is_left_is_shown(service: Service) -> None:
    server = Server(service.address)
    made = server.make_table("alhambra", ["person", "random"], pace="60s")
    server.close()
    player = seated(read_link(f"{service.address}/tables/{made['table']}#{made['tokens']['invite']}"), "Anna")

    async def run() -> None:
        async with sitting_down(*player) as anna:
            await until_it_is(lambda: anna.table.choosing is not None)
            await until_it_is(lambda: " 0:5" in anna.shown.splitlines()[0])

    asyncio.run(run())


@pytest.mark.parametrize("link", ["", "http://host/", "host/tables/x#y", "http://host/tables/x", "ftp://h/tables/x#y"])
def test_what_is_no_link_is_refused(link: str) -> None:
    with pytest.raises(AlhambraError, match="is not a link to a table"):
        read_link(link)


def test_a_server_that_does_not_answer_is_one_sentence_in_words_too() -> None:
    assert "Nothing answers at" in refused("play", "--table", "http://127.0.0.1:9/tables/x#y")


# --- in words alone ---


def test_a_table_is_joined_and_played_in_words(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    link = invitation(service, ["person", "random"])
    address = f"{link.address}/tables/{link.table}#{link.token}"
    typed = SlowlyTyped(["say hello", "score", "hint", *["1"] * 4])
    shown = StringIO()
    monkeypatch.setattr("sys.stdin", typed)
    typed.until = lambda: "Choose an action" in shown.getvalue()
    with contextlib.redirect_stdout(shown), pytest.raises(SystemExit) as left:
        main(["play", "--plain", "--table", address, "--name", "Anna"])
    assert not left.value.code
    said = shown.getvalue()
    assert re.search(r"\n?Anna: (not ready yet|ready)\n", said)
    assert re.search(r"Your hand: \w+", said)
    assert "Your turn. Choose an action:\n1. " in said
    assert "Anna: hello" in said
    assert "If scoring 1 took place now:" in said
    assert "There are no hints at a server's table." in said
    assert re.search(r"You (take|buy) ", said)
    assert f"Continue with: alhambra play --table '{link.address}/tables/{link.table}?seat=0#" in said


def test_the_waiting_room_and_the_beginning_are_said_in_words(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    link = invitation(service, ["person", "person"])
    address = f"{link.address}/tables/{link.table}#{link.token}"
    shown = StringIO()
    typed = SlowlyTyped([])

    def after(text: str, line: str) -> str:
        typed.until = lambda: text in shown.getvalue()
        return line

    def lines() -> Iterator[str]:
        yield after("waiting for 1 more player.", "ready")
        seat = taken_seat(link, 1, "Kim")
        yield after("waiting for Kim.", "table")
        yield after("has not begun", "dance")
        threading.Thread(target=sit_there, args=(seat,), daemon=True).start()
        yield after("Your hand: ", "ready")

    typed.lines = lines()
    assert joined_in_words(address, typed, shown, monkeypatch) == 0
    waiting, _, playing = shown.getvalue().partition("Points now: ")
    assert "\nYou are ready; waiting for 1 more player.\nYou can talk to the others (say) or leave" in waiting
    assert "\nKim: not ready yet\nYou are ready; waiting for Kim.\n" in waiting
    assert "The game has not begun yet." in waiting
    assert "'dance' does nothing before the game; you can: ready, say, quit, and ? for help." in waiting
    assert_is_opening(playing)
    assert "The game has begun already." in playing

    shown, typed = StringIO(), SlowlyTyped(["score"])
    typed.until = lambda: "Your hand: " in shown.getvalue()
    assert joined_in_words(address, typed, shown, monkeypatch) == 0
    assert_is_opening(shown.getvalue().partition("Points now: ")[2])


def assert_is_opening(said: str) -> None:
    """Check that the points, the turn, the market, the display and the hand come before the first choice."""
    opening = re.split(r"Your turn. Choose|Kim is deciding", said)[0]
    assert re.match(r"Anna 0, Kim 0, Dirk 0\.\nIt is (your|Kim's) turn\.\nMarket: ", opening)
    assert [opening.count(f"\n{part}: ") for part in ("Market", "Display", "Your hand")] == [1, 1, 1]


def taken_seat(link: Invitation, number: int, name: str) -> RemoteSeat:
    """Take a seat for somebody on another machine."""
    path = f"{link.address}/api/tables/{link.table}/seats/{number}"
    response = httpx.post(path, json={"name": name}, headers=bearer(link.token))
    return RemoteSeat(link.address, link.table, number, response.raise_for_status().json()["token"])


def sit_there(seat: RemoteSeat) -> None:
    """Get ready at a table, and choose nothing."""

    async def hear(events: Events) -> None:
        del events

    async def follow() -> None:
        source = ServerTable(seat, await seat.table_state())
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(source.run(hear), 15)
        await source.close()

    asyncio.run(follow())


def joined_in_words(address: str, typed: StringIO, shown: StringIO, monkeypatch: pytest.MonkeyPatch) -> int:
    """Sit at a table until the typed lines end; return the exit code."""
    monkeypatch.setattr("sys.stdin", typed)
    with contextlib.redirect_stdout(shown), pytest.raises(SystemExit) as left:
        main(["play", "--plain", "--table", address, "--name", "Anna"])
    return int(left.value.code or 0)


class SlowlyTyped(StringIO):
    """The lines typed by somebody who waits for the table to say something before each one."""

    def __init__(self, lines: Iterable[str]) -> None:
        super().__init__()
        self.lines = lines
        self.until: Callable[[], bool] = lambda: True

    def __iter__(self) -> Iterator[str]:  # type: ignore[override]
        for line in self.lines:
            deadline = time.monotonic() + 20
            while not self.until() and time.monotonic() < deadline:
                time.sleep(0.05)
            time.sleep(0.5)
            yield f"{line}\n"
        time.sleep(1.0)
