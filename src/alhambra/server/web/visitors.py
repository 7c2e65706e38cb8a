"""Who is asking: by a cookie that browsers keep, or by the token of a link that scripts show."""

import asyncio
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from alhambra.protocol import AlhambraError
from alhambra.server.ops.tokens import fresh_token, hashed, is_token
from alhambra.server.store.queries import INVITE, OWNER, SEAT, WATCH, Link, Queries
from alhambra.server.tables.table import GameTable

COOKIE: Final = "alhambra_visitor"
SECURE_COOKIE: Final = "__Host-alhambra_visitor"  # browsers take it from no other host, and only over https
_BEARER: Final = "Bearer "
_LONGEST_TOKEN: Final = 64
FROM_ANYWHERE: Final = "from_anywhere"  # marks a route that pages of other sites may call
_READING: Final = ("GET", "HEAD", "OPTIONS")
_JSON: Final = "application/json"
_PAGE_SCHEMES: Final = {"ws": "http", "wss": "https"}  # of the page that opens a socket
_DEFAULT_PORTS: Final = {"http": ":80", "https": ":443"}

Connection = ASGIConnection[Any, Any, Any, Any]


class NotYours(AlhambraError):
    """Whoever asks has no link that allows it."""


class NotOurPage(AlhambraError):
    """A request that comes from another site."""


class WrongMediaType(AlhambraError):
    """What was sent is not marked as JSON."""


async def links_of(connection: Connection, library: Queries, table_id: str | None = None) -> list[Link]:
    """The links that whoever asks may use, at one table or at all; those of a public table are everybody's."""
    own = await own_links(connection, library, table_id)
    if own or table_id is None:
        return own
    return await asyncio.to_thread(library.open_links, table_id)


def cookie_name(connection: Connection) -> str:
    """The name of the cookie: over https one that no other host, and nobody on the way, can give to the browser."""
    return SECURE_COOKIE if is_secure(connection) else COOKIE


def is_secure(connection: Connection) -> bool:
    """Whether the browser has called by https, as far as the server, its proxy or its public address can say."""
    return _page_scheme(connection) == "https" or _public_scheme(connection) == "https"


async def visitor_of(connection: Connection, library: Queries) -> str:
    """The cookie of the browser if it was made here, else a fresh one: nobody chooses a cookie for somebody else."""
    given = connection.cookies.get(cookie_name(connection), "")
    if is_token(given) and await asyncio.to_thread(library.is_visitor, hashed(given)):
        return given
    return fresh_token()


async def own_links(connection: Connection, library: Queries, table_id: str | None = None) -> list[Link]:
    """The links that whoever asks was given."""
    bearer = connection.headers.get("authorization", "")
    if bearer.startswith(_BEARER):
        token = bearer.removeprefix(_BEARER)[:_LONGEST_TOKEN]
        return await asyncio.to_thread(library.links, hashed(token), table_id)
    visitor = connection.cookies.get(cookie_name(connection))
    if visitor is None:
        return []
    check_origin(connection)
    return await asyncio.to_thread(library.visits, hashed(visitor), table_id)


def check_origin(connection: Connection) -> None:
    """Let no other site act in the name of a visitor: what a browser sends of itself names where it comes from."""
    origin = connection.headers.get("origin")
    if origin is None and connection.scope.get("method") in _READING:
        return
    if origin is None or not _is_own(origin, connection):
        raise NotOurPage("not-our-page")


async def refuse_other_sites(connection: Connection, handler: BaseRouteHandler) -> None:
    """Refuse what a page of another site wants to change, with or without a cookie; programs name no origin.

    Pages of other sites can only send texts and forms unasked, so anything else than JSON is refused as well.
    """
    if connection.scope.get("method") in _READING or handler.opt.get(FROM_ANYWHERE):
        return
    origin, site = connection.headers.get("origin"), connection.headers.get("sec-fetch-site", "same-origin")
    if (origin is not None and not _is_own(origin, connection)) or site not in ("same-origin", "none"):
        raise NotOurPage("not-our-page")
    kind = connection.headers.get("content-type")
    has_body = "transfer-encoding" in connection.headers or connection.headers.get("content-length", "0") != "0"
    if (kind is not None or has_body) and (kind or "").partition(";")[0].strip().lower() != _JSON:
        raise WrongMediaType("content-not-json")


def _is_own(origin: str, connection: Connection) -> bool:
    """Whether it is an origin of the server: the address that was called, under the scheme by which it was called.

    A proxy that is not named to the server cannot say that it was called by https, but the public address can.
    """
    own = connection.headers.get("host", "")
    scheme, _, host = origin.partition("://")
    called = (_page_scheme(connection), _public_scheme(connection))
    return _origin(scheme, host) in [_origin(known, own) for known in called if known is not None]


def _page_scheme(connection: Connection) -> str:
    """The scheme of the page that asks, as far as the connection shows it."""
    scheme = connection.url.scheme
    return _PAGE_SCHEMES.get(scheme, scheme)


def _public_scheme(connection: Connection) -> str | None:
    """The scheme of the public address, if that is what was called."""
    public = urlsplit(connection.app.state.services.settings.public_address)
    return public.scheme if public.netloc.lower() == connection.headers.get("host", "").lower() else None


def _origin(scheme: str, host: str) -> tuple[str, str]:
    """An origin in the form in which it can be compared, without a port that goes without saying."""
    return scheme, host.lower().removesuffix(_DEFAULT_PORTS.get(scheme, ":"))


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


def check_may_watch(table: GameTable, links: list[Link], seat: int | None) -> None:
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
