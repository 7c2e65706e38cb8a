"""Going on with a game in a file."""

from pathlib import Path

from alhambra.console.saves.table_files import read_table
from alhambra.games import replay
from alhambra.protocol import AlhambraError, Game


def resumed(path: Path) -> Game:
    """The game in a file, if it can go on."""
    game = replay(read_table(path).record)
    if game.is_over:
        raise AlhambraError("resumed-game-over", file=str(path))
    if game.streams is None:
        raise AlhambraError("resumed-game-open", file=str(path))
    return game
