"""Games that are kept without being asked: a file for each in the user's folder for data, which one program holds."""

import contextlib
import os
import time
from pathlib import Path
from typing import IO, NamedTuple

from alhambra.console.saves.table_files import make_folder, read_table, write_table
from alhambra.protocol import AlhambraError, Game, Record, fault_of, quoted

FOLDER_VARIABLE = "ALHAMBRA_GAMES"
_ENDING = ".txt"
_MOST_LOOKED_AT = 40  # files; older ones are not offered any more


def games_folder() -> Path:
    """Where games are kept, if nobody says otherwise."""
    chosen = os.environ.get(FOLDER_VARIABLE)
    if chosen:
        return Path(chosen)
    from platformdirs import user_data_path  # here, as most commands keep nothing

    return user_data_path("alhambra", appauthor=False) / "games"


def new_file(game: str) -> Path:
    """A file that is not there yet, named after the day and the game."""
    beginning = f"{time.strftime('%Y-%m-%d')} {game.replace('_', '-')}"
    folder = games_folder()
    number = 1
    while (path := folder / f"{beginning} {number}{_ENDING}").exists():
        number += 1
    return path


class Kept(NamedTuple):
    """A game that is not over yet, in a file."""

    path: Path
    record: Record
    changed: float  # when, in seconds since 1970


def unfinished() -> list[Kept]:
    """The kept games that can go on, the latest first; what is no record is left alone."""
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


# --- one program for each file ---


class GameLock:
    """A file that no other program may go on with as long as this one has it."""

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
            lock.close()  # whoever had it has just removed it

    def release(self) -> None:
        """Let others have the file."""
        if not self._lock.closed:
            with contextlib.suppress(OSError):
                self._lock_path.unlink()
            self._lock.close()


def _take(lock: IO[str]) -> None:
    """Lock an open file, or raise OSError if another program has done so."""
    try:
        import fcntl
    except ImportError:  # Windows
        import msvcrt

        msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined, unused-ignore]
    else:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)


def is_free(path: Path) -> bool:
    """Whether no program holds the file."""
    try:
        GameLock(path).release()
    except AlhambraError:
        return False
    return True


# --- keeping ---


class Keeper:
    """Keeps one game in a file; the file is held from the first move on. Without a file nothing is kept."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.trouble: AlhambraError | None = None  # why the last attempt failed
        self._hold: GameLock | None = None

    def hold(self) -> None:
        """Hold the file from now on; refused if another program has it."""
        if self.path is not None and self._hold is None:
            self._hold = GameLock(self.path)

    def keep(self, game: Game) -> None:
        """Write the game. What goes wrong is noted and raised; the next call tries again."""
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
        """Keep the game in another file from now on; if that cannot be written all stays as it was."""
        if path == self.path:
            self.keep(game)
            return
        elsewhere = Keeper(path)
        elsewhere.keep(game)
        self.release()
        self.path, self.trouble, self._hold = path, None, elsewhere._hold

    def release(self) -> None:
        """Let the file go."""
        if self._hold is not None:
            self._hold.release()
            self._hold = None
