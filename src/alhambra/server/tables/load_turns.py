"""Schedules the loading of tables on the event loop: in short slices, shortest table first."""

import asyncio
import heapq
from itertools import count


class LoadTurns:
    """Lets one loading table at a time do a slice of its work, and others proceed in between.

    The table with the fewest entries left comes first, so that long tables do not delay others.
    """

    def __init__(self) -> None:
        self._waiting: list[tuple[int, int, asyncio.Future[None]]] = []
        self._arrivals = count()
        self._is_serving = False

    async def wait(self, entries_left: int) -> None:
        """Wait for the next turn, which lasts until the caller awaits anything."""
        loop = asyncio.get_running_loop()
        turn: asyncio.Future[None] = loop.create_future()
        heapq.heappush(self._waiting, (entries_left, next(self._arrivals), turn))
        if not self._is_serving:
            self._is_serving = True
            loop.call_soon(self._serve)
        await turn

    def _serve(self) -> None:
        """Grant one turn in each iteration of the event loop, while any table is waiting."""
        while self._waiting:
            _, _, turn = heapq.heappop(self._waiting)
            if not turn.done():  # it may have been cancelled
                turn.set_result(None)
                asyncio.get_running_loop().call_soon(self._serve)
                return
        self._is_serving = False
