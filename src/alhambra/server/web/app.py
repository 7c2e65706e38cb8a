"""The application: routes, errors, headers, and what starts and stops with it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

from litestar import Litestar, Request, Response, get
from litestar.di import NamedDependency, Provide
from litestar.openapi import OpenAPIConfig

from alhambra import __version__
from alhambra.protocol import AlhambraError
from alhambra.server.bots import BotPlayers
from alhambra.server.deadlines import Deadlines
from alhambra.server.house import House
from alhambra.server.replays import Replays
from alhambra.server.settings import Settings
from alhambra.server.store.database import POSTGRESQL, open_database
from alhambra.server.store.journal import Journal, StoreFailed
from alhambra.server.store.library import Library
from alhambra.server.store.listening import Listening
from alhambra.server.tables.judging import NotNow, Stale
from alhambra.server.web.api import ROUTER
from alhambra.server.web.pages import page_handlers
from alhambra.server.web.replays import ROUTER as REPLAYS_ROUTER
from alhambra.server.web.sockets import table_socket
from alhambra.server.web.wishes import described

_LARGEST_BODY: Final = 65_536
_CLEAN_UP_SECONDS: Final = 30.0
_HEADERS: Final = {
    "Content-Security-Policy": "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cache-Control": "no-store",
}
_STATUS: Final = {Stale: 409, NotNow: 409, StoreFailed: 503}


@get("/healthz", media_type="text/plain")
async def health(house: NamedDependency[House]) -> str:
    """Whether the server can reach its database."""
    await asyncio.to_thread(house.library.public_tables, (), 1)
    return "ok"


def on_our_error(_request: Request[Any, Any, Any], error: AlhambraError) -> Response[dict[str, Any]]:
    """Errors that bad input can cause, each with its sentence."""
    status = next((code for kind, code in _STATUS.items() if isinstance(error, kind)), 400)
    return Response(described(error), status_code=status)


def make_app(settings: Settings) -> Litestar:
    """The server for these settings."""
    engine = open_database(settings.database)

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        journal = Journal(engine)
        house = House(journal, Library(engine))
        app.state.house = house
        app.state.replays = Replays(house.library)
        listening = Listening(settings.database, house) if engine.dialect.name == POSTGRESQL else None
        bots = BotPlayers(house, settings.bot_pause_seconds)
        chores = [
            asyncio.create_task(_clean_up(house, settings.idle_seconds)),
            asyncio.create_task(Deadlines(engine, house).run()),
        ]
        try:
            yield
        finally:
            for chore in chores:
                chore.cancel()
            await asyncio.gather(*chores, return_exceptions=True)
            bots.close()
            if listening is not None:
                listening.close()
            journal.close()
            engine.dispose()

    async def provide_house() -> House:
        house: House = app.state.house
        return house

    async def provide_replays() -> Replays:
        replays: Replays = app.state.replays
        return replays

    async def provide_settings() -> Settings:
        return settings

    app = Litestar(
        route_handlers=[ROUTER, REPLAYS_ROUTER, table_socket, health, *page_handlers(settings.pages)],
        dependencies={
            "house": Provide(provide_house),
            "replays": Provide(provide_replays),
            "settings": Provide(provide_settings),
        },
        exception_handlers={AlhambraError: on_our_error},
        lifespan=[running],
        request_max_body_size=_LARGEST_BODY,
        response_headers=_HEADERS,
        logging_config=None,
        openapi_config=OpenAPIConfig(title="Alhambra", version=__version__),
    )
    return app


async def _clean_up(house: House, idle_seconds: float) -> None:
    """Let tables go that nobody uses, and look for what other processes have told to nobody."""
    while True:
        await asyncio.sleep(_CLEAN_UP_SECONDS)
        house.drop_idle(house.clock() - idle_seconds)
        for live in house.live_tables():
            with suppress(Exception):  # the database may be away for a moment
                await live.catch_up()
