"""Rate limits by address and by seat, as token buckets in bounded memory."""

import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from ipaddress import IPv6Address, IPv6Network, ip_address
from math import ceil
from typing import Any, Final, NamedTuple

from litestar.connection import ASGIConnection

from alhambra.protocol import AlhambraError
from alhambra.server.ops.settings import ServerSettings

# What is limited.
REQUESTS: Final = "requests"  # by address
FILES: Final = "files"  # pages and API descriptions, by address
HEALTH: Final = "health"  # readiness checks, by address
COMMANDS: Final = "commands"  # by seat, over all its clients; for spectators by address
TABLES: Final = "tables"  # created tables and stored records, by address
LINKS: Final = "links"  # created links and cookies, by address
GUESSES: Final = "guesses"  # wrong access words and links, by address
MAILS: Final = "mails"  # mails with codes, by address of the sender and of the recipient
CONNECTIONS: Final = "connections"  # by address
WORK: Final = "work"  # the cost of queries and commands, by address; 1 is 0.1 ms, or an action replayed

_MINUTE_SECONDS: Final = 60.0
_HOUR_SECONDS: Final = 3600.0
_GUESSES: Final = 10  # the burst; then one a minute
_MAILS: Final = 5  # the burst; then one in ten minutes
_LINKS_PER_TABLE: Final = 10
_LEAST_CONNECTIONS: Final = 50  # per second, for checks of whether the server is up
_WORK_PER_REQUEST: Final = 20
_SECONDS_OF_WORK: Final = 20  # the burst
_MOST_BUCKETS: Final = 20_000  # in memory; the least recently used ones are dropped
_WHOLE_TOKEN: Final = 1 - 1e-6  # so that a rounding error does not refuse a client that waited long enough
_IPV6_PREFIX: Final = 64  # bits of an IPv6 address that identify a visitor

AnyConnection = ASGIConnection[Any, Any, Any, Any]


class TooOften(AlhambraError):
    """A rate limit was exceeded. Nothing was changed."""

    @property
    def seconds(self) -> int:
        """Return after how many seconds to try again."""
        seconds = self.params.get("seconds")
        return seconds if isinstance(seconds, int) else 1


class Limit(NamedTuple):
    """A token bucket: its size, and the tokens added per second."""

    at_once: float
    per_second: float


_HEALTH: Final = Limit(200, 50)  # not configurable: a proxy stops serving when its checks fail


def limits_of(settings: ServerSettings) -> dict[str, Limit]:
    """Return the limits that the settings define."""
    tables = settings.tables_per_hour
    links = _LINKS_PER_TABLE * tables
    connections = max(_LEAST_CONNECTIONS, settings.requests_per_second)
    work = _WORK_PER_REQUEST * settings.requests_per_second
    return {
        REQUESTS: Limit(4 * settings.requests_per_second, settings.requests_per_second),
        FILES: Limit(8 * settings.requests_per_second, 2 * settings.requests_per_second),
        HEALTH: _HEALTH,
        COMMANDS: Limit(2 * settings.commands_per_second, settings.commands_per_second),
        TABLES: Limit(tables, tables / _HOUR_SECONDS),
        LINKS: Limit(links, links / _HOUR_SECONDS),
        GUESSES: Limit(_GUESSES, 1 / _MINUTE_SECONDS),
        MAILS: Limit(_MAILS, 1 / (10 * _MINUTE_SECONDS)),
        CONNECTIONS: Limit(4 * connections, connections),
        WORK: Limit(_SECONDS_OF_WORK * work, work),
    }


class Rates:
    """The token buckets of all recent visitors."""

    def __init__(self, limits: Mapping[str, Limit], clock: Callable[[], float] = time.monotonic) -> None:
        self._limits = limits
        self._clock = clock
        # (what, key) -> the tokens that were left, and when
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def take(self, what: str, key: str) -> None:
        """Take one token. Raises TooOften if there is none."""
        self.check(what, key)
        self.charge(what, key, 1)

    def charge(self, what: str, key: str, cost: float) -> None:
        """Take as many tokens as something has cost; their number can become negative."""
        self._buckets[what, key] = (self._tokens(what, key) - cost, self._clock())
        self._buckets.move_to_end((what, key))
        while len(self._buckets) > _MOST_BUCKETS:
            self._buckets.popitem(last=False)

    def check(self, what: str, key: str) -> None:
        """Raise TooOften if there is no token left; take none."""
        left = self._tokens(what, key)
        if left < _WHOLE_TOKEN:
            raise TooOften("too-often", seconds=ceil((1 - left) / self._limits[what].per_second))

    def _tokens(self, what: str, key: str) -> float:
        limit = self._limits[what]
        most = max(1.0, limit.at_once)
        left, at = self._buckets.get((what, key), (most, 0.0))
        return min(most, left + (self._clock() - at) * limit.per_second)

    def __len__(self) -> int:
        """Return the number of buckets in memory."""
        return len(self._buckets)


class ConcurrencyLimit:
    """A limit on concurrent uses for each key."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._present: dict[str, int] = {}

    @contextmanager
    def joined(self, key: str) -> Iterator[None]:
        """Count as one use while the context is open. Raises TooOften at the limit."""
        present = self._present.get(key, 0)
        if present >= self._most:
            raise TooOften("too-many-at-once", most=self._most)
        self._present[key] = present + 1
        try:
            yield
        finally:
            self._present[key] -= 1
            if not self._present[key]:
                del self._present[key]


def address_of(connection: AnyConnection) -> str:
    """Return the address of a visitor; behind a trusted proxy, the one that the proxy reports."""
    return "" if connection.client is None else network_of(connection.client.host)


def network_of(host: str) -> str:
    """Return the address under which a visitor is limited; empty if the host is not an address."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return ""
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((address, _IPV6_PREFIX), strict=False))


def of_seat(table_id: str, seat: int) -> str:
    """Return the key under which a seat is limited, whatever client and link it uses."""
    return f"{table_id} {seat}"


def limit_requests(connection: AnyConnection, _handler: object) -> None:
    """Raise TooOften if the visitor sends too many requests."""
    _take(REQUESTS, connection)


def limit(what: str) -> Callable[[AnyConnection, object], Awaitable[None]]:
    """Return a guard that raises TooOften if the visitor exceeds this limit."""

    async def take(connection: AnyConnection, _handler: object) -> None:  # sync guards run in a thread
        _take(what, connection)

    return take


def _take(what: str, connection: AnyConnection) -> None:
    rates: Rates = connection.app.state.services.rates
    rates.take(what, address_of(connection))
