"""All tables of a process: loaded when somebody asks for them, and released when nobody uses them."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

from alhambra.protocol import RULES_VERSION, AlhambraError, IllegalAction
from alhambra.server.ops.metrics import Metrics
from alhambra.server.ops.tokens import fresh_token
from alhambra.server.store.database import POSTGRESQL
from alhambra.server.store.journal import Journal, NewEntry
from alhambra.server.store.queries import INVITE, OWNER, SEAT, WATCH, Queries
from alhambra.server.store.schema import DUE, ENTRIES, LINKS, TABLES
from alhambra.server.store.side_writes import Rows, copied_access, link_row, phase_noted, reminded
from alhambra.server.tables import decide
from alhambra.server.tables.decide import NotNow, Stale
from alhambra.server.tables.entries import AnyEntry, Made, NoticesWanted, written
from alhambra.server.tables.live_table import LiveTable, TableCommand
from alhambra.server.tables.load_turns import LoadTurns
from alhambra.server.tables.pace import due_row, notice_row
from alhambra.server.tables.table import DEALING, GATHERING, GameTable, OtherRules

_LOG: Final = logging.getLogger(__name__)
_MOST_LOOKED_AT: Final = 500  # tables by one question to the database
_MOST_FORGOTTEN: Final = 100  # tables at once


class NoSuchTable(AlhambraError):
    """There is no such table, or it may not be seen."""


class TableRegistry:
    """The tables of this process."""

    def __init__(
        self,
        journal: Journal,
        library: Queries,
        clock: Callable[[], float],
        notice_seconds: float,
        metrics: Metrics,
        answer_seconds: float = 0.0,
    ) -> None:
        self.journal = journal
        self.library = library
        self.clock = clock
        self._notice_seconds = notice_seconds
        self.metrics = metrics
        self.answer_seconds = answer_seconds
        self.pause: Callable[[float], Awaitable[None]] = asyncio.sleep
        self.is_closing = False  # the process is being stopped
        self.load_turns = LoadTurns()
        self._tables: dict[str, asyncio.Task[LiveTable]] = {}
        self.watchers: list[Callable[[LiveTable], None]] = []  # told after every change: bots, deadlines
        self._background: set[asyncio.Task[None]] = set()

    @property
    def is_shared(self) -> bool:
        """Whether other processes may write at the same tables."""
        return self.library.engine.dialect.name == POSTGRESQL

    async def make_table(self, made: Made) -> tuple[str, dict[str, str]]:
        """Make a table; its id, and the tokens of its links: one for the owner, to join, and to watch."""
        table_id = fresh_token()
        roles = [OWNER, INVITE, *([WATCH] if made.watching else [])]
        tokens = {role: fresh_token() for role in roles}
        now = self.clock()
        row = table_row(table_id, made, now)
        links = [(LINKS, link_row(token, table_id, role, None)) for role, token in tokens.items()]
        await self.journal.append(NewEntry(table_id, 1, now, written(made), before=[(TABLES, row)], after=links))
        return table_id, tokens

    async def sit(self, live: LiveTable, command: TableCommand, seat: int) -> str:
        """Give somebody a seat; the token of its link."""
        token = fresh_token()
        await live.act(command, rows=[(LINKS, link_row(token, live.table.id, SEAT, seat))])
        return token

    async def another_link(self, table_id: str, seat: int) -> str:
        """The token of one more link to a seat, for another device."""
        token = fresh_token()
        await asyncio.to_thread(self.library.add_link, link_row(token, table_id, SEAT, seat))
        return token

    async def rematch(self, live: LiveTable) -> str:
        """The table at which the same people meet again, each with the same links; made when it is first asked for."""
        following = fresh_token()
        try:
            await live.act(lambda table: decide.rematch(table, following), **self._meeting_again(live, following))
        except (Stale, NotNow):
            if live.table.rematch is None:
                raise
        assert live.table.rematch is not None
        return live.table.rematch

    def _meeting_again(self, live: LiveTable, following: str) -> dict[str, Any]:
        """The rows and statements that are written together with a rematch."""
        made, now = decide.made_again(live.table), self.clock()
        wanted = [NoticesWanted(number, True) for number, seat in enumerate(live.table.seats) if seat.wants_notices]
        entries = [NewEntry(following, number, now, written(entry)) for number, entry in enumerate([made, *wanted], 1)]
        rows = [(TABLES, table_row(following, made, now)), *[(ENTRIES, entry.row()) for entry in entries]]
        return {"rows": rows, "changes": copied_access(live.table.id, following)}

    async def forget(self, since: float) -> int:
        """Forget tables that were never started and at which nothing has happened since; how many."""
        ids = await asyncio.to_thread(self.library.forget, (GATHERING, DEALING), since, _MOST_FORGOTTEN)
        for live in self.live_tables():
            if live.table.id in ids:
                del self._tables[live.table.id]
                live.send_away(live.listeners.copy())
        return len(ids)

    async def table(self, table_id: str) -> LiveTable:
        """The table with this id."""
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
            live = await self._load_by_snapshot(table_id)
        if live.table.sequence == 0:
            raise NoSuchTable("no-such-table")
        self.remind(live.table)
        return live

    async def _load_by_snapshot(self, table_id: str) -> LiveTable:
        """A table of older rules goes on from the position that was kept of it."""
        bridge = await asyncio.to_thread(self.library.snapshot, table_id, RULES_VERSION)
        live = LiveTable(GameTable(table_id, bridge), self)
        try:
            await live.catch_up()
        except IllegalAction:  # what was played after the snapshot is not possible any more
            raise OtherRules("table-not-to-go-on", rules=RULES_VERSION) from None
        return live

    def reminders(self, table: GameTable, entry: AnyEntry, sequence: int) -> Rows:
        """Rows that remind of the choice which is due with an entry, and of the turn that begins with it."""
        now, seat = self.clock(), table.decides_after(entry)
        notice = None if seat == table.turn.seat else notice_row(table, sequence, seat, now + self._notice_seconds)
        return [(DUE, row) for row in (due_row(table, sequence, seat, now), notice) if row is not None]

    def live_tables(self) -> list[LiveTable]:
        """The tables that are in memory."""
        return [task.result() for task in self._tables.values() if task.done() and task.exception() is None]

    def heard(self, payload: str) -> None:
        """Another process, or this one, has written an entry: ``table sequence``; nothing: look at all tables."""
        if not payload:
            self.in_background(self.look_around())
            return
        table_id, _, sequence = payload.partition(" ")
        self._catch_up(table_id, int(sequence))

    async def look_around(self) -> None:
        """Find tables at which other processes have written something that this one was not told."""
        ids = [live.table.id for live in self.live_tables()]
        for begin in range(0, len(ids), _MOST_LOOKED_AT):
            some = ids[begin : begin + _MOST_LOOKED_AT]
            latest = await asyncio.to_thread(self.library.latest, some)
            for table_id, sequence in latest.items():
                self._catch_up(table_id, sequence)

    def _catch_up(self, table_id: str, sequence: int) -> None:
        """Let a table in memory catch up if it does not know this entry; its own entries it mostly does."""
        loading = self._tables.get(table_id)
        if loading is None or not loading.done() or loading.exception() is not None:
            return
        live = loading.result()
        if live.table.sequence < sequence:
            self.in_background(live.catch_up(sequence))

    def drop_idle(self, since: float) -> None:
        """Let tables go that nobody listens to and nobody has used since."""
        for live in self.live_tables():
            if not live.listeners and live.used < since:
                del self._tables[live.table.id]

    def remind(self, table: GameTable) -> None:
        """Remind of a turn that was not begun by an action: the first one, or one after a taken back action."""
        now, seat = self.clock(), table.choosing_person()
        due = due_row(table, table.at, seat, now)
        notice = notice_row(table, table.turn.sequence, seat, now + self._notice_seconds)
        for row in (due, notice):
            if row is not None:
                self.in_background(self.journal.change(reminded(row)))

    def note_phase(self, table: GameTable) -> None:
        """Note for lists how far a table is; nobody waits for it."""
        self.in_background(self.journal.change(phase_noted(table.id, table.phase, self.clock())))

    def noticed(self, live: LiveTable) -> None:
        """A table has changed."""
        for watcher in self.watchers:
            watcher(live)

    async def settle(self) -> None:
        """Wait for all that runs on its own."""
        while self._background:
            await asyncio.gather(*self._background, return_exceptions=True)

    def in_background(self, work: Any) -> None:
        """Let something run on its own, and keep it from being collected."""
        task: asyncio.Task[None] = asyncio.ensure_future(work)
        self._background.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._background.discard(task)
        if not task.cancelled() and task.exception() is not None:
            _LOG.warning("something in the background failed: %s", type(task.exception()).__name__)


def table_row(table_id: str, made: Made, now: float) -> dict[str, Any]:
    """A new table as a row of the database."""
    return {"id": table_id, "made": now, "touched": now, "phase": GATHERING, "public": made.public}


def seats_of(links: Sequence[Any]) -> list[int]:
    """The seats that links give."""
    return sorted({link.seat for link in links if link.role == SEAT and link.seat is not None})
