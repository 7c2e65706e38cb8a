"""Notifications from PostgreSQL: entries that other processes write, and who follows tables there."""

import asyncio
import threading
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import psycopg
from sqlalchemy.engine import make_url

from alhambra.server.store.journal import CHANNEL
from alhambra.server.store.queries import PRESENCE_CHANNEL

if TYPE_CHECKING:
    from alhambra.server.people.shared_presence import SharedPresence
    from alhambra.server.tables.registry import TableRegistry

_RETRY_SECONDS: Final = 1.0


class NotificationListener:
    """A thread that passes notifications on to the registry, and reconnects when necessary."""

    def __init__(self, address: str, registry: "TableRegistry", presence: "SharedPresence") -> None:
        self._address = make_url(address).set(drivername="postgresql").render_as_string(hide_password=False)
        self._registry = registry
        self._presence = presence
        self._loop = asyncio.get_running_loop()
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._run, name="notification-listener", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop the thread."""
        self._stopped.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._stopped.is_set():
            try:
                self._listen()
            except psycopg.Error:
                self._call(self._presence.on_lost)
                self._stopped.wait(_RETRY_SECONDS)

    def _listen(self) -> None:
        with psycopg.connect(self._address, autocommit=True) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            connection.execute(f"LISTEN {PRESENCE_CHANNEL}")
            self._call(self._registry.on_notification, "")  # notifications may have been missed
            self._call(self._presence.on_connected)
            while not self._stopped.is_set():
                for notification in connection.notifies(timeout=_RETRY_SECONDS):
                    is_presence = notification.channel == PRESENCE_CHANNEL
                    receive = self._presence.on_message if is_presence else self._registry.on_notification
                    self._call(receive, notification.payload)

    def _call(self, receive: Callable[..., None], *payload: str) -> None:
        self._loop.call_soon_threadsafe(receive, *payload)
