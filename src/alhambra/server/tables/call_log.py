"""What the calls of a game have told, for who comes late and wants to read it: replayed once, and kept."""

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
_MOST_KEPT: Final = 32  # tables, each with some hundred kilobytes
_BYTES_OF_A_STEP: Final = 1_000  # that cost as much as an action
_ENCODER: Final = msgspec.json.Encoder()


class _Recorded(NamedTuple):
    """An encoded event, and who may see it."""

    audience: int
    message: bytes


class _Calls:
    """The calls of one table, as far as somebody has asked for them."""

    def __init__(self, table: GameTable) -> None:
        first, self._game = table.beginning()
        self._played: list[Played] = table.played[:first]  # before the calls that can be played again
        self.recorded: list[list[_Recorded]] = [*([[]] * first), _recorded(self._game.events)]

    def fits(self, table: GameTable) -> bool:
        """Whether all these actions still stand: actions are taken back from the end, so the last one tells."""
        number = len(self._played)
        return number == 0 or (number <= len(table.played) and table.played[number - 1] is self._played[-1])

    def play_next(self, table: GameTable) -> None:
        """Play one more action."""
        played = table.played[len(self._played)]
        self.recorded.append(_recorded(self._game.play(self._game.action_set.parse(played.action))))
        self._played.append(played)

    def heard(self, number: int, seat: int | None) -> msgspec.Raw:
        """What a call told a seat, or a spectator, as a list of events."""
        messages = [message for audience, message in self.recorded[number] if is_in_audience(audience, seat)]
        return msgspec.Raw(b"[" + b",".join(messages) + b"]")


def _recorded(events: Iterable[Event]) -> list[_Recorded]:
    return [_Recorded(event.audience, _ENCODER.encode(event.to_json())) for event in events]


class CallLogs:
    """The calls of the tables that were asked for last."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, _Calls] = OrderedDict()

    def page(self, table: GameTable, seat: int | None, first: int) -> Steps[dict[str, Any]]:
        """What calls have told the seat, or a spectator: a page of them, from one on.

        0 is the set-up, n the n-th action that still stands.
        """
        page: list[msgspec.Raw] = []
        size, source = 0, None
        while len(page) < _PAGE_OF_CALLS and size < _PAGE_BYTES:
            number = first + len(page)
            yield from self._played_up_to(table, number)
            if table.game is None:
                break
            calls = self._calls(table)
            if source not in (None, calls):  # actions were taken back meanwhile
                page, size, source = [], 0, None
                continue
            if number > len(table.played):
                break
            source = calls
            page.append(calls.heard(number, seat))
            size += len(bytes(page[-1]))
        yield size / _BYTES_OF_A_STEP
        return {"at": table.at, "first": first, "calls": page}

    def _played_up_to(self, table: GameTable, number: int) -> Steps[None]:
        """Know what a call has told. Between the steps the table may change, and others may ask for the same."""
        while table.game is not None and number <= len(table.played):
            calls = self._calls(table)
            if number < len(calls.recorded):
                return
            calls.play_next(table)
            yield 1

    def _calls(self, table: GameTable) -> _Calls:
        calls = self._kept.get(table.id)
        if calls is None or not calls.fits(table):
            calls = self._kept[table.id] = _Calls(table)
        self._kept.move_to_end(table.id)
        while len(self._kept) > _MOST_KEPT:
            self._kept.popitem(last=False)
        return calls
