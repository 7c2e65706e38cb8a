"""Work that ends when the client who asked for it has left."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from litestar import Request
from litestar.exceptions import HTTPException

Answer = TypeVar("Answer")


class ClientLeft(HTTPException):
    """Nobody waits for the answer any more."""

    status_code = 408  # which nobody reads


async def while_connected(request: Request[Any, Any, Any], work: Coroutine[Any, Any, Answer]) -> Answer:
    """Return what the work gives, and cancel it if the client leaves before."""
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
    """Return when the client closes its connection; what it still sends is not read."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
