"""Comparing bots: the matches between them, played deal by deal until all are over or have decided their question."""

from collections.abc import Callable, Iterator, Sequence

from alhambra.arena.executors import Workers
from alhambra.arena.games import GameResult
from alhambra.arena.matches import DealResult, Match, Task
from alhambra.arena.results_file import ResultsFile
from alhambra.arena.stopping_rule import Verdict, verdict

DEALS_AT_A_TIME = 10  # before it is asked again which matches are decided


class Comparison:
    """Matches on the same deals, with the games that are known already."""

    def __init__(self, matches: Sequence[Match], seed: str, deals: int, file: ResultsFile | None = None) -> None:
        self.matches = matches
        self.seed = seed
        self.deals = deals
        self._file = file
        self._known: dict[Task, GameResult] = {} if file is None else dict(file.known)
        self._played = dict.fromkeys(matches, 0)  # the deals of a match that are complete

    @property
    def games(self) -> int:
        """How many games there are if none is left out."""
        return sum(match.config.seats * self.deals for match in self.matches)

    def play(self, workers: Workers, report: Callable[[], object], stop_early: bool = False) -> None:
        """Play all games that are not known yet; ``report`` is called after each game."""
        size = DEALS_AT_A_TIME if stop_early else self.deals
        for first in range(0, self.deals, size):
            until = min(first + size, self.deals)
            going_on = [match for match in self.matches if not stop_early or self.verdict(match) is Verdict.OPEN]
            wanted = [
                task for match in going_on for deal in range(first, until) for task in match.tasks(self.seed, deal)
            ]
            missing = [task for task in dict.fromkeys(wanted) if task not in self._known]
            for task, result in zip(missing, workers(missing), strict=True):
                self._keep(task, result)
                report()
            self._played |= dict.fromkeys(going_on, until)

    def _keep(self, task: Task, result: GameResult) -> None:
        self._known[task] = result
        if self._file is not None:
            self._file.add(task, result)

    def verdict(self, match: Match) -> Verdict:
        """Whether a match has decided that its bot wins more, or less, than its fair share."""
        return verdict([result.share for result in self.results(match)], 1 / match.config.seats)

    def results(self, match: Match) -> list[DealResult]:
        """What the deals of a match say."""
        return [match.deal_result(games) for games in self._games(match)]

    def games_by_deal(self, matches: Sequence[Match]) -> list[list[GameResult]]:
        """The games of several matches together, by deal."""
        found: list[list[GameResult]] = [[] for _ in range(max(self._played[match] for match in matches))]
        for match in matches:
            for deal, games in enumerate(self._games(match)):
                found[deal] += games
        return found

    def _games(self, match: Match) -> Iterator[list[GameResult]]:
        for deal in range(self._played[match]):
            yield [self._known[task] for task in match.tasks(self.seed, deal)]
