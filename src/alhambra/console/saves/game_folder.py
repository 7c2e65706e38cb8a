"""Automatically saved games: a file for each in the user's data folder, locked while in use."""

import contextlib
import os
import time
from pathlib import Path
from typing import IO, NamedTuple

from alhambra.console.saves.table_files import make_folder, read_table, write_table
from alhambra.protocol import AlhambraError, Game, Record, fault_of, quoted

FOLDER_VARIABLE = "ALHAMBRA_GAMES"
_ENDING = ".txt"
_MOST_LOOKED_AT = 40  # older files are not offered


def games_folder() -> Path:
    """Return the folder of saved games."""
    chosen = os.environ.get(FOLDER_VARIABLE)
    if chosen:
        return Path(chosen)
    from platformdirs import user_data_path  # here, because most commands save nothing

    return user_data_path("alhambra", appauthor=False) / "games"


def new_file(game: str) -> Path:
    """Return a path that does not exist yet, named after the date and the game."""
    beginning = f"{time.strftime('%Y-%m-%d')} {game.replace('_', '-')}"
    folder = games_folder()
    number = 1
    while (path := folder / f"{beginning} {number}{_ENDING}").exists():
        number += 1
    return path


class Kept(NamedTuple):
    """An unfinished game in a file."""

    path: Path
    record: Record
    changed: float  # in seconds since 1970


def unfinished() -> list[Kept]:
    """Return the unfinished games, latest first; other files are ignored."""
    try:
        files = [path for path in games_folder().iterdir() if path.suffix == _ENDING]
        ages = sorted([(path.stat().st_mtime, path) for path in files], reverse=True)[:_MOST_LOOKED_AT]
    except OSError:
        return []
    return [kept for changed, path in ages if (kept := _readable(path, changed)) is not None]


def _readable(path: Path, changed: float) -> Kept | None:
    try:
        record = read_table(path).record
    except (AlhambraError, OSError, UnicodeDecodeError):
        return None
    return Kept(path, record, changed) if record.result is None and is_free(path) else None


# --- locking ---


class GameLock:
    """A lock on a file, which keeps other programs from continuing its game."""

    def __init__(self, path: Path) -> None:
        self._lock_path = path.with_name(f".{path.name}.lock")
        self._lock = self._locked(path)

    def _locked(self, path: Path) -> IO[str]:
        while True:
            try:
                lock = self._lock_path.open("a")
            except ValueError:
                raise AlhambraError("table-file-name-is-none", file=quoted(str(path))) from None
            except OSError as error:
                raise AlhambraError("table-not-written", file=quoted(str(path)), fault=fault_of(error)) from None
            try:
                _take(lock)
            except OSError:
                lock.close()
                raise AlhambraError("table-in-use", file=str(path)) from None
            with contextlib.suppress(FileNotFoundError):
                if os.fstat(lock.fileno()).st_ino == self._lock_path.stat().st_ino:
                    return lock
            lock.close()  # its owner has just removed it

    def release(self) -> None:
        """Release the lock."""
        if not self._lock.closed:
            with contextlib.suppress(OSError):
                self._lock_path.unlink()
            self._lock.close()


def _take(lock: IO[str]) -> None:
    """Lock an open file. Raises OSError if another program has locked it."""
    try:
        import fcntl
    except ImportError:  # Windows
        import msvcrt

        msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined, unused-ignore]
    else:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)


def is_free(path: Path) -> bool:
    """Return whether no program has locked the file."""
    try:
        GameLock(path).release()
    except AlhambraError:
        return False
    return True


# --- saving ---


class Keeper:
    """Saves one game to a file, locked from the first move on; without a file it does nothing."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.trouble: AlhambraError | None = None  # why the last attempt failed
        self._hold: GameLock | None = None

    def hold(self) -> None:
        """Lock the file from now on. Raises an error if another program has locked it."""
        if self.path is not None and self._hold is None:
            self._hold = GameLock(self.path)

    def keep(self, game: Game) -> None:
        """Save the game. An error is noted and raised; the next call tries again."""
        if self.path is None:
            return
        try:
            if self._hold is None:
                if self.path.parent == games_folder():
                    make_folder(self.path.parent)
                self.hold()
            write_table(self.path, game)
        except AlhambraError as error:
            self.trouble = error
            raise
        self.trouble = None

    def move(self, path: Path, game: Game) -> None:
        """Save the game to another file from now on; if that fails, nothing changes."""
        if path == self.path:
            self.keep(game)
            return
        elsewhere = Keeper(path)
        elsewhere.keep(game)
        self.release()
        self.path, self.trouble, self._hold = path, None, elsewhere._hold

    def release(self) -> None:
        """Release the file."""
        if self._hold is not None:
            self._hold.release()
            self._hold = None
