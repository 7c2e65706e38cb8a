"""Counts moves and latencies while tables are played."""

import time
from typing import NamedTuple


class Sample(NamedTuple):
    """The measurements of one round."""

    moves_per_second: float
    median_ms: float
    slow_ms: float  # 99th percentile
    bytes_per_move: float  # sent by the server to all clients of a table
    processor_ms: float  # of the server, per move


class Counter:
    """Records moves and how long each took, from sending to the answer."""

    def __init__(self) -> None:
        self.is_counting = False
        self.milliseconds: list[float] = []
        self.troubles: list[str] = []  # any entry means that more than moves was measured

    def moved(self, sent: float) -> None:
        """Record that a move was answered."""
        if self.is_counting:
            self.milliseconds.append((time.perf_counter() - sent) * 1000)

    def sample(self, seconds: float, received: int, processor_seconds: float) -> Sample:
        """Summarise a number of seconds."""
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
