"""Who follows a table now, for the clients that want to show it. It is not stored."""

from typing import TYPE_CHECKING

import msgspec

from alhambra.server.messages.sent import PresenceState

if TYPE_CHECKING:
    from alhambra.server.tables.live_table import Listener


class PresenceFeed:
    """Tells clients who follows the table, whenever that changes.

    A process knows its own clients only, so where several processes may serve a table, the list of
    seats is not complete.
    """

    def __init__(self, *, is_complete: bool) -> None:
        self._is_complete = is_complete
        self._clients: list[Listener] = []
        self._sent: PresenceState | None = None

    def add(self, client: "Listener") -> None:
        """Let a client know whenever the presence changes."""
        self._clients.append(client)
        self._sent = None  # it has received nothing yet

    def update(self, listeners: "list[Listener]") -> None:
        """Send the presence if it differs from what was sent last."""
        self._clients = [client for client in self._clients if client in listeners]
        presence = self.state_of(listeners)
        if presence != self._sent:
            self._sent = presence
            message = msgspec.json.encode({"type": "presence", **presence})
            for client in self._clients:
                client.send(message)

    def state_of(self, listeners: "list[Listener]") -> PresenceState:
        """Return who is among the listeners of the table."""
        return {
            "here": sorted({seat for listener in listeners for seat in listener.own_seats}),
            "complete": self._is_complete,
            "spectators": sum(not listener.own_seats for listener in listeners),
        }
