"""The seats taken at server tables, so that an invitation leads back to them."""

import contextlib
import os
from pathlib import Path

import msgspec

from alhambra.console.saves.game_folder import games_folder
from alhambra.console.saves.table_files import make_folder
from alhambra.protocol import AlhambraError

_MOST = 100  # only the latest are kept


class KeptSeat(msgspec.Struct):
    """A seat, with the token of its link."""

    number: int
    token: str


def _file() -> Path:
    return games_folder() / "seats.json"


def _kept() -> dict[str, KeptSeat]:
    try:
        return msgspec.json.decode(_file().read_bytes(), type=dict[str, KeptSeat])
    except (OSError, msgspec.MsgspecError):
        return {}


def kept_seat(table: str) -> KeptSeat | None:
    """Return the seat that was taken at the table with this URL, if any."""
    return _kept().get(table)


def keep_seat(table: str, seat: KeptSeat) -> None:
    """Save a seat; if that fails, its link is still shown when the player leaves."""
    kept = {**{name: other for name, other in _kept().items() if name != table}, table: seat}
    latest = dict(list(kept.items())[-_MOST:])
    with contextlib.suppress(OSError, AlhambraError):
        write_privately(_file(), msgspec.json.encode(latest))


def write_privately(path: Path, data: bytes) -> None:
    """Replace a file in the folder of saved games, readable only by the user."""
    written = path.with_suffix(".new")
    make_folder(written.parent)
    written.unlink(missing_ok=True)
    with os.fdopen(os.open(written, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(data)
    written.replace(path)
