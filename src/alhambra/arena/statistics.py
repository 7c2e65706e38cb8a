"""What a match says: means over deals, with intervals by drawing the deals anew."""

from collections.abc import Sequence
from statistics import fmean
from typing import NamedTuple

from alhambra.arena.matches import DealResult
from alhambra.protocol import Randomness

_RESAMPLES = 2000
_TAIL = 40  # one part of so many lies outside on each side: together 5 %


class Estimate(NamedTuple):
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float


class MatchSummary(NamedTuple):
    """The results of a match. Games of the same deal are not independent, so the deal is what is counted."""

    deals: int
    share: Estimate
    rank: Estimate
    margin: Estimate


def summarise(results: Sequence[DealResult]) -> MatchSummary:
    """Means and intervals over deals; equal results give equal intervals."""
    samples = _resampled_means(results, Randomness("intervals"))
    estimates = [
        estimate(fmean(result[field] for result in results), [sample[field] for sample in samples])
        for field in range(3)
    ]
    return MatchSummary(len(results), *estimates)


def estimate(value: float, resampled: Sequence[float]) -> Estimate:
    """A value with the interval in which 95 % of those lie that were found by drawing anew."""
    ranking = sorted(resampled)
    tail = len(ranking) // _TAIL
    return Estimate(value, ranking[tail], ranking[-tail - 1])


def _resampled_means(results: Sequence[DealResult], randomness: Randomness) -> list[tuple[float, float, float]]:
    """The means of the three numbers over as many deals, drawn with repetition."""
    count = len(results)
    found = []
    for _ in range(_RESAMPLES):
        share = rank = margin = 0.0
        for _ in range(count):
            drawn = results[randomness.below(count)]
            share += drawn.share
            rank += drawn.rank
            margin += drawn.margin
        found.append((share / count, rank / count, margin / count))
    return found
