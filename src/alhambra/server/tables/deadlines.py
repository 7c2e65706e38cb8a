"""Deadlines: notify players of their turns, and let a bot replace a player who is out of time."""

import asyncio
import logging
from contextlib import suppress
from typing import Any, Final

from sqlalchemy.exc import SQLAlchemyError

from alhambra.protocol import AlhambraError
from alhambra.server.notices.notifier import Notifier
from alhambra.server.store.due import DueWork
from alhambra.server.tables.decide import NotNow, Stale
from alhambra.server.tables.entries import StoodIn
from alhambra.server.tables.pace import NOTICE, deadline
from alhambra.server.tables.registry import TableRegistry
from alhambra.server.tables.table import PLAYING, STAND_IN_BOT, GameTable

_LOG: Final = logging.getLogger(__name__)
_POLL_SECONDS: Final = 1.0


class Deadlines:
    """Carries out what is due. Processes share the work by leases on the rows that they take."""

    def __init__(self, due: DueWork, registry: TableRegistry, notifier: Notifier) -> None:
        self._due = due
        self._registry = registry
        self._notifier = notifier

    async def run(self) -> None:
        """Check for due work periodically, until cancelled."""
        while True:
            await asyncio.sleep(_POLL_SECONDS)
            try:
                await self.poll()
            except (SQLAlchemyError, AlhambraError) as error:  # the database may be unavailable
                _LOG.warning("deadlines are delayed: %s", type(error).__name__)

    async def poll(self) -> None:
        """Do what is due now."""
        for row in await asyncio.to_thread(self._due.take, self._registry.clock()):
            await self._act(row)

    async def _act(self, row: Any) -> None:
        if row.kind == NOTICE:
            await self._notifier.turn_is_due(row.table_id, row.sequence)
            await asyncio.to_thread(self._due.finish, row.id)
        else:
            await self._end_choice(row)

    async def _end_choice(self, row: Any) -> None:
        live = await self._registry.table(row.table_id)
        until = deadline(live.table)
        if until is not None and live.table.at == row.sequence and until > self._registry.clock():
            await asyncio.to_thread(self._due.postpone, row.id, until)
            return
        with suppress(Stale, NotNow):
            await live.act(lambda table: replace_late_player(table, row.sequence))
        await asyncio.to_thread(self._due.finish, row.id)


def replace_late_player(table: GameTable, at: int) -> StoodIn:
    """Let a bot take over from the player whose turn at this position has taken too long."""
    game = table.game
    if table.phase != PLAYING or table.at != at or game is None or game.decision is None:
        raise Stale("position-passed", wanted=at, present=table.at)
    seat = game.decision.seat
    if table.seats[seat].bot is not None:
        raise NotNow("bot-there-already")
    return StoodIn(seat, STAND_IN_BOT)
