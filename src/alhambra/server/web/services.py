"""The services of a server process, and their start and shutdown."""

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy.exc import SQLAlchemyError

from alhambra.server.bots.bot_players import BotPlayers
from alhambra.server.bots.hints import Hints
from alhambra.server.bots.process_pool import BotProcessPool
from alhambra.server.notices.network import WebClient
from alhambra.server.notices.notifier import Notifier
from alhambra.server.notices.senders import Mails, Pushes, Sender, Webhooks
from alhambra.server.ops.metrics import MeasuredJournal, Metrics
from alhambra.server.ops.settings import ServerSettings
from alhambra.server.people.standing_answers import StandingAnswers
from alhambra.server.replays.analyses import Analyses
from alhambra.server.replays.archive import ReplayArchive
from alhambra.server.replays.fair_queue import FairQueue
from alhambra.server.replays.finished_games import FinishedGames
from alhambra.server.replays.worker_processes import Workers
from alhambra.server.store.database import open_database
from alhambra.server.store.due import DueWork
from alhambra.server.store.keys import Keys
from alhambra.server.store.queries import Queries
from alhambra.server.store.subscriptions import EMAIL, PUSH, WEBHOOK, AddressBook
from alhambra.server.tables.call_log import CallLogs
from alhambra.server.tables.clock import SteadyClock
from alhambra.server.tables.deadlines import Deadlines
from alhambra.server.tables.registry import TableRegistry
from alhambra.server.tables.snapshots import Snapshots
from alhambra.server.web.rate_limits import WORK, ConcurrencyLimit, Rates, limits_of
from alhambra.server.web.routes.operation import Readiness
from alhambra.server.web.unread import Unread

if TYPE_CHECKING:
    from alhambra.server.people.shared_presence import SharedPresence
    from alhambra.server.store.notification_listener import NotificationListener

_CLEAN_UP_SECONDS: Final = 30.0
_POLL_SECONDS: Final = 5.0
_FORGET_SECONDS: Final = 3600.0
_DAY_SECONDS: Final = 86_400.0


class Services:
    """The dependencies of routes.

    Attributes without a value are set by ``start``, which needs a running event loop.
    """

    registry: TableRegistry
    book: AddressBook
    notifier: Notifier
    archive: ReplayArchive
    analyses: Analyses
    finished: FinishedGames
    hint_giver: Hints
    lessons: Workers
    readiness: Readiness

    def __init__(self, settings: ServerSettings) -> None:
        self.settings = settings
        self.engine = open_database(settings.database)
        self.keys = Keys(self.engine)
        self.rates = Rates(limits_of(settings))
        self.crowd = ConcurrencyLimit(settings.sockets_per_address)
        self.unread = Unread()
        self.calls = CallLogs()
        self.queue = self._fair_queue()
        self._clock = SteadyClock()
        self._chores: list[asyncio.Task[None]] = []

    def _fair_queue(self) -> FairQueue:
        """Return a queue; queries, hints, replays and lessons have one each, so none delays another."""
        return FairQueue(partial(self.rates.check, WORK), partial(self.rates.charge, WORK))

    def start(self) -> None:
        """Create the other services and start the periodic work. Tables are loaded on demand."""
        self._start_tables()
        self._start_notices()
        self._start_workers()
        presence = self.registry.presence
        self._listener = None if presence is None else self._listen(presence)
        if presence is not None:
            self._begin(presence.run())
        self._begin(self._clean_up(), self._poll_tables(), self._forget())
        self._begin(self.deadlines.run(), self.notifier.run(), self._snapshots.run())

    def _start_tables(self) -> None:
        settings, metrics = self.settings, Metrics()
        self._journal = MeasuredJournal(self.engine, metrics)
        self.registry = TableRegistry(
            self._journal,
            Queries(self.engine),
            self._clock,
            settings.notice_seconds,
            metrics,
            settings.answer_seconds,
        )
        metrics.watch(self.registry)
        StandingAnswers(self.registry)
        self._snapshots = Snapshots(self.registry)
        self.readiness = Readiness(self.registry.queries)

    def _start_notices(self) -> None:
        self._web = WebClient(self.settings.private_webhooks)
        self.book = AddressBook(self.engine)
        senders = senders_of(self.settings, self._web, self.keys)
        self.notifier = Notifier(self.registry, self.book, senders, self.settings.public_address.rstrip("/"))
        self.deadlines = Deadlines(DueWork(self.engine), self.registry, self.notifier)

    def _start_workers(self) -> None:
        self._replaying, self.lessons = Workers(self._fair_queue(), 2), Workers(self._fair_queue(), 1)
        self.archive = ReplayArchive(self.registry.queries, self._replaying)
        self.analyses = Analyses(self.registry.queries, self.archive)
        self.finished = FinishedGames(self._replaying)
        self._bot_pool = BotProcessPool()
        BotPlayers(self.registry, self.settings.bot_pause_seconds, self._bot_pool)
        self.hint_giver = Hints(self._bot_pool, self._fair_queue())

    def _listen(self, presence: "SharedPresence") -> "NotificationListener":
        """Start to follow what other processes write, and who follows tables there."""
        # A slow import, which SQLite does not need.
        from alhambra.server.store.notification_listener import NotificationListener

        return NotificationListener(self.settings.database, self.registry, presence)

    def _begin(self, *chores: Coroutine[Any, Any, None]) -> None:
        self._chores += [asyncio.create_task(chore) for chore in chores]

    async def close(self) -> None:
        """Finish the work in progress, store what has changed, and release all resources."""
        self.registry.is_closing = True
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        self._bot_pool.close()
        self.analyses.close()
        self._replaying.close()
        self.lessons.close()
        self.notifier.close()
        await self.registry.settle()
        await self._snapshots.store_all()
        self._web.close()
        if self._listener is not None:
            self._listener.close()
        if self.registry.presence is not None:
            await self.registry.presence.close()
        self._journal.close()
        # Threads whose results are no longer awaited still hold connections.
        await asyncio.get_running_loop().shutdown_default_executor()
        self.engine.dispose()

    # --- periodic work ---

    async def _clean_up(self) -> None:
        """Release idle tables."""
        while True:
            await asyncio.sleep(_CLEAN_UP_SECONDS)
            self._clock.adjust()
            self.registry.drop_idle(self.registry.clock() - self.settings.idle_seconds)

    async def _poll_tables(self) -> None:
        """Poll for entries of other processes, in case a notification was lost."""
        while True:
            await asyncio.sleep(_POLL_SECONDS)
            with suppress(SQLAlchemyError):  # the database may be temporarily unavailable
                await self.registry.poll()

    async def _forget(self) -> None:
        """Delete old tables that were never started."""
        while True:
            with suppress(SQLAlchemyError):  # the database may be temporarily unavailable
                await self.registry.forget(self.registry.clock() - self.settings.forget_days * _DAY_SECONDS)
            await asyncio.sleep(_FORGET_SECONDS)


def senders_of(settings: ServerSettings, web: WebClient, keys: Keys) -> dict[str, Sender]:
    """Return the transports of notices that the settings allow, by kind."""
    contact = f"mailto:{settings.mail_from}" if settings.mail_from else settings.public_address
    senders: dict[str, Sender] = {WEBHOOK: Webhooks(web), PUSH: Pushes(web, keys.pushing, contact)}
    if settings.smtp:
        senders[EMAIL] = Mails(settings.smtp, settings.mail_from)
    return senders
