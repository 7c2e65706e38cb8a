"""The command that compares bots."""

import json
from pathlib import Path
from typing import Any

import pytest

from alhambra.arena import executors
from tests.cli.invoke import refused, run

QUICK = ("--bots", "greedy,random", "--players", "2", "--deals", 2)


def compared(*arguments: object) -> dict[str, Any]:
    shown = run("arena", "--json", *arguments)
    assert shown.code == 0, shown.err
    found: dict[str, Any] = json.loads(shown.out)
    return found


def test_a_table_has_a_line_for_each_match() -> None:
    shown = run("arena", "--bots", "greedy,random,random", "--players", "2,3", "--deals", 1).out
    assert shown.count("│ 1 wanderer") == 3
    assert shown.count("│ 2 wanderer") == 3
    assert "Alhambra, 3 seats, 1 deal " in shown


def test_everything_can_be_had_as_data() -> None:
    found = compared(*QUICK, "--modules", "none,camps+vizier")
    plain, with_modules = found["matches"]
    assert (plain["bot"], plain["against"], plain["deals"]) == ("greedy", "random", 2)
    assert len(plain["results"]) == 2
    assert plain["share"] == {"mean": 1.0, "low": 1.0, "high": 1.0}
    assert with_modules["config"]["modules"] == ["camps", "vizier"]


def test_ratings_tell_how_all_stand_to_the_last() -> None:
    arguments = ("--bots", "builder,greedy,random", "--players", "2", "--deals", 4)
    [kind] = compared(*arguments)["ratings"]
    assert kind["bots"]["random"] == {"mean": 0, "low": 0, "high": 0}
    assert kind["bots"]["greedy"]["low"] > 100
    assert "rating" in run("arena", *arguments).out


def test_a_decided_match_can_end_early() -> None:
    [match] = compared("--bots", "greedy,random", "--deals", 40, "--until-decided")["matches"]
    assert match["verdict"] == "above"
    assert match["deals"] < 40


def test_equal_seeds_give_equal_results() -> None:
    assert compared(*QUICK, "--seed", "x") == compared(*QUICK, "--seed", "x")
    assert compared(*QUICK, "--seed", "x") != compared(*QUICK, "--seed", "y")


def test_games_in_the_results_file_are_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "results.jsonl"
    first = compared(*QUICK, "--results", path)
    assert len(path.read_text(encoding="utf-8").splitlines()) == 4
    monkeypatch.setattr(executors, "play_task", None)
    assert compared(*QUICK, "--results", path) == first


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--bots", "greedy"), "A match needs at least two bots"),
        (("--bots", "greedy,clever"), "There is no bot 'clever'"),
        (("--bots", "greedy,searcher:never"), "'never' is neither a number of samples"),
        (("--players", "2,many"), "'many' is not a number of seats."),
        (("--players", "7"), "7"),
        (("--modules", "dragons"), "dragons"),
        (("--game", "roll_and_write", "--players", "1"), "A match needs at least two seats"),
    ],
)
def test_bad_input_gets_a_sentence(arguments: tuple[str, ...], sentence: str) -> None:
    assert sentence in refused("arena", "--deals", 1, *arguments)
