"""Processes that think for bots end with their server, however that ends."""

import socket
import subprocess
import sys

import pytest

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
