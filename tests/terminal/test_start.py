"""The program in a real terminal: how soon the first decision is there, and that it leaves the terminal as it was."""

import contextlib
import fcntl
import os
import pty
import select
import signal
import struct
import sys
import termios
import time
from pathlib import Path

import pytest

_MOST_SECONDS = 60.0
_MOST_CPU_SECONDS = 2.0  # which other programs on the machine do not lengthen


class Terminal:
    """A pseudo-terminal of 80 by 24 with a program in it."""

    def __init__(self, *arguments: str) -> None:
        self.began = time.monotonic()
        self.pid, self.file = pty.fork()
        if self.pid == 0:
            os.environ["TERM"] = "xterm-256color"
            os.environ["LANG"] = "C.UTF-8"
            os.execv(sys.executable, [sys.executable, "-m", "alhambra", *arguments])
        fcntl.ioctl(self.file, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.shown = b""

    def until(self, text: str) -> float:
        """Wait until a text is shown; the seconds since the start."""
        while time.monotonic() - self.began < _MOST_SECONDS:
            if select.select([self.file], [], [], 0.1)[0]:
                with contextlib.suppress(OSError):
                    self.shown += os.read(self.file, 65536)
            if text.encode() in self.shown:
                return time.monotonic() - self.began
        raise AssertionError(f"{text} does not appear: {self.shown[-2000:]!r}")

    def type(self, text: str) -> None:
        os.write(self.file, text.encode())

    def end(self) -> int:
        """Wait for the end of the program; its exit code."""
        while time.monotonic() - self.began < 2 * _MOST_SECONDS:
            with contextlib.suppress(OSError):
                if select.select([self.file], [], [], 0.1)[0]:
                    self.shown += os.read(self.file, 65536)
            done, status = os.waitpid(self.pid, os.WNOHANG)
            if done:
                return os.waitstatus_to_exitcode(status)
        os.kill(self.pid, signal.SIGKILL)
        raise AssertionError("the program does not end")

    def cpu_seconds(self) -> float:
        """How long the program has computed so far."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="computing time is read from /proc")
def test_the_first_decision_comes_soon_and_leaving_says_how_to_go_on() -> None:
    terminal = Terminal("play", "--seed", "5")
    seconds = terminal.until("Choose an action")
    computed = terminal.cpu_seconds()
    print(f"first decision after {seconds:.2f} s, {computed:.2f} s of them computing")
    assert computed < _MOST_CPU_SECONDS
    terminal.type("1")
    terminal.until("This ends your turn")
    terminal.type("\r")
    time.sleep(1)
    terminal.type("\x03")
    terminal.until("Leave the table?")
    terminal.type("\r")
    assert terminal.end() == 0
    terminal.until("play --resume")
