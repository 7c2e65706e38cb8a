"""Sends notices in the background, and retries those that fail."""

import asyncio
import logging
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from alhambra.server.notices.network import AddressGone, SendingFailed
from alhambra.server.notices.notice_texts import Notice, confirmation, turn_notice
from alhambra.server.notices.senders import Sender
from alhambra.server.store.subscriptions import CODE, Address, AddressBook
from alhambra.server.tables import decide
from alhambra.server.tables.decide import NotNow, Stale
from alhambra.server.tables.registry import TableRegistry

_LOG: Final = logging.getLogger(__name__)
_POLL_SECONDS: Final = 1.0
_THREADS: Final = 8


class Notifier:
    """Notifies players of their turns. Processes share the work by leases."""

    def __init__(self, registry: TableRegistry, book: AddressBook, senders: Mapping[str, Sender], server: str) -> None:
        self._registry = registry
        self._book = book
        self._senders = senders
        self._server = server
        # Separate threads, because addresses may be slow on purpose.
        self._threads = ThreadPoolExecutor(_THREADS, "notices")

    def close(self) -> None:
        """Stop; notices that were not sent are sent after the next start."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def run(self) -> None:
        """Send what is due, until cancelled."""
        while True:
            await asyncio.sleep(_POLL_SECONDS)
            try:
                await self.send_due()
            except SQLAlchemyError as error:  # the database may be temporarily unavailable
                _LOG.warning("notices are delayed: %s", type(error).__name__)

    async def turn_is_due(self, table_id: str, sequence: int) -> None:
        """Mark notices as due for the turn that began with an entry, if it is still going on."""
        table = (await self._registry.table(table_id)).table
        turn = table.turn
        if turn.sequence == sequence and turn.seat is not None:
            now = self._registry.clock()
            await asyncio.to_thread(self._book.mark_due, table_id, turn.seat, turn.number, sequence, now)

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
            will_retry = await asyncio.to_thread(self._book.failed, address, self._registry.clock())
            outcome = "will be retried" if will_retry else "was dropped"
            _LOG.warning("a notice by %s failed (%s) and %s", address.kind, failure, outcome)
        else:
            self._count(address, "sent")
            await asyncio.to_thread(self._book.done, address)

    def _count(self, address: Address, outcome: str) -> None:
        self._registry.metrics.notices.labels(address.kind, outcome).inc()

    async def _notice(self, address: Address) -> Notice | None:
        """Return the notice to send; None if the turn is over."""
        if address.pending == CODE:
            assert address.code is not None
            return confirmation(address.language, address.id, address.code, self._server, address.stop_token)
        table = (await self._registry.table(address.table_id)).table
        if table.turn.seat != address.seat or table.turn.sequence != address.pending:
            return None
        return turn_notice(table, address.seat, address.id, address.language, self._server, address.stop_token)

    async def note_wanted(self, table_id: str, seat: int) -> None:
        """Record at the table whether the seat has a confirmed address."""
        addresses = await asyncio.to_thread(self._book.of_seat, table_id, seat)
        is_wanted = any(address.code is None for address in addresses)
        live = await self._registry.table(table_id)
        while live.table.seats[seat].wants_notices != is_wanted:
            try:
                await live.act(lambda table: decide.want_notices(table, seat, is_wanted))
            except Stale:
                continue  # something else happened at the table: try again
            except NotNow:
                return  # the player has left the seat
