"""Calls to addresses that players have given: only to the open network, and within limits."""

import ipaddress
import socket
import ssl
import time
from collections.abc import Iterable
from typing import Any, Final

import httpcore

_SECONDS: Final = 10.0  # for each step, and for all of them together
_OPEN_IPV6: Final = ipaddress.ip_network("2000::/3")  # nothing else of it belongs to the open network
_LONGEST_ANSWER: Final = 4096
_GONE: Final = (404, 410)


class SendingFailed(Exception):
    """It did not arrive; it may do so later. The text names neither address nor content."""


class AddressGone(SendingFailed):
    """Whoever was at the address wants to hear no more."""


class WebClient:
    """Posts to web addresses. Those of private networks are reached only if the host of the server wants it."""

    def __init__(self, may_be_private: bool) -> None:
        self._pool = httpcore.ConnectionPool(
            network_backend=_OpenNetwork(may_be_private), max_connections=20, max_keepalive_connections=0
        )

    def post(self, address: str, body: bytes, headers: dict[str, str]) -> None:
        """Send the body; returns when it was taken."""
        limits = dict.fromkeys(("connect", "read", "write", "pool"), _SECONDS)
        try:
            with self._pool.stream(
                "POST", address, headers=list(headers.items()), content=body, extensions={"timeout": limits}
            ) as answer:
                _read_a_little(answer)
        except (httpcore.NetworkError, httpcore.TimeoutException, httpcore.ProtocolError, OSError, ValueError) as error:
            raise SendingFailed(type(error).__name__) from None
        if answer.status in _GONE:
            raise AddressGone(str(answer.status))
        if not 200 <= answer.status < 300:
            raise SendingFailed(str(answer.status))

    def close(self) -> None:
        """Let all connections go."""
        self._pool.close()


def _read_a_little(answer: httpcore.Response) -> None:
    """Take the answer so far that the connection can be used again, unless somebody sends without end."""
    length = 0
    for part in answer.iter_stream():
        length += len(part)
        if length > _LONGEST_ANSWER:
            return


class _OpenNetwork(httpcore.SyncBackend):
    """Connects to the very address that was looked at, so that a name cannot mean another one a moment later."""

    def __init__(self, may_be_private: bool) -> None:
        self._may_be_private = may_be_private

    def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.NetworkStream:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [str(info[4][0]) for info in found]
        if not self._may_be_private and not all(is_open(address) for address in addresses):
            raise httpcore.ConnectError("an address of a private network")
        return _Hurried(super().connect_tcp(addresses[0], port, timeout, local_address, socket_options))


class _Hurried(httpcore.NetworkStream):
    """A connection for one call, which ends in time although the other side sends a little again and again."""

    def __init__(self, stream: httpcore.NetworkStream, end: float | None = None) -> None:
        self._stream = stream
        self._end = time.monotonic() + _SECONDS if end is None else end

    def read(self, max_bytes: int, timeout: float | None = None) -> bytes:
        return self._stream.read(max_bytes, self._left(httpcore.ReadTimeout))

    def write(self, buffer: bytes, timeout: float | None = None) -> None:
        self._stream.write(buffer, self._left(httpcore.WriteTimeout))

    def close(self) -> None:
        self._stream.close()

    def start_tls(
        self, ssl_context: ssl.SSLContext, server_hostname: str | None = None, timeout: float | None = None
    ) -> httpcore.NetworkStream:
        left = self._left(httpcore.ConnectTimeout)
        return _Hurried(self._stream.start_tls(ssl_context, server_hostname, left), self._end)

    def get_extra_info(self, info: str) -> Any:
        return self._stream.get_extra_info(info)

    def _left(self, too_late: type[Exception]) -> float:
        left = self._end - time.monotonic()
        if left <= 0:
            raise too_late("it takes too long")
        return left


def is_open(address: str) -> bool:
    """Whether the address belongs to the open network; one in which another is hidden, if that one does."""
    numbers = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(numbers, ipaddress.IPv4Address):
        return numbers.is_global and not numbers.is_multicast
    hidden = numbers.ipv4_mapped or numbers.sixtofour
    if hidden is not None:
        return is_open(str(hidden))
    return numbers.is_global and numbers in _OPEN_IPV6
