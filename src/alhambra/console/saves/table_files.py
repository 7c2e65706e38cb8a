"""Saved tables: the record of a game, which also says who sits where."""

import os
from pathlib import Path
from typing import NamedTuple

from alhambra.bots import BOTS
from alhambra.console.renderer import seat_names
from alhambra.games import check_config
from alhambra.protocol import PERSON, AlhambraError, Game, Player, Record, RecordError, fault_of, quoted
from alhambra.protocol.serialization.reading import LONGEST_TEXT

_BEGINNING = "[Format"  # the beginning of a record as text
_STAND_IN = "greedy"  # replaces other people, and players that the record does not name


class Seating(NamedTuple):
    """Who sits where: the person's seat, and names and bots by seat."""

    person: int
    names: list[str]
    bots: list[str]


class TableFile(NamedTuple):
    """A saved table."""

    record: Record
    seating: Seating


def write_table(path: Path, game: Game) -> None:
    """Write a table atomically: either the old or the new file remains."""
    try:
        beside = path.with_name(path.name + ".part")
        with beside.open("w", encoding="utf-8") as file:
            file.write(game.record().to_text())
            file.flush()
            os.fsync(file.fileno())  # otherwise a power failure could leave an empty file
        os.replace(beside, path)
    except (OSError, ValueError) as error:
        if isinstance(error, OSError):
            raise AlhambraError("table-not-written", file=quoted(str(path)), fault=fault_of(error)) from None
        raise AlhambraError("table-file-name-is-none", file=quoted(str(path))) from None


def check_is_new(path: Path) -> None:
    """Raise an error if the file exists."""
    if os.path.exists(path):
        raise AlhambraError("table-there-already", file=str(path))


def make_folder(path: Path) -> None:
    """Create a folder for records, if it does not exist."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise AlhambraError("records-not-written", file=quoted(str(path)), fault=fault_of(error)) from None


def read_text(path: Path) -> str:
    """Read the text of a file that should be a record; one that is too long is not read completely."""
    with path.open("rb") as file:
        content = file.read(LONGEST_TEXT + 1)
    if len(content) > LONGEST_TEXT:
        raise AlhambraError("record-file-too-long", file=str(path))
    return content.decode("utf-8")


def read_record(path: Path) -> Record:
    """Read the record in a file. A truncated file is reported as such, whatever else is wrong."""
    text = read_text(path)
    try:
        return Record.read(text)
    except RecordError:
        if text and not text.endswith("\n") and text.startswith(_BEGINNING):
            raise RecordError("record-cut-off", file=str(path)) from None
        raise


def read_table(path: Path) -> TableFile:
    """Read a saved table."""
    record = read_record(path)
    check_config(record.config)
    return TableFile(record, seating_of(record.players, record.config.seats))


def seating_of(players: tuple[Player, ...], seats: int) -> Seating:
    """Return the seating for a person at the first seat of a person, or else at the first seat."""
    if not players:
        return Seating(0, seat_names(seats), [_STAND_IN] * seats)
    kinds = [player.kind for player in players]
    person = kinds.index(PERSON) if PERSON in kinds else 0
    return Seating(person, [player.name for player in players], [kind if kind in BOTS else _STAND_IN for kind in kinds])
