"""Notes on dealings at server tables, for later comparison with records."""

from pathlib import Path

import msgspec

from alhambra.client.witness import Note
from alhambra.console.saves.game_folder import games_folder
from alhambra.console.sources.kept_seats import write_privately

_MOST = 100  # only the latest are kept


def _file() -> Path:
    return games_folder() / "dealings.json"


def _kept() -> dict[str, list[Note]]:
    try:
        return msgspec.json.decode(_file().read_bytes(), type=dict[str, list[Note]])
    except (OSError, msgspec.MsgspecError):
        return {}


def kept_notes(seat: str) -> list[Note]:
    """Return a seat's notes, latest last."""
    return _kept().get(seat, [])


def keep_notes(seat: str, notes: list[Note]) -> None:
    """Save the notes of a seat. Raises OSError or AlhambraError if that fails."""
    kept = {**{name: other for name, other in _kept().items() if name != seat}, seat: notes}
    write_privately(_file(), msgspec.json.encode(dict(list(kept.items())[-_MOST:])))
