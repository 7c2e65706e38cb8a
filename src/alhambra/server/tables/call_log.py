"""The events of each action of a game, for clients that join late: replayed once, then cached."""

from collections import OrderedDict
from collections.abc import Iterable
from typing import Any, Final, NamedTuple

import msgspec

from alhambra.protocol import Event
from alhambra.protocol.decisions import is_in_audience
from alhambra.server.replays.fair_queue import Steps
from alhambra.server.tables.entries import Played
from alhambra.server.tables.table import GameTable

_PAGE_OF_CALLS: Final = 200
_PAGE_BYTES: Final = 64_000
_CACHED_TABLES: Final = 32  # each of a few hundred kilobytes
_BYTES_PER_COST: Final = 1_000  # as expensive as replaying one action
_ENCODER: Final = msgspec.json.Encoder()


class _Recorded(NamedTuple):
    """An encoded event with its audience."""

    audience: int
    message: bytes


class _Calls:
    """The calls of one table that have been requested so far."""

    def __init__(self, table: GameTable) -> None:
        first, self._game = table.beginning()
        self._played: list[Played] = table.played[:first]  # these cannot be replayed
        self.recorded: list[list[_Recorded]] = [*([[]] * first), _recorded(self._game.events)]

    def fits(self, table: GameTable) -> bool:
        """Return whether none of these actions was taken back.

        Actions are taken back from the end, so it is enough to look at the last one.
        """
        number = len(self._played)
        return number == 0 or (number <= len(table.played) and table.played[number - 1] is self._played[-1])

    def play_next(self, table: GameTable) -> None:
        """Replay one more action."""
        played = table.played[len(self._played)]
        self.recorded.append(_recorded(self._game.play(self._game.action_set.parse(played.action))))
        self._played.append(played)

    def events_for(self, number: int, seat: int | None) -> msgspec.Raw:
        """Return the list of events of one call that a seat, or a spectator (None), may see."""
        messages = [message for audience, message in self.recorded[number] if is_in_audience(audience, seat)]
        return msgspec.Raw(b"[" + b",".join(messages) + b"]")


def _recorded(events: Iterable[Event]) -> list[_Recorded]:
    return [_Recorded(event.audience, _ENCODER.encode(event.to_json())) for event in events]


class CallLogs:
    """The calls of the most recently requested tables."""

    def __init__(self) -> None:
        self._cached: OrderedDict[str, _Calls] = OrderedDict()

    def page(self, table: GameTable, seat: int | None, first: int) -> Steps[dict[str, Any]]:
        """Yield the costs of steps, then return a page of calls from ``first`` on, as a seat or spectator may see them.

        Call 0 is the set-up, call n the n-th action that was not taken back.
        """
        page: list[msgspec.Raw] = []
        size, source = 0, None
        while len(page) < _PAGE_OF_CALLS and size < _PAGE_BYTES:
            number = first + len(page)
            yield from self._replay_to(table, number)
            if table.game is None:
                break
            calls = self._calls(table)
            if source not in (None, calls):  # actions were taken back meanwhile
                page, size, source = [], 0, None
                continue
            if number > len(table.played):
                break
            source = calls
            page.append(calls.events_for(number, seat))
            size += len(bytes(page[-1]))
        yield size / _BYTES_PER_COST
        return {"at": table.at, "first": first, "calls": page}

    def _replay_to(self, table: GameTable, number: int) -> Steps[None]:
        """Replay up to a call. Between steps the table may change, or others may replay the same."""
        while table.game is not None and number <= len(table.played):
            calls = self._calls(table)
            if number < len(calls.recorded):
                return
            calls.play_next(table)
            yield 1

    def _calls(self, table: GameTable) -> _Calls:
        calls = self._cached.get(table.id)
        if calls is None or not calls.fits(table):
            calls = self._cached[table.id] = _Calls(table)
        self._cached.move_to_end(table.id)
        while len(self._cached) > _CACHED_TABLES:
            self._cached.popitem(last=False)
        return calls
