"""Processes in which bots think, so that nobody at a table waits for them."""

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import TypeVar

from alhambra.protocol import Game, Randomness, fresh_seed

Answer = TypeVar("Answer")


class Thinkers:
    """Some processes that are started when there is something to think about; broken ones are replaced."""

    def __init__(self, processes: int = 1) -> None:
        self._processes = processes
        self._pool: Executor | None = None

    async def think(self, seconds: float, function: Callable[..., Answer], *arguments: object) -> Answer:
        """What the function answers in another process; TimeoutError if that takes longer."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._processes, get_context("spawn"), initializer=_end_with_the_server)
        pool = self._pool
        try:
            thought = asyncio.get_running_loop().run_in_executor(pool, function, *arguments)
            return await asyncio.wait_for(thought, seconds)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            raise

    def close(self) -> None:
        """Stop the processes; what is being thought about is forgotten."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def _end_with_the_server() -> None:
    """Let this process end with the one that started it, even if that is killed; else it would wait for ever."""
    Thread(target=_wait_for_the_end, daemon=True).start()


def _wait_for_the_end() -> None:
    server = parent_process()
    assert server is not None
    server.join()
    os._exit(1)


def imagined_position(game: Game, seat: int) -> str:
    """The position of a game as the seat may imagine it: all that is given to others who think for the seat."""
    return game.determinise(seat, Randomness(fresh_seed())).position(with_chance=True)
