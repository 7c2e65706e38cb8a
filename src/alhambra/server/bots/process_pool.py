"""Worker processes for bots, so that their computations never block the server."""

import asyncio
import faulthandler
import os
from collections.abc import Callable
from concurrent.futures import Executor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, TypeVar

from alhambra.games import from_position, imagine
from alhambra.processes import started
from alhambra.protocol import Game, Randomness

Answer = TypeVar("Answer")

# At least two, so that a quick computation need not wait for a long one.
_PROCESSES: Final = max(2, os.cpu_count() or 1)
_NICE: Final = 5  # requests take precedence over bots
_STDERR: Final = 2  # the file descriptor: sys.stderr may be missing in a worker


class BotProcessPool:
    """A process pool that starts on first use and replaces broken workers."""

    def __init__(self) -> None:
        self._pool: Executor | None = None
        self._is_closed = False

    async def run(self, seconds: float, function: Callable[..., Answer], *arguments: object) -> Answer:
        """Call the function in a worker process and return its result.

        Raises BrokenProcessPool if the call takes longer than ``seconds`` or the worker crashes.
        Calls that wait for a worker when the pool is closed, or come later, are cancelled.
        """
        if self._is_closed:
            raise asyncio.CancelledError
        if self._pool is None:
            self._pool = started(_PROCESSES, _NICE)
        pool = self._pool
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(pool, _within, seconds, function, *arguments)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            raise

    def close(self) -> None:
        """Close the pool: running calls finish, no new ones are started."""
        self._is_closed = True
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def _within(seconds: float, function: Callable[..., Answer], *arguments: object) -> Answer:
    """Call the function; exit this process if that takes too long."""
    faulthandler.dump_traceback_later(seconds, exit=True, file=_STDERR)
    try:
        return function(*arguments)
    finally:
        faulthandler.cancel_dump_traceback_later()


def imagined(known: str, randomness: Randomness) -> Game:
    """Return a complete game sampled from ``game.position(seat=...)``, which is all that a worker is given.

    Sampling can take a long time where much is hidden, so it is done in the worker.
    """
    return from_position(imagine(known, randomness).position(with_chance=True))
