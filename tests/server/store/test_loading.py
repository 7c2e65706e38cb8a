"""A long table is loaded in small parts, and everybody else is served in between."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, insert

from alhambra.protocol import Game
from alhambra.server.ops.metrics import Metrics
from alhambra.server.store.database import open_database, sqlite_address
from alhambra.server.store.journal import Journal
from alhambra.server.store.queries import Queries
from alhambra.server.store.schema import ENTRIES, TABLES
from alhambra.server.tables import decide, live_table
from alhambra.server.tables.entries import PERSON, written
from alhambra.server.tables.registry import TableRegistry
from tests.server.offline import OfflineTable

_MOST_PLAYED_AT_ONCE = 8 + 32


def much_taken_back() -> OfflineTable:
    sitting = OfflineTable(PERSON, PERSON)
    sitting.play(100)
    for _ in range(20):
        sitting.do(decide.ask_back(sitting.table, 0, 12))
        sitting.do(decide.consent(sitting.table, 1, True))
        sitting.play(12)
    return sitting


def stored(folder: Path, *tables: OfflineTable) -> Engine:
    """Return a database with these tables, named after their numbers."""
    engine = open_database(sqlite_address(folder / "tables.sqlite"))
    with engine.connect().execution_options(writing=True) as connection, connection.begin():
        for number, sitting in enumerate(tables):
            row = {"id": str(number), "made": 1.0, "touched": 1.0, "phase": "playing", "public": True}
            connection.execute(insert(TABLES), row)
            for sequence, entry in enumerate(sitting.entries, 1):
                values = {"table_id": str(number), "sequence": sequence, "made": 1.0, "data": written(entry)}
                connection.execute(insert(ENTRIES), values)
    return engine


@pytest.mark.parametrize(("tables", "rows_at_once"), [(1, 500), (1, 30), (3, 500)])
def test_others_are_served_while_long_tables_are_loaded(
    tables: int, rows_at_once: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = much_taken_back()
    engine = stored(tmp_path, *[sitting] * tables)
    monkeypatch.setattr(live_table, "_MOST_ROWS_AT_ONCE", rows_at_once)
    played_at_once = [0]
    play = Game.play

    def counting(game: Game, *arguments: Any, **named: Any) -> Any:
        played_at_once[-1] += 1
        return play(game, *arguments, **named)

    monkeypatch.setattr(Game, "play", counting)

    async def load() -> None:
        journal = Journal(engine)
        registry = TableRegistry(journal, Queries(engine), time.time, 0.0, Metrics())
        loading = asyncio.gather(*[registry.table(str(number)) for number in range(tables)])
        while not loading.done():
            await asyncio.sleep(0)
            played_at_once.append(0)
        for live in await loading:
            assert live.table.game is not None
            assert live.table.sequence == len(sitting.entries)
            assert live.table.game.checksum() == sitting.game.checksum()
        journal.close()

    asyncio.run(load())
    engine.dispose()
    assert sum(played_at_once) > tables * len(sitting.table.played)
    assert max(played_at_once) <= _MOST_PLAYED_AT_ONCE
