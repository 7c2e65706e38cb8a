"""How much somebody may ask for: counted by address and by seat, and in bounded memory."""

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

# What is counted.
REQUESTS: Final = "requests"  # by address
FILES: Final = "files"  # of pages and descriptions, by address
HEALTH: Final = "health"  # questions whether the server is ready, by address
COMMANDS: Final = "commands"  # by seat, however many clients it has; of spectators by address
TABLES: Final = "tables"  # that are made, and records that are kept, by address
LINKS: Final = "links"  # that are given out, and cookies, by address
GUESSES: Final = "guesses"  # of access words and links that were wrong, by address
MAILS: Final = "mails"  # with codes, by the address of who asks and by the one that they go to
CONNECTIONS: Final = "connections"  # that are opened, by address
WORK: Final = "work"  # that questions and commands cost, by address: an action replayed, or a tenth of a millisecond

_HOUR_SECONDS: Final = 3600.0
_LINKS_OF_A_TABLE: Final = 10
_LEAST_CONNECTIONS: Final = 50  # in a second; what only looks whether the server is there is not counted otherwise
_WORK_OF_A_REQUEST: Final = 20
_SECONDS_OF_WORK: Final = 20  # that may be used at once
_MOST_KEPT: Final = 20_000  # supplies in memory; those that were not used for longest are forgotten
_ENOUGH: Final = 1 - 1e-6  # who waits as long as was said is not refused again for a rounding
_NETWORK_OF_ONE: Final = 64  # the bits of an IPv6 address that tell who it is: one customer has all the rest

AnyConnection = ASGIConnection[Any, Any, Any, Any]


class TooOften(AlhambraError):
    """More was asked than anybody needs who plays. Nothing was changed."""

    @property
    def seconds(self) -> int:
        """After which it may be asked again."""
        seconds = self.params.get("seconds")
        return seconds if isinstance(seconds, int) else 1


class Limit(NamedTuple):
    """A supply that everybody has: so much at once, and so much more with each second."""

    at_once: float
    per_second: float


_HEALTH: Final = Limit(200, 50)  # whatever the host allows visitors: a proxy that gets no answer stops serving


def limits_of(settings: ServerSettings) -> dict[str, Limit]:
    """What the host allows."""
    tables = settings.tables_per_hour
    links = _LINKS_OF_A_TABLE * tables
    connections = max(_LEAST_CONNECTIONS, settings.requests_per_second)
    work = _WORK_OF_A_REQUEST * settings.requests_per_second
    return {
        REQUESTS: Limit(4 * settings.requests_per_second, settings.requests_per_second),
        FILES: Limit(8 * settings.requests_per_second, 2 * settings.requests_per_second),
        HEALTH: _HEALTH,
        COMMANDS: Limit(2 * settings.commands_per_second, settings.commands_per_second),
        TABLES: Limit(tables, tables / _HOUR_SECONDS),
        LINKS: Limit(links, links / _HOUR_SECONDS),
        GUESSES: Limit(10, 1 / 60),
        MAILS: Limit(5, 1 / 600),
        CONNECTIONS: Limit(4 * connections, connections),
        WORK: Limit(_SECONDS_OF_WORK * work, work),
    }


class Rates:
    """What is left of the supplies of everybody who has asked of late."""

    def __init__(self, limits: Mapping[str, Limit], clock: Callable[[], float] = time.monotonic) -> None:
        self._limits = limits
        self._clock = clock
        self._left: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()  # how much there was, and when

    def take(self, what: str, who: str) -> None:
        """Take one from somebody's supply; who has none is refused."""
        self.check(what, who)
        self.charge(what, who, 1)

    def charge(self, what: str, who: str, cost: float) -> None:
        """Take what something has cost. A supply can become negative, and is waited for until it has recovered."""
        self._left[what, who] = (self._present(what, who) - cost, self._clock())
        self._left.move_to_end((what, who))
        while len(self._left) > _MOST_KEPT:
            self._left.popitem(last=False)

    def check(self, what: str, who: str) -> None:
        """Refuse who has nothing left, and take nothing."""
        left = self._present(what, who)
        if left < _ENOUGH:
            raise TooOften("too-often", seconds=ceil((1 - left) / self._limits[what].per_second))

    def _present(self, what: str, who: str) -> float:
        limit = self._limits[what]
        most = max(1.0, limit.at_once)
        left, at = self._left.get((what, who), (most, 0.0))
        return min(most, left + (self._clock() - at) * limit.per_second)

    def __len__(self) -> int:
        """How many supplies are kept in memory."""
        return len(self._left)


class ConcurrencyLimit:
    """How many are there at once from each address."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._there: dict[str, int] = {}

    @contextmanager
    def joined(self, who: str) -> Iterator[None]:
        """Be one of them for a while; refused where there are enough."""
        there = self._there.get(who, 0)
        if there >= self._most:
            raise TooOften("too-many-at-once", most=self._most)
        self._there[who] = there + 1
        try:
            yield
        finally:
            self._there[who] -= 1
            if not self._there[who]:
                del self._there[who]


def address_of(connection: AnyConnection) -> str:
    """Who asks, by the network: behind a proxy that the host has named, what it says of the visitor."""
    return "" if connection.client is None else network_of(connection.client.host)


def network_of(host: str) -> str:
    """The address by which a visitor is counted; nothing for what is no address."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return ""
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((address, _NETWORK_OF_ONE), strict=False))


def of_seat(table_id: str, seat: int) -> str:
    """A seat as somebody who asks, by whatever client and link."""
    return f"{table_id} {seat}"


def limit_requests(connection: AnyConnection, _handler: object) -> None:
    """Refuse a request of somebody who sends too many."""
    _take(REQUESTS, connection)


def limit(what: str) -> Callable[[AnyConnection, object], Awaitable[None]]:
    """A guard that refuses a request of somebody who sends too many of that kind."""

    async def take(connection: AnyConnection, _handler: object) -> None:  # what does not wait would get a thread
        _take(what, connection)

    return take


def _take(what: str, connection: AnyConnection) -> None:
    rates: Rates = connection.app.state.services.rates
    rates.take(what, address_of(connection))
