"""A seat at a server table, over its WebSocket."""

import json
from contextlib import ExitStack
from typing import Any, Self
from urllib.parse import urlencode

from alhambra.client.server import ServerRefused, bearer
from alhambra.client.talk import Talk
from alhambra.extras import MissingExtra

try:
    from websockets.asyncio.client import ClientConnection as AsyncConnection
    from websockets.asyncio.client import connect as async_connect
    from websockets.sync.client import ClientConnection, connect
except ModuleNotFoundError:
    raise MissingExtra("client-needs-extra", extras="client") from None


def socket_address(address: str, table: str, seat: int | None, since: int) -> str:
    """Return the address of the WebSocket of a seat, or of a spectator, at a table."""
    asked = urlencode({name: value for name, value in (("seat", seat), ("since", since or None)) if value is not None})
    return f"ws{address.rstrip('/').removeprefix('http')}/api/tables/{table}/socket{'?' if asked else ''}{asked}"


class Seat:
    """A seat for synchronous programs; use it with ``with``."""

    def __init__(self, address: str, table: str, seat: int, token: str) -> None:
        self.talk = Talk(seat)
        self.address = address  # may be changed between two connections, if several servers share their tables
        self._where = (table, seat)
        self._token = token
        self._socket: ClientConnection | None = None
        self._opened = ExitStack()

    def __enter__(self) -> Self:
        where = socket_address(self.address, *self._where, self.talk.sequence)
        self._socket = self._opened.enter_context(connect(where, additional_headers=bearer(self._token)))
        self.hear()
        return self

    def __exit__(self, *_: object) -> None:
        self._opened.close()

    def hear(self) -> dict[str, Any]:
        """Wait for the next message."""
        assert self._socket is not None
        message: dict[str, Any] = json.loads(self._socket.recv())
        self.talk.hear(message)
        return message

    def do(self, what: str, **fields: Any) -> dict[str, Any]:
        """Send a command and wait until it is carried out; raises ServerRefused if it is not."""
        return self.exchange(*self.talk.command(what, **fields))

    def offers(self) -> list[dict[str, Any]]:
        """Return what this seat may choose now."""
        return self.talk.offers

    def play(self, action: str | dict[str, Any]) -> None:
        """Play an action in the latest position."""
        self.do("play", at=self.talk.at, action=action)

    def wait_until_asked(self) -> bool:
        """Wait until this seat must choose, contributing to the seed if needed; return False when the game is over."""
        while not (self.talk.is_asked or self.talk.is_over):
            part = self.talk.part_of_the_seed()
            if part is None:
                self.hear()
            else:
                self.exchange(*part)
        return not self.talk.is_over

    def exchange(self, number: str, text: str) -> dict[str, Any]:
        """Send a message of ``talk`` and wait for its answer."""
        assert self._socket is not None
        self._socket.send(text)
        while True:
            message = self.hear()
            if message.get("id") == number:
                return answered(message)


class AsyncSeat:
    """A seat for asynchronous programs; use it with ``async with``."""

    def __init__(self, address: str, table: str, seat: int, token: str) -> None:
        self.talk = Talk(seat)
        self.address = address  # may be changed between two connections, if several servers share their tables
        self._where = (table, seat)
        self._token = token
        self._socket: AsyncConnection | None = None

    async def __aenter__(self) -> Self:
        where = socket_address(self.address, *self._where, self.talk.sequence)
        self._socket = await async_connect(where, additional_headers=bearer(self._token), compression=None)
        await self.hear()
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._socket is not None:
            await self._socket.close()

    async def hear(self) -> dict[str, Any]:
        """Wait for the next message."""
        assert self._socket is not None
        message: dict[str, Any] = json.loads(await self._socket.recv())
        self.talk.hear(message)
        return message

    async def do(self, what: str, **fields: Any) -> dict[str, Any]:
        """Send a command and wait until it is carried out; raises ServerRefused if it is not."""
        return await self.exchange(*self.talk.command(what, **fields))

    def offers(self) -> list[dict[str, Any]]:
        """Return what this seat may choose now."""
        return self.talk.offers

    async def play(self, action: str | dict[str, Any]) -> None:
        """Play an action in the latest position."""
        await self.do("play", at=self.talk.at, action=action)

    async def wait_until_asked(self) -> bool:
        """Wait until this seat must choose, contributing to the seed if needed; return False when the game is over."""
        while not (self.talk.is_asked or self.talk.is_over):
            part = self.talk.part_of_the_seed()
            if part is None:
                await self.hear()
            else:
                await self.exchange(*part)
        return not self.talk.is_over

    async def exchange(self, number: str, text: str) -> dict[str, Any]:
        """Send a message of ``talk`` and wait for its answer."""
        assert self._socket is not None
        await self._socket.send(text)
        while True:
            message = await self.hear()
            if message.get("id") == number:
                return answered(message)


def answered(message: dict[str, Any]) -> dict[str, Any]:
    """Return an answer of the server; raise ServerRefused if it is a refusal."""
    if message["type"] == "refused":
        raise ServerRefused("server-said", sentence=str(message["sentence"]))
    return message
