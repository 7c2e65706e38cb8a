"""Limits on outgoing bytes that clients have not read: per client, per address and in total."""

from typing import Final, Protocol

_MOST_OF_ONE: Final = 1_250_000  # more than the largest answer: nobody is dropped for the question alone
_MOST_OF_ADDRESS: Final = 4_000_000
_MOST: Final = 64_000_000


class Client(Protocol):
    """A connection to which bytes are sent."""

    address: str

    def end_unread(self) -> None:
        """Send only the closing reason, because too much is unread."""

    def drop(self) -> None:
        """Abort the connection, discarding what was not read."""


class Unread:
    """The number of unread bytes of each client, in all queues and buffers of this process."""

    def __init__(
        self, most_of_one: int = _MOST_OF_ONE, most_of_address: int = _MOST_OF_ADDRESS, most: int = _MOST
    ) -> None:
        self._most_of_one = most_of_one
        self._most_of_address = most_of_address
        self._most = most
        self._sizes: dict[Client, int] = {}  # without clients that have read everything
        self._of_address: dict[str, int] = {}
        self.total = 0

    def note(self, client: Client, size: int) -> None:
        """Set the unread bytes of a client. Above a limit, the client with the most is dropped."""
        before = self._sizes.get(client, 0)
        self._set(client, size)
        if size <= before:
            return
        if size > self._most_of_one:
            client.end_unread()
        while self._of_address.get(client.address, 0) > self._most_of_address:
            self._drop_largest([other for other in self._sizes if other.address == client.address])
        while self.total > self._most:
            self._drop_largest(list(self._sizes))

    def _set(self, client: Client, size: int) -> None:
        change = size - self._sizes.pop(client, 0)
        if size:
            self._sizes[client] = size
        self.total += change
        of_address = self._of_address.pop(client.address, 0) + change
        if of_address:
            self._of_address[client.address] = of_address

    def _drop_largest(self, clients: list[Client]) -> None:
        largest = max(clients, key=self._sizes.__getitem__)
        self._set(largest, 0)
        largest.drop()
