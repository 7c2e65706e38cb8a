"""How long a bot thinks: a number of samples, so that its games can be repeated, or a time."""

import re
import time

from alhambra.protocol import AlhambraError, quoted

_TIME = re.compile(r"([0-9]{1,6})(ms|s)")
_SAMPLES = re.compile(r"[0-9]{1,6}")


class Effort:
    """So many samples, or as many as a time allows."""

    def __init__(self, samples: int, seconds: float | None = None) -> None:
        self.samples = samples
        self.seconds = seconds
        self._begin = 0.0

    @staticmethod
    def read(setting: str) -> "Effort":
        """The effort of a setting such as ``32``, ``500ms`` or ``2s``."""
        if _SAMPLES.fullmatch(setting) and int(setting) > 0:
            return Effort(int(setting))
        found = _TIME.fullmatch(setting)
        if found is None or int(found[1]) == 0:
            raise AlhambraError("effort-is-none", given=quoted(setting))
        return Effort(0, int(found[1]) / (1000 if found[2] == "ms" else 1))

    def begin(self) -> None:
        """A decision begins now."""
        if self.seconds is not None:
            self._begin = time.perf_counter()

    def spent(self, samples: int) -> float:
        """Which part of the effort was made with so many samples: with 1 it is over."""
        if self.seconds is None:
            return samples / self.samples
        return (time.perf_counter() - self._begin) / self.seconds
