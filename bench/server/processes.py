"""Statistics of the measured processes from the system."""

import os
from pathlib import Path

_TICKS_PER_SECOND = os.sysconf("SC_CLK_TCK")
_PAGE_BYTES = os.sysconf("SC_PAGE_SIZE")


def processor_seconds(process: int) -> float:
    """Return the CPU time of a process and all its children."""
    fields = _facts(process)
    own = (int(fields[11]) + int(fields[12])) / _TICKS_PER_SECOND
    return own + sum(processor_seconds(child) for child in _children(process))


def starved_seconds(*processes: int) -> float:
    """Return how long the main threads of processes were ready to run, but had no processor."""
    waits = [int(Path(f"/proc/{process}/schedstat").read_text().split()[1]) for process in processes]
    return sum(waits) / 1e9


def resident_bytes(process: int) -> int:
    """Return the resident memory of a process."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * _PAGE_BYTES


def _facts(process: int) -> list[str]:
    """Return the fields of its stat file from the third on: the name before them may contain spaces."""
    return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()


def _children(process: int) -> list[int]:
    tasks = Path(f"/proc/{process}/task").glob("*/children")
    return [int(child) for task in tasks for child in task.read_text().split()]
