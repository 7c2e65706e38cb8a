"""Training on a small scale: labels, gradients, fitting, and generations by one command."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from alhambra.bots import make_bot
from alhambra.protocol import AlhambraError, Randomness
from alhambra.search.network.layout import InputLayout
from alhambra.search.network.network import UNIT, NetworkView
from alhambra.search.network.network_file import VALUE, WIN, from_bytes
from alhambra.search.network.position_inputs import PositionInputs
from alhambra.search.rollouts import SampleForm
from alhambra.training import dataset
from alhambra.training.dataset import Dataset, TurnArrays, dataset_of
from alhambra.training.fitting import Fitted, Fitting, fit_chances, fit_values, turn_blocks
from alhambra.training.generations import (
    TrainingPlan,
    generation_folder,
    layout_of_game,
    network_file,
    train_generation,
)
from alhambra.training.labels import LabelledGame, LabelTask, SelfPlay, label_game
from alhambra.training.model import NAMES, backward, forward, initial_parameters
from alhambra.training.plan import Kind, all_kinds, tasks
from alhambra.training.writing import network_bytes

QUICK = SelfPlay(samples=2, labelled=50, two_seats=SampleForm(1), more_seats=SampleForm(1))
TASKS = [LabelTask("alhambra", 2, (), "small", QUICK), LabelTask("alhambra", 3, ("vizier",), "small", QUICK)]


@pytest.fixture(scope="module")
def games() -> list[LabelledGame]:
    return [label_game(task) for task in TASKS]


@pytest.fixture(scope="module")
def layout() -> InputLayout:
    return layout_of_game("alhambra")


@pytest.fixture(scope="module")
def data(games: list[LabelledGame], layout: InputLayout) -> Dataset:
    return dataset_of(games, layout)


@pytest.fixture(scope="module")
def seen_often(data: Dataset) -> Dataset:
    """Return the same data several times, so that held-out turns were also fitted.

    So few turns do not suffice to play better, but they can be memorised.
    """
    return dataset.merged([data] * 7)


def test_the_task_alone_decides_what_a_game_gives(games: list[LabelledGame]) -> None:
    assert label_game(TASKS[0]) == games[0]


def test_labelled_turns_have_options_and_the_means_of_their_samples(games: list[LabelledGame]) -> None:
    for game in games:
        assert sum(game.shares) == pytest.approx(1)
        assert len(game.turns) == len(game.moments) > 3
        for turn in game.turns:
            assert len(turn.options) > 1
            assert len(turn.others) == game.seats - 1
            assert len({option.mean for option in turn.options}) > 1


def test_datasets_are_kept_and_joined(data: Dataset, tmp_path: Path) -> None:
    file = tmp_path / "labels.npz"
    dataset.save(data, file)
    twice = dataset.merged([data, dataset.load(file)])
    for seats, turns in data.turns.items():
        for one, both in zip(turns, twice.turns[seats], strict=True):
            assert np.array_equal(np.concatenate([one, one]), both)


@pytest.mark.parametrize("seats", [2, 3])
def test_gradients_are_those_of_the_numbers(data: Dataset, layout: InputLayout, seats: int) -> None:
    """Each is compared with the effect of a small change of the number."""
    turns = TurnArrays(*[values[:3] for values in data.turns[seats]])
    lot = np.random.RandomState(0)
    numbers: dict[str, Any] = {
        name: values.astype(np.float64) for name, values in initial_parameters(np, layout, 8, 4, 1).items()
    }
    numbers["last"] = lot.standard_normal(numbers["last"].shape)
    blocks, wanted = turn_blocks(np, turns, layout), lot.standard_normal(turns.mean.shape)
    gradient = backward(np, numbers, forward(np, numbers, blocks)[1], wanted)
    for name in NAMES:
        values, slopes = numbers[name].reshape(-1), np.asarray(gradient[name]).reshape(-1)
        for place in np.argsort(-abs(slopes))[:4]:
            before, found = values[place], []
            for change in (1e-5, -1e-5):
                values[place] = before + change
                found.append(float((forward(np, numbers, blocks)[0] * wanted).sum()))
            values[place] = before
            assert (found[0] - found[1]) / 2e-5 == pytest.approx(slopes[place], rel=1e-3)


def fitted(data: Dataset, layout: InputLayout) -> Fitted:
    how = Fitting(units=16, second=8, epochs=12, batch=8, dropout=0.0, decay=0.0)
    return fit_values(np, data, layout, how, lambda text: None)


def test_fitting_learns_what_is_better_among_the_options(seen_often: Dataset, layout: InputLayout) -> None:
    found = fitted(seen_often, layout)
    assert found.score < 0.5 * found.history[0]["hand"]
    again = fitted(seen_often, layout)
    assert all(np.array_equal(found.parameters[name], again.parameters[name]) for name in NAMES)


def test_fitting_learns_who_wins(seen_often: Dataset, layout: InputLayout) -> None:
    how = Fitting(units=8, second=8, epochs=10, batch=8, dropout=0.0, decay=0.0)
    found = fit_chances(np, seen_often, layout, how, lambda text: None)
    assert found.score < 0.5 * found.history[0]["even"]


def test_whole_numbers_say_the_same_as_the_network_that_was_fitted(
    games: list[LabelledGame], data: Dataset, layout: InputLayout
) -> None:
    found = fitted(data, layout)
    network = from_bytes(network_bytes(found, layout, {}))
    for game in games:
        said, _ = forward(np, found.parameters, turn_blocks(np, data.turns[game.seats], layout))
        for place, turn in enumerate(game.turns):
            view = NetworkView(network.weights, [unpacked(other) for other in turn.others])
            for number, option in enumerate(turn.options):
                pairs = [unpacked(pair) for pair in option.pairs]
                outputs = view.outputs(PositionInputs(unpacked(option.own), unpacked(option.table), pairs))
                assert outputs[0] / UNIT == pytest.approx(said[place, number], abs=0.03)


def unpacked(inputs: bytes) -> vec[i64]:
    return vec[i64](np.frombuffer(inputs, np.uint16).tolist())


def test_every_tile_game_every_table_and_every_module_is_trained_on() -> None:
    kinds = all_kinds()
    assert {kind.game for kind in kinds} == {"alhambra", "granada", "combined"}
    for game in ("alhambra", "granada", "combined"):
        assert {kind.seats for kind in kinds if kind.game == game} == {2, 3, 4, 5, 6}
    assert len({kind.modules for kind in kinds if len(kind.modules) == 1}) == 8
    drawn = tasks(kinds, "x", QUICK, {"granada": "file"})
    assert len({next(drawn).seed for _ in range(50)}) == 50


def test_generations_build_on_each_other_and_are_not_made_twice(tmp_path: Path) -> None:
    plan = TrainingPlan(
        folder=tmp_path,
        kinds=(Kind("alhambra", 2, (), 1),),
        games=2,
        first=QUICK,
        later=QUICK,
        values=Fitting(units=8, second=4, epochs=2, batch=8),
        chances=Fitting(units=4, second=4, epochs=1, batch=8),
    )
    played: list[str] = []

    def labelling(wanted: Any) -> Any:
        for task in wanted:
            played.append(task.manner.network)
            yield label_game(task)

    for _ in range(2):
        for number in (1, 2):
            train_generation(np, plan, number, labelling, lambda text: None)
    first = network_file(generation_folder(plan, 1), "alhambra", VALUE)
    assert played == ["", "", str(first), str(first)]
    made = from_bytes(network_file(generation_folder(plan, 2), "alhambra", WIN).read_bytes())
    assert made.provenance["generation"] == 2
    assert made.provenance["games"] == 2
    assert make_bot(f"student:{generation_folder(plan, 2)}", Randomness(1)).name == "student"


def small_plan(folder: Path, games: int) -> TrainingPlan:
    return TrainingPlan(
        folder=folder,
        kinds=(Kind("alhambra", 2, (), 1), Kind("alhambra", 3, (), 1)),
        games=games,
        first=QUICK,
        values=Fitting(units=8, second=4, epochs=1, batch=8),
        chances=Fitting(units=4, second=4, epochs=1, batch=8),
    )


def networks_in(plan: TrainingPlan) -> list[bytes]:
    return [network_file(generation_folder(plan, 1), "alhambra", purpose).read_bytes() for purpose in (VALUE, WIN)]


def test_more_games_continue_a_generation(tmp_path: Path) -> None:
    """The result is the same as that of all the games at once."""
    whole = small_plan(tmp_path / "whole", 3)
    train_generation(np, whole, 1, lambda wanted: map(label_game, wanted), lambda text: None)
    played: list[str] = []

    def labelling(wanted: Any) -> Any:
        for task in wanted:
            played.append(task.seed)
            yield label_game(task)

    for games in (2, 3):
        in_steps = small_plan(tmp_path / "steps", games)
        train_generation(np, in_steps, 1, labelling, lambda text: None)
    assert len(set(played)) == len(played) == 3
    assert networks_in(in_steps) == networks_in(whole)


def test_labels_survive_a_run_that_is_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("alhambra.training.generations._AT_A_TIME", 1)
    played: list[str] = []

    def labelling(wanted: Any) -> Any:
        for task in wanted:
            if len(played) == 2:
                played.append("stopped")
                raise KeyboardInterrupt
            played.append(task.seed)
            yield label_game(task)

    plan = small_plan(tmp_path / "stopped", 3)
    with pytest.raises(KeyboardInterrupt):
        train_generation(np, plan, 1, labelling, lambda text: None)
    train_generation(np, plan, 1, labelling, lambda text: None)
    assert played[2] == "stopped"
    assert len(set(played)) == len(played) == 4
    whole = small_plan(tmp_path / "whole", 3)
    train_generation(np, whole, 1, lambda wanted: map(label_game, wanted), lambda text: None)
    assert networks_in(plan) == networks_in(whole)


def test_labels_of_another_seed_are_not_continued(tmp_path: Path) -> None:
    plan = small_plan(tmp_path, 1)
    train_generation(np, plan, 1, lambda wanted: map(label_game, wanted), lambda text: None)
    with pytest.raises(AlhambraError, match="another seed"):
        train_generation(np, plan._replace(seed="other", games=2), 1, lambda wanted: map(label_game, wanted), print)


@pytest.mark.slow
def test_the_command_trains_and_goes_on_where_it_stopped(tmp_path: Path) -> None:
    words = ("--games", "2", "--samples", "1", "--epochs", "1", "--units", "4", "--jobs", "1", "--only", "alhambra:2")
    command = (sys.executable, "-m", "alhambra.training", str(tmp_path / "one"), *words)
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "generation 1: 2 games" in done.stdout
    again = subprocess.run(command, capture_output=True, text=True, check=True)
    assert again.stdout == ""
    other = (*command[:3], str(tmp_path / "other"), *words)
    subprocess.run(other, capture_output=True, text=True, check=True)
    files = [network_file(tmp_path / name / "generation-1", "alhambra", VALUE) for name in ("one", "other")]
    assert files[0].read_bytes() == files[1].read_bytes()
