"""Worker processes of the arena; that they end with their parent is tested where a server is killed."""

import signal

import pytest

from alhambra.processes import started


@pytest.mark.slow
def test_an_interrupt_is_left_to_the_parent() -> None:
    with started(1) as pool:
        pool.submit(signal.raise_signal, signal.SIGINT).result()
        assert pool.submit(abs, -5).result() == 5
