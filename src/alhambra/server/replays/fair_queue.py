"""A queue for expensive queries: fair between visitors, in short time slices, charged by cost."""

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Generator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from typing import Final, TypeVar

from alhambra.protocol import AlhambraError
from alhambra.server.tables.work_time import WorkTime

Answer = TypeVar("Answer")
Steps = Generator[float, None, Answer]  # yields the cost of each short step, and returns the answer

_SLICE_SECONDS: Final = 0.002  # of work, followed by a pause of the same length
_COST_OF_A_SECOND: Final = 10_000.0  # of processor time, where the cost is not known otherwise
_COST_OF_A_COMMAND: Final = 20.0  # at least: it is also persisted and broadcast
_MOST_AT_ONCE: Final = 16  # visitors being served
_MOST_WAITING_OF_ONE: Final = 8  # queries of one visitor, besides the one being answered
_MOST_WAITING: Final = 512  # queries of all visitors


class QueueFull(AlhambraError):
    """Too many queries are waiting. Nothing was done."""


class FairQueue:
    """Answers one query of each visitor at a time, in turn, in slices that never block for long.

    The cost of the work is charged to the visitor while it is done. A visitor who has used up the
    allowance is refused before any work; ``check`` raises that refusal.
    """

    def __init__(
        self,
        check: Callable[[str], None],
        charge: Callable[[str, float], None],
        clock: Callable[[], float] = time.perf_counter,
        pause: Callable[[float], Awaitable[None]] = asyncio.sleep,
        processor_time: Callable[[], float] = time.thread_time,
    ) -> None:
        self._check = check
        self.charge = charge
        self._clock = clock
        self._pause = pause
        self._processor_time = processor_time
        self._busy: set[str] = set()  # visitors being served
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}  # by visitor, in the order of service
        self._slices = asyncio.Lock()  # passes from one query to the next after each slice
        self._rests_until = 0.0

    async def run(self, visitor: str, steps: Steps[Answer]) -> Answer:
        """Run the steps in slices when it is the visitor's turn, and return their answer.

        Cancelling the call drops the rest of the work. Each step should take less than 1 ms.
        """
        with closing(steps):
            async with self.turn(visitor):
                while True:
                    async with self._slices:
                        await self._rest()
                        try:
                            self._slice(visitor, steps)
                        except StopIteration as finished:
                            answer: Answer = finished.value
                            return answer

    @contextmanager
    def at_once(self, visitor: str) -> Iterator[None]:
        """Do short work without waiting for a turn, and charge its processor time."""
        self._check(visitor)
        began = self._processor_time()
        try:
            yield
        finally:
            self.charge(visitor, max(1.0, (self._processor_time() - began) * _COST_OF_A_SECOND))

    @contextmanager
    def command(self, visitor: str) -> Iterator[WorkTime]:
        """Let a command be carried out, and charge the processor time of its parts."""
        self._check(visitor)
        work = WorkTime(self._processor_time)
        try:
            yield work
        finally:
            self.charge(visitor, max(_COST_OF_A_COMMAND, work.seconds * _COST_OF_A_SECOND))

    @asynccontextmanager
    async def turn(self, visitor: str) -> AsyncIterator[None]:
        """Hold the visitor's turn during work in another process; the caller charges its cost."""
        self._check(visitor)
        await self._enter(visitor)
        try:
            self._check(visitor)  # earlier queries may have used up the allowance
            yield
        finally:
            self._leave(visitor)

    def _slice(self, visitor: str, steps: Steps[Answer]) -> None:
        """Work until the slice is over. Raises StopIteration with the answer when all is done."""
        began, cost = self._clock(), 0.0
        try:
            while self._clock() - began < _SLICE_SECONDS:
                cost += next(steps)
        finally:
            now = self._clock()
            self._rests_until = 2 * now - began
            self.charge(visitor, cost)

    async def _rest(self) -> None:
        """Leave the event loop to others for as long as the last slice took."""
        left = self._rests_until - self._clock()
        if left > 0:
            await self._pause(left)

    async def _enter(self, visitor: str) -> None:
        """Wait for the visitor's turn."""
        if visitor not in self._busy and len(self._busy) < _MOST_AT_ONCE:
            self._busy.add(visitor)
            return
        if len(self._waiting.get(visitor, ())) >= _MOST_WAITING_OF_ONE:
            raise QueueFull("questions-waiting")
        if sum(map(len, self._waiting.values())) >= _MOST_WAITING:
            raise QueueFull("server-busy")
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(visitor, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._forget(visitor, turn)
            else:  # its turn came at the same moment
                self._leave(visitor)
            raise

    def _leave(self, visitor: str) -> None:
        """Give the turn back, and serve the visitors that have waited longest."""
        self._busy.remove(visitor)
        for name in list(self._waiting):
            if len(self._busy) >= _MOST_AT_ONCE:
                return
            if name not in self._busy:
                self._begin(name)

    def _begin(self, visitor: str) -> None:
        """Start the first waiting query of a visitor; the others go to the end of the queue."""
        turns = self._waiting.pop(visitor)
        while turns and visitor not in self._busy:
            turn = turns.popleft()
            if not turn.done():  # it may have just been cancelled
                self._busy.add(visitor)
                turn.set_result(None)
        if turns:
            self._waiting[visitor] = turns

    def _forget(self, visitor: str, turn: asyncio.Future[None]) -> None:
        """Drop a cancelled query."""
        turns = self._waiting.get(visitor, deque())
        if turn in turns:
            turns.remove(turn)
        if not turns:
            self._waiting.pop(visitor, None)
