"""The processor time of work done in parts, between which the event loop serves others."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager


class WorkTime:
    """The seconds that all parts have taken."""

    def __init__(self, processor_time: Callable[[], float] = time.thread_time) -> None:
        self.seconds = 0.0
        self._processor_time = processor_time

    @contextmanager
    def counted(self) -> Iterator[None]:
        """Count a part, which waits for nothing."""
        began = self._processor_time()
        try:
            yield
        finally:
            self.seconds += self._processor_time() - began
