"""The application: routes, errors, headers, and what starts and stops with it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import TYPE_CHECKING, Final

from litestar import Litestar, Router
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy.exc import SQLAlchemyError

from alhambra import __version__
from alhambra.protocol import AlhambraError
from alhambra.server.bots.hints import Hints
from alhambra.server.bots.players import BotPlayers
from alhambra.server.bots.process_pool import BotProcessPool
from alhambra.server.notices.network import WebClient
from alhambra.server.notices.notifier import Notifier
from alhambra.server.notices.senders import Mails, Pushes, Sender, Webhooks
from alhambra.server.ops.metrics import MeasuredJournal, Metrics
from alhambra.server.ops.settings import ServerSettings
from alhambra.server.replays.analyses import Analyses
from alhambra.server.replays.archive import ReplayArchive
from alhambra.server.replays.fair_queue import FairQueue
from alhambra.server.replays.worker_processes import Workers
from alhambra.server.store.database import POSTGRESQL, open_database
from alhambra.server.store.due import DueWork
from alhambra.server.store.keys import Keys
from alhambra.server.store.queries import Queries
from alhambra.server.store.subscriptions import EMAIL, PUSH, WEBHOOK, AddressBook
from alhambra.server.tables.call_log import CallLogs
from alhambra.server.tables.clock import SteadyClock
from alhambra.server.tables.deadlines import Deadlines
from alhambra.server.tables.registry import TableRegistry
from alhambra.server.tables.snapshots import Snapshots
from alhambra.server.web.choices import ROUTER as CHOICES_ROUTER
from alhambra.server.web.errors import on_deep_nesting, on_failure, on_http_error, on_lost_database, on_our_error
from alhambra.server.web.rate_limits import FILES, REQUESTS, WORK, ConcurrencyLimit, Rates, limit, limits_of
from alhambra.server.web.routes.lesson import ROUTER as LESSON_ROUTER
from alhambra.server.web.routes.notices import ROUTER as NOTICES_ROUTER
from alhambra.server.web.routes.operation import Readiness, operation_handlers
from alhambra.server.web.routes.pages import page_handlers
from alhambra.server.web.routes.replays import ROUTER as REPLAYS_ROUTER
from alhambra.server.web.routes.sockets import table_socket
from alhambra.server.web.routes.tables import ROUTER
from alhambra.server.web.unread import Unread
from alhambra.server.web.visitors import refuse_other_sites

if TYPE_CHECKING:
    from alhambra.server.store.listening import Listening

_LARGEST_BODY: Final = 65_536
_CLEAN_UP_SECONDS: Final = 30.0
_LOOK_AROUND_SECONDS: Final = 5.0
_FORGET_SECONDS: Final = 3600.0
_DAY_SECONDS: Final = 86_400.0
_HEADERS: Final = {
    "Content-Security-Policy": "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cache-Control": "no-store",
}
_LIMITED: Final = [ROUTER, CHOICES_ROUTER, LESSON_ROUTER, REPLAYS_ROUTER, NOTICES_ROUTER]


def make_app(settings: ServerSettings) -> Litestar:
    """The server for these settings."""
    engine = open_database(settings.database)
    keys = Keys(engine)
    rates, crowd = Rates(limits_of(settings)), ConcurrencyLimit(settings.sockets_per_address)
    unread, calls = Unread(), CallLogs()
    check_work, charge_work = partial(rates.check, WORK), partial(rates.charge, WORK)
    # Work of one kind does not wait for another: questions, hints, replays, lessons.
    queue, thoughts, replaying, learning = (FairQueue(check_work, charge_work) for _ in range(4))

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        metrics = Metrics()
        journal = MeasuredJournal(engine, metrics)
        clock = SteadyClock()
        registry = TableRegistry(
            journal, Queries(engine), clock, settings.notice_seconds, metrics, settings.answer_seconds
        )
        metrics.watch(registry)
        app.state.registry = registry
        web = WebClient(settings.private_webhooks)
        book = AddressBook(engine)
        notifier = Notifier(registry, book, senders_of(settings, web, keys), settings.public_address.rstrip("/"))
        snapshots = Snapshots(registry)
        deadlines = Deadlines(DueWork(engine), registry, notifier)
        app.state.book, app.state.notifier, app.state.deadlines = book, notifier, deadlines
        workers, app.state.lessons = Workers(replaying, 2), Workers(learning, 1)
        app.state.archive = ReplayArchive(registry.library, workers)
        app.state.analyses = Analyses(registry.library, app.state.archive)
        app.state.readiness = Readiness(registry.library)
        listening = _listening(settings.database, registry) if engine.dialect.name == POSTGRESQL else None
        thinkers = BotProcessPool()
        BotPlayers(registry, settings.bot_pause_seconds, thinkers)
        app.state.hints = Hints(thinkers, thoughts)
        chores = [
            asyncio.create_task(_clean_up(registry, clock, settings.idle_seconds)),
            asyncio.create_task(_look_around(registry)),
            asyncio.create_task(_forget(registry, settings.forget_days)),
            asyncio.create_task(deadlines.run()),
            asyncio.create_task(notifier.run()),
            asyncio.create_task(snapshots.run()),
        ]
        try:
            yield
        finally:
            registry.is_closing = True
            for chore in chores:
                chore.cancel()
            await asyncio.gather(*chores, return_exceptions=True)
            thinkers.close()
            app.state.analyses.close()
            workers.close()
            app.state.lessons.close()
            notifier.close()
            await registry.settle()
            await snapshots.keep_all()
            web.close()
            if listening is not None:
                listening.close()
            journal.close()
            # What was asked in threads and is awaited no more still holds connections.
            await asyncio.get_running_loop().shutdown_default_executor()
            engine.dispose()

    async def provide_house() -> TableRegistry:
        registry: TableRegistry = app.state.registry
        return registry

    async def provide_archive() -> ReplayArchive:
        archive: ReplayArchive = app.state.archive
        return archive

    async def provide_analyses() -> Analyses:
        analyses: Analyses = app.state.analyses
        return analyses

    async def provide_hint_giver() -> Hints:
        hints: Hints = app.state.hints
        return hints

    async def provide_book() -> AddressBook:
        book: AddressBook = app.state.book
        return book

    async def provide_notifier() -> Notifier:
        notifier: Notifier = app.state.notifier
        return notifier

    async def provide_keys() -> Keys:
        return keys

    async def provide_settings() -> ServerSettings:
        return settings

    async def provide_rates() -> Rates:
        return rates

    async def provide_crowd() -> ConcurrencyLimit:
        return crowd

    async def provide_unread() -> Unread:
        return unread

    async def provide_calls() -> CallLogs:
        return calls

    async def provide_readiness() -> Readiness:
        readiness: Readiness = app.state.readiness
        return readiness

    async def provide_lessons() -> Workers:
        lessons: Workers = app.state.lessons
        return lessons

    async def provide_queue() -> FairQueue:
        return queue

    app = Litestar(
        route_handlers=[
            Router("/", route_handlers=_LIMITED, guards=[limit(REQUESTS), refuse_other_sites]),
            table_socket,
            *operation_handlers(settings),
            *page_handlers(settings.pages),
        ],
        dependencies={
            "registry": Provide(provide_house),
            "archive": Provide(provide_archive),
            "hint_giver": Provide(provide_hint_giver),
            "analyses": Provide(provide_analyses),
            "settings": Provide(provide_settings),
            "book": Provide(provide_book),
            "notifier": Provide(provide_notifier),
            "keys": Provide(provide_keys),
            "rates": Provide(provide_rates),
            "crowd": Provide(provide_crowd),
            "unread": Provide(provide_unread),
            "calls": Provide(provide_calls),
            "lessons": Provide(provide_lessons),
            "queue": Provide(provide_queue),
            "readiness": Provide(provide_readiness),
        },
        exception_handlers={
            SQLAlchemyError: on_lost_database,
            AlhambraError: on_our_error,
            RecursionError: on_deep_nesting,
            HTTPException: on_http_error,
            Exception: on_failure,
        },
        lifespan=[running],
        request_max_body_size=_LARGEST_BODY,
        response_headers=_HEADERS,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Alhambra",
            version=__version__,
            # As JSON alone: pages that show a description load their scripts from other hosts.
            render_plugins=[JsonRenderPlugin()],
            openapi_router=Router("/schema", route_handlers=[], guards=[limit(FILES)], include_in_schema=False),
        ),
        state=State({"settings": settings}),
    )
    app.state.rates, app.state.unread = rates, unread
    return app


def _listening(database: str, registry: TableRegistry) -> "Listening":
    """What hears of entries that other processes have written."""
    from alhambra.server.store.listening import Listening  # its driver takes long to load, and SQLite needs none

    return Listening(database, registry)


def senders_of(settings: ServerSettings, web: WebClient, keys: Keys) -> dict[str, Sender]:
    """The ways in which this server can tell players of their turns."""
    contact = f"mailto:{settings.mail_from}" if settings.mail_from else settings.public_address
    senders: dict[str, Sender] = {WEBHOOK: Webhooks(web), PUSH: Pushes(web, keys.pushing, contact)}
    if settings.smtp:
        senders[EMAIL] = Mails(settings.smtp, settings.mail_from)
    return senders


async def _clean_up(registry: TableRegistry, clock: SteadyClock, idle_seconds: float) -> None:
    """Let tables go that nobody uses."""
    while True:
        await asyncio.sleep(_CLEAN_UP_SECONDS)
        clock.adjust()
        registry.drop_idle(registry.clock() - idle_seconds)


async def _look_around(registry: TableRegistry) -> None:
    """Look for what other processes have written and nobody was told: a notice may be lost."""
    while True:
        await asyncio.sleep(_LOOK_AROUND_SECONDS)
        with suppress(SQLAlchemyError):  # the database may be away for a moment
            await registry.look_around()


async def _forget(registry: TableRegistry, days: float) -> None:
    """Forget tables that were never started."""
    while True:
        with suppress(SQLAlchemyError):  # the database may be away for a moment
            await registry.forget(registry.clock() - days * _DAY_SECONDS)
        await asyncio.sleep(_FORGET_SECONDS)
