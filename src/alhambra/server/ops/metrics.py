"""Metrics of a running server, for Prometheus."""

import time
from typing import TYPE_CHECKING, Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

from alhambra.server.store.journal import Journal, NewEntry

if TYPE_CHECKING:
    from sqlalchemy import Engine

    from alhambra.server.tables.registry import TableRegistry

CONTENT_TYPE: Final = CONTENT_TYPE_LATEST
_WRITING_SECONDS: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)
_THINKING_SECONDS: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 20.0)


class Metrics:
    """The counters of one process."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        registry = self._registry
        self.writing = Histogram(
            "alhambra_entry_seconds",
            "Time to write an entry of a table to disk",
            buckets=_WRITING_SECONDS,
            registry=registry,
        )
        self.not_written = Counter(
            "alhambra_entries_not_written_total",
            "Entries that were superseded or could not be stored",
            ["error"],
            registry=registry,
        )
        self.refused = Counter("alhambra_refused_total", "Refused requests", ["error"], registry=registry)
        self.failed = Counter(
            "alhambra_failures_total",
            "Requests that failed through no fault of the visitor",
            ["error"],
            registry=registry,
        )
        self.thinking = Histogram(
            "alhambra_bot_seconds",
            "Time a bot took to choose an action",
            buckets=_THINKING_SECONDS,
            registry=registry,
        )
        self.bots_failed = Counter("alhambra_bot_failures_total", "Choices at which a bot failed", registry=registry)
        self.notices = Counter("alhambra_notices_total", "Turn notices", ["kind", "outcome"], registry=registry)
        self._tables = Gauge("alhambra_tables", "Tables in memory", registry=registry)
        self._listeners = Gauge("alhambra_listeners", "WebSockets that follow a table", registry=registry)

    def watch(self, tables: "TableRegistry") -> None:
        """Report the tables in memory, and their listeners, whenever metrics are collected."""
        self._tables.set_function(lambda: float(len(tables.live_tables())))
        self._listeners.set_function(lambda: float(sum(len(live.listeners) for live in tables.live_tables())))

    def text(self) -> bytes:
        """Return all metrics in the text format of Prometheus."""
        return generate_latest(self._registry)


class MeasuredJournal(Journal):
    """A journal that measures how long its writes take."""

    def __init__(self, engine: "Engine", metrics: Metrics) -> None:
        super().__init__(engine)
        self._metrics = metrics

    async def append(self, entry: NewEntry) -> None:
        """Append the entry, and record the time taken and any error."""
        began = time.perf_counter()
        try:
            await super().append(entry)
        except Exception as error:
            self._metrics.not_written.labels(type(error).__name__).inc()
            raise
        finally:
            self._metrics.writing.observe(time.perf_counter() - began)
