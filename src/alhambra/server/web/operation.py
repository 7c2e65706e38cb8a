"""What those ask who run a server: whether it lives, whether it is ready, and what can be measured."""

import asyncio
from typing import Final

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from sqlalchemy.exc import SQLAlchemyError

from alhambra.server.house import House
from alhambra.server.metrics import CONTENT_TYPE
from alhambra.server.settings import Settings

_NOT_READY: Final = 503


@get("/healthz", media_type="text/plain")
async def is_alive() -> str:
    """Whether the server answers at all; if not, it should be started again."""
    return "ok"


@get("/readyz", media_type="text/plain")
async def is_ready(house: NamedDependency[House]) -> Response[str]:
    """Whether the server can do its work: it is not being stopped, and reaches its database."""
    if house.is_closing:
        return Response("stopping", status_code=_NOT_READY)
    try:
        await asyncio.to_thread(house.library.public_tables, (), 1)
    except SQLAlchemyError:
        return Response("no database", status_code=_NOT_READY)
    return Response("ok")


@get("/metrics", include_in_schema=False)
async def measured(house: NamedDependency[House]) -> Response[bytes]:
    """What was measured, for Prometheus."""
    return Response(house.metrics.text(), headers={"Content-Type": CONTENT_TYPE})


def operation_handlers(settings: Settings) -> list[HTTPRouteHandler]:
    """What is served of it."""
    return [is_alive, is_ready, *([measured] if settings.shows_metrics else [])]
