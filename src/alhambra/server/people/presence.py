"""Who follows a table now, for the clients that want to show it. It is not stored."""

from typing import TYPE_CHECKING

import msgspec

from alhambra.server.messages.sent import PresenceState
from alhambra.server.people.shared_presence import Followers, SharedPresence

if TYPE_CHECKING:
    from alhambra.server.tables.live_table import Listener


class PresenceFeed:
    """Tells clients who follows the table, at this process or another one, whenever that changes."""

    def __init__(self, table_id: str, shared: SharedPresence | None) -> None:
        self._table_id = table_id
        self._shared = shared  # None if no other process may serve the table
        self._clients: list[Listener] = []
        self._sent: PresenceState | None = None

    def add(self, client: "Listener") -> None:
        """Let a client know whenever the presence changes."""
        self._clients.append(client)
        self._sent = None  # it has received nothing yet

    def update(self, listeners: "list[Listener]") -> None:
        """Send the presence if it differs from what was sent last."""
        self._clients = [client for client in self._clients if client in listeners]
        presence = self._presence_of(listeners)
        if presence != self._sent:
            self._sent = presence
            message = msgspec.json.encode({"type": "presence", **presence})
            for client in self._clients:
                client.send(message)

    def _presence_of(self, listeners: "list[Listener]") -> PresenceState:
        """Return who is among the listeners, and who follows the table elsewhere."""
        own = Followers(
            frozenset(seat for listener in listeners for seat in listener.own_seats),
            sum(not listener.own_seats for listener in listeners),
        )
        if self._shared is None:
            return {"here": sorted(own.seats), "complete": True, "spectators": own.spectators}
        self._shared.note(self._table_id, own)
        others = self._shared.elsewhere(self._table_id)
        return {
            "here": sorted(own.seats | others.seats),
            "complete": self._shared.is_complete(self._table_id),
            "spectators": own.spectators + others.spectators,
        }
