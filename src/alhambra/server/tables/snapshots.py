"""Keeps the positions of games now and then, so that they go on when a later version has other rules."""

import asyncio
import logging
from typing import Final

from alhambra.server.store.journal import StoreFailed
from alhambra.server.store.side_writes import snapshot_kept
from alhambra.server.tables.live_table import LiveTable
from alhambra.server.tables.registry import TableRegistry

_LOG: Final = logging.getLogger(__name__)
_LOOK_SECONDS: Final = 5.0
_QUIET_SECONDS: Final = 5.0  # a table at which nothing happens for so long is kept as it is
_LONGEST_SECONDS: Final = 60.0  # and one at which something always happens, so often


class Snapshots:
    """Looks for tables that have changed. Nobody waits for it, and nothing is lost without it but on a new version."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._kept: dict[str, tuple[int, float]] = {}  # by table: up to which entry, and when

    async def run(self) -> None:
        """Keep what has changed, until cancelled."""
        while True:
            await asyncio.sleep(_LOOK_SECONDS)
            try:
                await self.keep(self._registry.clock())
            except StoreFailed as error:  # the database may be away for a moment
                _LOG.warning("snapshots wait: %s", type(error).__name__)

    async def keep_all(self) -> None:
        """Keep all that has changed, because the server stops."""
        try:
            await self.keep(float("inf"))
        except StoreFailed as error:
            _LOG.warning("snapshots were not kept: %s", type(error).__name__)

    async def keep(self, now: float) -> None:
        """Keep the tables that have been quiet for a while, or were not kept for long."""
        tables = self._registry.live_tables()
        self._kept = {live.table.id: self._kept[live.table.id] for live in tables if live.table.id in self._kept}
        for live in tables:
            if self._is_due(live, now):
                await self._keep(live)

    def _is_due(self, live: LiveTable, now: float) -> bool:
        table = live.table
        sequence, at = self._kept.get(table.id, (0, table.made_at))
        is_quiet = now - table.made_at >= _QUIET_SECONDS
        return table.at > sequence and (is_quiet or now - at >= _LONGEST_SECONDS)

    async def _keep(self, live: LiveTable) -> None:
        snapshot = live.table.snapshot()
        if snapshot is not None:
            await self._registry.journal.change(*snapshot_kept(live.table.id, snapshot))
            self._kept[live.table.id] = (snapshot.sequence, self._registry.clock())
