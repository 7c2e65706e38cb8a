"""Comparisons of bots: matches played deal by deal until they are complete or decided."""

from collections.abc import Callable, Iterator, Sequence

from alhambra.arena.bot_games import GameResult
from alhambra.arena.executors import Workers
from alhambra.arena.matches import DealResult, Match, Task
from alhambra.arena.results_file import ResultsFile
from alhambra.arena.stopping_rule import Verdict, verdict

DEALS_AT_A_TIME = 10  # between two checks of which matches are decided


class Comparison:
    """Matches on the same deals, together with the results that are already known."""

    def __init__(self, matches: Sequence[Match], seed: str, deals: int, file: ResultsFile | None = None) -> None:
        self.matches = matches
        self.seed = seed
        self.deals = deals
        self._file = file
        self._known: dict[Task, GameResult] = {} if file is None else dict(file.known)
        self._played = dict.fromkeys(matches, 0)  # completed deals by match

    @property
    def games(self) -> int:
        """The number of games if no match stops early."""
        return sum(match.config.seats * self.deals for match in self.matches)

    def play(self, workers: Workers, on_result: Callable[[], object], stop_early: bool = False) -> None:
        """Play all games that are not known yet, calling ``on_result`` after each of them."""
        size = DEALS_AT_A_TIME if stop_early else self.deals
        for first in range(0, self.deals, size):
            end = min(first + size, self.deals)
            undecided = [match for match in self.matches if not stop_early or self.verdict(match) is Verdict.OPEN]
            wanted = [
                task for match in undecided for deal in range(first, end) for task in match.tasks(self.seed, deal)
            ]
            missing = [task for task in dict.fromkeys(wanted) if task not in self._known]
            for task, result in zip(missing, workers(missing), strict=True):
                self._keep(task, result)
                on_result()
            self._played |= dict.fromkeys(undecided, end)

    def _keep(self, task: Task, result: GameResult) -> None:
        self._known[task] = result
        if self._file is not None:
            self._file.add(task, result)

    def verdict(self, match: Match) -> Verdict:
        """Return whether the bot of a match wins more or less than its fair share, if decided."""
        return verdict([result.share for result in self.results(match)], 1 / match.config.seats)

    def results(self, match: Match) -> list[DealResult]:
        """Return the results of a match by deal."""
        return [match.deal_result(games) for games in self._games(match)]

    def games_by_deal(self, matches: Sequence[Match]) -> list[list[GameResult]]:
        """Return the games of several matches together, by deal."""
        found: list[list[GameResult]] = [[] for _ in range(max(self._played[match] for match in matches))]
        for match in matches:
            for deal, games in enumerate(self._games(match)):
                found[deal] += games
        return found

    def _games(self, match: Match) -> Iterator[list[GameResult]]:
        for deal in range(self._played[match]):
            yield [self._known[task] for task in match.tasks(self.seed, deal)]
