"""A table in a file: the record of its game, with a comment line that says who sits where."""

import json
import os
from pathlib import Path
from typing import Any, NamedTuple

from alhambra.cli.renderer import seat_names
from alhambra.games import check_config
from alhambra.protocol import AlhambraError, Game, Record
from alhambra.protocol.reading import LONGEST_TEXT, is_whole, read_json

_TABLE = "; table "
_LONGEST_NAME = 40


class TableFile(NamedTuple):
    """A saved table."""

    record: Record
    person: int
    names: list[str]
    bots: list[str]


def write_table(path: Path, game: Game, person: int, names: list[str], bots: list[str]) -> None:
    """Write the table; whatever happens, either the old or the new file is there."""
    table = json.dumps({"person": person, "names": names, "bots": bots}, ensure_ascii=True)
    try:
        beside = path.with_name(path.name + ".part")
        beside.write_text(f"{game.record().to_text()}{_TABLE}{table}\n", encoding="utf-8")
        os.replace(beside, path)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else "this is not the name of a file"
        raise AlhambraError(f"'{path}' cannot be written ({reason}); choose another file") from None


def check_is_new(path: Path) -> None:
    """Refuse a file that is there already, as a table would overwrite it."""
    if os.path.exists(path):
        raise AlhambraError(f"{path} is there already; go on with it by --resume {path}, or choose another name")


def read_text(path: Path) -> str:
    """The text of a file that should hold a record; one that is much too long is not read to its end."""
    with path.open("rb") as file:
        content = file.read(LONGEST_TEXT + 1)
    if len(content) > LONGEST_TEXT:
        raise AlhambraError(f"{path} is longer than any record; is it the record of a game?")
    return content.decode("utf-8")


def read_table(path: Path) -> TableFile:
    """Read a saved table; a record without a table line is sat down to at the first seat."""
    text = read_text(path)
    record = Record.read(text)
    check_config(record.config)
    seats = record.config.seats
    for line in text.splitlines():
        if line.startswith(_TABLE):
            return _table(record, line.removeprefix(_TABLE), path)
    return TableFile(record, 0, seat_names(seats), ["greedy"] * seats)


def _table(record: Record, text: str, path: Path) -> TableFile:
    seats = record.config.seats
    try:
        data = read_json(text)
        person, names, bots = data["person"], data["names"], data["bots"]
    except (ValueError, TypeError, KeyError):
        person, names, bots = None, None, None
    if not is_whole(person) or not 0 <= person < seats or not _texts(names, seats) or not _texts(bots, seats):
        raise AlhambraError(f"the line '{_TABLE.strip()}' of {path} is damaged; remove it to sit at the first seat")
    return TableFile(record, person, names, bots)


def _texts(value: Any, count: int) -> bool:
    """Whether it is a list of so many texts that can be shown."""
    return isinstance(value, list) and len(value) == count and all(_is_showable(item) for item in value)


def _is_showable(item: Any) -> bool:
    return isinstance(item, str) and len(item) <= _LONGEST_NAME and item.isprintable() and bool(item.strip())
