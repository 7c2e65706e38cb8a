"""Requests to URLs that players have given: only to public addresses, and within limits."""

import ipaddress
import socket
import ssl
import time
from collections.abc import Iterable
from typing import Any, Final

import httpcore

_SECONDS: Final = 10.0  # for each step, and for the whole request
_PUBLIC_IPV6: Final = ipaddress.ip_network("2000::/3")  # the only block for global unicast
_LONGEST_ANSWER: Final = 4096
_GONE: Final = (404, 410)


class SendingFailed(Exception):
    """The notice was not delivered; retry later. The text names neither address nor content."""


class AddressGone(SendingFailed):
    """The address no longer exists, or its owner has unsubscribed."""


class WebClient:
    """Posts to URLs; to private networks only if the settings of the server allow it."""

    def __init__(self, may_be_private: bool) -> None:
        self._pool = httpcore.ConnectionPool(
            network_backend=_OpenNetwork(may_be_private), max_connections=20, max_keepalive_connections=0
        )

    def post(self, address: str, body: bytes, headers: dict[str, str]) -> None:
        """Post the body. Raises AddressGone or SendingFailed if it is not accepted."""
        limits = dict.fromkeys(("connect", "read", "write", "pool"), _SECONDS)
        try:
            with self._pool.stream(
                "POST", address, headers=list(headers.items()), content=body, extensions={"timeout": limits}
            ) as answer:
                _drain(answer)
        except (httpcore.NetworkError, httpcore.TimeoutException, httpcore.ProtocolError, OSError, ValueError) as error:
            raise SendingFailed(type(error).__name__) from None
        if answer.status in _GONE:
            raise AddressGone(str(answer.status))
        if not 200 <= answer.status < 300:
            raise SendingFailed(str(answer.status))

    def close(self) -> None:
        """Close all connections."""
        self._pool.close()


def _drain(answer: httpcore.Response) -> None:
    """Read the body of a response, up to a limit."""
    length = 0
    for part in answer.iter_stream():
        length += len(part)
        if length > _LONGEST_ANSWER:
            return


class _OpenNetwork(httpcore.SyncBackend):
    """Connects to the address that was checked, so that DNS rebinding has no effect."""

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
        if not self._may_be_private and not all(is_public(address) for address in addresses):
            raise httpcore.ConnectError("an address of a private network")
        return _StreamWithDeadline(super().connect_tcp(addresses[0], port, timeout, local_address, socket_options))


class _StreamWithDeadline(httpcore.NetworkStream):
    """A connection for one request, with a deadline even if the peer keeps sending slowly."""

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
        return _StreamWithDeadline(self._stream.start_tls(ssl_context, server_hostname, left), self._end)

    def get_extra_info(self, info: str) -> Any:
        return self._stream.get_extra_info(info)

    def _left(self, too_late: type[Exception]) -> float:
        left = self._end - time.monotonic()
        if left <= 0:
            raise too_late("it takes too long")
        return left


def is_public(address: str) -> bool:
    """Return whether an IP address is public; for one that embeds an IPv4 address, whether that is."""
    parsed = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(parsed, ipaddress.IPv4Address):
        return parsed.is_global and not parsed.is_multicast
    embedded = parsed.ipv4_mapped or parsed.sixtofour
    if embedded is not None:
        return is_public(str(embedded))
    return parsed.is_global and parsed in _PUBLIC_IPV6
