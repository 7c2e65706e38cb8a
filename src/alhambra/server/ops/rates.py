"""A sliding-window rate limit."""

from collections import deque


class Rate:
    """A limit of ``most`` occurrences in any ``seconds`` seconds, counted for each key."""

    def __init__(self, most: int, seconds: int) -> None:
        self.most = most
        self.seconds = seconds
        self._done: dict[int | None, deque[float]] = {}

    def allows(self, key: int | None, now: float) -> bool:
        """Return whether the limit allows another occurrence now, and count it if so."""
        done = self._done.setdefault(key, deque(maxlen=self.most))
        if len(done) == self.most and now - done[0] < self.seconds:
            return False
        done.append(now)
        return True
