"""Generations: games are labelled, networks fitted to the labels, and the next games are played with them."""

import json
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from alhambra import __version__
from alhambra.games import new_game
from alhambra.protocol import GameConfig
from alhambra.search.network.layout import InputLayout
from alhambra.search.network.network_file import VALUE, WIN
from alhambra.tilegames.game import TileGame
from alhambra.training import dataset
from alhambra.training.dataset import Dataset
from alhambra.training.fitting import Fitted, Fitting, fit_chances, fit_values
from alhambra.training.labels import LabelledGame, LabelTask, SelfPlay, layout_for
from alhambra.training.plan import TILE_GAMES, Kind, tasks
from alhambra.training.writing import network_bytes

# Labels games in order, whichever process plays them.
Labelling = Callable[[Iterable[LabelTask]], Iterator[LabelledGame]]
Tell = Callable[[str], object]

_AT_A_TIME: Final = 200  # labelled games that are converted to arrays together
_STATE: Final = "generation.json"


class TrainingPlan(NamedTuple):
    """Everything that a training run depends on besides time."""

    folder: Path  # in which all results are kept, so that it can be continued
    kinds: tuple[Kind, ...]
    seed: str = "0"
    games: int = 20_000  # of each generation
    seconds: float | None = None  # after which no further game of a generation begins
    first: SelfPlay = SelfPlay()
    later: SelfPlay = SelfPlay()  # from the second generation on
    values: Fitting = Fitting()
    chances: Fitting = Fitting(units=48, epochs=6, rate=1e-3)
    revision: str = __version__
    command: str = ""


def generation_folder(plan: TrainingPlan, number: int) -> Path:
    """Return the folder of a generation; the first is 1."""
    return plan.folder / f"generation-{number}"


def network_file(folder: Path, game: str, purpose: str) -> Path:
    """Return the file of a network in a folder."""
    return folder / f"{game}-{purpose}.network"


def train_generation(xp: Any, plan: TrainingPlan, number: int, labelling: Labelling, tell: Tell) -> None:
    """Make a generation; existing parts are not made again."""
    folder = generation_folder(plan, number)
    folder.mkdir(parents=True, exist_ok=True)
    if not (folder / _STATE).is_file():
        _label(plan, number, labelling, tell)
    played = json.loads((folder / _STATE).read_text(encoding="utf-8"))
    for game in played["games"]:
        if not network_file(folder, game, WIN).is_file():
            _fit(xp, plan, number, game, played, tell)


def _label(plan: TrainingPlan, number: int, labelling: Labelling, tell: Tell) -> None:
    """Play and label the games of a generation, and save the results."""
    folder, before = generation_folder(plan, number), generation_folder(plan, number - 1)
    networks = {game: network_file(before, game, VALUE) for game in TILE_GAMES}
    files = {game: str(file) for game, file in networks.items() if file.is_file()}
    manner = plan.later if files else plan.first
    end = None if plan.seconds is None else time.monotonic() + plan.seconds
    wanted = _limited(tasks(list(plan.kinds), f"{plan.seed} generation {number}", manner, files), plan.games, end)
    parts: dict[str, list[Dataset]] = {}
    waiting: dict[str, list[LabelledGame]] = {}
    counts: dict[str, int] = {}
    turns = 0
    for game in labelling(wanted):
        waiting.setdefault(game.game, []).append(game)
        counts[game.game] = counts.get(game.game, 0) + 1
        turns += len(game.turns)
        if len(waiting[game.game]) == _AT_A_TIME:
            parts.setdefault(game.game, []).append(_arrays(waiting.pop(game.game)))
    for name, games in waiting.items():
        parts.setdefault(name, []).append(_arrays(games))
    for name, found in parts.items():
        dataset.save(dataset.merged(found), folder / f"{name}-labels.npz")
    tell(f"generation {number}: {sum(counts.values())} games, {turns} turns")
    state = {"games": counts, "turns": turns, "manner": manner._asdict(), "seed": plan.seed}
    (folder / _STATE).write_text(json.dumps(state), encoding="utf-8")


def _limited(wanted: Iterator[LabelTask], most: int, end: float | None) -> Iterator[LabelTask]:
    for count, task in enumerate(wanted):
        if count == most or (end is not None and time.monotonic() > end):
            return
        yield task


def _arrays(games: list[LabelledGame]) -> Dataset:
    return dataset.dataset_of(games, layout_of_game(games[0].game))


def layout_of_game(name: str) -> InputLayout:
    """Return the inputs of the game with this name."""
    game = new_game(GameConfig(name, 2), 0)
    assert isinstance(game, TileGame)
    return layout_for(game.rules)


def _fit(xp: Any, plan: TrainingPlan, number: int, game: str, played: dict[str, Any], tell: Tell) -> None:
    """Fit the networks of a game to the labels of this generation and the earlier ones."""
    files = [generation_folder(plan, earlier) / f"{game}-labels.npz" for earlier in range(1, number + 1)]
    data = dataset.merged([dataset.load(file) for file in files if file.is_file()])
    layout, folder = layout_of_game(game), generation_folder(plan, number)

    def told(text: str) -> None:
        tell(f"{game} {text}")

    for purpose, how in ((VALUE, plan.values), (WIN, plan.chances)):
        fit = fit_values if purpose == VALUE else fit_chances
        fitted: Fitted = fit(xp, data, layout, how, told)
        provenance = {
            "generation": number,
            "games": played["games"][game],
            "turns": sum([len(turns.mean) for turns in data.turns.values()]),
            "seed": plan.seed,
            "samples": played["manner"]["samples"],
            "revision": plan.revision,
            "command": plan.command,
            "fitting": how._asdict(),
            "kept_from_fitting": fitted.history[-1],
            "best": fitted.score,
        }
        network_file(folder, game, purpose).write_bytes(network_bytes(fitted, layout, provenance))
