"""Joining a table of a server by the link that its pages show."""

import re
from typing import Any, NamedTuple
from urllib.parse import parse_qs, urlsplit

import httpx

from alhambra.cli.speaking import say
from alhambra.client.server import ServerRefused, bearer, checked
from alhambra.protocol import AlhambraError, quoted
from alhambra.terminal.playing import run
from alhambra.terminal.remote import Seat, ServerTable
from alhambra.terminal.settings import read_settings
from alhambra.terminal.table_screen import TableScreen

_PATH = re.compile(r"/tables/([\w-]+)/?")
_MOST_SEATS = 6
_TAKEN = "seat-taken"  # the key of a refusal
_MAY_SIT_DOWN = ("owner", "invite")


class Link(NamedTuple):
    """What a link tells: the server, the table, the token behind the #, and perhaps a seat."""

    address: str
    table: str
    token: str
    seat: int | None


def read_link(text: str) -> Link:
    """The parts of a link such as ``http://host:8000/tables/ID#TOKEN``."""
    parts = urlsplit(text.strip())
    found = _PATH.fullmatch(parts.path)
    if parts.scheme not in ("http", "https") or not parts.netloc or found is None or not parts.fragment:
        raise AlhambraError("link-is-none", given=quoted(text))
    seat = parse_qs(parts.query).get("seat", [""])[0]
    return Link(f"{parts.scheme}://{parts.netloc}", found[1], parts.fragment, int(seat) if seat.isdigit() else None)


def join(text: str, name: str) -> None:
    """Take a seat at the table of a link, and play there."""
    link = read_link(text)
    try:
        seat, state = seated(link, name)
    except httpx.HTTPError:
        raise ServerRefused("server-not-reached", address=link.address) from None
    run(TableScreen(ServerTable(seat, state), read_settings()))


def seated(link: Link, name: str) -> tuple[Seat, dict[str, Any]]:
    """The seat of the link, or a free one that its invitation allows to take; and the table as it is."""
    entered = checked(httpx.post(f"{link.address}/api/enter", json={"token": link.token}))
    path = f"{link.address}/api/tables/{entered['table']}"
    if entered["seat"] is not None:
        seat = Seat(link.address, entered["table"], entered["seat"], link.token)
    elif entered["role"] in _MAY_SIT_DOWN:
        seat = _sat_down(link, entered["table"], name or say("screen-guest"))
    else:
        raise AlhambraError("link-only-watches")
    told = checked(httpx.get(path, params={"seat": seat.number}, headers=bearer(seat.token)))
    return seat, told["table"]


def _sat_down(link: Link, table: str, name: str) -> Seat:
    """Take the seat of the link, or the first that is free; who has only an invitation cannot see which ones are."""
    refusal: AlhambraError = AlhambraError("no-seat-free")
    for number in range(_MOST_SEATS) if link.seat is None else [link.seat]:
        path = f"{link.address}/api/tables/{table}/seats/{number}"
        response = httpx.post(path, json={"name": name}, headers=bearer(link.token))
        if response.status_code == httpx.codes.NOT_FOUND:
            break
        data = response.json()
        if response.is_success:
            return Seat(link.address, table, number, str(data["token"]))
        if data.get("key") != _TAKEN:
            refusal = ServerRefused("server-said", sentence=str(data.get("sentence") or data.get("detail")))
    raise refusal
