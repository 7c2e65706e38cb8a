"""Generations: games are labelled, networks fitted to the labels, and the next games are played with them."""

import json
import time
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any, Final, NamedTuple

from alhambra import __version__
from alhambra.games import new_game
from alhambra.protocol import AlhambraError, GameConfig, quoted
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

_AT_A_TIME: Final = 200  # labelled games that are saved together
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
    """Train a generation; existing parts are not redone."""
    folder = generation_folder(plan, number)
    folder.mkdir(parents=True, exist_ok=True)
    labelled = _labelled(folder)
    if labelled.asked < plan.games and not generation_folder(plan, number + 1).is_dir():
        labelled = _label(plan, number, labelled, labelling, tell)
    for game in labelled.games:
        if not network_file(folder, game, WIN).is_file():
            _fit(xp, plan, number, game, labelled, tell)


class _Labelled(NamedTuple):
    """What a folder has of the games of its generation."""

    games: dict[str, int]  # by game of the family
    turns: int
    asked: int  # the number of games requested, once no more will be played; 0 until then
    made_with: dict[str, Any]  # the seed and the settings

    @property
    def played(self) -> int:
        return sum(self.games.values())


def _labelled(folder: Path) -> _Labelled:
    file = folder / _STATE
    return _Labelled(**json.loads(file.read_text(encoding="utf-8"))) if file.is_file() else _Labelled({}, 0, 0, {})


def _label(plan: TrainingPlan, number: int, labelled: _Labelled, labelling: Labelling, tell: Tell) -> _Labelled:
    """Play and label the missing games of a generation, and save them part by part."""
    folder, before = generation_folder(plan, number), generation_folder(plan, number - 1)
    networks = {game: network_file(before, game, VALUE) for game in TILE_GAMES}
    files = {game: str(file) for game, file in networks.items() if file.is_file()}
    manner = plan.later if files else plan.first
    made_with = json.loads(json.dumps({"seed": plan.seed, "kinds": plan.kinds, **manner._asdict()}))
    if labelled.made_with not in ({}, made_with):
        raise AlhambraError("other-labels", folder=quoted(str(folder)))
    for outdated in folder.glob("*.network"):
        outdated.unlink()
    end = None if plan.seconds is None else time.monotonic() + plan.seconds
    wanted = islice(tasks(list(plan.kinds), f"{plan.seed} generation {number}", manner, files), labelled.played, None)
    found = labelled._replace(asked=0, made_with=made_with)
    labelled_games = iter(labelling(_limited(wanted, max(0, plan.games - labelled.played), end)))
    while part := list(islice(labelled_games, _AT_A_TIME)):
        found = _save(folder, found, part)
    found = found._replace(asked=plan.games)
    _write_state(folder, found)
    tell(f"generation {number}: {found.played} games, {found.turns} turns")
    return found


def _save(folder: Path, labelled: _Labelled, part: list[LabelledGame]) -> _Labelled:
    """Save further games; a part that is not in the state because the process was stopped is overwritten later."""
    by_game: dict[str, list[LabelledGame]] = {}
    for played in part:
        by_game.setdefault(played.game, []).append(played)
    games = {
        game: labelled.games.get(game, 0) + len(by_game.get(game, [])) for game in sorted({*labelled.games, *by_game})
    }
    turns = labelled.turns + sum([len(played.turns) for played in part])
    found = labelled._replace(games=games, turns=turns)
    for game, new in by_game.items():
        dataset.save(_arrays(new), folder / f"{game}-labels-{found.played:07d}.npz")
    _write_state(folder, found)
    return found


def _label_files(folder: Path, game: str) -> list[Path]:
    """Return the label files of a game, in the order in which the games were played."""
    played = _labelled(folder).played
    files = sorted(folder.glob(f"{game}-labels-*.npz"))
    return [file for file in files if int(file.stem.rpartition("-")[2]) <= played]


def _write_state(folder: Path, labelled: _Labelled) -> None:
    new = folder / f"{_STATE}.new"
    new.write_text(json.dumps(labelled._asdict()), encoding="utf-8")
    new.replace(folder / _STATE)


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


def _fit(xp: Any, plan: TrainingPlan, number: int, game: str, labelled: _Labelled, tell: Tell) -> None:
    """Fit the networks of a game to the labels of this generation and the earlier ones."""
    folders = [generation_folder(plan, earlier) for earlier in range(1, number + 1)]
    data = dataset.merged([dataset.load(file) for earlier in folders for file in _label_files(earlier, game)])
    layout, folder = layout_of_game(game), generation_folder(plan, number)

    def told(text: str) -> None:
        tell(f"{game} {text}")

    for purpose, how in ((VALUE, plan.values), (WIN, plan.chances)):
        fit = fit_values if purpose == VALUE else fit_chances
        fitted: Fitted = fit(xp, data, layout, how, told)
        provenance = {
            "generation": number,
            "games": labelled.games[game],
            "turns": sum([len(turns.mean) for turns in data.turns.values()]),
            "seed": plan.seed,
            "samples": labelled.made_with["samples"],
            "revision": plan.revision,
            "command": plan.command,
            "fitting": how._asdict(),
            "kept_from_fitting": fitted.history[-1],
            "best": fitted.score,
        }
        network_file(folder, game, purpose).write_bytes(network_bytes(fitted, layout, provenance))
