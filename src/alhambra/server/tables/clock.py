"""The clock of the tables. No player gains or loses time when the clock of the machine is set."""

import time
from collections.abc import Callable
from typing import Final

_LARGEST_ADJUSTMENT_SECONDS: Final = 1.0


class SteadyClock:
    """A monotonic clock that follows changes of the wall clock slowly."""

    def __init__(self, wall: Callable[[], float] = time.time, elapsed: Callable[[], float] = time.monotonic) -> None:
        self._wall = wall
        self._elapsed = elapsed
        self._offset = wall() - elapsed()

    def __call__(self) -> float:
        """Return the seconds since 1970."""
        return self._offset + self._elapsed()

    def adjust(self) -> None:
        """Move closer to the wall clock, by a second at most; to be called periodically."""
        difference = self._wall() - self()
        largest = _LARGEST_ADJUSTMENT_SECONDS
        self._offset += max(-largest, min(largest, difference))
