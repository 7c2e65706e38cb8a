"""A server in a separate process, which can be killed and restarted."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping
from http.client import HTTPConnection, HTTPException
from pathlib import Path

_HOST = "127.0.0.1"
WITHOUT_LIMITS = {
    "ALHAMBRA_ANSWER_SECONDS": "0",
    "ALHAMBRA_COMMANDS_PER_SECOND": "1000000",
    "ALHAMBRA_REQUESTS_PER_SECOND": "1000000",
    "ALHAMBRA_TABLES_PER_HOUR": "1000000",
    "ALHAMBRA_SOCKETS_PER_ADDRESS": "1000000",
}
_SECONDS_TO_START = 120.0  # generous, for many tests at once
_SECONDS_BETWEEN_LOOKS = 0.02


def free_port() -> int:
    """Return an unused port."""
    with socket.socket() as probe:
        probe.bind((_HOST, 0))
        port: int = probe.getsockname()[1]
        return port


class Service:
    """A server on a database."""

    def __init__(
        self,
        database: str,
        log: Path,
        port: int | None = None,
        settings: Mapping[str, str] | None = None,
        program: str = "alhambra.server",
        python: str = sys.executable,
    ) -> None:
        self.database = database
        self._python = python
        self._program = program
        self._settings = settings or {}
        self.port = port or free_port()
        self.address = f"http://{_HOST}:{self.port}"
        self._log = log
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> float:
        """Start it; return the wall-clock seconds until it is ready."""
        environment = {
            **os.environ,
            "ALHAMBRA_DATABASE": self.database,
            "ALHAMBRA_PORT": str(self.port),
            **WITHOUT_LIMITS,
            "PYTHONDONTWRITEBYTECODE": "",  # use cached bytecode, as an installation does
            **self._settings,
        }
        began = time.monotonic()
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [self._python, "-m", self._program], env=environment, stdout=log, stderr=log
            )
        try:
            self._wait_until_ready(began)
        except BaseException:  # a caller without a running server will not end it
            self.kill()
            raise
        return time.monotonic() - began

    def _wait_until_ready(self, began: float) -> None:
        assert self._process is not None
        while not self._is_ready():
            time.sleep(_SECONDS_BETWEEN_LOOKS)
            assert self._process.poll() is None, f"the server stopped:\n{self._log.read_text()[-3000:]}"
            waited = time.monotonic() - began
            assert waited < _SECONDS_TO_START, f"the server is not ready:\n{self._log.read_text()[-3000:]}"

    def _is_ready(self) -> bool:
        connection = HTTPConnection(_HOST, self.port, timeout=2)
        try:
            connection.request("GET", "/readyz")
            return connection.getresponse().status == 200
        except (OSError, HTTPException):
            return False
        finally:
            connection.close()

    @property
    def process(self) -> int:
        """The id of its process."""
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """Kill it at once, as a power cut would."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def stop(self) -> int:
        """Ask it to stop; return its exit code."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        return self._process.wait(timeout=20)
