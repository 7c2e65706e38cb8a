"""Comparisons of bots: known games are not repeated, and decided comparisons stop."""

from collections.abc import Iterator, Sequence

import pytest

from alhambra.arena import GameResult
from alhambra.arena.comparisons import DEALS_AT_A_TIME, Comparison
from alhambra.arena.executors import cluster, play_task
from alhambra.arena.matches import Match, Task, matches_between
from alhambra.arena.stopping_rule import Verdict
from alhambra.protocol import AlhambraError, GameConfig

CONFIG = GameConfig("alhambra", 2)


class Strongest:
    """Plays no games: the bot whose name comes first in the alphabet wins."""

    def __init__(self) -> None:
        self.played: list[Task] = []

    def __call__(self, tasks: Sequence[Task]) -> Iterator[GameResult]:
        for task in tasks:
            self.played.append(task)
            best = min(task.bots)
            scores = tuple(100 if bot == best else 50 for bot in task.bots)
            yield GameResult(
                task.seed, task.bots, scores, tuple(s for s, bot in enumerate(task.bots) if bot == best), 1
            )


def nothing() -> None:
    """A progress callback that does nothing."""


def test_a_match_that_is_decided_is_played_no_further() -> None:
    clear, even = matches_between(["a", "b"], [CONFIG])[0], Match(CONFIG, "b", "b")
    compared, workers = Comparison([clear, even], "s", 100), Strongest()
    compared.play(workers, nothing, stop_early=True)
    assert compared.verdict(clear) is Verdict.ABOVE
    assert len(compared.results(clear)) <= 2 * DEALS_AT_A_TIME
    assert compared.verdict(even) is Verdict.OPEN
    assert len(compared.results(even)) == 100


def test_all_is_played_unless_asked_to_stop() -> None:
    [match] = matches_between(["a", "b"], [CONFIG])
    compared, workers = Comparison([match], "s", 30), Strongest()
    told: list[int] = []
    compared.play(workers, lambda: told.append(1))
    assert len(compared.results(match)) == 30
    assert len(workers.played) == len(told) == compared.games == 60


def test_the_games_of_several_matches_are_put_together_by_deal() -> None:
    matches = matches_between(["a", "b", "c"], [CONFIG])
    compared = Comparison(matches, "s", 3)
    compared.play(Strongest(), nothing)
    deals = compared.games_by_deal(matches)
    assert [len(games) for games in deals] == [6, 6, 6]
    assert [{game.seed for game in games} for games in deals] == [{f"s deal {deal}"} for deal in range(3)]


@pytest.mark.slow
def test_a_cluster_plays_the_same_games() -> None:
    pytest.importorskip("ray")
    tasks = [task for deal in range(3) for task in Match(CONFIG, "greedy", "random").tasks("ray", deal)]
    with cluster("local") as workers:
        assert list(workers(tasks)) == list(map(play_task, tasks))


def test_a_cluster_that_is_not_there_is_told_of() -> None:
    pytest.importorskip("ray")
    with pytest.raises(AlhambraError, match="no Ray cluster at 'nowhere:1'"), cluster("nowhere:1"):
        pass
