"""Other processes that try the options of one decision at the same time, each with luck of its own."""

from collections.abc import Callable
from concurrent.futures import Executor, Future, wait
from functools import cache
from typing import NamedTuple

from alhambra.bots.thinking_limits import ThinkingLimits
from alhambra.search.sampling import Contender, Option


class SampleTally(NamedTuple):
    """What samples have said of an option, as plain data."""

    actions: tuple[str, ...]
    total: float
    samples: int
    is_kept: bool


class SearchWorkers:
    """The others who think about a decision. They get a position that the seat imagines, and nothing more."""

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
        """Count what the others have found. Whoever is late is not waited for, unless samples are to be counted."""
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
    """The same processes for every decision."""
    from alhambra.processes import started  # here, as few bots have company, and all would wait until it is loaded

    return started(processes)
