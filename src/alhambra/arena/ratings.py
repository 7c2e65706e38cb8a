"""Plackett-Luce ratings of the bots that met in one kind of game.

Every bot has a strength; the next place goes to each of the bots not yet placed with a probability
proportional to its strength. Hunter's MM algorithm finds the maximum-likelihood strengths. A tie
counts as every order of the tied bots, in equal parts. A factor of ten in strength is 400 points;
the last bot named is at 0.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby, permutations, product
from math import log10
from typing import Final

from alhambra.arena.bot_games import GameResult
from alhambra.arena.match_statistics import Estimate, estimate
from alhambra.protocol import Randomness

_RESAMPLES: Final = 200
_MOST_ROUNDS: Final = 500
_CLOSE: Final = 1e-6  # the relative change of strengths at which the algorithm stops
# The games that each bot is assumed to have won and lost against a bot of strength 1. This prior
# keeps all strengths finite.
_PRIOR_GAMES: Final = 0.5

Ranking = tuple[str, ...]  # the bots of a game, the best first


def rate(bots: Sequence[str], deals: Sequence[Sequence[GameResult]]) -> dict[str, Estimate]:
    """Return the ratings of bots, with 95 % intervals from a bootstrap over the deals."""
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
    """Return the maximum-likelihood strengths.

    Each round divides the wins of a bot by its expected wins per unit of strength.
    """
    strengths = dict.fromkeys(bots, 1.0)
    wins = _places_won(bots, rankings)
    for _ in range(_MOST_ROUNDS):
        chances = {bot: 2 * _PRIOR_GAMES / (strengths[bot] + 1) for bot in bots}
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
    """Return how often each bot took a place ahead of another bot, that is, any but the last."""
    won = dict.fromkeys(bots, _PRIOR_GAMES)
    for ranking, weight in rankings.items():
        for bot in ranking[:-1]:
            won[bot] += weight
    return won


def _rankings(results: Iterable[GameResult]) -> Counter[Ranking]:
    """Return how often each ranking occurred; a tie counts as fractions of several."""
    found: Counter[Ranking] = Counter()
    for result in results:
        orders = _orders(result)
        for order in orders:
            found[order] += 1 / len(orders)  # type: ignore[assignment]  # a counter of fractions
    return found


def _orders(result: GameResult) -> list[Ranking]:
    """Return the rankings that fit a result: winners first, then by points."""
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
