"""A table in memory. It decides, persists, acknowledges, applies and broadcasts commands in turn."""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, Protocol

from sqlalchemy import Executable

from alhambra.server.messages.encode import EncodedStates, RecentEntry, entry_message
from alhambra.server.ops.rates import Rate
from alhambra.server.people.presence import PresenceFeed
from alhambra.server.store.journal import NewEntry, Overtaken
from alhambra.server.store.queries import EntryRow
from alhambra.server.store.side_writes import Rows, revoke_access
from alhambra.server.tables import decide
from alhambra.server.tables.command_ids import CarriedOutCommands, CommandId, identity_in
from alhambra.server.tables.decide import NotNow, Stale
from alhambra.server.tables.entries import ALL_QUESTIONS, AnyEntry, Played, Stood, read, written
from alhambra.server.tables.pace import FREE
from alhambra.server.tables.table import GameTable
from alhambra.server.tables.work_time import WorkTime

if TYPE_CHECKING:
    from alhambra.server.tables.registry import TableRegistry

_MOST_RECENT: Final = 16
_MOST_TRIES: Final = 5  # to write an entry while other processes write to the same table
_ENTRIES_AT_ONCE: Final = 8  # applied before control returns to the event loop: about 2 ms
_MOST_ROWS_AT_ONCE: Final = 500  # read from the database before they are applied
_STANDING_ANSWER_TIMES: Final = 3  # the minimum time of an answer, where the server may answer for the player
_PRESENT_SECONDS: Final = 60.0  # for which a player counts as present after a request

TableCommand = Callable[[GameTable], AnyEntry]
# Takes the number of an entry that is on disk, before the entry is broadcast.
Acknowledge = Callable[[int], None]


class Listener(Protocol):
    """A client that follows a table, as a seat or as a spectator (None)."""

    seat: int | None
    own_seats: set[int]  # the seats that belong to the client, even while it watches as a spectator

    def send(self, message: bytes) -> None:
        """Send or queue a message, without blocking."""

    def disconnect(self) -> None:
        """End the connection: the seat belongs to somebody else now, or the table was deleted."""


class LiveTable:
    """A table in memory, with its listeners."""

    def __init__(self, table: GameTable, registry: "TableRegistry") -> None:
        self.table = table
        self.registry = registry
        self._lock = asyncio.Lock()
        self._commands = CarriedOutCommands()
        self.listeners: list[Listener] = []
        self._presence = PresenceFeed(table.id, registry.presence)
        self.recent: deque[RecentEntry] = deque(maxlen=_MOST_RECENT)
        self.states = EncodedStates()
        self._sayings = Rate(most=6, seconds=10)  # per seat, and for all spectators together
        self._hints = Rate(most=12, seconds=60)  # per seat
        self.thinking = asyncio.Lock()  # one computation per table, so that tables share the pool fairly
        self.used = registry.clock()
        self._last_present = float("-inf")  # when a player last sent a request

    @property
    def is_awaited(self) -> bool:
        """Return whether any player waits for the bots.

        A player does if connected, if present a moment ago, or if notified of turns.
        """
        if any(listener.own_seats for listener in self.listeners):
            return True
        if self.registry.clock() - self._last_present < _PRESENT_SECONDS:
            return True
        table = self.table
        will_return = table.made.pace != FREE or any(seat.wants_notices for seat in table.seats)
        return will_return and bool(table.people())

    def join(self, listener: Listener, *, wants_presence: bool = False) -> None:
        """Send everything that happens from now on to a listener, and who is there if it wants."""
        was_awaited = self.is_awaited
        self.listeners.append(listener)
        if wants_presence:
            self._presence.add(listener)
        self._presence.update(self.listeners)
        self._resume_bots_unless(was_awaited)

    def leave(self, listener: Listener) -> None:
        """Send nothing more to a listener."""
        if listener in self.listeners:
            self.listeners.remove(listener)
            self._presence.update(self.listeners)

    def update_presence(self) -> None:
        """Tell clients who follows the table at other processes, if that has changed."""
        self._presence.update(self.listeners)

    def mark_present(self) -> None:
        """Note that a player has sent a request."""
        was_awaited = self.is_awaited
        self._last_present = self.registry.clock()
        self._resume_bots_unless(was_awaited)

    def _resume_bots_unless(self, was_awaited: bool) -> None:
        """Let bots continue that had paused because no player was waiting for them."""
        if not was_awaited and self.is_awaited:
            self.registry.table_changed(self)

    async def act(
        self,
        command: TableCommand,
        identity: CommandId | None = None,
        rows: Rows = (),
        changes: Sequence[Executable] = (),
        acknowledge: Acknowledge = lambda _sequence: None,
        work: WorkTime | None = None,
    ) -> int:
        """Decide a command, persist its entry, then acknowledge, apply and broadcast it.

        ``rows`` and ``changes`` are written in the same transaction. Returns the number of the
        entry; for a command that was carried out before, the number of the earlier entry. The
        processor time is added to ``work``.
        """
        work = work or WorkTime()
        if identity is not None and identity.seat is not None:
            self.mark_present()
        async with self._lock:
            self.used = self.registry.clock()
            for _ in range(_MOST_TRIES):
                known = None if identity is None else self._commands.find(identity)
                if known is not None:
                    acknowledge(known)
                    return known
                try:
                    with work.counted():
                        entry = command(self.table)
                    return await self._write(entry, identity, rows, changes, acknowledge, work)
                except Overtaken:  # another process was faster: decide again for the new state
                    await self._catch_up()
                except (NotNow, Stale):
                    if not (self.registry.is_shared and await self._catch_up()):
                        raise
            raise Stale("somebody-faster", present=self.table.at)

    async def _write(
        self,
        entry: AnyEntry,
        identity: CommandId | None,
        rows: Rows,
        changes: Sequence[Executable],
        acknowledge: Acknowledge,
        work: WorkTime,
    ) -> int:
        """Persist a decided entry and apply it. Raises Overtaken if its number is taken."""
        decide.check_room(self.table, entry)
        sequence = self.table.sequence + 1
        now = self.registry.clock()
        new = NewEntry(
            self.table.id,
            sequence,
            now,
            written(entry),
            None if identity is None else identity.client,
            None if identity is None else identity.command,
            None if identity is None else identity.content,
            after=[*rows, *self.registry.due_rows(self.table, entry, sequence)],
            changes=[*changes, *_lost_links(self.table, entry)],
        )
        await self.registry.journal.append(new)
        acknowledge(sequence)
        with work.counted():
            self._carry_out(sequence, entry, now, identity)
        return sequence

    async def wait_to_answer(self, at: int) -> None:
        """Delay a quick answer, so that its timing does not reveal whether there was a choice.

        Everybody sees that a seat is prompted, whatever it holds. A very quick answer would show that its hand allowed
        only one choice, so no answer is carried out before a minimum time.
        """
        table = self.table
        if table.at == at and table.is_new_choice:
            least = self._least_seconds()
            left = table.at_since + least - self.registry.clock()
            if left > 0:
                await self.registry.pause(min(left, least))

    def _least_seconds(self) -> float:
        """Return the minimum time of an answer to the current question.

        It is longer where the server may answer for the player: by then most players have
        answered by hand, and the two cannot be told apart.
        """
        seat, least = self.table.choosing_person(), self.registry.answer_seconds
        if seat is None or not self.table.is_optional_question:
            return least
        is_asked_always = self.table.seats[seat].wanted_questions == ALL_QUESTIONS
        return least if is_asked_always else _STANDING_ANSWER_TIMES * least

    def check_may_speak(self, seat: int | None) -> None:
        """Refuse chat messages that come too often."""
        if not self._sayings.allows(seat, self.registry.clock()):
            raise NotNow("saying-too-often", most=self._sayings.most, seconds=self._sayings.seconds)

    def check_may_ask_for_hints(self, seat: int) -> None:
        """Refuse requests for hints that come too often."""
        if not self._hints.allows(seat, self.registry.clock()):
            raise NotNow("hint-too-often", most=self._hints.most, seconds=self._hints.seconds)

    async def catch_up(self, sequence: int | None = None) -> None:
        """Apply entries that other processes wrote, unless the one of this number is known."""
        async with self._lock:
            if sequence is None or self.table.sequence < sequence:
                await self._catch_up()

    async def _catch_up(self) -> bool:
        """Apply what others have written; return whether there was anything."""
        before, are_all_read = self.table.sequence, False
        while not are_all_read:
            # In small parts: while a thread reads rows, it competes with the event loop for the interpreter.
            rows = await asyncio.to_thread(
                self.registry.queries.entries, self.table.id, self.table.sequence, _MOST_ROWS_AT_ONCE
            )
            are_all_read = len(rows) < _MOST_ROWS_AT_ONCE
            await self._apply_rows(rows, expected=0 if are_all_read else self.table.sequence)
        if self.table.sequence == before:
            return False
        self.registry.table_changed(self)
        return True

    async def _apply_rows(self, rows: Sequence[EntryRow], expected: int) -> None:
        """Apply entries in slices, so that others can proceed; about ``expected`` more will follow.

        The length of a long table is not known in advance: it is assumed to be twice as long as
        what was read so far.
        """
        is_slice_over = len(rows) > _ENTRIES_AT_ONCE
        for number, row in enumerate(rows, 1):
            if is_slice_over:
                await self.registry.load_turns.wait(len(rows) - number + expected)
            entry = read(row.data)
            self._apply(row.sequence, entry, row.made, identity_in(row, entry))
            is_slice_over = number % _ENTRIES_AT_ONCE == 0 or self.table.took_back

    def _carry_out(self, sequence: int, entry: AnyEntry, made: float, identity: CommandId | None) -> None:
        """Apply an entry that this process wrote, with everything that follows from it."""
        phase = self.table.phase
        self._apply(sequence, entry, made, identity)
        if self.table.phase != phase:
            self.registry.save_phase(self.table)
        if sequence in (self.table.at, self.table.turn.sequence) and not isinstance(entry, Played):
            self.registry.schedule(self.table)
        self.registry.table_changed(self)

    def _apply(self, sequence: int, entry: AnyEntry, made: float, identity: CommandId | None) -> None:
        """Apply a persisted entry, and broadcast it."""
        self.table.apply(sequence, entry, made)
        if isinstance(entry, Stood):
            for listener in self.listeners:
                listener.own_seats.discard(entry.seat)
            self.disconnect([listener for listener in self.listeners if listener.seat == entry.seat])
        if not self.table.may_be_watched:
            self.disconnect([listener for listener in self.listeners if not listener.own_seats])
        if identity is not None:
            self._commands.note(identity, sequence)
        self.recent.append(RecentEntry(sequence, entry, self.table.events, self.table.took_back))
        self._broadcast(entry)

    def _broadcast(self, entry: AnyEntry) -> None:
        """Send the entry to all listeners: first the seat that played it, then the one to choose."""
        messages: dict[int | None, bytes] = {}
        first = [*([entry.seat] if isinstance(entry, Played) else []), self.table.choosing_person()]
        for listener in sorted(self.listeners, key=lambda listener: _place_in(first, listener.seat)):
            if listener.seat not in messages:
                messages[listener.seat] = entry_message(self.table, entry, listener.seat)
            listener.send(messages[listener.seat])

    def disconnect(self, listeners: Sequence[Listener]) -> None:
        """Remove listeners and end their connections."""
        for listener in listeners:
            self.listeners.remove(listener)
            listener.disconnect()
        self._presence.update(self.listeners)


def _place_in(seats: list[int | None], seat: int | None) -> int:
    """Return the index of a seat, or the length of the list for any other seat."""
    return seats.index(seat) if seat in seats else len(seats)


def _lost_links(table: GameTable, entry: AnyEntry) -> list[Executable]:
    """Return statements that revoke all access to a seat that is free again for somebody else."""
    return revoke_access(table.id, entry.seat) if isinstance(entry, Stood) else []
