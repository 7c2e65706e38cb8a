"""Worker processes of the arena. The tests that kill a server check that they end with their parent."""

import signal

import pytest

from alhambra.processes import started


@pytest.mark.slow
def test_an_interrupt_is_left_to_the_parent() -> None:
    with started(1) as pool:
        pool.submit(signal.raise_signal, signal.SIGINT).result()
        assert pool.submit(abs, -5).result() == 5
