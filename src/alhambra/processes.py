"""Other processes of this machine, which leave interrupts to the one that started them, and end with it."""

import gc
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from threading import Thread

_OBJECTS_BETWEEN_COLLECTIONS = 100_000


def started(number: int, niceness: int = 0) -> ProcessPoolExecutor:
    """So many processes, started when there is something to do; nice ones leave the machine to others."""
    return ProcessPoolExecutor(number, get_context("spawn"), initializer=_begin, initargs=(niceness,))


def limit_memory(most_bytes: int) -> None:
    """Let this process fail rather than take more memory than that, where the system can see to it."""
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
    # Games leave hardly any cycles behind; looking for them took a tenth of the time of a search.
    gc.freeze()
    gc.set_threshold(_OBJECTS_BETWEEN_COLLECTIONS)


def _end_with_the_parent() -> None:
    """Without it a process would wait for ever for one that was killed."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
