"""The HTTP API of turn notices: subscribe to them and unsubscribe."""

import asyncio
import base64
import html
import re
from typing import Annotated, Any, Final, Literal
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from litestar import MediaType, Request, Router, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from alhambra.server.notices.notifier import Notifier
from alhambra.server.notices.senders import from_base64url
from alhambra.server.ops.settings import ServerSettings
from alhambra.server.store.keys import Keys
from alhambra.server.store.subscriptions import EMAIL, PUSH, WEBHOOK, Address, AddressBook, NoticeError
from alhambra.server.tables.registry import TableRegistry
from alhambra.server.web.rate_limits import MAILS, Rates, address_of
from alhambra.server.web.visitors import FROM_ANYWHERE, check_seat, own_links
from alhambra.texts import language, languages

_LONGEST_ADDRESS: Final = 1000
_EMAIL: Final = re.compile(r"[^@\s<>,;:\"\\]{1,64}@[A-Za-z0-9.-]{1,190}\.[A-Za-z0-9-]{2,60}")
_AUTH_BYTES: Final = 16
AnyRequest = Request[Any, Any, Any]
TheBook = NamedDependency[AddressBook]
TheNotifier = NamedDependency[Notifier]
TheRegistry = NamedDependency[TableRegistry]
Text = Annotated[str, msgspec.Meta(max_length=_LONGEST_ADDRESS)]


class PushKeys(msgspec.Struct, forbid_unknown_fields=True):
    """The keys of a browser's subscription."""

    p256dh: Annotated[str, msgspec.Meta(max_length=100)]
    auth: Annotated[str, msgspec.Meta(max_length=40)]


class Subscription(msgspec.Struct):
    """A push subscription, as ``PushManager.subscribe`` returns it."""

    endpoint: Text
    keys: PushKeys


class NewAddress(msgspec.Struct, forbid_unknown_fields=True):
    """An address for turn notices: a URL, a mail address, or a browser's subscription."""

    kind: Literal["webhook", "email", "push"]
    address: Text = ""
    subscription: Subscription | None = None
    language: Annotated[str, msgspec.Meta(max_length=8)] = "en"


class Code(msgspec.Struct, forbid_unknown_fields=True):
    """The code that was sent to a mail address."""

    code: Annotated[str, msgspec.Meta(max_length=20)]


@get("/notices")
async def ways(settings: NamedDependency[ServerSettings], keys: NamedDependency[Keys]) -> dict[str, Any]:
    """Return the kinds of notices that the server can send, with the public key for push messages."""
    key = base64.urlsafe_b64encode(keys.pushing_public).decode().rstrip("=")
    return {"webhook": True, "email": bool(settings.smtp), "push": {"public_key": key}}


@get("/tables/{table_id:str}/notices")
async def addresses(
    request: AnyRequest, table_id: FromPath[str], seat: FromQuery[int], registry: TheRegistry, book: TheBook
) -> list[dict[str, Any]]:
    """Return the addresses of the visitor's seat."""
    check_seat(await own_links(request, registry.queries, table_id), seat)
    return [_shown(address) for address in await asyncio.to_thread(book.of_seat, table_id, seat)]


@post("/tables/{table_id:str}/notices", status_code=201)
async def subscribe(
    request: AnyRequest,
    table_id: FromPath[str],
    seat: FromQuery[int],
    data: JSONBody[NewAddress],
    registry: TheRegistry,
    book: TheBook,
    notifier: TheNotifier,
    settings: NamedDependency[ServerSettings],
    rates: NamedDependency[Rates],
) -> dict[str, Any]:
    """Add an address for notices of the visitor's turns. A mail address must be confirmed first."""
    check_seat(await own_links(request, registry.queries, table_id), seat)
    language(data.language)
    address = _checked(data, settings)
    if data.kind == EMAIL:  # sends a mail, perhaps to somebody who did not ask for it
        rates.take(MAILS, address_of(request))
        rates.take(MAILS, address.casefold())
    number = await asyncio.to_thread(book.add, table_id, seat, data.kind, address, data.language, registry.clock())
    await notifier.note_wanted(table_id, seat)
    return {"id": number, "is_confirmed": data.kind != EMAIL}


@post("/tables/{table_id:str}/notices/{number:int}/confirm", status_code=200)
async def confirm(
    request: AnyRequest,
    table_id: FromPath[str],
    number: FromPath[int],
    seat: FromQuery[int],
    data: JSONBody[Code],
    registry: TheRegistry,
    book: TheBook,
    notifier: TheNotifier,
) -> dict[str, Any]:
    """Confirm a mail address by the code that was sent to it."""
    check_seat(await own_links(request, registry.queries, table_id), seat)
    await asyncio.to_thread(book.confirm, table_id, seat, number, data.code.strip())
    await notifier.note_wanted(table_id, seat)
    return {"id": number, "is_confirmed": True}


@delete("/tables/{table_id:str}/notices/{number:int}", status_code=200)
async def unsubscribe(
    request: AnyRequest,
    table_id: FromPath[str],
    number: FromPath[int],
    seat: FromQuery[int],
    registry: TheRegistry,
    book: TheBook,
    notifier: TheNotifier,
) -> dict[str, Any]:
    """Remove an address."""
    check_seat(await own_links(request, registry.queries, table_id), seat)
    was_there = await asyncio.to_thread(book.remove, table_id, seat, number)
    await notifier.note_wanted(table_id, seat)
    return {"removed": was_there}


@get("/notices/stop/{token:str}", media_type=MediaType.HTML)
async def ask_to_stop(token: FromPath[str], request: AnyRequest, book: TheBook) -> str:
    """Return a page with a button to unsubscribe, in the language of the mail.

    A link must not unsubscribe by itself, because mail scanners follow links.
    """
    spoken = await asyncio.to_thread(book.language_of, token) or preferred_language(request)
    button, path = html.escape(language(spoken).text("notice-stop")), html.escape(request.url.path)
    form = f'<form method="post" action="{path}"><button>{button}</button></form>'
    return _page(spoken, form)


@post("/notices/stop/{token:str}", status_code=200, media_type=MediaType.HTML, opt={FROM_ANYWHERE: True})
async def stop(token: FromPath[str], request: AnyRequest, book: TheBook, notifier: TheNotifier) -> str:
    """Unsubscribe by the link in a notice, which needs no other authorisation."""
    stopped = await asyncio.to_thread(book.stop, token)
    for address in stopped:
        await notifier.note_wanted(address.table_id, address.seat)
    spoken = stopped[0].language if stopped else preferred_language(request)
    return _page(spoken, f"<p>{html.escape(language(spoken).text('notice-stopped'))}</p>")


def _page(spoken: str, body: str) -> str:
    """Return a page without scripts or styles, which every mail program can show."""
    viewport = '<meta name="viewport" content="width=device-width">'
    head = f'<!doctype html><html lang="{spoken}"><meta charset="utf-8">{viewport}<title>Alhambra</title>'
    return f"{head}{body}</html>"


def preferred_language(request: AnyRequest) -> str:
    """Return the first available language that the browser prefers, else English."""
    asked = [
        part.partition(";")[0].strip()[:2].lower() for part in request.headers.get("accept-language", "").split(",")
    ]
    return next((name for name in asked if name in languages()), "en")


def _shown(address: Address) -> dict[str, Any]:
    """Return an address as its seat sees it; of a subscription, which is secret, only the service."""
    shown = address.address
    if address.kind == PUSH:
        shown = urlsplit(msgspec.json.decode(address.address)["endpoint"]).netloc
    return {"id": address.id, "kind": address.kind, "address": shown, "is_confirmed": address.code is None}


def _checked(data: NewAddress, settings: ServerSettings) -> str:
    """Validate an address, and return it in the form in which it is stored."""
    if data.kind == EMAIL:
        if not settings.smtp:
            raise NoticeError("no-mails-here")
        if not _EMAIL.fullmatch(data.address):
            raise NoticeError("no-mail-address")
        return data.address
    if data.kind == WEBHOOK:
        _check_web_address(data.address, settings)
        return data.address
    if data.subscription is None:
        raise NoticeError("no-subscription")
    _check_web_address(data.subscription.endpoint, settings)
    _check_push_keys(data.subscription.keys)
    return msgspec.json.encode(data.subscription).decode()


def _check_web_address(address: str, settings: ServerSettings) -> None:
    """Raise NoticeError for an invalid URL. Whether its host is public is checked on each request."""
    try:
        parts = urlsplit(address)
        is_whole = bool(parts.hostname) and parts.username is None and (parts.port or 1) > 0
    except ValueError:
        raise NoticeError("no-web-address") from None
    schemes = ("https", "http") if settings.private_webhooks else ("https",)
    if parts.scheme not in schemes or not is_whole or not address.isascii() or not address.isprintable():
        raise NoticeError("no-web-address")


def _check_push_keys(keys: PushKeys) -> None:
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_base64url(keys.p256dh))
        is_right = len(from_base64url(keys.auth)) == _AUTH_BYTES
    except ValueError:
        is_right = False
    if not is_right:
        raise NoticeError("no-subscription")


ROUTER: Final = Router("/api", route_handlers=[ways, addresses, subscribe, confirm, unsubscribe, ask_to_stop, stop])
