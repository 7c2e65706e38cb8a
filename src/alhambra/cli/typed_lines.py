"""Lines that are typed while other things happen."""

import asyncio
import contextlib
import os
import sys
import threading
from typing import TextIO


class TypedLines:
    """Reads lines in a thread of its own, so that the table keeps running until one is complete."""

    def __init__(self) -> None:
        self._lines: asyncio.Queue[str | None] = asyncio.Queue()
        self._loop = asyncio.get_running_loop()
        threading.Thread(target=self._read, args=(_own_input(),), daemon=True).start()

    def _read(self, stream: TextIO) -> None:
        for line in stream:
            self._put(line)
        self._put(None)

    def _put(self, line: str | None) -> None:
        with contextlib.suppress(RuntimeError):  # the table was left
            self._loop.call_soon_threadsafe(self._lines.put_nowait, line)

    async def next(self) -> str | None:
        """Return the next line, stripped; None at the end of the input."""
        line = await self._lines.get()
        return None if line is None else line.strip()


def _own_input() -> TextIO:
    """Return the standard input under a separate handle, which can be closed at any time."""
    try:
        return open(os.dup(sys.stdin.fileno()), encoding=sys.stdin.encoding, errors="replace")
    except (AttributeError, OSError, ValueError):  # not a file
        return sys.stdin
