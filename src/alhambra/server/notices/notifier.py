"""Sends what is due, again and again until it arrives. No move ever waits for it."""

import asyncio
import logging
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from alhambra.server.notices.network import AddressGone, SendingFailed
from alhambra.server.notices.senders import Sender
from alhambra.server.notices.sentences import Notice, confirmation, turn_notice
from alhambra.server.store.subscriptions import CODE, Address, AddressBook
from alhambra.server.tables import decide
from alhambra.server.tables.decide import NotNow, Stale
from alhambra.server.tables.registry import TableRegistry

_LOG: Final = logging.getLogger(__name__)
_LOOK_SECONDS: Final = 1.0
_AT_ONCE: Final = 8  # that are sent; others wait, and nothing else does


class Notifier:
    """Tells players of their turns. Several processes share the work by leases."""

    def __init__(self, registry: TableRegistry, book: AddressBook, senders: Mapping[str, Sender], server: str) -> None:
        self._registry = registry
        self._book = book
        self._senders = senders
        self._server = server
        self._threads = ThreadPoolExecutor(_AT_ONCE, "notices")  # own ones, as addresses may be slow on purpose

    def close(self) -> None:
        """Send no more; who was not told is told when the server is there again."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def run(self) -> None:
        """Send what is due, until cancelled."""
        while True:
            await asyncio.sleep(_LOOK_SECONDS)
            try:
                await self.send_due()
            except SQLAlchemyError as error:  # the database may be away for a moment
                _LOG.warning("notices wait: %s", type(error).__name__)

    async def turn_is_due(self, table_id: str, sequence: int) -> None:
        """A turn has lasted for a while: if it still does, its player is told."""
        table = (await self._registry.table(table_id)).table
        turn = table.turn
        if turn.sequence == sequence and turn.seat is not None:
            now = self._registry.clock()
            await asyncio.to_thread(self._book.is_due, table_id, turn.seat, turn.number, sequence, now)

    async def send_due(self) -> None:
        """Send all that is due now."""
        addresses = await asyncio.to_thread(self._book.take_due, self._registry.clock())
        await asyncio.gather(*[self._send(address) for address in addresses])

    async def _send(self, address: Address) -> None:
        notice = await self._notice(address)
        sender = self._senders.get(address.kind)
        if notice is None or sender is None:
            await asyncio.to_thread(self._book.done, address)
            return
        try:
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self._threads, sender.send, address.address, notice)
        except AddressGone:
            self._count(address, "gone")
            await asyncio.to_thread(self._book.remove, address.table_id, address.seat, address.id)
            await self.note_wanted(address.table_id, address.seat)
        except SendingFailed as failure:
            self._count(address, "failed")
            goes_on = await asyncio.to_thread(self._book.failed, address, self._registry.clock())
            what = "will be tried again" if goes_on else "is given up"
            _LOG.warning("a notice by %s failed (%s) and %s", address.kind, failure, what)
        else:
            self._count(address, "sent")
            await asyncio.to_thread(self._book.done, address)

    def _count(self, address: Address, outcome: str) -> None:
        self._registry.metrics.notices.labels(address.kind, outcome).inc()

    async def _notice(self, address: Address) -> Notice | None:
        """What is to be said; None if it is not true any more."""
        if address.pending == CODE:
            assert address.code is not None
            return confirmation(address.language, address.id, address.code, self._server, address.stop_token)
        table = (await self._registry.table(address.table_id)).table
        if table.turn.seat != address.seat or table.turn.sequence != address.pending:
            return None
        return turn_notice(table, address.seat, address.id, address.language, self._server, address.stop_token)

    async def note_wanted(self, table_id: str, seat: int) -> None:
        """Let the table know whether the seat wants to be told of its turns."""
        addresses = await asyncio.to_thread(self._book.of_seat, table_id, seat)
        is_wanted = any(address.code is None for address in addresses)
        live = await self._registry.table(table_id)
        while live.table.seats[seat].wants_notices != is_wanted:
            try:
                await live.act(lambda table: decide.want_notices(table, seat, is_wanted))
            except Stale:
                continue  # something else has happened at the table, and it can be said again
            except NotNow:
                return  # the seat is nobody's any more
