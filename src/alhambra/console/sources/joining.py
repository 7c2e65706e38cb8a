"""Join a server table by the link that its pages show."""

import contextlib
import re
from typing import Any, NamedTuple
from urllib.parse import parse_qs, urlsplit

import httpx

from alhambra.client.server import ServerRefused, bearer, checked
from alhambra.console.language import say
from alhambra.console.sources.kept_seats import KeptSeat, keep_seat, kept_seat
from alhambra.console.sources.remote import RemoteSeat, ServerTable
from alhambra.protocol import AlhambraError, quoted

_PATH = re.compile(r"/tables/([\w-]+)/?")
_MOST_SEATS = 6
_TAKEN = "seat-taken"  # the key of a refusal
_MAY_SIT_DOWN = ("owner", "invite")


class Invitation(NamedTuple):
    """The parts of a link: the server, the table, the token and perhaps a seat."""

    address: str
    table: str
    token: str
    seat: int | None


def read_link(text: str) -> Invitation:
    """Parse a link such as ``http://host:8000/tables/ID#TOKEN``."""
    parts = urlsplit(text.strip())
    found = _PATH.fullmatch(parts.path)
    if parts.scheme not in ("http", "https") or not parts.netloc or found is None or not parts.fragment:
        raise AlhambraError("link-is-none", given=quoted(text))
    seat = parse_qs(parts.query).get("seat", [""])[0]
    return Invitation(
        f"{parts.scheme}://{parts.netloc}", found[1], parts.fragment, int(seat) if seat.isdigit() else None
    )


def joined(text: str, name: str) -> ServerTable:
    """Join the table that a link leads to, as a player or spectator."""
    link = read_link(text)
    try:
        seat, state = seated(link, name)
    except httpx.HTTPError:
        raise ServerRefused("server-not-reached", address=link.address) from None
    return ServerTable(seat, state, name)


def seated(link: Invitation, name: str) -> tuple[RemoteSeat, dict[str, Any]]:
    """Return the seat to use, and the table: the link's seat, one taken before, a free one, or none."""
    entered = checked(httpx.post(f"{link.address}/api/enter", json={"token": link.token}))
    table = str(entered["table"])
    if entered["seat"] is not None:
        seat = RemoteSeat(link.address, table, entered["seat"], link.token)
        return seat, _state(seat)
    if entered["role"] not in _MAY_SIT_DOWN:
        seat = RemoteSeat(link.address, table, None, link.token)
        return seat, _state(seat)
    known = kept_seat(f"{link.address}/tables/{table}")
    if known is not None:
        seat = RemoteSeat(link.address, table, known.number, known.token)
        with contextlib.suppress(ServerRefused):  # the seat was given up or lost
            return seat, _state(seat)
    seat = _sat_down(link, table, name or say("guest"))
    return seat, _state(seat)


def _state(seat: RemoteSeat) -> dict[str, Any]:
    """Return the table as the seat sees it."""
    path = f"{seat.address}/api/tables/{seat.table}"
    fields = {} if seat.number is None else {"seat": seat.number}
    return dict(checked(httpx.get(path, params=fields, headers=bearer(seat.token)))["table"])


def _sat_down(link: Invitation, table: str, name: str) -> RemoteSeat:
    """Take the seat of the link, or the first free one; only trying shows whether a seat is free."""
    refusal: AlhambraError = AlhambraError("no-seat-free")
    for number in range(_MOST_SEATS) if link.seat is None else [link.seat]:
        path = f"{link.address}/api/tables/{table}/seats/{number}"
        response = httpx.post(path, json={"name": name}, headers=bearer(link.token))
        if response.status_code == httpx.codes.NOT_FOUND:
            break
        data = response.json()
        if response.is_success:
            token = str(data["token"])
            keep_seat(f"{link.address}/tables/{table}", KeptSeat(number, token))
            return RemoteSeat(link.address, table, number, token)
        if data.get("key") != _TAKEN:
            refusal = ServerRefused("server-said", sentence=str(data.get("sentence") or data.get("detail")))
    raise refusal
