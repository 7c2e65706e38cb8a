"""Endpoints for the operation of a server: liveness, readiness and metrics."""

import asyncio
import time
from collections.abc import Callable
from typing import Final

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from sqlalchemy.exc import SQLAlchemyError

from alhambra.server.ops.metrics import CONTENT_TYPE
from alhambra.server.ops.settings import ServerSettings
from alhambra.server.store.queries import Queries
from alhambra.server.tables.registry import TableRegistry
from alhambra.server.web.rate_limits import HEALTH, limit

_NOT_READY: Final = 503
_SECONDS_BETWEEN_CHECKS: Final = 3.0
_TIMEOUT_SECONDS: Final = 2.0


@get("/healthz", media_type="text/plain")
async def is_alive() -> str:
    """Answer while the server is alive; if it does not, it should be restarted."""
    return "ok"


class Readiness:
    """A rate-limited check of whether the database is writable, shared by all requests."""

    def __init__(self, queries: Queries, clock: Callable[[], float] = time.monotonic) -> None:
        self._queries = queries
        self._clock = clock
        self._check: asyncio.Task[bool] | None = None
        self._checked_at = 0.0

    async def can_write(self) -> bool:
        """Return the result of the latest check; False if the database does not answer in time."""
        check = self._check
        if check is None or (check.done() and self._clock() - self._checked_at >= _SECONDS_BETWEEN_CHECKS):
            self._checked_at = self._clock()
            check = self._check = asyncio.create_task(self._try_to_write())
        await asyncio.wait([check], timeout=_TIMEOUT_SECONDS)
        return check.done() and check.result()

    async def _try_to_write(self) -> bool:
        try:
            await asyncio.to_thread(self._queries.check_writable)
        except SQLAlchemyError:
            return False
        return True


@get("/readyz", media_type="text/plain", guards=[limit(HEALTH)])
async def is_ready(registry: NamedDependency[TableRegistry], readiness: NamedDependency[Readiness]) -> Response[str]:
    """Answer 200 if the server is ready: it is not shutting down, and its database is writable."""
    if registry.is_closing:
        return Response("stopping", status_code=_NOT_READY)
    if not await readiness.can_write():
        return Response("no database", status_code=_NOT_READY)
    return Response("ok")


@get("/metrics", include_in_schema=False)
async def measured(registry: NamedDependency[TableRegistry]) -> Response[bytes]:
    """Return the metrics for Prometheus."""
    return Response(registry.metrics.text(), headers={"Content-Type": CONTENT_TYPE})


def operation_handlers(settings: ServerSettings) -> list[HTTPRouteHandler]:
    """Return the handlers that the settings allow."""
    return [is_alive, is_ready, *([measured] if settings.shows_metrics else [])]
