"""Measure the memory of a table, in play and idle.

``python -m bench.server.memory DATABASE`` loads and unloads all tables of a database and prints its memory use.
"""

import asyncio
import gc
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import select

from alhambra.server.ops.metrics import Metrics
from alhambra.server.ops.settings import ServerSettings
from alhambra.server.store.database import open_database, sqlite_address
from alhambra.server.store.journal import Journal
from alhambra.server.store.queries import Queries
from alhambra.server.store.schema import TABLES
from alhambra.server.tables.registry import TableRegistry
from bench.reporting.tables import Table, number
from bench.server.processes import resident_bytes
from tests.server.many_tables import fill

MOVES = 150  # played at each table: mid-game
AT_ONCE = 100  # tables in memory together before they are unloaded


class MemoryOfTables(NamedTuple):
    """Bytes per table."""

    open_bytes: float
    idle_bytes: float

    def table(self) -> Table:
        rows = [["in memory", number(self.open_bytes / 1000)], ["idle", number(self.idle_bytes / 1000)]]
        return Table("Memory of a table", ["a table of four seats in the middle of a game", "kB"], rows)


def measured_memory(folder: Path, tables: int) -> MemoryOfTables:
    """Fill a database and measure in a fresh process."""
    address = sqlite_address(folder / "idle.sqlite")
    engine = open_database(address)
    fill(engine, tables, MOVES)
    engine.dispose()
    command = [sys.executable, "-m", "bench.server.memory", address]
    warm, idle, opened = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    return MemoryOfTables((opened - idle) / tables, (idle - warm) / tables)


async def opened_and_let_go(address: str) -> list[int]:
    """Return this process's memory: after all tables came and went, after they did so again, and with all loaded."""
    engine = open_database(address)
    journal = Journal(engine)
    registry = TableRegistry(journal, Queries(engine), time.time, ServerSettings(address).notice_seconds, Metrics())
    with engine.connect() as connection:
        ids = [row.id for row in connection.execute(select(TABLES.c.id))]
    found = []
    for _ in range(2):
        for begin in range(0, len(ids), AT_ONCE):
            await asyncio.gather(*[registry.table(table_id) for table_id in ids[begin : begin + AT_ONCE]])
            registry.drop_idle(registry.clock() + 1)
        found.append(memory())
    await asyncio.gather(*[registry.table(table_id) for table_id in ids])
    found.append(memory())
    journal.close()
    return found


def memory() -> int:
    """Return this process's memory after garbage collection."""
    gc.collect()
    return resident_bytes(os.getpid())


if __name__ == "__main__":
    print(json.dumps(asyncio.run(opened_and_let_go(sys.argv[1]))))
