"""From a command line to a recorded game that fills the terminal."""

from pathlib import Path

from alhambra.cli.replay import Replay
from alhambra.cli.saving import read_table
from alhambra.terminal.playing import run
from alhambra.terminal.replay_screen import ReplayScreen


def step_through(file: Path, seat: int | None) -> None:
    """Show the game in a file."""
    run(ReplayScreen(Replay(file, seat), read_table(file).record))
