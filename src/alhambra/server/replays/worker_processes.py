"""Processes for work whose cost visitors choose: jobs have limits of time and memory, and visitors take turns."""

import asyncio
import os
import signal
import time
from collections.abc import Callable
from concurrent.futures import Executor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Final, Generic, NamedTuple, TypeVar, cast

from alhambra.processes import limit_memory, started
from alhambra.protocol import AlhambraError
from alhambra.server.replays.fair_queue import FairQueue

Answer = TypeVar("Answer")

_LONGEST_SECONDS: Final = 20.0  # of the processor, for a job; the longest games with all modules need two
_LONGEST_WAIT_SECONDS: Final = 600.0  # by the clock, however busy the machine is
MOST_BYTES: Final = 1 << 30  # of address space, of one process
_START_SECONDS: Final = 2.0  # of the processor, to start a process
COST_OF_A_SECOND: Final = 1000.0  # in the allowance of a visitor
_NICE: Final = 10  # games that are being played come first


class WorkTooLong(AlhambraError):
    """The work takes more time or memory than a visitor may use. Nothing was kept."""


class _Started(NamedTuple):
    pool: Executor
    process: int


class _Done(NamedTuple, Generic[Answer]):
    """What became of a job, and the seconds of the processor that it took."""

    answer: Answer | None
    refusal: AlhambraError | None
    seconds: float


class Worker:
    """A process that does one job at a time. It is replaced after a job that exceeds its limits or is cancelled."""

    def __init__(self) -> None:
        self._starting: asyncio.Task[_Started] | None = None

    async def do(self, seconds: float, function: Callable[..., Answer], *arguments: object) -> _Done[Answer]:
        """Do the job in the process; WorkTooLong if it takes more seconds of the processor or too much memory."""
        pool = await self._pool()
        try:
            async with asyncio.timeout(_LONGEST_WAIT_SECONDS):
                return await asyncio.get_running_loop().run_in_executor(pool, _job, seconds, function, *arguments)
        except (TimeoutError, MemoryError, BrokenProcessPool):
            self.end()
            raise WorkTooLong("work-too-long") from None
        except BaseException:
            self.end()
            raise

    async def _pool(self) -> Executor:
        """Return the process, started if need be; a start goes on when nobody waits for it any more."""
        if self._starting is None:
            self._starting = asyncio.create_task(asyncio.to_thread(_start))
        starting = self._starting
        try:
            return (await asyncio.shield(starting)).pool
        finally:
            if starting.done() and (starting.cancelled() or starting.exception() is not None):
                self._starting = None

    def end(self) -> None:
        """End the process, whatever it is doing; the next job starts another one."""
        starting, self._starting = self._starting, None
        if starting is not None:
            starting.add_done_callback(_end)


def _start() -> _Started:
    pool = started(1, _NICE)
    return _Started(pool, pool.submit(_limit_process).result())


def _end(starting: "asyncio.Task[_Started]") -> None:
    if starting.cancelled() or starting.exception() is not None:
        return
    pool, process = starting.result()
    with suppress(ProcessLookupError):
        os.kill(process, signal.SIGTERM)
    pool.shutdown(wait=False, cancel_futures=True)


def _job(seconds: float, function: Callable[..., Answer], *arguments: object) -> _Done[Answer]:
    """Do a job; the process ends if it takes too long, whatever it is busy with."""
    began = time.process_time()
    _end_after(seconds)
    answer, refusal = None, None
    try:
        answer = function(*arguments)
    except AlhambraError as error:
        refusal = error
    finally:
        _end_after(0)
    return _Done(answer, refusal, time.process_time() - began)


def _end_after(seconds: float) -> None:
    """End the process after so many seconds of the processor; nothing for 0. The load of the machine does not count."""
    if hasattr(signal, "setitimer"):  # Windows has none
        signal.setitimer(signal.ITIMER_PROF, seconds)


def _limit_process() -> int:
    """Limit the process in which this runs; its id."""
    limit_memory(MOST_BYTES)
    return os.getpid()


class Workers:
    """Some workers, for which visitors take turns; with two of them one visitor's long job leaves one to all others."""

    def __init__(self, queue: FairQueue, processes: int) -> None:
        self._queue = queue
        self.seconds = _LONGEST_SECONDS  # of the processor, that a job may take
        self._idle = [Worker() for _ in range(processes)]
        self._places = asyncio.Semaphore(processes)
        self._all = tuple(self._idle)

    @property
    def busy(self) -> int:
        """How many are doing a job."""
        return len(self._all) - len(self._idle)

    async def do(self, visitor: str, function: Callable[..., Answer], *arguments: object) -> Answer:
        """Return what the function answers in another process, when it is the visitor's turn; charge the time it took.

        Cancelling it ends the work.
        """
        async with self._queue.turn(visitor), self._places:
            worker = self._idle.pop()
            began, used = time.perf_counter(), None
            try:
                done = await worker.do(self.seconds, function, *arguments)
                used = done.seconds
            finally:
                self._idle.append(worker)
                if used is None:  # it was ended, so nobody knows better, and another one must be started
                    used = _START_SECONDS + min(self.seconds, time.perf_counter() - began)
                self._queue.charge(visitor, used * COST_OF_A_SECOND)
        if done.refusal is not None:
            raise done.refusal
        return cast(Answer, done.answer)

    def close(self) -> None:
        """End all processes."""
        for worker in self._all:
            worker.end()
