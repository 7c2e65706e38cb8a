"""Simulations: the same results with any number of processes, and honest statistics."""

import json
import math
from itertools import pairwise

import pytest

from alhambra.arena import GameResult
from alhambra.cli.commands.simulate import estimate, summaries
from alhambra.games import GAMES
from tests.cli.invoke import run


def simulated(*arguments: object) -> dict[str, object]:
    shown = run("simulate", "--json", *arguments)
    assert shown.code == 0
    result: dict[str, object] = json.loads(shown.out)
    return result


def test_results_depend_on_the_seed_and_not_on_the_number_of_jobs() -> None:
    arguments = ("--bots", "random", "--games", 6, "--players", 3)
    alone = simulated(*arguments, "--seed", "x", "--jobs", 1)
    assert simulated(*arguments, "--seed", "x", "--jobs", 2) == alone
    assert simulated(*arguments, "--seed", "x", "--jobs", 1) == alone
    assert simulated(*arguments, "--seed", "y", "--jobs", 1)["games"] != alone["games"]


def test_the_bots_change_seats_from_game_to_game() -> None:
    games = simulated("--bots", "greedy,random", "--players", 2, "--games", 2)["games"]
    assert isinstance(games, list)
    assert [game["bots"] for game in games] == [["greedy", "random"], ["random", "greedy"]]


def test_in_a_solo_game_for_points_nobody_wins() -> None:
    arguments = ("--game", "roll_and_write", "--players", 1, "--bots", "random", "--games", 2)
    games = simulated(*arguments)["games"]
    assert isinstance(games, list)
    assert [game["winners"] for game in games] == [[], []]
    row = next(line for line in run("simulate", *arguments).out.splitlines() if "wanderer" in line)
    assert [cell.strip() for cell in row.split("│")[2:4]] == ["1", "-"]


@pytest.mark.parametrize("name", GAMES)
def test_the_table_names_every_bot(name: str) -> None:
    shown = run("simulate", "--game", name, "--players", 2, "--games", 2)
    assert shown.code == 0
    assert "trader" in shown.out
    assert "wanderer" in shown.out
    assert "games/s" in shown.out


def test_all_modules_can_be_chosen_at_once() -> None:
    config = simulated("--modules", "all", "--players", 2, "--games", 1, "--bots", "random")["config"]
    assert isinstance(config, dict)
    assert config["modules"] == sorted(GAMES["alhambra"].modules)


def test_an_estimate_is_the_mean_with_its_95_percent_interval() -> None:
    values = [1.0, 2.0, 3.0, 6.0]
    found = estimate(values)
    assert found.mean == 3.0
    assert math.isclose(found.margin, 1.96 * math.sqrt(14 / 3 / 4))
    assert estimate([5.0]).margin == 0.0


def test_summaries_share_wins_and_average_seats() -> None:
    results = [
        GameResult("a", ("x", "x", "y"), (10, 20, 20), (1, 2), 5),
        GameResult("b", ("x", "y", "x"), (10, 40, 0), (1,), 5),
    ]
    by_name = {bot.name: bot for bot in summaries(results)}
    assert by_name["x"].wins.mean == 0.25
    assert by_name["y"].wins.mean == 0.75
    assert by_name["x"].points.mean == 10.0
    assert by_name["y"].points.mean == 30.0
    assert by_name["x"].best == 20
    assert [bot.name for bot in summaries(results)] == ["y", "x"]
    assert all(
        one.wins.mean / one.seats >= other.wins.mean / other.seats for one, other in pairwise(summaries(results))
    )
