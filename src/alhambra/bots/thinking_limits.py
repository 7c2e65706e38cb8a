"""Limits on a bot's thinking: a number of samples or a time, in one process or more.

With a number of samples games can be repeated exactly.
"""

import gc
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager

from alhambra.protocol import AlhambraError, quoted

_SETTING = re.compile(r"([0-9]{1,6})(ms|s)?(?:x([1-9][0-9]?))?")
_LATEST = 1.03  # the fraction of its time after which a bot no longer waits for other processes
_SECONDS = {"ms": 0.001, "s": 1.0}


class ThinkingLimits:
    """A number of samples, or a time in which to take as many as possible, in each process."""

    def __init__(self, samples: int, seconds: float | None = None, processes: int = 1) -> None:
        self.samples = samples
        self.seconds = seconds
        self.processes = processes
        self._started = 0.0

    @staticmethod
    def read(setting: str) -> "ThinkingLimits":
        """Parse a setting such as ``32``, ``500ms``, ``2s`` or, in two processes, ``1sx2``."""
        found = _SETTING.fullmatch(setting)
        if found is None or int(found[1]) == 0:
            raise AlhambraError("effort-is-none", given=quoted(setting))
        amount, unit, processes = int(found[1]), found[2], int(found[3] or 1)
        return (
            ThinkingLimits(0, amount * _SECONDS[unit], processes) if unit else ThinkingLimits(amount, None, processes)
        )

    def for_workers(self) -> str:
        """Return the setting for the other processes, which start later but must finish in time."""
        return str(self.samples) if self.seconds is None else f"{max(1, int(950 * self.seconds))}ms"

    def start(self) -> None:
        """Start the clock for a decision."""
        if self.seconds is not None:
            self._started = time.perf_counter()

    def spent(self, samples: int) -> float:
        """Return the fraction of the limit used up after ``samples`` samples; at 1 it is reached."""
        if self.seconds is None:
            return samples / self.samples
        return (time.perf_counter() - self._started) / self.seconds

    def seconds_left(self) -> float | None:
        """Return how long to wait for the other processes; None, meaning no limit, if samples are counted."""
        if self.seconds is None:
            return None
        return max(0.0, _LATEST * self.seconds - (time.perf_counter() - self._started))


@contextmanager
def undisturbed() -> Iterator[None]:
    """Suspend garbage collection, as a run takes 20 ms or more and would make a bot late."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()
