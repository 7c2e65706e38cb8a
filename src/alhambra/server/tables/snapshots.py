"""Periodic snapshots of positions, from which games continue under a version with other rules."""

import asyncio
import logging
from typing import Final

from alhambra.server.store.journal import StoreFailed
from alhambra.server.store.side_writes import store_snapshot
from alhambra.server.tables.live_table import LiveTable
from alhambra.server.tables.registry import TableRegistry

_LOG: Final = logging.getLogger(__name__)
_POLL_SECONDS: Final = 5.0
_QUIET_SECONDS: Final = 5.0  # without a change, after which a snapshot is stored
_LONGEST_SECONDS: Final = 60.0  # between snapshots of a table that never becomes quiet


class Snapshots:
    """Stores snapshots of tables that have changed.

    They matter only when the rules change: otherwise a table is loaded from its entries alone.
    """

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        # table id -> the last entry covered by its snapshot, and when it was stored
        self._stored: dict[str, tuple[int, float]] = {}

    async def run(self) -> None:
        """Store what is due periodically, until cancelled."""
        while True:
            await asyncio.sleep(_POLL_SECONDS)
            try:
                await self.store(self._registry.clock())
            except StoreFailed as error:  # the database may be temporarily unavailable
                _LOG.warning("snapshots are delayed: %s", type(error).__name__)

    async def store_all(self) -> None:
        """Store a snapshot of everything that has changed, before the server stops."""
        try:
            await self.store(float("inf"))
        except StoreFailed as error:
            _LOG.warning("snapshots were not stored: %s", type(error).__name__)

    async def store(self, now: float) -> None:
        """Store snapshots of tables that have become quiet, or whose last snapshot is old."""
        tables = self._registry.live_tables()
        ids = [live.table.id for live in tables]
        self._stored = {table_id: self._stored[table_id] for table_id in ids if table_id in self._stored}
        for live in tables:
            if self._is_due(live, now):
                await self._store(live)

    def _is_due(self, live: LiveTable, now: float) -> bool:
        table = live.table
        sequence, at = self._stored.get(table.id, (0, table.made_at))
        is_quiet = now - table.made_at >= _QUIET_SECONDS
        return table.at > sequence and (is_quiet or now - at >= _LONGEST_SECONDS)

    async def _store(self, live: LiveTable) -> None:
        snapshot = live.table.snapshot()
        if snapshot is not None:
            await self._registry.journal.change(*store_snapshot(live.table.id, snapshot))
            self._stored[live.table.id] = (snapshot.sequence, self._registry.clock())
