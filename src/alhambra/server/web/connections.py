"""The connections of the server: how many there may be, from one address and in all, and how long each may take."""

import asyncio
import socket
from collections.abc import Callable
from ipaddress import ip_address, ip_network
from typing import Any, Final, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from alhambra.server.ops.settings import ServerSettings
from alhambra.server.web.rate_limits import CONNECTIONS, Rates, TooOften, network_of
from alhambra.server.web.unread import Unread
from alhambra.server.web.websocket_protocol import Wire

try:
    import resource
except ImportError:  # Windows has no such limit
    resource = None  # type: ignore[assignment]

_ENOUGH_FILES: Final = 1 << 20
_KEPT_FREE: Final = 8  # of so many files one is kept for the database, processes and all else
_LEAST_KEPT_FREE: Final = 64
_MOST_KEPT_FREE: Final = 1024
_LONGEST_QUEUE: Final = 2048  # of connections that the system has taken
_HTTP_OF_ADDRESS: Final = 64  # connections, besides the open sockets
_SECONDS_TO_ASK: Final = 15.0  # for a whole request, from its first byte or from the beginning of a connection
_SECONDS_TO_READ: Final = 20.0  # an answer
_SENT_AHEAD: Final = 65_536  # bytes
_LONGEST_HEAD: Final = 32_768
_MOST_PIPELINED: Final = 16


def raise_file_limit() -> int:
    """Let the process open as many files as it may; how many."""
    if resource is None:
        return _ENOUGH_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = _ENOUGH_FILES if hard == resource.RLIM_INFINITY else min(hard, _ENOUGH_FILES)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return most


class Places:
    """The connections that there may be at once: a part of all open files, and of these a part for each address."""

    def __init__(self, files: int, of_address: int, rates: Rates, proxies: str = "") -> None:
        kept_free = max(_LEAST_KEPT_FREE, min(files // _KEPT_FREE, _MOST_KEPT_FREE))
        self.most = max(files - kept_free, 1)
        self.most_of_address = max(min(of_address, self.most * 3 // 4), 1)
        self.queue = max(min(kept_free // 2, _LONGEST_QUEUE), 1)  # what the system may take before we have looked
        self._rates = rates
        self._proxies = [ip_network(proxy.strip(), strict=False) for proxy in proxies.split(",") if proxy.strip()]
        self._taken: dict[str, int] = {}
        self.total = 0

    def take(self, host: str) -> Callable[[], None] | None:
        """A place for a connection from this host, to be given back by calling it; None if there is none left."""
        address = network_of(host)
        taken = self._taken.get(address, 0)
        if self.total >= self.most or not (self._is_proxy(host) or self._may_come(address, taken)):
            return None
        self._taken[address] = taken + 1
        self.total += 1
        has_left = False

        def leave() -> None:
            nonlocal has_left
            if not has_left:
                has_left = True
                self._leave(address)

        return leave

    def _may_come(self, address: str, taken: int) -> bool:
        """Whether one more connection from an address is neither one too many nor too soon."""
        try:
            self._rates.take(CONNECTIONS, address)
        except TooOften:
            return False
        return taken < self.most_of_address

    def _leave(self, address: str) -> None:
        self.total -= 1
        self._taken[address] -= 1
        if not self._taken[address]:
            del self._taken[address]

    def _is_proxy(self, host: str) -> bool:
        """Whether connections from there are those of many visitors, who are counted by what the proxy says."""
        try:
            return any(ip_address(host) in network for network in self._proxies)
        except ValueError:
            return False


def places_for(settings: ServerSettings, files: int, rates: Rates) -> Places:
    """The places of a server that may open so many files."""
    return Places(files, int(settings.sockets_per_address) + _HTTP_OF_ADDRESS, rates, settings.proxies)


def _send_little_ahead(transport: asyncio.Transport) -> None:
    """Let the system hold little of what a client does not read; what is on its way is not limited by that."""
    connection, option = transport.get_extra_info("socket"), getattr(socket, "TCP_NOTSENT_LOWAT", None)
    if connection is not None and option is not None and connection.family != getattr(socket, "AF_UNIX", None):
        connection.setsockopt(socket.IPPROTO_TCP, option, _SENT_AHEAD)


class HttpConnection(HttpToolsProtocol):
    """A connection for requests, until it becomes a WebSocket. Who takes too long or sends too much is cut off."""

    def __init__(self, places: Places, unread: Unread, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.address = ""
        self._places = places
        self._unread = unread
        self._leave: Callable[[], None] = lambda: None
        self._asking: asyncio.TimerHandle | None = None  # until the request that has begun must be complete
        self._reading: asyncio.TimerHandle | None = None  # until the answer must be read
        self._is_in_head = False
        self._head = 0  # bytes

    # --- coming and going ---

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin, if there is a place."""
        super().connection_made(cast(asyncio.Transport, transport))
        self.transport.set_write_buffer_limits(high=0)
        _send_little_ahead(self.transport)
        leave = self._places.take(self.client[0] if self.client else "")
        if leave is None:
            self.transport.abort()
        else:
            self._leave = leave
            self._begin_asking()

    def connection_lost(self, exc: Exception | None) -> None:
        """End."""
        super().connection_lost(exc)
        self._end_asking()
        self._end_reading()
        self._leave()

    def handle_websocket_upgrade(self) -> None:
        """Become a WebSocket, which takes over the place."""
        self._end_asking()
        self._end_reading()
        super().handle_websocket_upgrade()
        protocol = self.transport.get_protocol()
        if isinstance(protocol, Wire):
            protocol.leave = self._leave

    # --- requests ---

    def data_received(self, data: bytes) -> None:
        """Take a part of a request, which must be complete in time."""
        if self._asking is None:
            self._begin_asking()
        super().data_received(data)
        if self._is_in_head:
            self._head += len(data)
            if self._head > _LONGEST_HEAD:
                self.transport.abort()

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._is_in_head, self._head = True, 0
        if self._asking is None:
            self._begin_asking()

    def on_headers_complete(self) -> None:
        """The head of a request is complete; few may wait for the answers to those before."""
        super().on_headers_complete()
        self._is_in_head = False
        if len(self.pipeline) > _MOST_PIPELINED:
            raise ValueError("too many requests at once")  # ends the connection like one that is malformed

    def on_message_complete(self) -> None:
        """The request is complete; now it is up to the server."""
        super().on_message_complete()
        self._end_asking()

    def _begin_asking(self) -> None:
        self._asking = self.loop.call_later(_SECONDS_TO_ASK, self.drop)

    def _end_asking(self) -> None:
        if self._asking is not None:
            self._asking.cancel()
            self._asking = None

    # --- answers ---

    def pause_writing(self) -> None:
        """The client does not take all of the answer: it has some time for it."""
        super().pause_writing()
        client = None if self.scope is None else self.scope["client"]  # as a proxy says who it is
        self._unread.note(self, 0)  # it may have been somebody else's before
        self.address = network_of(client[0]) if client else ""
        self._reading = self.loop.call_later(_SECONDS_TO_READ, self.drop)
        self._unread.note(self, self.transport.get_write_buffer_size())

    def resume_writing(self) -> None:
        """The client has taken all of the answer."""
        super().resume_writing()
        self._end_reading()

    def _end_reading(self) -> None:
        self._unread.note(self, 0)
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None

    def end_unread(self) -> None:
        """A single answer may be long; what counts is what the address and the process have."""

    def drop(self) -> None:
        """End the connection at once, with all that was not read."""
        self.transport.abort()
