"""A program in a pseudo-terminal, as its user sees it."""

import contextlib
import fcntl
import os
import pty
import resource
import select
import signal
import struct
import sys
import termios
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Self

_MOST_SECONDS = 60.0


def alhambra_command() -> list[str]:
    """Return the command that starts the package of this interpreter: its script, if installed."""
    script = Path(sys.executable).with_name("alhambra")
    return [str(script)] if script.exists() else [sys.executable, "-m", "alhambra"]


class Terminal:
    """A pseudo-terminal that runs a program; use it with ``with``, which ends the program."""

    def __init__(
        self, command: Sequence[str], environment: Mapping[str, str] | None = None, columns: int = 80, lines: int = 24
    ) -> None:
        self.shown = b""
        self.began = time.monotonic()
        self.computed = 0.0  # CPU seconds, known once the program has ended
        self._code: int | None = None
        own, other = pty.openpty()
        fcntl.ioctl(other, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        self.file = own
        self.pid = os.fork()
        if self.pid == 0:
            os.close(own)
            os.login_tty(other)
            variables = {**os.environ, "TERM": "xterm-256color", "LANG": "C.UTF-8", **(environment or {})}
            os.execvpe(command[0], list(command), variables)
        os.close(other)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._code is None:
            os.kill(self.pid, signal.SIGKILL)
            self._note_end(*os.wait4(self.pid, 0)[1:])
        os.close(self.file)

    def _note_end(self, status: int, used: resource.struct_rusage) -> None:
        self._code = os.waitstatus_to_exitcode(status)
        self.computed = used.ru_utime + used.ru_stime

    def _listen(self) -> None:
        if select.select([self.file], [], [], 0.05)[0]:
            with contextlib.suppress(OSError):  # the program has ended
                self.shown += os.read(self.file, 65536)

    def until(self, text: str) -> float:
        """Wait until a text appears and return the seconds since the start."""
        while time.monotonic() - self.began < _MOST_SECONDS:
            if text.encode() in self.shown:
                return time.monotonic() - self.began
            self._listen()
        raise AssertionError(f"{text} does not appear: {self.shown[-2000:]!r}")

    def type(self, text: str) -> None:
        """Press keys."""
        os.write(self.file, text.encode())

    def end(self) -> int:
        """Wait for the program to end and return its exit code."""
        began = time.monotonic()
        while time.monotonic() - began < _MOST_SECONDS:
            self._listen()
            done, status, used = os.wait4(self.pid, os.WNOHANG)
            if done:
                self._note_end(status, used)
                return os.waitstatus_to_exitcode(status)
        raise AssertionError(f"the program does not end: {self.shown[-2000:]!r}")
