"""Worker processes for jobs that visitors cause, with limits on time and memory for each job."""

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

_CPU_SECONDS: Final = 20.0  # per job; the longest games with all modules need two
_WALL_CLOCK_SECONDS: Final = 600.0  # per job, however busy the machine is
MOST_BYTES: Final = 1 << 30  # of address space, per process
_START_CPU_SECONDS: Final = 2.0  # to start a process
COST_OF_A_SECOND: Final = 1000.0  # of processor time, in the allowance of a visitor
_NICE: Final = 10  # running games take precedence


class WorkTooLong(AlhambraError):
    """The work takes more time or memory than a visitor may use. Nothing was stored."""


class _Started(NamedTuple):
    pool: Executor
    process: int


class _Done(NamedTuple, Generic[Answer]):
    """The outcome of a job, and the processor time that it took."""

    answer: Answer | None
    refusal: AlhambraError | None
    seconds: float


class Worker:
    """A process that runs one job at a time; replaced after a job that was cancelled or ended."""

    def __init__(self) -> None:
        self._starting: asyncio.Task[_Started] | None = None

    async def do(self, seconds: float, function: Callable[..., Answer], *arguments: object) -> _Done[Answer]:
        """Run a job in the process.

        Raises WorkTooLong if it takes more processor time than ``seconds``, or too much memory.
        """
        pool = await self._pool()
        try:
            async with asyncio.timeout(_WALL_CLOCK_SECONDS):
                return await asyncio.get_running_loop().run_in_executor(pool, _job, seconds, function, *arguments)
        except (TimeoutError, MemoryError, BrokenProcessPool):
            self.end()
            raise WorkTooLong("work-too-long") from None
        except BaseException:
            self.end()
            raise

    async def _pool(self) -> Executor:
        """Return the process, started if necessary; cancelling the call does not cancel the start."""
        if self._starting is None:
            self._starting = asyncio.create_task(asyncio.to_thread(_start))
        starting = self._starting
        try:
            return (await asyncio.shield(starting)).pool
        finally:
            if starting.done() and (starting.cancelled() or starting.exception() is not None):
                self._starting = None

    def end(self) -> None:
        """End the process immediately; the next job starts another one."""
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
    """Run a job; the process ends if that takes too long."""
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
    """End the process after some processor time, whatever the load of the machine; 0 cancels that."""
    if hasattr(signal, "setitimer"):  # not on Windows
        signal.setitimer(signal.ITIMER_PROF, seconds)


def _limit_process() -> int:
    """Limit the memory of this process, and return its id."""
    limit_memory(MOST_BYTES)
    return os.getpid()


class Workers:
    """A pool of workers that visitors use in turn.

    With two workers, one visitor's long job leaves one for all others.
    """

    def __init__(self, queue: FairQueue, processes: int) -> None:
        self._queue = queue
        self.seconds = _CPU_SECONDS
        self._idle = [Worker() for _ in range(processes)]
        self._places = asyncio.Semaphore(processes)
        self._all = tuple(self._idle)

    @property
    def busy(self) -> int:
        """Return how many workers are running a job."""
        return len(self._all) - len(self._idle)

    async def do(self, visitor: str, function: Callable[..., Answer], *arguments: object) -> Answer:
        """Call the function in a worker when it is the visitor's turn, and charge the time it took.

        Cancelling the call ends the job. Raises what the function raises, WorkTooLong if it
        exceeds a limit, and TooOften or QueueFull if the visitor may not run another job now.
        """
        async with self._queue.turn(visitor), self._places:
            worker = self._idle.pop()
            began, used = time.perf_counter(), None
            try:
                done = await worker.do(self.seconds, function, *arguments)
                used = done.seconds
            finally:
                self._idle.append(worker)
                if used is None:  # the process was ended: charge the elapsed time and a new start
                    used = _START_CPU_SECONDS + min(self.seconds, time.perf_counter() - began)
                self._queue.charge(visitor, used * COST_OF_A_SECOND)
        if done.refusal is not None:
            raise done.refusal
        return cast(Answer, done.answer)

    def close(self) -> None:
        """End all processes."""
        for worker in self._all:
            worker.end()
