"""Work that is cancelled when its client disconnects."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from litestar import Request
from litestar.exceptions import HTTPException

Answer = TypeVar("Answer")


class ClientLeft(HTTPException):
    """The client has disconnected."""

    status_code = 408  # never received by anybody


async def while_connected(request: Request[Any, Any, Any], work: Coroutine[Any, Any, Answer]) -> Answer:
    """Return the result of the work. Raises ClientLeft if the client disconnects first."""
    working, leaving = asyncio.create_task(work), asyncio.create_task(_has_left(request))
    try:
        await asyncio.wait([working, leaving], return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise ClientLeft
        return working.result()
    finally:
        working.cancel()
        leaving.cancel()
        await asyncio.gather(working, leaving, return_exceptions=True)


async def _has_left(request: Request[Any, Any, Any]) -> None:
    """Return when the client closes its connection, ignoring everything that it sends."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
