"""What time it is for tables. The clock of a machine may be set while games run; no player gains or loses by that."""

import time
from collections.abc import Callable
from typing import Final

_MOST_ADJUSTED: Final = 1.0  # seconds at once


class SteadyClock:
    """Goes on evenly from the time at which it was made. What the machine's clock says otherwise is followed slowly."""

    def __init__(self, wall: Callable[[], float] = time.time, elapsed: Callable[[], float] = time.monotonic) -> None:
        self._wall = wall
        self._elapsed = elapsed
        self._offset = wall() - elapsed()

    def __call__(self) -> float:
        """Seconds since 1970."""
        return self._offset + self._elapsed()

    def adjust(self) -> None:
        """Come nearer to what the machine says; called from time to time."""
        difference = self._wall() - self()
        self._offset += max(-_MOST_ADJUSTED, min(_MOST_ADJUSTED, difference))
