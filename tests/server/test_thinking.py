"""Processes that think for bots: a long thought delays no other, and all end with their server, however that ends."""

import asyncio
import socket
import subprocess
import sys
from concurrent.futures.process import BrokenProcessPool

import pytest

from alhambra.server.thinking import Thinkers
from tests.server import odd_bots

_PATIENCE = 60.0

# A server that has a thought, whose thinker stays connected to the port as long as it lives.
_SERVER = """
import asyncio, socket, sys, time
from alhambra.server.thinking import Thinkers

CONNECTED = []

def connect(port):
    CONNECTED.append(socket.create_connection(("127.0.0.1", port)))

if __name__ == "__main__":
    asyncio.run(Thinkers().think(60.0, connect, int(sys.argv[1])))
    time.sleep(60)
"""


def test_a_thought_that_takes_too_long_ends_and_another_one_is_thought() -> None:
    async def run() -> str:
        thinkers = Thinkers()
        for _ in range(3):
            with pytest.raises(BrokenProcessPool):
                await thinkers.think(0.1, odd_bots.endless)
        answer = await thinkers.think(60, odd_bots.quick)
        thinkers.close()
        return answer

    assert asyncio.run(run()) == "quick"


def test_a_long_thought_at_one_table_delays_no_other() -> None:
    async def run() -> tuple[str, str]:
        thinkers = Thinkers()
        long = asyncio.ensure_future(thinkers.think(60, odd_bots.slow))
        quick = asyncio.ensure_future(thinkers.think(60, odd_bots.quick))
        first = await quick
        is_done = long.done()
        thinkers.close()
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
