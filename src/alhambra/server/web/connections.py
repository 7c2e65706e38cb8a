"""Limits on connections: their number in total and per address, and the time of each request."""

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
except ImportError:  # not on Windows
    resource = None  # type: ignore[assignment]

_ENOUGH_FILES: Final = 1 << 20
_RESERVED_SHARE: Final = 8  # one in eight files is reserved for the database, processes and others
_LEAST_RESERVED: Final = 64
_MOST_RESERVED: Final = 1024
_LONGEST_BACKLOG: Final = 2048
_HTTP_PER_ADDRESS: Final = 64  # connections, besides open WebSockets
_REQUEST_SECONDS: Final = 15.0  # for a request, from its first byte or from the connection
_SECONDS_TO_READ: Final = 20.0  # for the client to read a response
_UNSENT_BYTES: Final = 65_536  # in the buffer of the system
_LONGEST_HEAD: Final = 32_768  # bytes
_MOST_PIPELINED: Final = 16


def raise_file_limit() -> int:
    """Raise the limit of open files as far as allowed, and return it."""
    if resource is None:
        return _ENOUGH_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = _ENOUGH_FILES if hard == resource.RLIM_INFINITY else min(hard, _ENOUGH_FILES)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return most


class ConnectionSlots:
    """The connections that may be open at the same time, in total and from each address."""

    def __init__(self, files: int, of_address: int, rates: Rates, proxies: str = "") -> None:
        reserved = max(_LEAST_RESERVED, min(files // _RESERVED_SHARE, _MOST_RESERVED))
        self.most = max(files - reserved, 1)
        self.most_of_address = max(min(of_address, self.most * 3 // 4), 1)
        self.backlog = max(min(reserved // 2, _LONGEST_BACKLOG), 1)  # connections not yet accepted
        self._rates = rates
        self._proxies = [ip_network(proxy.strip(), strict=False) for proxy in proxies.split(",") if proxy.strip()]
        self._taken: dict[str, int] = {}
        self.total = 0

    def take(self, host: str) -> Callable[[], None] | None:
        """Take a slot for a connection from a host; return a function that gives it back.

        Return None if there is no slot left.
        """
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
        """Return whether an address may open one more connection now."""
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
        """Return whether the host is a trusted proxy, whose connections belong to many visitors."""
        try:
            return any(ip_address(host) in network for network in self._proxies)
        except ValueError:
            return False


def connection_slots(settings: ServerSettings, files: int, rates: Rates) -> ConnectionSlots:
    """Return the slots of a server that may open this number of files."""
    of_address = int(settings.sockets_per_address) + _HTTP_PER_ADDRESS
    return ConnectionSlots(files, of_address, rates, settings.proxies)


def _limit_unsent(transport: asyncio.Transport) -> None:
    """Limit the unsent bytes that the system buffers for a slow client."""
    connection, option = transport.get_extra_info("socket"), getattr(socket, "TCP_NOTSENT_LOWAT", None)
    if connection is not None and option is not None and connection.family != getattr(socket, "AF_UNIX", None):
        connection.setsockopt(socket.IPPROTO_TCP, option, _UNSENT_BYTES)


class HttpConnection(HttpToolsProtocol):
    """An HTTP connection, dropped if a request takes too long or is too large.

    It may become a WebSocket.
    """

    def __init__(self, slots: ConnectionSlots, unread: Unread, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.address = ""
        self._slots = slots
        self._unread = unread
        self._leave: Callable[[], None] = lambda: None
        self._request_timer: asyncio.TimerHandle | None = None  # until the request must be complete
        self._response_timer: asyncio.TimerHandle | None = None  # until the response must be read
        self._is_in_head = False
        self._head_bytes = 0

    # --- the connection ---

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Start the connection if there is a slot, otherwise abort it."""
        super().connection_made(cast(asyncio.Transport, transport))
        self.transport.set_write_buffer_limits(high=0)
        _limit_unsent(self.transport)
        leave = self._slots.take(self.client[0] if self.client else "")
        if leave is None:
            self.transport.abort()
        else:
            self._leave = leave
            self._start_request_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        """Clean up after the connection."""
        super().connection_lost(exc)
        self._stop_request_timer()
        self._stop_response_timer()
        self._leave()

    def handle_websocket_upgrade(self) -> None:
        """Become a WebSocket, which takes over the slot."""
        self._stop_request_timer()
        self._stop_response_timer()
        super().handle_websocket_upgrade()
        protocol = self.transport.get_protocol()
        if isinstance(protocol, Wire):
            protocol.leave = self._leave

    # --- requests ---

    def data_received(self, data: bytes) -> None:
        """Parse a part of a request, which must be complete in time."""
        if self._request_timer is None:
            self._start_request_timer()
        super().data_received(data)
        if self._is_in_head:
            self._head_bytes += len(data)
            if self._head_bytes > _LONGEST_HEAD:
                self.transport.abort()

    def on_message_begin(self) -> None:
        """Start the timeout of a request."""
        super().on_message_begin()
        self._is_in_head, self._head_bytes = True, 0
        if self._request_timer is None:
            self._start_request_timer()

    def on_headers_complete(self) -> None:
        """Limit the number of pipelined requests."""
        super().on_headers_complete()
        self._is_in_head = False
        if len(self.pipeline) > _MOST_PIPELINED:
            raise ValueError("too many requests at once")  # closes the connection like malformed data

    def on_message_complete(self) -> None:
        """Stop the timeout of a request that is complete."""
        super().on_message_complete()
        self._stop_request_timer()

    def _start_request_timer(self) -> None:
        self._request_timer = self.loop.call_later(_REQUEST_SECONDS, self.drop)

    def _stop_request_timer(self) -> None:
        if self._request_timer is not None:
            self._request_timer.cancel()
            self._request_timer = None

    # --- responses ---

    def pause_writing(self) -> None:
        """Start a timeout for the client to read the response."""
        super().pause_writing()
        client = None if self.scope is None else self.scope["client"]  # as reported by a proxy
        self._unread.note(self, 0)  # the last response may have been another visitor's
        self.address = network_of(client[0]) if client else ""
        self._response_timer = self.loop.call_later(_SECONDS_TO_READ, self.drop)
        self._unread.note(self, self.transport.get_write_buffer_size())

    def resume_writing(self) -> None:
        """Stop the timeout: the response was sent."""
        super().resume_writing()
        self._stop_response_timer()

    def _stop_response_timer(self) -> None:
        self._unread.note(self, 0)
        if self._response_timer is not None:
            self._response_timer.cancel()
            self._response_timer = None

    def end_unread(self) -> None:
        """Do nothing: a single response may be long; only the limits of address and process apply."""

    def drop(self) -> None:
        """Abort the connection, discarding what was not read."""
        self.transport.abort()
