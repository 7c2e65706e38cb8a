"""Resume a saved game."""

from pathlib import Path

from alhambra.console.saves.table_files import read_table
from alhambra.games import replay
from alhambra.protocol import AlhambraError, Game


def resumed(path: Path) -> Game:
    """Return the game in a file. Raises an error if it cannot be continued."""
    game = replay(read_table(path).record)
    if game.is_over:
        raise AlhambraError("resumed-game-over", file=str(path))
    if game.streams is None:
        raise AlhambraError("resumed-game-open", file=str(path))
    return game
