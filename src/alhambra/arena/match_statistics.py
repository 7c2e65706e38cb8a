"""Statistics of a match: means over deals, with bootstrap intervals."""

from collections.abc import Sequence
from statistics import fmean
from typing import NamedTuple

from alhambra.arena.matches import DealResult
from alhambra.protocol import Randomness

_RESAMPLES = 2000
_TAIL = 40  # one in this many lies outside on each side, 5 % in all


class Estimate(NamedTuple):
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float


class MatchSummary(NamedTuple):
    """The results of a match, counted by deal, since games of the same deal are not independent."""

    deals: int
    share: Estimate
    rank: Estimate
    margin: Estimate


def summarise(results: Sequence[DealResult]) -> MatchSummary:
    """Return means and intervals over deals; equal results give equal intervals."""
    samples = _resampled_means(results, Randomness("intervals"))
    estimates = [
        estimate(fmean(result[field] for result in results), [sample[field] for sample in samples])
        for field in range(3)
    ]
    return MatchSummary(len(results), *estimates)


def estimate(value: float, resampled: Sequence[float]) -> Estimate:
    """Return a value with the interval that contains 95 % of the resampled values."""
    ranking = sorted(resampled)
    tail = len(ranking) // _TAIL
    return Estimate(value, ranking[tail], ranking[-tail - 1])


def _resampled_means(results: Sequence[DealResult], randomness: Randomness) -> list[tuple[float, float, float]]:
    """Return the means of the three numbers over deals resampled with replacement."""
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
