"""``alhambra position``: print a position of a record. Also reads positions to play from."""

from itertools import islice
from pathlib import Path
from typing import Annotated

import typer

from alhambra.cli.arguments import use_components, whole_number
from alhambra.cli.options import ComponentsFolder, LanguageName, RecordFile
from alhambra.console.saves.table_files import read_record, read_text
from alhambra.games import check_config, from_position, replay, replay_entries
from alhambra.protocol import AlhambraError, Game, GameConfig, Player, PositionLines, Record, fresh_seed


def position(
    file: RecordFile,
    entry: Annotated[
        int | None, typer.Option(help="help-option-entry", metavar="N", parser=whole_number(0, 1_000_000))
    ] = None,
    seat: Annotated[int | None, typer.Option(help="help-option-knowing", metavar="N", parser=whole_number())] = None,
    components: ComponentsFolder = None,
    language: LanguageName = None,
) -> None:
    """Print a position of a record as text."""
    use_components(components)
    typer.echo(_game_after(read_record(file), entry).position(seat=seat), nl=False)


def _game_after(record: Record, entry: int | None) -> Game:
    """Return the game after a number of entries, by default all."""
    if entry is None:
        return replay(record)
    if entry > len(record.entries):
        raise AlhambraError("no-such-entry", number=entry, most=len(record.entries))
    return next(islice(replay_entries(record), entry, None))


def config_in(path: Path) -> GameConfig:
    """Return the config of the position in a file."""
    config = PositionLines(read_text(path)).config()
    check_config(config)
    return config


def game_from(path: Path, seed: str | None, players: list[Player]) -> Game:
    """Return a game that continues from the position in a file.

    Without a seed, in the position or given, chance is redrawn. Raises AlhambraError if the
    game is over.
    """
    text = read_text(path)
    game = from_position(text, seed, players)
    if game.streams is None:
        game = from_position(text, fresh_seed(), players)
    if game.is_over:
        raise AlhambraError("position-of-game-over", file=str(path))
    return game
