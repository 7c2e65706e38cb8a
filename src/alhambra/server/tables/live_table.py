"""A table in memory: commands are decided one at a time, persisted, acknowledged, applied and broadcast."""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, Protocol

from sqlalchemy import Executable

from alhambra.server.messages.encode import EncodedStates, RecentEntry, entry_message
from alhambra.server.ops.rates import Rate
from alhambra.server.store.journal import NewEntry, Overtaken
from alhambra.server.store.queries import EntryRow
from alhambra.server.store.side_writes import Rows, lost_access
from alhambra.server.tables import decide
from alhambra.server.tables.command_ids import CarriedOutCommands, CommandId, identity_in
from alhambra.server.tables.decide import NotNow, Stale
from alhambra.server.tables.entries import AnyEntry, Played, Stood, read, written
from alhambra.server.tables.pace import FREE
from alhambra.server.tables.table import GameTable

if TYPE_CHECKING:
    from alhambra.server.tables.registry import TableRegistry

_MOST_RECENT: Final = 16
_MOST_TRIES: Final = 5  # to write an entry while other processes write at the same table
_ENTRIES_AT_ONCE: Final = 8  # that are applied before others have their turn: some two milliseconds
_MOST_ROWS_AT_ONCE: Final = 500  # that are read from the database before they are applied
_PRESENT_SECONDS: Final = 60.0  # that a player counts as present after a request

TableCommand = Callable[[GameTable], AnyEntry]
Acknowledge = Callable[[int], None]  # takes the number of an entry that is on the disk, before it is told


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

    def __init__(self, table: GameTable, registry: "TableRegistry") -> None:
        self.table = table
        self.registry = registry
        self._lock = asyncio.Lock()
        self._commands = CarriedOutCommands()
        self.listeners: list[Listener] = []
        self.recent: deque[RecentEntry] = deque(maxlen=_MOST_RECENT)
        self.states = EncodedStates()
        self._sayings = Rate(most=6, seconds=10)  # of a seat, or of all spectators together
        self._hints = Rate(most=12, seconds=60)  # for a seat
        self.thinking = asyncio.Lock()  # one thought at a time, so that all tables have the same share of the thinkers
        self.used = registry.clock()
        self._attended = float("-inf")  # when a player last sent something

    @property
    def is_awaited(self) -> bool:
        """Whether a player waits for what bots do: is there now, was a moment ago, or comes when it is their turn."""
        if any(listener.own_seats for listener in self.listeners):
            return True
        if self.registry.clock() - self._attended < _PRESENT_SECONDS:
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
        self._attended = self.registry.clock()
        self._go_on_unless(was_awaited)

    def _go_on_unless(self, was_awaited: bool) -> None:
        """Let bots go on that have waited for somebody to be there."""
        if not was_awaited and self.is_awaited:
            self.registry.noticed(self)

    async def act(
        self,
        command: TableCommand,
        identity: CommandId | None = None,
        rows: Rows = (),
        changes: Sequence[Executable] = (),
        acknowledge: Acknowledge = lambda _sequence: None,
    ) -> int:
        """Decide a command, persist its entry with the rows given, then acknowledge, apply and broadcast it.

        Returns the number of its entry. A command that was carried out before is answered again with the same number.
        """
        if identity is not None and identity.seat is not None:
            self.attend()
        async with self._lock:
            self.used = self.registry.clock()
            for _ in range(_MOST_TRIES):
                known = None if identity is None else self._commands.find(identity)
                if known is not None:
                    acknowledge(known)
                    return known
                try:
                    return await self._write(command(self.table), identity, rows, changes, acknowledge)
                except Overtaken:  # by another process; decide again for the table as it is now
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
    ) -> int:
        """Write down an entry that was judged, and let it happen; Overtaken if another one has its place."""
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
            after=[*rows, *self.registry.reminders(self.table, entry, sequence)],
            changes=[*changes, *_lost_links(self.table, entry)],
        )
        await self.registry.journal.append(new)
        acknowledge(sequence)
        self._happened(sequence, entry, now, identity)
        return sequence

    async def wait_to_answer(self, at: int) -> None:
        """Hold a quick answer back, so that its time does not tell whether there was a choice.

        Whether somebody is asked is known to all and depends on no hand; how long it takes to see that a hand allows
        one answer only would tell of it. So no answer happens before others might have chosen.
        """
        table = self.table
        if table.at == at and table.is_new_choice:
            left = table.at_since + self.registry.answer_seconds - self.registry.clock()
            if left > 0:
                await self.registry.pause(min(left, self.registry.answer_seconds))

    def check_may_speak(self, seat: int | None) -> None:
        """Refuse what is said faster than anybody reads."""
        if not self._sayings.allows(seat, self.registry.clock()):
            raise NotNow("saying-too-often", most=self._sayings.most, seconds=self._sayings.seconds)

    def check_may_ask_for_hints(self, seat: int) -> None:
        """Refuse hints that are asked for faster than anybody chooses."""
        if not self._hints.allows(seat, self.registry.clock()):
            raise NotNow("hint-too-often", most=self._hints.most, seconds=self._hints.seconds)

    async def catch_up(self, sequence: int | None = None) -> None:
        """Apply what other processes have written, if the entry of that number is not known yet."""
        async with self._lock:
            if sequence is None or self.table.sequence < sequence:
                await self._catch_up()

    async def _catch_up(self) -> bool:
        """Apply what others have written; whether there was anything."""
        before, are_all_read = self.table.sequence, False
        while not are_all_read:
            # Few at a time: while a thread makes rows of them, the event loop has to share the interpreter with it.
            rows = await asyncio.to_thread(
                self.registry.library.entries, self.table.id, self.table.sequence, _MOST_ROWS_AT_ONCE
            )
            are_all_read = len(rows) < _MOST_ROWS_AT_ONCE
            await self._apply_rows(rows, expected=0 if are_all_read else self.table.sequence)
        if self.table.sequence == before:
            return False
        self.registry.noticed(self)
        return True

    async def _apply_rows(self, rows: Sequence[EntryRow], expected: int) -> None:
        """Apply entries in slices, between which everybody else goes on; about ``expected`` more will follow.

        How long a long table is nobody knows before its end. It counts as twice as long as what is known of it.
        """
        is_slice_over = len(rows) > _ENTRIES_AT_ONCE
        for number, row in enumerate(rows, 1):
            if is_slice_over:
                await self.registry.load_turns.wait(len(rows) - number + expected)
            entry = read(row.data)
            self._apply(row.sequence, entry, row.made, identity_in(row, entry))
            is_slice_over = number % _ENTRIES_AT_ONCE == 0 or self.table.is_turned_back

    def _happened(self, sequence: int, entry: AnyEntry, made: float, identity: CommandId | None) -> None:
        phase = self.table.phase
        self._apply(sequence, entry, made, identity)
        if self.table.phase != phase:
            self.registry.note_phase(self.table)
        if sequence in (self.table.at, self.table.turn.sequence) and not isinstance(entry, Played):
            self.registry.remind(self.table)
        self.registry.noticed(self)

    def _apply(self, sequence: int, entry: AnyEntry, made: float, identity: CommandId | None) -> None:
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
        self.recent.append(RecentEntry(sequence, entry, self.table.events, self.table.is_turned_back))
        self._tell(entry)

    def _tell(self, entry: AnyEntry) -> None:
        """Tell all who listen of the entry: who played it and waits for the answer, who has to choose, all others."""
        messages: dict[int | None, bytes] = {}
        first = [*([entry.seat] if isinstance(entry, Played) else []), self.table.choosing_person()]
        for listener in sorted(self.listeners, key=lambda listener: _place_in(first, listener.seat)):
            if listener.seat not in messages:
                messages[listener.seat] = entry_message(self.table, entry, listener.seat)
            listener.tell(messages[listener.seat])

    def send_away(self, listeners: Sequence[Listener]) -> None:
        """Tell them no more."""
        for listener in listeners:
            self.listeners.remove(listener)
            listener.send_away()


def _place_in(seats: list[int | None], seat: int | None) -> int:
    """Which of the seats it is; all others come after them."""
    return seats.index(seat) if seat in seats else len(seats)


def _lost_links(table: GameTable, entry: AnyEntry) -> list[Executable]:
    """Statements that remove all access to a seat which somebody leaves before the game: it will be somebody else's."""
    return lost_access(table.id, entry.seat) if isinstance(entry, Stood) else []
