"""The web application: routes, dependencies, errors and headers."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Router
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy.exc import SQLAlchemyError

from alhambra import __version__
from alhambra.protocol import AlhambraError
from alhambra.server.ops.settings import ServerSettings
from alhambra.server.web.choices import ROUTER as CHOICES_ROUTER
from alhambra.server.web.errors import on_deep_nesting, on_failure, on_http_error, on_lost_database, on_our_error
from alhambra.server.web.rate_limits import FILES, REQUESTS, limit
from alhambra.server.web.routes.invitations import ROUTER as INVITATIONS_ROUTER
from alhambra.server.web.routes.lesson import ROUTER as LESSON_ROUTER
from alhambra.server.web.routes.notices import ROUTER as NOTICES_ROUTER
from alhambra.server.web.routes.operation import operation_handlers
from alhambra.server.web.routes.pages import page_handlers, single_page
from alhambra.server.web.routes.replays import ROUTER as REPLAYS_ROUTER
from alhambra.server.web.routes.sockets import table_socket
from alhambra.server.web.routes.tables import ROUTER
from alhambra.server.web.security_headers import HEADERS
from alhambra.server.web.services import Services
from alhambra.server.web.visitors import refuse_other_sites

_LARGEST_BODY: Final = 65_536
_LIMITED: Final = [ROUTER, INVITATIONS_ROUTER, CHOICES_ROUTER, LESSON_ROUTER, REPLAYS_ROUTER, NOTICES_ROUTER]
_ON_ERROR: Final[dict[int | type[Exception], Any]] = {
    SQLAlchemyError: on_lost_database,
    AlhambraError: on_our_error,
    RecursionError: on_deep_nesting,
    HTTPException: on_http_error,
    Exception: on_failure,
}
# The services that can be injected into routes, by the name of their parameter.
_DEPENDENCIES: Final = (
    *("settings", "keys", "rates", "crowd", "unread", "calls", "queue"),
    *("registry", "book", "notifier", "archive", "analyses", "finished", "hint_giver", "lessons", "readiness"),
)


def make_app(settings: ServerSettings) -> Litestar:
    """Create the application of a server; its services start and stop with it."""
    services = Services(settings)

    @asynccontextmanager
    async def running(_app: Litestar) -> AsyncIterator[None]:
        services.start()
        try:
            yield
        finally:
            await services.close()

    return Litestar(
        route_handlers=[
            Router("/", route_handlers=_LIMITED, guards=[limit(REQUESTS), refuse_other_sites]),
            table_socket,
            *operation_handlers(settings),
            *page_handlers(settings.pages),
        ],
        dependencies={name: _provide(services, name) for name in _DEPENDENCIES},
        exception_handlers=_ON_ERROR,
        lifespan=[running],
        request_max_body_size=_LARGEST_BODY,
        response_headers=HEADERS,
        logging_config=None,
        openapi_config=_openapi_config(),
        state=State({"services": services, "page": single_page(settings.pages)}, deep_copy=False),
    )


def _provide(services: Services, name: str) -> Provide:
    """Provide a service, which may not exist before the application has started."""

    async def provide() -> Any:
        return getattr(services, name)

    return Provide(provide)


def _openapi_config() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Alhambra",
        version=__version__,
        # JSON only: pages that render the description load scripts from other hosts.
        render_plugins=[JsonRenderPlugin()],
        openapi_router=Router("/schema", route_handlers=[], guards=[limit(FILES)], include_in_schema=False),
    )
