"""Worker processes, which leave interrupts to the process that started them, and end with it."""

import gc
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from threading import Thread

_OBJECTS_BETWEEN_COLLECTIONS = 100_000


def started(number: int, niceness: int = 0) -> ProcessPoolExecutor:
    """Return a pool of processes, started on demand, with this niceness."""
    return ProcessPoolExecutor(number, get_context("spawn"), initializer=_begin, initargs=(niceness,))


def limit_memory(most_bytes: int) -> None:
    """Limit the memory of this process, where the system supports it."""
    try:
        import resource
    except ImportError:  # Windows
        return
    resource.setrlimit(resource.RLIMIT_AS, (most_bytes, most_bytes))


def _begin(niceness: int) -> None:
    if niceness and hasattr(os, "nice"):  # Windows has none
        os.nice(niceness)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_parent, daemon=True).start()
    # Games create hardly any reference cycles, and collecting them took a tenth of a search's time.
    gc.freeze()
    gc.set_threshold(_OBJECTS_BETWEEN_COLLECTIONS)


def _end_with_the_parent() -> None:
    """End this process with its parent; otherwise it would wait forever for a parent that was killed."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
