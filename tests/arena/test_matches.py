"""Matches: equal deals from every seat, honest statistics, and results that survive an interruption."""

from pathlib import Path

import pytest

from alhambra.arena import GameResult
from alhambra.arena.executors import play_task, processes
from alhambra.arena.match_statistics import summarise
from alhambra.arena.matches import DealResult, Match, Task, matches_between
from alhambra.arena.results_file import ResultsFile
from alhambra.protocol import AlhambraError, GameConfig

CONFIG = GameConfig("alhambra", 3)
MATCH = Match(CONFIG, "greedy", "random")


def test_each_bot_plays_against_those_named_after_it() -> None:
    found = matches_between(["a", "b", "c"], [CONFIG, GameConfig("granada", 2)])
    assert [(match.config.game, match.bot, match.others) for match in found] == [
        *[("alhambra", *pair) for pair in (("a", "b"), ("a", "c"), ("b", "c"))],
        *[("granada", *pair) for pair in (("a", "b"), ("a", "c"), ("b", "c"))],
    ]


def test_a_match_needs_two_bots_and_two_seats() -> None:
    with pytest.raises(AlhambraError, match="two bots"):
        matches_between(["greedy"], [CONFIG])
    with pytest.raises(AlhambraError, match="two seats"):
        matches_between(["greedy", "random"], [GameConfig("roll_and_write", 1)])


def test_the_games_of_a_deal_have_one_seed_and_the_bot_at_each_seat() -> None:
    tasks = MATCH.tasks("s", 4)
    assert [task.bots for task in tasks] == [
        ("greedy", "random", "random"),
        ("random", "greedy", "random"),
        ("random", "random", "greedy"),
    ]
    assert {task.seed for task in tasks} == {"s deal 4"}
    assert {task.seed for task in MATCH.tasks("s", 5)} == {"s deal 5"}


def test_equal_deals_begin_alike() -> None:
    assert len({play_task(task).seed for task in Match(CONFIG, "random", "random").tasks("s", 0)}) == 1


def result(scores: tuple[int, ...], winners: tuple[int, ...]) -> GameResult:
    return GameResult("seed", ("a",) * len(scores), scores, winners, 100)


def test_a_deal_counts_the_mean_over_its_games() -> None:
    games = [result((90, 90, 10), (0, 1)), result((50, 20, 40), (0,)), result((10, 20, 60), (2,))]
    # The bot sits at 0, 1 and 2: it shares the win with one, comes last, and wins alone.
    assert MATCH.deal_result(games) == DealResult(
        share=(0.5 + 0 + 1) / 3, rank=(1.5 + 3 + 1) / 3, margin=(0 - 30 + 40) / 3
    )


def test_intervals_hold_what_chance_does_to_deals() -> None:
    summary = summarise([DealResult(float(deal % 2), 1.5, 10.0) for deal in range(100)])
    assert summary.deals == 100
    assert summary.share.mean == 0.5
    assert 0.38 < summary.share.low < 0.42, "two standard errors are 0.1"
    assert 0.58 < summary.share.high < 0.62
    assert tuple(summary.rank) == (1.5, 1.5, 1.5)
    assert tuple(summary.margin) == (10, 10, 10)


def test_results_do_not_depend_on_the_number_of_jobs() -> None:
    tasks = Match(CONFIG, "random", "random").tasks("jobs", 0)
    with processes(1) as here, processes(2) as elsewhere:
        assert list(elsewhere(tasks)) == list(here(tasks))


# --- the file ---


@pytest.fixture
def tasks() -> list[Task]:
    return [Match(CONFIG, "random", "random").tasks("file", deal)[0] for deal in range(3)]


def test_what_was_played_is_read_again(tasks: list[Task], tmp_path: Path) -> None:
    file = ResultsFile(tmp_path / "results.jsonl")
    for task in tasks:
        file.add(task, play_task(task))
    assert ResultsFile(file.path).known == file.known == {task: play_task(task) for task in tasks}


@pytest.mark.parametrize("modules", [["vizier", "huts", "camps"], ["camps", "vizier", "huts"]])
def test_equal_sets_of_modules_make_equal_tasks(modules: list[str], tmp_path: Path) -> None:
    task = Match(GameConfig("alhambra", 2, modules), "random", "random").tasks("modules", 0)[0]
    assert task.modules == ("camps", "huts", "vizier")
    file = ResultsFile(tmp_path / "results.jsonl")
    file.add(task._replace(modules=tuple(modules)), play_task(task))
    assert list(ResultsFile(file.path).known) == [task]


def test_a_line_that_was_cut_off_is_dropped(tasks: list[Task], tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    for task in tasks[:2]:
        ResultsFile(path).add(task, play_task(task))
    path.write_text(path.read_text(encoding="utf-8")[:-20], encoding="utf-8")
    file = ResultsFile(path)
    assert list(file.known) == tasks[:1]
    file.add(tasks[1], play_task(tasks[1]))
    assert list(ResultsFile(path).known) == tasks[:2]


@pytest.mark.parametrize("line", ["nonsense", "[]", '{"rules": "0"}', "5", "[" * 10000])
def test_a_file_with_other_lines_is_refused_and_left_alone(line: str, tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    path.write_text(f"{line}\n", encoding="utf-8")
    with pytest.raises(AlhambraError, match="Line 1 of"):
        ResultsFile(path)
    assert path.read_text(encoding="utf-8") == f"{line}\n"


def test_tasks_name_their_config() -> None:
    config = GameConfig("alhambra", 2, ["camps", "vizier"])
    assert Match(config, "a", "b").tasks("s", 0)[0].config == config
