"""What must happen in time: a player is told of a turn, and a bot plays on if it takes too long."""

import asyncio
import logging
from contextlib import suppress
from typing import Any, Final

from sqlalchemy import Engine, delete, exists, select, update
from sqlalchemy.exc import SQLAlchemyError

from alhambra.protocol import AlhambraError
from alhambra.server.notices.notifier import Notifier
from alhambra.server.store.schema import DUE
from alhambra.server.tables.decide import NotNow, Stale
from alhambra.server.tables.entries import StoodIn
from alhambra.server.tables.pace import NOTICE, deadline
from alhambra.server.tables.registry import House
from alhambra.server.tables.table import PLAYING, STAND_IN_BOT, Table

_LOG: Final = logging.getLogger(__name__)
_LOOK_SECONDS: Final = 1.0
_LEASE_SECONDS: Final = 30.0
_MOST_AT_ONCE: Final = 50


class Deadlines:
    """Looks for what is due. Several processes share the work: each holds a lease on what it takes up."""

    def __init__(self, engine: Engine, house: House, notifier: Notifier) -> None:
        self._engine = engine
        self._house = house
        self._notifier = notifier

    async def run(self) -> None:
        """Look again and again, until cancelled."""
        while True:
            await asyncio.sleep(_LOOK_SECONDS)
            try:
                await self.look()
            except (SQLAlchemyError, AlhambraError) as error:  # the database may be away for a moment
                _LOG.warning("deadlines wait: %s", type(error).__name__)

    async def look(self) -> None:
        """Do what is due now."""
        for row in await asyncio.to_thread(self._take_up, self._house.clock()):
            await self._act(row)

    async def _act(self, row: Any) -> None:
        if row.kind == NOTICE:
            await self._notifier.turn_is_due(row.table_id, row.sequence)
            await asyncio.to_thread(self._done, row.id)
        else:
            await self._end_choice(row)

    async def _end_choice(self, row: Any) -> None:
        live = await self._house.table(row.table_id)
        until = deadline(live.table)
        if until is not None and live.table.at == row.sequence and until > self._house.clock():
            await asyncio.to_thread(self._put_off, row.id, until)
            return
        with suppress(Stale, NotNow):
            await live.act(lambda table: replaced(table, row.sequence))
        await asyncio.to_thread(self._done, row.id)

    def _put_off(self, number: int, until: float) -> None:
        """A player has more time than was thought, such as one who has just come back."""
        with self._engine.connect().execution_options(writing=True) as connection, connection.begin():
            connection.execute(update(DUE).where(DUE.c.id == number).values(at=until, leased_until=0.0))

    def _take_up(self, now: float) -> list[Any]:
        """What is due and nobody else has taken up."""
        query = select(DUE).where(DUE.c.at <= now, DUE.c.leased_until <= now).order_by(DUE.c.at).limit(_MOST_AT_ONCE)
        with self._engine.connect() as connection:
            if connection.execute(query.limit(1)).first() is None:
                return []  # nearly always, and then nobody who writes has to wait
        with self._engine.connect().execution_options(writing=True) as connection, connection.begin():
            connection.execute(delete(DUE).where(DUE.c.at <= now, _has_later_one()))
            rows = connection.execute(query).all()
            return [row for row in rows if self._leased(connection, row, now)]

    def _leased(self, connection: Any, row: Any, now: float) -> bool:
        change = (
            update(DUE)
            .where(DUE.c.id == row.id, DUE.c.leased_until == row.leased_until)
            .values(leased_until=now + _LEASE_SECONDS)
        )
        return bool(connection.execute(change).rowcount == 1)

    def _done(self, number: int) -> None:
        with self._engine.connect().execution_options(writing=True) as connection, connection.begin():
            connection.execute(delete(DUE).where(DUE.c.id == number))


def _has_later_one() -> Any:
    """Whether the table has come to a later choice since."""
    later = DUE.alias()
    same = (later.c.table_id == DUE.c.table_id, later.c.kind == DUE.c.kind, later.c.sequence > DUE.c.sequence)
    return exists().where(*same)


def replaced(table: Table, at: int) -> StoodIn:
    """A bot plays on for the player whose turn has taken too long."""
    game = table.game
    if table.phase != PLAYING or table.at != at or game is None or game.decision is None:
        raise Stale("position-passed", wanted=at, present=table.at)
    seat = game.decision.seat
    if table.seats[seat].bot is not None:
        raise NotNow("bot-there-already")
    return StoodIn(seat, STAND_IN_BOT)
