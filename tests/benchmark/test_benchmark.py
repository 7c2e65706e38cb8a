"""The benchmark of turns: what it measures, and that it is fair to every bot."""

import json
from pathlib import Path

import pytest

from alhambra.benchmark.making import TurnTask, make_turns
from alhambra.benchmark.regret import RegretTask, answer, mean_regret, regrets
from alhambra.benchmark.turns import BenchmarkTurn, TurnOption, public_turns, turns_in, write_turns
from alhambra.games import from_position
from alhambra.search.turn_search import TURN
from tests.cli.invoke import run

TASK = TurnTask("alhambra", 2, (), "some game", 1, player="builder")


@pytest.fixture(scope="module")
def made() -> list[BenchmarkTurn]:
    return make_turns(TASK)


def test_the_task_alone_decides_which_turns_are_made(made: list[BenchmarkTurn]) -> None:
    assert made
    assert make_turns(TASK) == made


def test_turns_are_kept_in_files(made: list[BenchmarkTurn], tmp_path: Path) -> None:
    file = tmp_path / "turns.gz"
    file.write_bytes(write_turns(made))
    assert turns_in(file) == made
    assert write_turns(made) == file.read_bytes()


def test_every_public_turn_begins_a_turn_with_several_options() -> None:
    turns = public_turns()
    assert len(turns) >= 60
    assert {turn.game for turn in turns} >= {"alhambra", "granada"}
    assert len({turn.seats for turn in turns}) >= 3
    for turn in turns[::7]:
        game = from_position(turn.position)
        assert game.decision is not None
        assert (game.decision.kind, game.decision.seat) == (TURN, turn.seat)
        assert (game.config.game, game.config.seats, sorted(game.config.modules)) == (
            turn.game,
            turn.seats,
            sorted(turn.modules),
        )
        offered = {action.notation() for action in game.legal_actions()}
        assert len(turn.options) > 1
        assert all(option.actions[0] in offered for option in turn.options)


def valued(turn: BenchmarkTurn, margins: list[tuple[float, float]]) -> BenchmarkTurn:
    """Return the turn as if its options had these values."""
    options = [
        TurnOption(option.actions, margin, (margin[0] / 100, margin[1] / 100))
        for option, margin in zip(turn.options, margins, strict=True)
    ]
    return turn._replace(options=tuple(options))


def test_regret_is_what_a_choice_is_behind_the_best(made: list[BenchmarkTurn]) -> None:
    turn = made[0]
    worst_last = [(10.0 - number, 10.0 - number) for number in range(len(turn.options))]
    best = [tuple(sorted(option.actions)) for option in turn.options]
    found = answer(RegretTask("builder", 0, valued(turn, worst_last)))
    assert found.points in [float(number) for number in range(len(best))]
    assert found.wins == pytest.approx(found.points)


def test_what_is_no_option_counts_like_the_worst(made: list[BenchmarkTurn]) -> None:
    turn = made[0]
    others = [TurnOption(("nothing",), (4.0, 4.0), (0.4, 0.4)), TurnOption(("none",), (1.0, 1.0), (0.1, 0.1))]
    found = answer(RegretTask("builder", 0, turn._replace(options=tuple(others))))
    assert not found.is_option
    assert found.points == 3.0


def test_no_option_is_the_best_for_its_luck_alone(made: list[BenchmarkTurn]) -> None:
    """Where the halves disagree, the option that one prefers has the value that the other gives it."""
    turn = made[0]
    lucky = [TurnOption(("one",), (9.0, 0.0), (0.0, 0.0)), TurnOption(("other",), (0.0, 9.0), (0.0, 0.0))]
    found = answer(RegretTask("builder", 0, turn._replace(options=tuple(lucky))))
    assert found.points < 0


def test_regrets_do_not_depend_on_the_number_of_processes(made: list[BenchmarkTurn]) -> None:
    found = regrets("greedy", made, 1)
    assert regrets("greedy", made, 2) == found
    assert mean_regret(found).low <= mean_regret(found).mean <= mean_regret(found).high


def test_the_command_shows_the_regret_of_bots(made: list[BenchmarkTurn], tmp_path: Path) -> None:
    file = tmp_path / "turns.gz"
    file.write_bytes(write_turns(made))
    shown = run("benchmark", "--bot", "greedy,builder", "--turns", str(file)).out
    assert "trader" in shown
    assert "alhambra 2" in shown
    told = json.loads(run("benchmark", "--bot", "greedy", "--turns", str(file), "--json").out)
    assert told["greedy"]["turns"] == len(made)
    assert told["greedy"]["points"]["mean"] == pytest.approx(mean_regret(regrets("greedy", made)).mean)
