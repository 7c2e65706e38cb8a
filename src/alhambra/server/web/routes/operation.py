"""What those ask who run a server: whether it lives, whether it is ready, and what can be measured."""

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
_SECONDS_BETWEEN_LOOKS: Final = 3.0
_LONGEST_LOOK_SECONDS: Final = 2.0


@get("/healthz", media_type="text/plain")
async def is_alive() -> str:
    """Whether the server answers at all; if not, it should be started again."""
    return "ok"


class Readiness:
    """Whether the server can write, looked at now and then: however many ask, one write in some seconds finds out."""

    def __init__(self, library: Queries, clock: Callable[[], float] = time.monotonic) -> None:
        self._library = library
        self._clock = clock
        self._looking: asyncio.Task[bool] | None = None
        self._looked = 0.0

    async def can_write(self) -> bool:
        """Whether the last look found that something can be written; a database that does not answer is none."""
        looking = self._looking
        if looking is None or (looking.done() and self._clock() - self._looked >= _SECONDS_BETWEEN_LOOKS):
            self._looked = self._clock()
            looking = self._looking = asyncio.create_task(self._look())
        await asyncio.wait([looking], timeout=_LONGEST_LOOK_SECONDS)
        return looking.done() and looking.result()

    async def _look(self) -> bool:
        try:
            await asyncio.to_thread(self._library.check_writable)
        except SQLAlchemyError:
            return False
        return True


@get("/readyz", media_type="text/plain", guards=[limit(HEALTH)])
async def is_ready(registry: NamedDependency[TableRegistry], readiness: NamedDependency[Readiness]) -> Response[str]:
    """Whether the server can do its work: it is not being stopped, and can write to its database."""
    if registry.is_closing:
        return Response("stopping", status_code=_NOT_READY)
    if not await readiness.can_write():
        return Response("no database", status_code=_NOT_READY)
    return Response("ok")


@get("/metrics", include_in_schema=False)
async def measured(registry: NamedDependency[TableRegistry]) -> Response[bytes]:
    """What was measured, for Prometheus."""
    return Response(registry.metrics.text(), headers={"Content-Type": CONTENT_TYPE})


def operation_handlers(settings: ServerSettings) -> list[HTTPRouteHandler]:
    """What is served of it."""
    return [is_alive, is_ready, *([measured] if settings.shows_metrics else [])]
