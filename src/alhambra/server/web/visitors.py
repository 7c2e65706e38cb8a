"""Who is asking: by a cookie that browsers keep, or by the token of a link that scripts show."""

import asyncio
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.exceptions import NotAuthorizedException, PermissionDeniedException

from alhambra.server.house import INVITE, OWNER, SEAT, WATCH
from alhambra.server.store.library import Library, Link
from alhambra.server.tokens import hashed

COOKIE: Final = "alhambra_visitor"
_BEARER: Final = "Bearer "
_LONGEST_TOKEN: Final = 64

Connection = ASGIConnection[Any, Any, Any, Any]


async def links_of(connection: Connection, library: Library, table_id: str | None = None) -> list[Link]:
    """The links that whoever asks may use, at one table or at all."""
    bearer = connection.headers.get("authorization", "")
    if bearer.startswith(_BEARER):
        link = await asyncio.to_thread(library.link, hashed(bearer.removeprefix(_BEARER)[:_LONGEST_TOKEN]))
        return [link] if link is not None and table_id in (None, link.table_id) else []
    visitor = connection.cookies.get(COOKIE)
    if visitor is None:
        return []
    check_origin(connection)
    return await asyncio.to_thread(library.visits, hashed(visitor), table_id)


def check_origin(connection: Connection) -> None:
    """Let no other site act in the name of a visitor: what a browser sends of itself names where it comes from."""
    origin = connection.headers.get("origin")
    if origin is None:
        if connection.scope.get("method") in ("GET", "HEAD"):
            return
        raise PermissionDeniedException("a request with a cookie must come from a page of this server")
    if origin.partition("://")[2] != connection.headers.get("host"):
        raise PermissionDeniedException("a request with a cookie must come from a page of this server")


def check_seat(links: list[Link], seat: int) -> None:
    """Refuse to act for a seat that is somebody else's."""
    if not any(link.role == SEAT and link.seat == seat for link in links):
        raise NotAuthorizedException("this seat is not yours")


def check_may_see(links: list[Link], seat: int | None) -> None:
    """Refuse to show what only a seat may see; others need a link, too, be it the one to join."""
    if seat is not None:
        check_seat(links, seat)
    elif not any(link.role in (SEAT, WATCH, OWNER, INVITE) for link in links):
        raise NotAuthorizedException("for this table you need a link")


def check_may_join(links: list[Link]) -> None:
    """Refuse to give a seat to somebody without an invitation."""
    if not any(link.role in (INVITE, OWNER) for link in links):
        raise NotAuthorizedException("to join this table you need its invitation")
