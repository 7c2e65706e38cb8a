"""Processes in which bots think, so that nobody at a table waits for them."""

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

# At least two, so that a quick thought need not wait for a long one.
_PROCESSES: Final = max(2, os.cpu_count() or 1)
_NICE: Final = 5  # who asks something of the server comes before bots that think
_ERRORS: Final = 2  # the file of errors, whether it is open or not


class BotProcessPool:
    """Some processes that are started when there is something to think about; broken ones are replaced."""

    def __init__(self) -> None:
        self._pool: Executor | None = None
        self._is_closed = False

    async def think(self, seconds: float, function: Callable[..., Answer], *arguments: object) -> Answer:
        """What the function answers in another process; BrokenProcessPool if it thinks longer there, or crashes.

        Who asks after the end is cancelled, as are those who still wait for a process then.
        """
        if self._is_closed:
            raise asyncio.CancelledError
        if self._pool is None:
            self._pool = started(_PROCESSES, _NICE)
        pool = self._pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, _within, seconds, function, *arguments)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            raise

    def close(self) -> None:
        """Stop: what is being thought about is thought to its end, and nothing more is begun."""
        self._is_closed = True
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def _within(seconds: float, function: Callable[..., Answer], *arguments: object) -> Answer:
    """What the function answers; if that takes longer this process ends, whatever it is busy with."""
    faulthandler.dump_traceback_later(seconds, exit=True, file=_ERRORS)
    try:
        return function(*arguments)
    finally:
        faulthandler.cancel_dump_traceback_later()


def imagined(known: str, randomness: Randomness) -> Game:
    """Return a complete game from what a seat knows: ``game.position(seat=...)``, all that thinkers are given.

    Imagining can take long where much is hidden, so it is done in the process that thinks.
    """
    return from_position(imagine(known, randomness).position(with_chance=True))
