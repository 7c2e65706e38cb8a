"""Trains with one command: ``python -m alhambra.training FOLDER``; run again, it continues where it stopped."""

import argparse
import importlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from alhambra import __version__
from alhambra.arena.executors import cluster_for, processes_for
from alhambra.extras import require_extra
from alhambra.protocol import AlhambraError
from alhambra.search.rollouts import SampleForm
from alhambra.texts import language
from alhambra.training.labels import SelfPlay, label_game
from alhambra.training.plan import all_kinds


def main() -> None:
    """Train generations of networks."""
    parser = argparse.ArgumentParser(prog="python -m alhambra.training", description=main.__doc__)
    parser.add_argument("folder", type=Path, help="the folder for labels and networks")
    parser.add_argument("--generations", type=int, default=1, help="the total number of generations")
    parser.add_argument("--games", type=int, default=20_000, help="games per generation; raise it to continue the last")
    parser.add_argument("--seconds", type=float, help="the time after which no new game of a generation starts")
    parser.add_argument("--samples", type=int, default=8, help="samples per option")
    parser.add_argument("--later-samples", type=int, default=8, help="samples per option from the second generation on")
    parser.add_argument("--epochs", type=int, default=20)
    parser.add_argument("--units", type=int, default=96, help="units in the first layer")
    parser.add_argument("--dropout", type=float, default=0.2, help="the dropout rate of the first layer's outputs")
    parser.add_argument("--decay", type=float, default=0.1, help="the weight decay")
    parser.add_argument("--rate", type=float, default=2e-3, help="the peak learning rate")
    parser.add_argument("--seed", default="0")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--cluster", help="the address of a Ray cluster to use instead of processes")
    parser.add_argument("--only", help="the kinds of game to play, such as alhambra:2")
    parser.add_argument("--device", choices=("numpy", "cupy"), default="numpy")
    given = parser.parse_args()
    try:
        require_extra("training-needs-extra", "training")
        train(given)
    except AlhambraError as error:
        raise SystemExit(language("en").error(error)) from None


def train(given: argparse.Namespace) -> None:
    """Train the generations that do not exist yet."""
    from alhambra.training.fitting import Fitting  # here, as it needs the extra
    from alhambra.training.generations import TrainingPlan, train_generation

    xp: Any = importlib.import_module(given.device)
    kinds = [kind for kind in all_kinds() if not given.only or f"{kind.game}:{kind.seats}" in given.only.split(",")]
    plan = TrainingPlan(
        folder=given.folder,
        kinds=tuple(kinds),
        seed=given.seed,
        games=given.games,
        seconds=given.seconds,
        first=SelfPlay(given.samples),
        later=SelfPlay(
            given.later_samples, two_seats=SampleForm(4, counted=4, fading=0.85), more_seats=SampleForm(2, counted=2)
        ),
        values=Fitting(
            units=given.units, epochs=given.epochs, dropout=given.dropout, decay=given.decay, rate=given.rate
        ),
        revision=_revision(),
        command=" ".join(
            ["python -m alhambra.training FOLDER", *[word for word in sys.argv[1:] if word != str(given.folder)]]
        ),
    )
    working = cluster_for(label_game, given.cluster) if given.cluster else processes_for(label_game, given.jobs)
    with working as labelling:
        for number in range(1, given.generations + 1):
            train_generation(xp, plan, number, labelling, _tell)


def _revision() -> str:
    """Return the revision of the sources, if they are in a repository."""
    found = subprocess.run(
        ["git", "-C", str(Path(__file__).parent), "rev-parse", "--short", "HEAD"],
        capture_output=True,
        text=True,
        check=False,
    )
    return found.stdout.strip() or __version__


def _tell(text: str) -> None:
    print(text, flush=True)


if __name__ == "__main__":
    main()
