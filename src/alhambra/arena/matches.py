"""Matches on equal deals: one bot against a table of another, from every seat of each deal."""

from collections.abc import Iterable, Sequence
from itertools import combinations
from statistics import fmean
from typing import NamedTuple

from alhambra.arena.bot_games import GameResult
from alhambra.protocol import AlhambraError, GameConfig


class Task(NamedTuple):
    """One game to be played, as plain data for other processes and files."""

    game: str
    seats: int
    modules: tuple[str, ...]  # sorted, as are options, so that equal games are equal tasks
    options: tuple[str, ...]
    bots: tuple[str, ...]  # by seat
    seed: str  # of the deal; equal seeds give equal deals

    @property
    def config(self) -> GameConfig:
        return GameConfig(self.game, self.seats, self.modules, self.options)


class DealResult(NamedTuple):
    """The result of one bot on a deal: means over its games, one from each seat."""

    share: float  # of the win
    rank: float  # 1 is the best; tied bots have the mean of their ranks
    margin: float  # over the best of the others


class Match(NamedTuple):
    """One bot against another bot that has all other seats."""

    config: GameConfig
    bot: str
    others: str

    def tasks(self, seed: str, deal: int) -> list[Task]:
        """Return the games of a deal, one from each seat."""
        config, seats = self.config, self.config.seats
        found = []
        for seat in range(seats):
            bots = [self.others] * seats
            bots[seat] = self.bot
            modules, options = tuple(sorted(config.modules)), tuple(sorted(config.options))
            found.append(Task(config.game, seats, modules, options, tuple(bots), f"{seed} deal {deal}"))
        return found

    def deal_result(self, results: Sequence[GameResult]) -> DealResult:
        """Combine the results of the games of a deal, given by the seat of the bot."""
        return DealResult(
            fmean(result.share(seat) for seat, result in enumerate(results)),
            fmean(_rank(result.scores, seat) for seat, result in enumerate(results)),
            fmean(_margin(result.scores, seat) for seat, result in enumerate(results)),
        )


def matches_between(bots: Sequence[str], configs: Iterable[GameConfig]) -> list[Match]:
    """Return a match for each bot against each later one in the list, for each kind of game."""
    if len(bots) < 2:
        raise AlhambraError("match-needs-bots")
    found = [Match(config, bot, others) for config in configs for bot, others in combinations(bots, 2)]
    if any(match.config.seats < 2 for match in found):
        raise AlhambraError("match-needs-seats")
    return found


def _rank(scores: Sequence[int], seat: int) -> float:
    better = sum(score > scores[seat] for score in scores)
    return 1 + better + (scores.count(scores[seat]) - 1) / 2


def _margin(scores: Sequence[int], seat: int) -> int:
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
