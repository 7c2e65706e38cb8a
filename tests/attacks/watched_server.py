"""A server that notes what delays its event loop. Run as ``python -m tests.attacks.watched_server``.

A busy machine delays a server, too. So it notes for each delay how long the event loop itself was computing, and how
long other threads were, which share the interpreter with it.
"""

import asyncio
import gc
import json
import os
import time
from pathlib import Path
from typing import Any, NamedTuple

from alhambra.server.ops.running import run
from alhambra.server.ops.settings import settings_from
from alhambra.server.web.services import Services

NOTES: str = "ALHAMBRA_TEST_DELAYS"  # the variable that names the file for the notes
_PAUSE_SECONDS = 0.001
_SHORTEST_SECONDS = 0.002  # the shortest delay that is noted


class Delay(NamedTuple):
    """How long the event loop was blocked, in milliseconds, and how the process used the processor meanwhile."""

    all: float
    own: float  # of that, computing in the event loop
    threads: float  # computing in other threads of the process
    garbage: float  # collecting garbage, in any thread


class Collecting:
    """How long the interpreter has spent collecting garbage."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self._began = 0.0
        gc.callbacks.append(self._note)

    def _note(self, phase: str, _: dict[str, int]) -> None:
        if phase == "start":
            self._began = time.thread_time()
        else:
            self.seconds += time.thread_time() - self._began


async def watch(notes: Path) -> None:
    """Note every delay, until cancelled."""
    collecting = Collecting()
    with notes.open("a", buffering=1) as file:
        while True:
            began, own, process = time.perf_counter(), time.thread_time(), time.process_time()
            garbage = collecting.seconds
            await asyncio.sleep(_PAUSE_SECONDS)
            own, process = time.thread_time() - own, time.process_time() - process
            passed = time.perf_counter() - began - _PAUSE_SECONDS
            if passed > _SHORTEST_SECONDS:
                delay = Delay(passed, own, process - own, collecting.seconds - garbage)
                file.write(json.dumps([round(1000 * part, 2) for part in delay]) + "\n")


def delays(notes: Path, since: int = 0) -> list[Delay]:
    """Return the delays noted from a given number on."""
    return [Delay(*json.loads(line)) for line in notes.read_text().splitlines()[since:] if line.endswith("]")]


def worst_of(notes: Path, since: int = 0) -> dict[str, float]:
    """Return the longest time of each kind among the delays from a given number on."""
    found = delays(notes, since)
    return {
        "worst loop ms": max([delay.all for delay in found], default=0.0),
        "of it computing ms": max([delay.own for delay in found], default=0.0),
        "of it threads ms": max([delay.threads for delay in found], default=0.0),
        "of it garbage ms": max([delay.garbage for delay in found], default=0.0),
    }


def main() -> None:
    start = Services.start

    def started(services: Services) -> None:
        start(services)
        services._begin(watch(Path(os.environ[NOTES])))

    services: Any = Services
    services.start = started
    chosen = settings_from(os.environ)
    run(chosen, chosen.host, chosen.port)


if __name__ == "__main__":
    main()
