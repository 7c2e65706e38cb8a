"""Ratings of all bots that met in one kind of game, after Plackett and Luce.

Every bot has a strength; of those who are not yet placed, the next place goes to each with a chance in proportion to
its strength. The strengths under which the results are likeliest are found by Hunter's algorithm. Those who tie count
in each of their orders, by equal parts. A factor of ten in strength is 400 points; the last bot named is at 0.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby, permutations, product
from math import log10
from typing import Final

from alhambra.arena.games import GameResult
from alhambra.arena.statistics import Estimate, estimate
from alhambra.protocol import Randomness

_RESAMPLES: Final = 200
_MOST_ROUNDS: Final = 500
_CLOSE: Final = 1e-6  # the relative change of strengths at which the algorithm ends
_DRAWS_WITH_ALL: Final = 0.5  # games that each bot is taken to have won and lost against strength 1: none is endless

Ranking = tuple[str, ...]  # the bots of a game, the best first


def rate(bots: Sequence[str], deals: Sequence[Sequence[GameResult]]) -> dict[str, Estimate]:
    """The ratings of bots by the games of each deal, with 95 % intervals by drawing the deals anew."""
    by_deal = [_rankings(results) for results in deals]
    randomness = Randomness("ratings")
    samples = []
    for _ in range(_RESAMPLES):
        drawn = [by_deal[randomness.below(len(by_deal))] for _ in by_deal]
        samples.append(_ratings(bots, _together(drawn)))
    found = _ratings(bots, _together(by_deal))
    return {bot: estimate(found[bot], [sample[bot] for sample in samples]) for bot in bots}


def _ratings(bots: Sequence[str], rankings: Mapping[Ranking, float]) -> dict[str, float]:
    strengths = _strengths(bots, rankings)
    return {bot: 400 * log10(strengths[bot] / strengths[bots[-1]]) for bot in bots}


def _strengths(bots: Sequence[str], rankings: Mapping[Ranking, float]) -> dict[str, float]:
    """The likeliest strengths, by raising each to its wins over those that it was expected to have."""
    strengths = dict.fromkeys(bots, 1.0)
    wins = _places_won(bots, rankings)
    for _ in range(_MOST_ROUNDS):
        chances = {bot: 2 * _DRAWS_WITH_ALL / (strengths[bot] + 1) for bot in bots}
        for ranking, weight in rankings.items():
            remaining = sum(strengths[bot] for bot in ranking)
            shares = 0.0
            for bot in ranking[:-1]:
                shares += weight / remaining
                chances[bot] += shares
                remaining -= strengths[bot]
            chances[ranking[-1]] += shares
        better = {bot: wins[bot] / chances[bot] for bot in bots}
        change = max(abs(better[bot] / strengths[bot] - 1) for bot in bots)
        strengths = better
        if change < _CLOSE:
            break
    return strengths


def _places_won(bots: Sequence[str], rankings: Mapping[Ranking, float]) -> dict[str, float]:
    """How often each bot got a place before somebody else: every place but the last."""
    won = dict.fromkeys(bots, _DRAWS_WITH_ALL)
    for ranking, weight in rankings.items():
        for bot in ranking[:-1]:
            won[bot] += weight
    return won


def _rankings(results: Iterable[GameResult]) -> Counter[Ranking]:
    """How often each ranking came about. Parts of it, where some tied."""
    found: Counter[Ranking] = Counter()
    for result in results:
        orders = _orders(result)
        for order in orders:
            found[order] += 1 / len(orders)  # type: ignore[assignment]  # a counter of parts
    return found


def _orders(result: GameResult) -> list[Ranking]:
    """The orders that a result allows; winners come first, then all by their points."""
    placed = sorted(
        (-(seat in result.winners), -points, bot)
        for seat, (points, bot) in enumerate(zip(result.scores, result.bots, strict=True))
    )
    tied = [[bot for *_, bot in group] for _, group in groupby(placed, key=lambda place: place[:2])]
    return [tuple(bot for part in parts for bot in part) for parts in product(*map(permutations, tied))]


def _together(rankings: Iterable[Counter[Ranking]]) -> Counter[Ranking]:
    found: Counter[Ranking] = Counter()
    for one in rankings:
        found.update(one)
    return found
