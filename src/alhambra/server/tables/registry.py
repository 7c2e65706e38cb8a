"""All tables of a process: loaded when somebody asks for them, changed one wish at a time, told to who is there."""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, Protocol

from sqlalchemy import Executable, delete, insert, literal, select
from sqlalchemy import Table as SqlTable

from alhambra.protocol import RULES_VERSION, AlhambraError, IllegalAction
from alhambra.server.messages.encode import Recent, States, told
from alhambra.server.notices.subscriptions import addresses_carried, addresses_lost
from alhambra.server.ops.metrics import Metrics
from alhambra.server.ops.rates import Rate
from alhambra.server.ops.tokens import fresh_token, hashed
from alhambra.server.store.database import POSTGRESQL
from alhambra.server.store.journal import Journal, NewEntry, Overtaken
from alhambra.server.store.queries import INVITE, OWNER, SEAT, WATCH, Library
from alhambra.server.store.schema import DUE, ENTRIES, LINKS, TABLES
from alhambra.server.store.side_writes import phase_noted, reminded
from alhambra.server.tables import decide
from alhambra.server.tables.command_ids import Commands, Identity, identity_in
from alhambra.server.tables.decide import NotNow, Stale
from alhambra.server.tables.entries import AnyEntry, Made, NoticesWanted, Played, Stood, read, written
from alhambra.server.tables.pace import FREE, due_row, notice_row
from alhambra.server.tables.table import DEALING, GATHERING, OtherRules, Table

_LOG: Final = logging.getLogger(__name__)
_MOST_RECENT: Final = 16
_MOST_TRIES: Final = 5  # to write an entry while other processes write at the same table
_ENTRIES_AT_ONCE: Final = 8  # that are applied before others have their turn: some two milliseconds
_MOST_LOOKED_AT: Final = 500  # tables by one question to the database
_PRESENT_SECONDS: Final = 60.0  # that a player counts as present after a request
_MOST_FORGOTTEN: Final = 100  # tables at once

Wish = Callable[[Table], AnyEntry]
Acknowledge = Callable[[int], None]  # takes the number of an entry that is on the disk, before it is told
Rows = Sequence[tuple[SqlTable, dict[str, Any]]]


class NoSuchTable(AlhambraError):
    """There is no such table, or it may not be seen."""


class Listener(Protocol):
    """Somebody to whom a table is told: a seat, or a spectator (None)."""

    seat: int | None
    own_seats: set[int]  # where they sit, also while they look at what everybody may see

    def tell(self, message: bytes) -> None:
        """Take a message; never waits."""

    def send_away(self) -> None:
        """Be told no more: the seat is not theirs any longer, or the table is no more."""


class LiveTable:
    """A table in memory, with those to whom it is told."""

    def __init__(self, table: Table, house: "House") -> None:
        self.table = table
        self.house = house
        self._lock = asyncio.Lock()
        self._commands = Commands()
        self.listeners: list[Listener] = []
        self.recent: deque[Recent] = deque(maxlen=_MOST_RECENT)
        self.states = States()
        self._sayings = Rate(most=6, seconds=10)  # of a seat, or of all spectators together
        self._hints = Rate(most=12, seconds=60)  # for a seat
        self.thinking = asyncio.Lock()  # one thought at a time, so that all tables have the same share of the thinkers
        self.used = house.clock()
        self._attended = float("-inf")  # when a player last sent something

    @property
    def is_awaited(self) -> bool:
        """Whether a player waits for what bots do: is there now, was a moment ago, or comes when it is their turn."""
        if any(listener.own_seats for listener in self.listeners):
            return True
        if self.house.clock() - self._attended < _PRESENT_SECONDS:
            return True
        table = self.table
        is_called = table.made.pace != FREE or any(seat.wants_notices for seat in table.seats)
        return is_called and bool(table.people())

    def join(self, listener: Listener) -> None:
        """Tell somebody from now on what happens here."""
        was_awaited = self.is_awaited
        self.listeners.append(listener)
        self._go_on_unless(was_awaited)

    def attend(self) -> None:
        """Note that a player is there, who sends requests."""
        was_awaited = self.is_awaited
        self._attended = self.house.clock()
        self._go_on_unless(was_awaited)

    def _go_on_unless(self, was_awaited: bool) -> None:
        """Let bots go on that have waited for somebody to be there."""
        if not was_awaited and self.is_awaited:
            self.house.noticed(self)

    async def act(
        self,
        wish: Wish,
        identity: Identity | None = None,
        rows: Rows = (),
        changes: Sequence[Executable] = (),
        acknowledge: Acknowledge = lambda _sequence: None,
    ) -> int:
        """Let a wish come true: judged, written down with what belongs to it, then acknowledged, applied and told.

        Returns the number of its entry. A command that was carried out before is answered again with the same number.
        """
        if identity is not None and identity.seat is not None:
            self.attend()
        async with self._lock:
            self.used = self.house.clock()
            for _ in range(_MOST_TRIES):
                known = None if identity is None else self._commands.find(identity)
                if known is not None:
                    acknowledge(known)
                    return known
                try:
                    return await self._write(wish(self.table), identity, rows, changes, acknowledge)
                except Overtaken:  # by another process; the wish is judged anew at the table as it is now
                    await self._catch_up()
                except (NotNow, Stale):
                    if not (self.house.is_shared and await self._catch_up()):
                        raise
            raise Stale("somebody-faster", present=self.table.at)

    async def _write(
        self,
        entry: AnyEntry,
        identity: Identity | None,
        rows: Rows,
        changes: Sequence[Executable],
        acknowledge: Acknowledge,
    ) -> int:
        """Write down an entry that was judged, and let it happen; Overtaken if another one has its place."""
        decide.check_room(self.table, entry)
        sequence = self.table.sequence + 1
        now = self.house.clock()
        new = NewEntry(
            self.table.id,
            sequence,
            now,
            written(entry),
            None if identity is None else identity.client,
            None if identity is None else identity.command,
            None if identity is None else identity.content,
            after=[*rows, *self.house.reminders(self.table, entry, sequence)],
            changes=[*changes, *links_lost(self.table, entry)],
        )
        await self.house.journal.append(new)
        acknowledge(sequence)
        self._happened(sequence, entry, now, identity)
        return sequence

    async def wait_to_answer(self, at: int) -> None:
        """Hold a quick answer back, so that its time does not tell whether there was a choice.

        Whether somebody is asked is known to all and depends on no hand; how long it takes to see that a hand allows
        one answer only would tell of it. So no answer happens before others might have chosen.
        """
        table = self.table
        if table.at == at and table.is_asked_anew:
            left = table.at_since + self.house.answer_seconds - self.house.clock()
            if left > 0:
                await self.house.pause(min(left, self.house.answer_seconds))

    def check_may_speak(self, seat: int | None) -> None:
        """Refuse what is said faster than anybody reads."""
        if not self._sayings.allows(seat, self.house.clock()):
            raise NotNow("saying-too-often", most=self._sayings.most, seconds=self._sayings.seconds)

    def check_may_ask_for_hints(self, seat: int) -> None:
        """Refuse hints that are asked for faster than anybody chooses."""
        if not self._hints.allows(seat, self.house.clock()):
            raise NotNow("hint-too-often", most=self._hints.most, seconds=self._hints.seconds)

    async def catch_up(self, sequence: int | None = None) -> None:
        """Apply what other processes have written, if the entry of that number is not known yet."""
        async with self._lock:
            if sequence is None or self.table.sequence < sequence:
                await self._catch_up()

    async def _catch_up(self) -> bool:
        """Apply what others have written; whether there was anything."""
        rows = await asyncio.to_thread(self.house.library.entries, self.table.id, self.table.sequence)
        for row in rows:
            entry = read(row.data)
            self._apply(row.sequence, entry, row.made, identity_in(row, entry))
            if row.sequence % _ENTRIES_AT_ONCE == 0 or self.table.is_turned_back:
                await asyncio.sleep(0)  # everybody else waits for a long table otherwise
        if rows:
            self.house.noticed(self)
        return bool(rows)

    def _happened(self, sequence: int, entry: AnyEntry, made: float, identity: Identity | None) -> None:
        phase = self.table.phase
        self._apply(sequence, entry, made, identity)
        if self.table.phase != phase:
            self.house.note_phase(self.table)
        if sequence in (self.table.at, self.table.turn.sequence) and not isinstance(entry, Played):
            self.house.remind(self.table)
        self.house.noticed(self)

    def _apply(self, sequence: int, entry: AnyEntry, made: float, identity: Identity | None) -> None:
        """Let an entry that is written down happen, and tell of it."""
        self.table.apply(sequence, entry, made)
        if isinstance(entry, Stood):
            for listener in self.listeners:
                listener.own_seats.discard(entry.seat)
            self.send_away([listener for listener in self.listeners if listener.seat == entry.seat])
        if not self.table.may_be_watched:
            self.send_away([listener for listener in self.listeners if not listener.own_seats])
        if identity is not None:
            self._commands.note(identity, sequence)
        self.recent.append(Recent(sequence, entry, self.table.events, self.table.is_turned_back))
        self._tell(entry)

    def _tell(self, entry: AnyEntry) -> None:
        """Tell all who listen of the entry: who played it and waits for the answer, who has to choose, all others."""
        messages: dict[int | None, bytes] = {}
        first = [*([entry.seat] if isinstance(entry, Played) else []), self.table.choosing_person()]
        for listener in sorted(self.listeners, key=lambda listener: _place_in(first, listener.seat)):
            if listener.seat not in messages:
                messages[listener.seat] = told(self.table, entry, listener.seat)
            listener.tell(messages[listener.seat])

    def send_away(self, listeners: Sequence[Listener]) -> None:
        """Tell them no more."""
        for listener in listeners:
            self.listeners.remove(listener)
            listener.send_away()


def _place_in(seats: list[int | None], seat: int | None) -> int:
    """Which of the seats it is; all others come after them."""
    return seats.index(seat) if seat in seats else len(seats)


class House:
    """The tables of this process."""

    def __init__(
        self,
        journal: Journal,
        library: Library,
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

    async def sit(self, live: LiveTable, wish: Wish, seat: int) -> str:
        """Give somebody a seat; the token of its link."""
        token = fresh_token()
        await live.act(wish, rows=[(LINKS, link_row(token, live.table.id, SEAT, seat))])
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
        """What is written together with the wish to meet again."""
        made, now = decide.made_again(live.table), self.clock()
        wanted = [NoticesWanted(number, True) for number, seat in enumerate(live.table.seats) if seat.wants_notices]
        entries = [NewEntry(following, number, now, written(entry)) for number, entry in enumerate([made, *wanted], 1)]
        rows = [(TABLES, table_row(following, made, now)), *[(ENTRIES, entry.row()) for entry in entries]]
        names = ["token_hash", "table_id", "role", "seat"]
        carried = select(LINKS.c.token_hash, literal(following), LINKS.c.role, LINKS.c.seat)
        copies = insert(LINKS).from_select(names, carried.where(LINKS.c.table_id == live.table.id))
        return {"rows": rows, "changes": [copies, addresses_carried(live.table.id, following)]}

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
        live = LiveTable(Table(table_id), self)
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
        live = LiveTable(Table(table_id, bridge), self)
        try:
            await live.catch_up()
        except IllegalAction:  # what was played after the snapshot is not possible any more
            raise OtherRules("table-not-to-go-on", rules=RULES_VERSION) from None
        return live

    def reminders(self, table: Table, entry: AnyEntry, sequence: int) -> Rows:
        """Rows that remind of the choice which is due with an entry, and of the turn that begins with it."""
        now, seat = self.clock(), table.decides_after(entry)
        told = None if seat == table.turn.seat else notice_row(table, sequence, seat, now + self._notice_seconds)
        return [(DUE, row) for row in (due_row(table, sequence, seat, now), told) if row is not None]

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

    def remind(self, table: Table) -> None:
        """Remind of a turn that was not begun by an action: the first one, or one after a taken back action."""
        now, seat = self.clock(), table.choosing_person()
        due = due_row(table, table.at, seat, now)
        told = notice_row(table, table.turn.sequence, seat, now + self._notice_seconds)
        for row in (due, told):
            if row is not None:
                self.in_background(self.journal.change(reminded(row)))

    def note_phase(self, table: Table) -> None:
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


def links_lost(table: Table, entry: AnyEntry) -> list[Executable]:
    """Who leaves a seat before the game has no link to it any more: it will be somebody else's."""
    if not isinstance(entry, Stood):
        return []
    of_seat = (LINKS.c.table_id == table.id, LINKS.c.role == SEAT, LINKS.c.seat == entry.seat)
    return [delete(LINKS).where(*of_seat), addresses_lost(table.id, entry.seat)]


def link_row(token: str, table_id: str, role: str, seat: int | None) -> dict[str, Any]:
    """A link as a row of the database."""
    return {"token_hash": hashed(token), "table_id": table_id, "role": role, "seat": seat}


def seats_of(links: Sequence[Any]) -> list[int]:
    """The seats that links give."""
    return sorted({link.seat for link in links if link.role == SEAT and link.seat is not None})
