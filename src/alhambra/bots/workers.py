"""Processes that try the options of one decision in parallel, each with its own randomness."""

from collections.abc import Callable
from concurrent.futures import Executor, Future, wait
from functools import cache
from typing import NamedTuple

from alhambra.bots.thinking_limits import ThinkingLimits
from alhambra.search.sampling import Contender, Option


class SampleTally(NamedTuple):
    """The samples of an option, as plain data."""

    actions: tuple[str, ...]
    total: float
    samples: int
    is_kept: bool


class SearchWorkers:
    """Processes that search one decision in parallel.

    They are given a position imagined by the seat, and nothing else.
    """

    def __init__(
        self,
        think: Callable[[str, int, str, int], list[SampleTally]],
        position: str,
        seat: int,
        bot: str,
        seeds: list[int],
    ) -> None:
        pool = _pool(len(seeds))
        self._answers: list[Future[list[SampleTally]]] = [
            pool.submit(think, position, seat, bot, seed) for seed in seeds
        ]

    def add_to(self, contenders: list[Contender], effort: ThinkingLimits) -> None:
        """Add the samples of the other processes.

        With a time limit, processes that are late are ignored.
        """
        answered = wait(self._answers, effort.seconds_left()).done
        known = {_names(contender.option): contender for contender in contenders}
        for answer in self._answers:
            for tally in answer.result() if answer in answered else ():
                contender = known.get(tally.actions)
                if contender is not None:
                    contender.total += tally.total
                    contender.samples += tally.samples
                    contender.is_kept = contender.is_kept or tally.is_kept


def tally_of(contender: Contender) -> SampleTally:
    return SampleTally(_names(contender.option), contender.total, contender.samples, contender.is_kept)


def _names(option: Option) -> tuple[str, ...]:
    return tuple([action.notation() for action in option.actions])


@cache
def _pool(processes: int) -> Executor:
    """Return a process pool, which is shared by all decisions."""
    from alhambra.processes import started  # imported here because it is slow and rarely needed

    return started(processes)
