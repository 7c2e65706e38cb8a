"""Show a recorded game on the full screen."""

from pathlib import Path

from alhambra.console.record_replay import RecordReplay
from alhambra.console.saves.table_files import read_table
from alhambra.terminal.launch import run
from alhambra.terminal.screens.replay import ReplayScreen


def step_through(file: Path, seat: int | None) -> None:
    """Show the game in a file."""
    run(ReplayScreen(RecordReplay(file, seat), read_table(file).record))
