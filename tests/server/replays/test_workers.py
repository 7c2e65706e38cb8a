"""Work in other processes: limited in time and memory, in turn for all visitors, and dropped when they leave."""

import asyncio
import os
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from alhambra.protocol import AlhambraError
from alhambra.server.replays.fair_queue import FairQueue
from alhambra.server.replays.moments import NoSuchReplay
from alhambra.server.replays.worker_processes import COST_OF_A_SECOND, Workers, WorkTooLong
from tests.server.replays.odd_jobs import crash, for_ever, refuse, too_large

_NEVER = 10_000.0  # seconds
_SOON = 0.2  # seconds


def running(test: Callable[[Workers, dict[str, float]], Coroutine[Any, Any, None]]) -> Callable[[], None]:
    async def with_workers() -> None:
        charged: dict[str, float] = {}
        queue = FairQueue(lambda _visitor: None, lambda visitor, cost: charged.update({visitor: cost}))
        workers = Workers(queue, 2)
        workers.seconds = _NEVER
        try:
            await test(workers, charged)
        finally:
            workers.close()
            await asyncio.get_running_loop().shutdown_default_executor()

    def run() -> None:
        asyncio.run(with_workers())

    run.__name__ = test.__name__
    run.__doc__ = test.__doc__
    return run


@running
async def test_work_without_end_is_ended_and_charged(workers: Workers, charged: dict[str, float]) -> None:
    workers.seconds = _SOON
    for _ in range(2):
        with pytest.raises(WorkTooLong, match="longer than it may work"):
            await workers.do("ana", for_ever)
    assert charged["ana"] >= _SOON * COST_OF_A_SECOND


@running
async def test_work_without_bounds_is_refused_and_the_process_replaced(
    workers: Workers, charged: dict[str, float]
) -> None:
    process = await workers.do("ana", os.getpid)
    assert process != os.getpid()
    for job in (too_large, crash):
        with pytest.raises(WorkTooLong, match="longer than it may work"):
            await workers.do("ana", job)
        assert await workers.do("ana", os.getpid) not in (process, os.getpid())


@running
async def test_a_refusal_comes_back_with_its_key_and_keeps_the_process(
    workers: Workers, charged: dict[str, float]
) -> None:
    process = await workers.do("ana", os.getpid)
    with pytest.raises(AlhambraError) as refusal:
        await workers.do("ana", refuse)
    assert (type(refusal.value), refusal.value.key, refusal.value.params) == (
        NoSuchReplay,
        "no-such-moments",
        {"most": 3},
    )
    assert await workers.do("ana", os.getpid) == process


@running
async def test_many_jobs_of_one_visitor_leave_a_process_to_others(workers: Workers, charged: dict[str, float]) -> None:
    hostile = [asyncio.create_task(workers.do("eve", for_ever)) for _ in range(8)]
    assert await workers.do("ana", os.getpid)
    assert not hostile[1].done(), "the second one has not even begun"
    for job in hostile:
        job.cancel()
    assert await asyncio.gather(*hostile, return_exceptions=True)
    assert await workers.do("eve", os.getpid)


@running
async def test_work_that_nobody_waits_for_is_ended(workers: Workers, charged: dict[str, float]) -> None:
    before = await workers.do("ana", os.getpid)
    job = asyncio.create_task(workers.do("ana", for_ever))
    while not workers.busy:
        await asyncio.sleep(0)
    job.cancel()
    await asyncio.gather(job, return_exceptions=True)
    assert workers.busy == 0
    assert await workers.do("ana", os.getpid) != before
