"""A server in a process of its own, which can be killed and started again."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path

import httpx

_SECONDS_TO_START = 30.0


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Service:
    """A server on a database."""

    def __init__(
        self, database: str, log: Path, port: int | None = None, settings: Mapping[str, str] | None = None
    ) -> None:
        self.database = database
        self._settings = settings or {}
        self.port = port or free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._log = log
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> float:
        """Start it; the seconds until it is ready."""
        environment = {
            **os.environ,
            "ALHAMBRA_DATABASE": self.database,
            "ALHAMBRA_PORT": str(self.port),
            "ALHAMBRA_COMMANDS_PER_SECOND": "100000",
            **self._settings,
        }
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "alhambra.server"], env=environment, stdout=log, stderr=log
            )
        began = time.monotonic()
        while time.monotonic() - began < _SECONDS_TO_START:
            try:
                if httpx.get(f"{self.address}/healthz", timeout=2).status_code == 200:
                    return time.monotonic() - began
            except httpx.HTTPError:
                time.sleep(0.02)
            assert self._process.poll() is None, f"the server stopped:\n{self._log.read_text()[-3000:]}"
        raise AssertionError(f"the server is not ready:\n{self._log.read_text()[-3000:]}")

    @property
    def process(self) -> int:
        """The number of its process."""
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def stop(self) -> int:
        """Ask it to stop; its exit code."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        return self._process.wait(timeout=20)
