"""Authorisation of visitors, by a browser's cookie or by the bearer token of a link."""

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
FROM_ANYWHERE: Final = "from_anywhere"  # an option of routes that other sites may call
_SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
_JSON: Final = "application/json"
_PAGE_SCHEMES: Final = {"ws": "http", "wss": "https"}  # of the page that opens a WebSocket
_DEFAULT_PORTS: Final = {"http": ":80", "https": ":443"}

Connection = ASGIConnection[Any, Any, Any, Any]


class NotYours(AlhambraError):
    """The visitor has no link that allows the request."""


class NotOurPage(AlhambraError):
    """The request comes from another site."""


class WrongMediaType(AlhambraError):
    """The content of the request is not JSON."""


async def links_of(connection: Connection, queries: Queries, table_id: str | None = None) -> list[Link]:
    """Return the links that a visitor may use, including the open ones of a public table."""
    own = await own_links(connection, queries, table_id)
    if own or table_id is None:
        return own
    return await asyncio.to_thread(queries.open_links, table_id)


def cookie_name(connection: Connection) -> str:
    """Return the name of the cookie; over https one that no other host can set."""
    return SECURE_COOKIE if is_secure(connection) else COOKIE


def is_secure(connection: Connection) -> bool:
    """Return whether the browser uses https, as reported by the connection, a proxy or the settings."""
    return _page_scheme(connection) == "https" or _public_scheme(connection) == "https"


async def visitor_of(connection: Connection, queries: Queries) -> str:
    """Return the browser's cookie, or a fresh one unless this server issued it (session fixation)."""
    given = connection.cookies.get(cookie_name(connection), "")
    if is_token(given) and await asyncio.to_thread(queries.is_visitor, hashed(given)):
        return given
    return fresh_token()


async def own_links(connection: Connection, queries: Queries, table_id: str | None = None) -> list[Link]:
    """Return the links that a visitor was given, at one table or all."""
    bearer = connection.headers.get("authorization", "")
    if bearer.startswith(_BEARER):
        token = bearer.removeprefix(_BEARER)[:_LONGEST_TOKEN]
        return await asyncio.to_thread(queries.links, hashed(token), table_id)
    visitor = connection.cookies.get(cookie_name(connection))
    if visitor is None:
        return []
    check_origin(connection)
    return await asyncio.to_thread(queries.visits, hashed(visitor), table_id)


def check_origin(connection: Connection) -> None:
    """Raise NotOurPage if the request may come from another site, which must not use the cookie."""
    origin = connection.headers.get("origin")
    if origin is None and connection.scope.get("method") in _SAFE_METHODS:
        return
    if origin is None or not _is_own(origin, connection):
        raise NotOurPage("not-our-page")


async def refuse_other_sites(connection: Connection, handler: BaseRouteHandler) -> None:
    """Refuse changes that pages of other sites request, with or without a cookie.

    Other sites can send only text and forms without a preflight request, so everything but JSON is
    refused as well. Programs send no origin.
    """
    if connection.scope.get("method") in _SAFE_METHODS or handler.opt.get(FROM_ANYWHERE):
        return
    origin, site = connection.headers.get("origin"), connection.headers.get("sec-fetch-site", "same-origin")
    if (origin is not None and not _is_own(origin, connection)) or site not in ("same-origin", "none"):
        raise NotOurPage("not-our-page")
    kind = connection.headers.get("content-type")
    has_body = "transfer-encoding" in connection.headers or connection.headers.get("content-length", "0") != "0"
    if (kind is not None or has_body) and (kind or "").partition(";")[0].strip().lower() != _JSON:
        raise WrongMediaType("content-not-json")


def _is_own(origin: str, connection: Connection) -> bool:
    """Return whether an origin is that of the server: the scheme and host of the request.

    An untrusted proxy cannot report that it was called by https, but the public address shows it.
    """
    own = connection.headers.get("host", "")
    scheme, _, host = origin.partition("://")
    called = (_page_scheme(connection), _public_scheme(connection))
    return _origin(scheme, host) in [_origin(known, own) for known in called if known is not None]


def _page_scheme(connection: Connection) -> str:
    """Return the scheme of the page that sends the request, as far as the connection shows it."""
    scheme = connection.url.scheme
    return _PAGE_SCHEMES.get(scheme, scheme)


def _public_scheme(connection: Connection) -> str | None:
    """Return the scheme of the public address, if the request was sent to that."""
    public = urlsplit(connection.app.state.services.settings.public_address)
    return public.scheme if public.netloc.lower() == connection.headers.get("host", "").lower() else None


def _origin(scheme: str, host: str) -> tuple[str, str]:
    """Return an origin in a comparable form, without a default port."""
    return scheme, host.lower().removesuffix(_DEFAULT_PORTS.get(scheme, ":"))


def check_seat(links: list[Link], seat: int) -> None:
    """Raise NotYours unless the visitor has this seat."""
    if not any(link.role == SEAT and link.seat == seat for link in links):
        raise NotYours("seat-not-yours")


def check_may_see(links: list[Link], seat: int | None) -> None:
    """Raise NotYours unless the visitor has this seat or, for None, any link to the table."""
    if seat is not None:
        check_seat(links, seat)
    elif not any(link.role in (SEAT, WATCH, OWNER, INVITE) for link in links):
        raise NotYours("link-needed")


def check_was_there(links: list[Link]) -> None:
    """Raise NotYours if the visitor has no link to the table, or only an invitation."""
    if not any(link.role in (SEAT, WATCH, OWNER) for link in links):
        raise NotYours("link-needed")


def check_may_watch(table: GameTable, links: list[Link], seat: int | None) -> None:
    """Raise NotYours if the visitor is a spectator of a running game that allows none."""
    if seat is None and not table.may_be_watched and all(link.role != SEAT for link in links):
        raise NotYours("not-watched")


def check_may_join(links: list[Link]) -> None:
    """Raise NotYours unless the visitor is invited, or is the owner or a player."""
    if not any(link.role in (INVITE, OWNER, SEAT) for link in links):
        raise NotYours("invitation-needed")


def check_owner(links: list[Link]) -> None:
    """Raise NotYours unless the visitor created the table."""
    if not any(link.role == OWNER for link in links):
        raise NotYours("owner-needed")


def check_plays(links: list[Link]) -> None:
    """Raise NotYours unless the visitor is a player or the owner."""
    if not any(link.role in (SEAT, OWNER) for link in links):
        raise NotYours("seat-needed")
