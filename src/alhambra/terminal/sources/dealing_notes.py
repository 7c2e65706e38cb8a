"""What seats at tables of servers have kept of their dealings, so that a record can be compared with it later."""

from pathlib import Path

import msgspec

from alhambra.client.witness import Note
from alhambra.console.saves.game_folder import games_folder
from alhambra.terminal.sources.kept_seats import write_privately

_MOST = 100  # the latest seats are kept


def _file() -> Path:
    return games_folder() / "dealings.json"


def _kept() -> dict[str, list[Note]]:
    try:
        return msgspec.json.decode(_file().read_bytes(), type=dict[str, list[Note]])
    except (OSError, msgspec.MsgspecError):
        return {}


def kept_notes(seat: str) -> list[Note]:
    """The notes of the seat at this address, the latest last."""
    return _kept().get(seat, [])


def keep_notes(seat: str, notes: list[Note]) -> None:
    """Keep the notes of a seat; raises OSError or AlhambraError where that cannot be done."""
    kept = {**{name: other for name, other in _kept().items() if name != seat}, seat: notes}
    write_privately(_file(), msgspec.json.encode(dict(list(kept.items())[-_MOST:])))
