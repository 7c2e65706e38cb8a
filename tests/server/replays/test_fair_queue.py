"""Expensive requests: one per visitor at a time, in turn, in short slices, charged by cost, with a timeout."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any

import pytest

from alhambra.server.replays import fair_queue
from alhambra.server.replays.fair_queue import FairQueue, QueueFull, Steps
from alhambra.server.web.rate_limits import WORK, Limit, Rates, TooOften

_STEP_SECONDS = 0.0005


class Work:
    """Work with a simulated clock: every step takes the same time, every pause as long as it should."""

    def __init__(self, allowance: float = 1_000_000) -> None:
        self.now = 100.0
        self.done: list[str] = []  # whose steps were done
        self.pauses: list[float] = []
        self.at_pauses: list[int] = []  # how many steps were done before
        self.rates = Rates({WORK: Limit(allowance, 10)}, lambda: self.now)
        self.queue = FairQueue(self._check, self._charge, lambda: self.now, self._pause, lambda: self.now)

    def _check(self, visitor: str) -> None:
        self.rates.check(WORK, visitor)

    def _charge(self, visitor: str, cost: float) -> None:
        self.rates.charge(WORK, visitor, cost)

    async def _pause(self, seconds: float) -> None:
        self.pauses.append(seconds)
        self.at_pauses.append(len(self.done))
        self.now += seconds
        await asyncio.sleep(0)

    def steps(self, visitor: str, number: int, cost: float = 1.0) -> Steps[str]:
        for _ in range(number):
            self.now += _STEP_SECONDS
            self.done.append(visitor)
            yield cost
        return f"answer for {visitor}"

    def ask(self, visitor: str, number: int) -> "asyncio.Task[str]":
        return asyncio.create_task(self.queue.run(visitor, self.steps(visitor, number)))


def running(test: Callable[[], Coroutine[Any, Any, None]]) -> Callable[[], None]:
    def run() -> None:
        asyncio.run(test())

    run.__name__ = test.__name__
    return run


async def settled() -> None:
    """Let everything that is ready run."""
    for _ in range(20):
        await asyncio.sleep(0)


@running
async def test_work_is_done_in_slices_with_as_much_time_for_all_others() -> None:
    work = Work()
    assert await work.ask("ana", 41) == "answer for ana"
    assert len(work.done) == 41
    assert work.at_pauses == list(range(4, 41, 4)), "every slice takes two milliseconds"
    assert work.pauses == pytest.approx([0.002] * 10)


@running
async def test_a_slow_step_is_followed_by_as_long_a_rest() -> None:
    work = Work()

    def steps() -> Steps[None]:
        for _ in range(2):
            work.now += 0.03
            yield 1

    await work.queue.run("ana", steps())
    assert work.pauses == pytest.approx([0.03, 0.03])


@running
async def test_a_short_question_does_not_wait_for_the_long_one_of_another_visitor() -> None:
    work = Work()
    long = work.ask("ana", 1000)
    await settled()
    before = len(work.done)
    assert await work.ask("ben", 8) == "answer for ben"
    assert work.done[before:].count("ana") <= 24, "a slice for each of the other one, and one before"
    assert not long.done()
    long.cancel()
    with suppress(asyncio.CancelledError):
        await long


@running
async def test_one_question_of_a_visitor_is_answered_at_a_time() -> None:
    work = Work()
    order: list[str] = []

    async def ask(visitor: str, name: str) -> None:
        async with work.queue.turn(visitor):
            order.append(f"{name} begins")
            await settled()
            order.append(f"{name} ends")

    await asyncio.gather(ask("ana", "first"), ask("ana", "second"))
    assert order == ["first begins", "first ends", "second begins", "second ends"]


@running
async def test_visitors_are_served_in_turn_however_many_questions_one_of_them_has() -> None:
    work = Work()
    order: list[str] = []

    async def ask(visitor: str) -> None:
        async with work.queue.turn(visitor):
            order.append(visitor)
            await asyncio.sleep(0)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(fair_queue, "_MOST_AT_ONCE", 1)
        await asyncio.gather(*[ask("ana") for _ in range(5)], ask("ben"), ask("eva"))
    assert order == ["ana", "ana", "ben", "eva", "ana", "ana", "ana"]


@running
async def test_what_was_cancelled_is_dropped_and_the_next_one_begins() -> None:
    work = Work()
    first, waiting, last = (work.ask("ana", 1000) for _ in range(3))
    await settled()
    waiting.cancel()
    first.cancel()
    await settled()
    count = len(work.done)
    assert 0 < count < 1000
    assert await last == "answer for ana"
    assert len(work.done) <= count + 1000
    assert await work.ask("ana", 1) == "answer for ana", "nothing is held for ever"
    assert not work.queue._waiting
    assert not work.queue._busy


@running
async def test_a_turn_that_comes_while_its_question_is_cancelled_passes_on() -> None:
    work = Work()
    async with work.queue.turn("ana"):
        waiting = [work.ask("ana", 1) for _ in range(2)]
        await settled()
    waiting[0].cancel()  # its turn has just come
    await settled()
    assert await waiting[1] == "answer for ana"
    assert not work.queue._busy


@running
async def test_cost_is_charged_while_the_work_is_done_and_who_has_no_allowance_left_is_refused() -> None:
    work = Work(allowance=100)
    assert await work.queue.run("ana", work.steps("ana", 30, cost=10)) == "answer for ana"
    done = len(work.done)
    with pytest.raises(TooOften) as refusal:
        await work.ask("ana", 1)
    assert len(work.done) == done, "nothing was done"
    assert await work.ask("ben", 1) == "answer for ben"
    work.now += refusal.value.seconds
    assert await work.ask("ana", 1) == "answer for ana"


@running
async def test_waiting_questions_are_refused_when_those_before_have_used_up_the_allowance() -> None:
    work = Work(allowance=10)
    first, second = work.ask("ana", 50), work.ask("ana", 50)
    assert await first == "answer for ana"
    with pytest.raises(TooOften):
        await second
    assert len(work.done) == 50


@running
async def test_few_questions_wait() -> None:
    work = Work()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(fair_queue, "_MOST_WAITING_OF_ONE", 2)
        patch.setattr(fair_queue, "_MOST_WAITING", 3)
        async with work.queue.turn("ana"), work.queue.turn("ben"):
            asked: list[Awaitable[str]] = [work.ask("ana", 1) for _ in range(2)]
            await settled()
            with pytest.raises(QueueFull, match="earlier questions"):
                await work.ask("ana", 1)
            asked.append(work.ask("ben", 1))
            await settled()
            with pytest.raises(QueueFull, match="too busy"):
                await work.ask("ben", 1)
        assert len(await asyncio.gather(*asked)) == 3


@running
async def test_an_error_of_the_work_is_an_error_of_the_question() -> None:
    work = Work()

    def steps() -> Steps[None]:
        yield 1
        raise ValueError("odd")

    with pytest.raises(ValueError, match="odd"):
        await work.queue.run("ana", steps())
    assert await work.ask("ana", 1) == "answer for ana"


def test_a_command_is_charged_by_the_time_of_its_parts_alone() -> None:
    work = Work(allowance=100)
    for _ in range(3):
        with work.queue.command("ana") as parts:
            with parts.counted():
                work.now += 0.002
            work.now += 0.05  # meanwhile it waits for the disk
            with parts.counted():
                work.now += 0.001
    with suppress(AssertionError), work.queue.command("ana") as parts, parts.counted():
        work.now += 0.02
        raise AssertionError("refused commands cost what they took")
    with pytest.raises(TooOften), work.queue.command("ana"):
        pass
    with work.queue.command("ben"):
        pass


def test_short_work_is_charged_by_the_time_that_it_takes() -> None:
    work = Work(allowance=100)

    def compute(seconds: float) -> None:
        with work.queue.at_once("ana"):
            work.now += seconds
            assert seconds < 0.01, "odd"

    compute(0.001)
    with pytest.raises(AssertionError, match="odd"):
        compute(0.02)
    with pytest.raises(TooOften):
        compute(0.0)
    with work.queue.at_once("ben"):
        pass
