"""One round of load, in a separate process.

``python -m bench.server.load SUBJECT PORT PROCESS TABLES SECONDS SEED``
"""

import asyncio
import gc
import json
import sys
import time
from collections.abc import Callable

import uvloop

from bench.server.alhambra_load import OurLoad
from bench.server.boardgame_load import PeerLoad
from bench.server.processes import processor_seconds
from bench.server.recorder import Sample

HOST = "127.0.0.1"
WARM_UP_SECONDS = 1.0
LOADS: dict[str, Callable[[str, int, int, int], OurLoad | PeerLoad]] = {"ours": OurLoad, "peer": PeerLoad}


async def measured(load: OurLoad | PeerLoad, process: int, seconds: float) -> Sample:
    """Measure what the clients see while they play for some seconds."""
    await load.set_up()
    gc.collect()
    gc.freeze()
    load.go()
    await asyncio.sleep(WARM_UP_SECONDS)
    received, used, began = load.received, processor_seconds(process), time.perf_counter()
    load.counter.is_counting = True
    await asyncio.sleep(seconds)
    load.counter.is_counting = False
    used = processor_seconds(process) - used
    sample = load.counter.sample(time.perf_counter() - began, load.received - received, used)
    load.stop()
    return sample


def main() -> None:
    subject, port, process, tables, seconds, seed = sys.argv[1:]
    make = LOADS[subject]

    async def run() -> Sample:
        return await measured(make(HOST, int(port), int(tables), int(seed)), int(process), float(seconds))

    print(json.dumps(uvloop.run(run())._asdict()))


if __name__ == "__main__":
    main()
