"""Processes in which bots think, so that nobody at a table waits for them."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
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
            self._pool = ProcessPoolExecutor(self._processes, get_context("spawn"))
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


def imagined_position(game: Game, seat: int) -> str:
    """The position of a game as the seat may imagine it: all that is given to others who think for the seat."""
    return game.determinise(seat, Randomness(fresh_seed())).position(with_chance=True)
