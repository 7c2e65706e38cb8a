"""Processes that think for bots: a long computation delays no other, and all end with their server, however it ends."""

import asyncio
import socket
import subprocess
import sys
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import pytest

from alhambra.games import from_position, new_game
from alhambra.protocol import Game, GameConfig, Randomness
from alhambra.server.bots.process_pool import BotProcessPool, imagined
from tests.server.bots import odd_bots
from tests.server.bots.test_bots import wait_until
from tests.server.visitors import Visitor, bearer

_PATIENCE = 60.0

# A server with a bot thinking, whose process stays connected to the port as long as it lives.
_SERVER = """
import asyncio, socket, sys, time
from alhambra.server.bots.process_pool import BotProcessPool

CONNECTED = []

def connect(port):
    CONNECTED.append(socket.create_connection(("127.0.0.1", port)))

if __name__ == "__main__":
    asyncio.run(BotProcessPool().run(60.0, connect, int(sys.argv[1])))
    time.sleep(60)
"""


def test_a_call_that_takes_too_long_is_ended_and_the_next_one_runs() -> None:
    async def run() -> str:
        pool = BotProcessPool()
        for _ in range(3):
            with pytest.raises(BrokenProcessPool):
                await pool.run(0.1, odd_bots.endless)
        answer = await pool.run(60, odd_bots.quick)
        pool.close()
        return answer

    assert asyncio.run(run()) == "quick"


def test_a_long_thought_at_one_table_delays_no_other() -> None:
    async def run() -> tuple[str, str]:
        pool = BotProcessPool()
        long = asyncio.ensure_future(pool.run(60, odd_bots.slow))
        quick = asyncio.ensure_future(pool.run(60, odd_bots.quick))
        first = await quick
        is_done = long.done()
        pool.close()
        assert not is_done
        return first, await long

    assert asyncio.run(run()) == ("quick", "slow")


@pytest.mark.slow
def test_who_thinks_for_a_killed_server_ends(tmp_path_factory: pytest.TempPathFactory) -> None:
    program = tmp_path_factory.mktemp("thinking") / "server.py"
    program.write_text(_SERVER, encoding="utf-8")
    with socket.create_server(("127.0.0.1", 0)) as listening:
        listening.settimeout(_PATIENCE)
        server = subprocess.Popen([sys.executable, str(program), str(listening.getsockname()[1])])
        try:
            thinker, _ = listening.accept()
        finally:
            server.kill()
            server.wait()
    with thinker:
        thinker.settimeout(_PATIENCE)
        assert thinker.recv(1) == b"", "it has closed what it had opened"


@pytest.fixture
def given_to_workers(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Record what the workers are given. They never answer in time, and only they may sample a game."""
    given: list[str] = []

    async def run(_self: BotProcessPool, _seconds: float, _function: Any, known: str, *_arguments: object) -> Any:
        given.append(known)
        raise TimeoutError

    def refuse(*_: object) -> None:
        raise AssertionError("imagined in the process that serves tables")

    monkeypatch.setattr(BotProcessPool, "run", run)
    monkeypatch.setattr(Game, "determinise", refuse)
    return given


def test_bots_are_given_what_their_seat_knows_and_imagine_the_rest_themselves(
    given_to_workers: list[str], visitor: Visitor
) -> None:
    table = visitor.table("person", "greedy").begin()
    while table.decides() == 0:
        table.play()
    wait_until(lambda: bool(given_to_workers))
    assert "\nseen by: 1\n" in given_to_workers[0]


def test_hints_are_found_by_what_the_seat_knows(given_to_workers: list[str], visitor: Visitor) -> None:
    table = visitor.table("person", "person").begin()
    seat = table.decides()
    where = f"/api/tables/{table.id}/socket?seat={seat}"
    with visitor.client.websocket_connect(where, headers=bearer(table.tokens[seat or 0])) as socket:
        socket.receive_json()
        socket.send_json({"do": "ask", "id": "1", "what": "hints"})
        assert socket.receive_json()["key"] == "hint-failed"
    assert f"\nseen by: {seat}\n" in given_to_workers[0]


@pytest.mark.parametrize(("name", "modules"), [("alhambra", ["bonus_cards", "characters"]), ("roll_and_write", [])])
def test_what_is_imagined_from_what_a_seat_knows_is_what_the_game_itself_lets_it_imagine(
    name: str, modules: list[str]
) -> None:
    game, randomness = new_game(GameConfig(name, 3, modules), 1), Randomness("moves")
    for number in range(40):
        assert game.decision is not None
        seat = game.decision.seat
        if number % 8 == 0:
            itself = game.determinise(seat, Randomness(str(number))).position(with_chance=True)
            by_text = imagined(game.position(seat=seat), Randomness(str(number)))
            assert by_text.checksum() == from_position(itself).checksum()
            offered = [{action.notation() for action in one.legal_actions(seat=seat)} for one in (by_text, game)]
            assert offered[0] == offered[1]
        game.play(game.legal_actions().pick(randomness))
