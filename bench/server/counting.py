"""What is counted while tables are played."""

import time
from typing import NamedTuple


class Sample(NamedTuple):
    """What was seen in one round."""

    moves_per_second: float
    median_ms: float
    slow_ms: float  # one in a hundred takes longer
    bytes_per_move: float  # that the server has sent, for all clients of a table
    processor_ms: float  # of the server, for each move


class Counter:
    """Moves and how long each took, from sending it to the answer."""

    def __init__(self) -> None:
        self.is_counting = False
        self.milliseconds: list[float] = []
        self.troubles: list[str] = []  # with any of them, something else is measured than moves

    def moved(self, sent: float) -> None:
        """A move that was sent then has been answered."""
        if self.is_counting:
            self.milliseconds.append((time.perf_counter() - sent) * 1000)

    def sample(self, seconds: float, received: int, processor_seconds: float) -> Sample:
        """What came of so many seconds."""
        if self.troubles:
            raise RuntimeError(self.troubles[0])
        times = sorted(self.milliseconds)
        count = len(times)
        return Sample(
            moves_per_second=count / seconds,
            median_ms=times[count // 2],
            slow_ms=times[count * 99 // 100],
            bytes_per_move=received / count,
            processor_ms=processor_seconds * 1000 / count,
        )
