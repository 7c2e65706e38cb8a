"""How much a bot thinks: a number of samples, so that its games can be repeated, or a time; in one process or more."""

import gc
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager

from alhambra.protocol import AlhambraError, quoted

_SETTING = re.compile(r"([0-9]{1,6})(ms|s)?(?:x([1-9][0-9]?))?")
_LATEST = 1.03  # the part of its time by which a bot has answered
_SECONDS = {"ms": 0.001, "s": 1.0}


class ThinkingLimits:
    """So many samples, or as many as a time allows, in each of some processes."""

    def __init__(self, samples: int, seconds: float | None = None, processes: int = 1) -> None:
        self.samples = samples
        self.seconds = seconds
        self.processes = processes
        self._begin = 0.0

    @staticmethod
    def read(setting: str) -> "ThinkingLimits":
        """The effort of a setting such as ``32``, ``500ms``, ``2s`` or, in two processes, ``1sx2``."""
        found = _SETTING.fullmatch(setting)
        if found is None or int(found[1]) == 0:
            raise AlhambraError("effort-is-none", given=quoted(setting))
        amount, unit, processes = int(found[1]), found[2], int(found[3] or 1)
        return (
            ThinkingLimits(0, amount * _SECONDS[unit], processes) if unit else ThinkingLimits(amount, None, processes)
        )

    def for_workers(self) -> str:
        """The setting for each other process, which hears of a decision later and is to be ready by its end."""
        return str(self.samples) if self.seconds is None else f"{max(1, int(950 * self.seconds))}ms"

    def begin(self) -> None:
        """A decision begins now."""
        if self.seconds is not None:
            self._begin = time.perf_counter()

    def spent(self, samples: int) -> float:
        """Which part of the effort was made with so many samples: with 1 it is over."""
        if self.seconds is None:
            return samples / self.samples
        return (time.perf_counter() - self._begin) / self.seconds

    def seconds_left(self) -> float | None:
        """How long the other processes may be waited for; for ever if samples are counted."""
        if self.seconds is None:
            return None
        return max(0.0, _LATEST * self.seconds - (time.perf_counter() - self._begin))


@contextmanager
def undisturbed() -> Iterator[None]:
    """Keep Python from looking for garbage meanwhile: one look takes 20 ms and more, by which a bot would be late."""
    was_looking = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_looking:
            gc.enable()
