"""How often something may be done."""

from collections import deque


class Rate:
    """At most so often within so many seconds, for each who does it."""

    def __init__(self, most: int, seconds: int) -> None:
        self.most = most
        self.seconds = seconds
        self._done: dict[int | None, deque[float]] = {}

    def allows(self, who: int | None, now: float) -> bool:
        """Whether it may be done now; if so, it is noted."""
        done = self._done.setdefault(who, deque(maxlen=self.most))
        if len(done) == self.most and now - done[0] < self.seconds:
            return False
        done.append(now)
        return True
