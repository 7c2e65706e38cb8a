"""The tables of a process: loaded when they are requested, released when they are idle."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

from alhambra.protocol import RULES_VERSION, AlhambraError, IllegalAction
from alhambra.server.ops.metrics import Metrics
from alhambra.server.ops.tokens import fresh_token
from alhambra.server.people.shared_presence import SharedPresence
from alhambra.server.store.database import POSTGRESQL
from alhambra.server.store.journal import Journal, NewEntry
from alhambra.server.store.queries import INVITE, OWNER, SEAT, WATCH, Queries
from alhambra.server.store.schema import DUE, ENTRIES, LINKS, TABLES
from alhambra.server.store.side_writes import Rows, copy_access, link_row, store_due, store_phase
from alhambra.server.tables import decide
from alhambra.server.tables.decide import NotNow, Stale
from alhambra.server.tables.entries import AnyEntry, Made, NoticesWanted, written
from alhambra.server.tables.live_table import LiveTable, TableCommand
from alhambra.server.tables.load_turns import LoadTurns
from alhambra.server.tables.pace import due_row, notice_row
from alhambra.server.tables.table import DEALING, GATHERING, GameTable, OtherRules

_LOG: Final = logging.getLogger(__name__)
_TABLES_PER_QUERY: Final = 500
_TABLES_PER_DELETION: Final = 100


class NoSuchTable(AlhambraError):
    """There is no such table, or the visitor may not see it."""


class TableRegistry:
    """The tables of this process."""

    def __init__(
        self,
        journal: Journal,
        queries: Queries,
        clock: Callable[[], float],
        notice_seconds: float,
        metrics: Metrics,
        answer_seconds: float = 0.0,
    ) -> None:
        self.journal = journal
        self.queries = queries
        self.clock = clock
        self._notice_seconds = notice_seconds
        self.metrics = metrics
        self.answer_seconds = answer_seconds
        self.pause: Callable[[float], Awaitable[None]] = asyncio.sleep
        self.is_closing = False  # the server is shutting down
        self.load_turns = LoadTurns()
        self._tables: dict[str, asyncio.Task[LiveTable]] = {}
        self.watchers: list[Callable[[LiveTable], None]] = []  # called after every change of a table
        self._background: set[asyncio.Task[None]] = set()
        self.presence = SharedPresence(queries.tell_presence, self._update_presence) if self.is_shared else None

    @property
    def is_shared(self) -> bool:
        """Return whether other processes may write to the same tables."""
        return self.queries.engine.dialect.name == POSTGRESQL

    async def make_table(self, made: Made) -> tuple[str, dict[str, str]]:
        """Create a table; return its id and the tokens of its links by role.

        The roles are owner, invite and, if spectators are allowed, watch.
        """
        table_id = fresh_token()
        roles = [OWNER, INVITE, *([WATCH] if made.watching else [])]
        tokens = {role: fresh_token() for role in roles}
        now = self.clock()
        row = table_row(table_id, made, now)
        links = [(LINKS, link_row(token, table_id, role, None)) for role, token in tokens.items()]
        await self.journal.append(NewEntry(table_id, 1, now, written(made), before=[(TABLES, row)], after=links))
        return table_id, tokens

    async def sit(self, live: LiveTable, command: TableCommand, seat: int) -> str:
        """Carry out a command that takes a seat, and return the token of the seat's link."""
        token = fresh_token()
        await live.act(command, rows=[(LINKS, link_row(token, live.table.id, SEAT, seat))])
        return token

    async def another_link(self, table_id: str, role: str, seat: int | None = None) -> str:
        """Create one more link to a table, and return its token."""
        token = fresh_token()
        await asyncio.to_thread(self.queries.add_link, link_row(token, table_id, role, seat))
        return token

    async def rematch(self, live: LiveTable) -> str:
        """Return the id of the rematch, which everybody enters with the same links.

        It is created by the first call.
        """
        following = fresh_token()
        try:
            await live.act(lambda table: decide.rematch(table, following), **self._rematch_writes(live, following))
        except (Stale, NotNow):
            if live.table.rematch is None:
                raise
        assert live.table.rematch is not None
        return live.table.rematch

    def _rematch_writes(self, live: LiveTable, following: str) -> dict[str, Any]:
        """Return the rows and statements that are written together with a rematch."""
        made, now = decide.rematch_setup(live.table), self.clock()
        wanted = [NoticesWanted(number, True) for number, seat in enumerate(live.table.seats) if seat.wants_notices]
        entries = [NewEntry(following, number, now, written(entry)) for number, entry in enumerate([made, *wanted], 1)]
        rows = [(TABLES, table_row(following, made, now)), *[(ENTRIES, entry.row()) for entry in entries]]
        return {"rows": rows, "changes": copy_access(live.table.id, following)}

    async def forget(self, since: float) -> int:
        """Delete tables that were never started and have not changed since; return how many."""
        ids = await asyncio.to_thread(self.queries.forget, (GATHERING, DEALING), since, _TABLES_PER_DELETION)
        for live in self.live_tables():
            if live.table.id in ids:
                del self._tables[live.table.id]
                live.disconnect(live.listeners.copy())
        return len(ids)

    async def table(self, table_id: str) -> LiveTable:
        """Return the table with this id, loading it if necessary.

        Raises NoSuchTable if there is none.
        """
        loading = self._tables.get(table_id)
        if loading is None:
            loading = asyncio.create_task(self._load(table_id))
            self._tables[table_id] = loading
        try:
            live = await asyncio.shield(loading)
        except Exception:
            if self._tables.get(table_id) is loading:
                del self._tables[table_id]
            raise
        live.used = self.clock()
        return live

    async def _load(self, table_id: str) -> LiveTable:
        live = LiveTable(GameTable(table_id), self)
        try:
            await live.catch_up()
        except OtherRules:
            live = await self._load_from_snapshot(table_id)
        if live.table.sequence == 0:
            raise NoSuchTable("no-such-table")
        self.schedule(live.table)
        return live

    async def _load_from_snapshot(self, table_id: str) -> LiveTable:
        """Load a table of older rules, which continues from its snapshot."""
        snapshot = await asyncio.to_thread(self.queries.snapshot, table_id, RULES_VERSION)
        live = LiveTable(GameTable(table_id, snapshot), self)
        try:
            await live.catch_up()
        except IllegalAction:  # an action played after the snapshot is no longer legal
            raise OtherRules("table-not-to-go-on", rules=RULES_VERSION) from None
        return live

    def due_rows(self, table: GameTable, entry: AnyEntry, sequence: int) -> Rows:
        """Return the rows for the deadline of the choice after an entry, and for a turn notice."""
        now, seat = self.clock(), table.decides_after(entry)
        notice = None if seat == table.turn.seat else notice_row(table, sequence, seat, now + self._notice_seconds)
        return [(DUE, row) for row in (due_row(table, sequence, seat, now), notice) if row is not None]

    def live_tables(self) -> list[LiveTable]:
        """Return the tables in memory."""
        return [task.result() for task in self._tables.values() if task.done() and task.exception() is None]

    def on_notification(self, payload: str) -> None:
        """Catch up with an entry that some process wrote.

        The payload is ``table sequence``, or empty if notifications may have been lost: then all
        tables are checked.
        """
        if not payload:
            self.in_background(self.poll())
            return
        table_id, _, sequence = payload.partition(" ")
        self._catch_up(table_id, int(sequence))

    async def poll(self) -> None:
        """Catch up with entries of other processes whose notifications were lost."""
        ids = [live.table.id for live in self.live_tables()]
        for begin in range(0, len(ids), _TABLES_PER_QUERY):
            some = ids[begin : begin + _TABLES_PER_QUERY]
            latest = await asyncio.to_thread(self.queries.latest, some)
            for table_id, sequence in latest.items():
                self._catch_up(table_id, sequence)

    def _catch_up(self, table_id: str, sequence: int) -> None:
        """Let a table in memory catch up, if it is loaded and does not know this entry yet."""
        live = self._loaded(table_id)
        if live is not None and live.table.sequence < sequence:
            self.in_background(live.catch_up(sequence))

    def _update_presence(self, table_id: str) -> None:
        """Let a table tell its clients who follows it elsewhere."""
        live = self._loaded(table_id)
        if live is not None:
            live.update_presence()

    def _loaded(self, table_id: str) -> LiveTable | None:
        """Return a table in memory; None if it is not loaded."""
        loading = self._tables.get(table_id)
        if loading is None or not loading.done() or loading.exception() is not None:
            return None
        return loading.result()

    def drop_idle(self, since: float) -> None:
        """Release tables that have no listeners and were not used since."""
        for live in self.live_tables():
            if not live.listeners and live.used < since:
                del self._tables[live.table.id]

    def schedule(self, table: GameTable) -> None:
        """Store the deadline and the notice of a turn that did not begin with an action.

        This is the first turn, a turn after actions were taken back, or that of a loaded table.
        """
        now, seat = self.clock(), table.choosing_person()
        due = due_row(table, table.at, seat, now)
        notice = notice_row(table, table.turn.sequence, seat, now + self._notice_seconds)
        for row in (due, notice):
            if row is not None:
                self.in_background(self.journal.change(store_due(row)))

    def save_phase(self, table: GameTable) -> None:
        """Store the phase of a table, for lists of tables, in the background."""
        self.in_background(self.journal.change(store_phase(table.id, table.phase, self.clock())))

    def table_changed(self, live: LiveTable) -> None:
        """Call the watchers of a table that has changed."""
        for watcher in self.watchers:
            watcher(live)

    async def settle(self) -> None:
        """Wait for all background tasks."""
        while self._background:
            await asyncio.gather(*self._background, return_exceptions=True)

    def in_background(self, work: Any) -> None:
        """Run a coroutine in the background; a reference protects its task from collection."""
        task: asyncio.Task[None] = asyncio.ensure_future(work)
        self._background.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._background.discard(task)
        if not task.cancelled() and task.exception() is not None:
            _LOG.warning("a background task failed: %s", type(task.exception()).__name__)


def table_row(table_id: str, made: Made, now: float) -> dict[str, Any]:
    """Return the row of a new table."""
    return {"id": table_id, "made": now, "touched": now, "phase": GATHERING, "public": made.public}


def seats_of(links: Sequence[Any]) -> list[int]:
    """Return the seats that links give access to."""
    return sorted({link.seat for link in links if link.role == SEAT and link.seat is not None})
