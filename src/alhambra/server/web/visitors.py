"""Who is asking: by a cookie that browsers keep, or by the token of a link that scripts show."""

import asyncio
from typing import Any, Final

from litestar.connection import ASGIConnection

from alhambra.protocol import AlhambraError
from alhambra.server.store.library import INVITE, OWNER, SEAT, WATCH, Library, Link
from alhambra.server.tables.table import Table
from alhambra.server.tokens import hashed

COOKIE: Final = "alhambra_visitor"
_BEARER: Final = "Bearer "
_LONGEST_TOKEN: Final = 64

Connection = ASGIConnection[Any, Any, Any, Any]


class NotYours(AlhambraError):
    """Whoever asks has no link that allows it."""


class NotOurPage(AlhambraError):
    """A request in the name of a visitor that comes from another site."""


async def links_of(connection: Connection, library: Library, table_id: str | None = None) -> list[Link]:
    """The links that whoever asks may use, at one table or at all; those of a public table are everybody's."""
    own = await own_links(connection, library, table_id)
    if own or table_id is None:
        return own
    return await asyncio.to_thread(library.open_links, table_id)


async def own_links(connection: Connection, library: Library, table_id: str | None = None) -> list[Link]:
    """The links that whoever asks was given."""
    bearer = connection.headers.get("authorization", "")
    if bearer.startswith(_BEARER):
        token = bearer.removeprefix(_BEARER)[:_LONGEST_TOKEN]
        return await asyncio.to_thread(library.links, hashed(token), table_id)
    visitor = connection.cookies.get(COOKIE)
    if visitor is None:
        return []
    check_origin(connection)
    return await asyncio.to_thread(library.visits, hashed(visitor), table_id)


def check_origin(connection: Connection) -> None:
    """Let no other site act in the name of a visitor: what a browser sends of itself names where it comes from."""
    origin = connection.headers.get("origin")
    if origin is None and connection.scope.get("method") in ("GET", "HEAD"):
        return
    if origin is None or origin.partition("://")[2] != connection.headers.get("host"):
        raise NotOurPage("not-our-page")


def check_not_foreign(connection: Connection) -> None:
    """Refuse a page of another site that gives a browser a new cookie in place of the one it has."""
    if "origin" in connection.headers:
        check_origin(connection)


def check_seat(links: list[Link], seat: int) -> None:
    """Refuse to act for a seat that is somebody else's."""
    if not any(link.role == SEAT and link.seat == seat for link in links):
        raise NotYours("seat-not-yours")


def check_may_see(links: list[Link], seat: int | None) -> None:
    """Refuse to show what only a seat may see; others need a link, too, be it the one to join."""
    if seat is not None:
        check_seat(links, seat)
    elif not any(link.role in (SEAT, WATCH, OWNER, INVITE) for link in links):
        raise NotYours("link-needed")


def check_was_there(links: list[Link]) -> None:
    """Refuse what is left of a game to somebody who only might have joined it."""
    if not any(link.role in (SEAT, WATCH, OWNER) for link in links):
        raise NotYours("link-needed")


def check_may_watch(table: Table, links: list[Link], seat: int | None) -> None:
    """Refuse to show a running game to others than its players, if the table wants no spectators."""
    if seat is None and not table.may_be_watched and all(link.role != SEAT for link in links):
        raise NotYours("not-watched")


def check_may_join(links: list[Link]) -> None:
    """Refuse to give a seat to somebody without an invitation; who sits there may fill a seat, too."""
    if not any(link.role in (INVITE, OWNER, SEAT) for link in links):
        raise NotYours("invitation-needed")


def check_owner(links: list[Link]) -> None:
    """Refuse to let somebody arrange the table who has not made it."""
    if not any(link.role == OWNER for link in links):
        raise NotYours("owner-needed")


def check_plays(links: list[Link]) -> None:
    """Refuse what only players and the owner of a table may ask for."""
    if not any(link.role in (SEAT, OWNER) for link in links):
        raise NotYours("seat-needed")
