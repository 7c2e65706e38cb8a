"""What a table is told like: to a seat or a spectator, and never more than they may know."""

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

import msgspec

from alhambra.protocol import Action, Event
from alhambra.protocol.messages import DealingMessage, EventMessage
from alhambra.server.tables.entries import AnyEntry, Made, Played, Promised, Undone
from alhambra.server.tables.pace import FREE, clocks, deadline
from alhambra.server.tables.table import GameTable, OpenVote

_MOST_SAYINGS: Final = 30  # in a message
_MOST_BYTES_SAID: Final = 16_000
_ENCODER: Final = msgspec.json.Encoder()


class RecentEntry(NamedTuple):
    """An entry of late with what it told, for those who were away for a moment."""

    sequence: int
    entry: AnyEntry
    events: list[Event]
    is_turned_back: bool


def encoded(message: dict[str, Any]) -> bytes:
    """A message as it is sent."""
    return _ENCODER.encode(message)


def with_head(head: dict[str, Any], body: bytes) -> bytes:
    """An encoded message with some more fields in front."""
    return _ENCODER.encode(head)[:-1] + b"," + body[1:]


def entry_message(table: GameTable, entry: AnyEntry, seat: int | None) -> bytes:
    """What a seat or a spectator is told of the entry that has just happened.

    Whoever keeps the view up to date from events needs nothing else; the seat that decides gets its offers, too.
    """
    if table.is_turned_back:
        return welcome(table, seat)
    message: dict[str, Any] = {"type": "entry", "sequence": table.sequence, "at": table.at}
    what = _open_part(entry)
    if what is not None:
        message["entry"] = what
    if table.is_rearranged:
        message["table"] = table_state(table)
    if table.game is not None and table.at == table.sequence:
        if isinstance(entry, Played):
            message["events"] = table.game.events_for(seat)
        else:
            message["view"] = table.game.view(seat)
        message |= _choice_of(table, seat)
    return encoded(message)


def _choice_of(table: GameTable, seat: int | None) -> dict[str, Any]:
    """What a viewer may do in this position: the seat that decides has offers; some can take actions back.

    Some tables show more with every position: all hands, and how much time there is.
    """
    game = table.game
    choice: dict[str, Any] = {"undo": 0 if seat is None else table.undoable(seat)}
    if table.made.open_hands and game is not None:
        choice["hands"] = [game.view(number).get("hand") for number in range(len(table.seats))]
    if table.made.pace != FREE:
        choice["time"] = time_of(table)
    if game is not None and game.decision is not None and game.decision.seat == seat:
        choice["offers"] = [action.to_json() for action in game.legal_actions(seat=seat)]
    return choice


def _open_part(entry: AnyEntry) -> dict[str, Any] | None:
    """What everybody may know of an entry: nothing of a promise but what the dealing shows, of an action its events."""
    if isinstance(entry, (Promised, Played, Made, Undone)):
        return None
    builtin: dict[str, Any] = msgspec.to_builtins(entry)
    return builtin


def _events_for(seat: int | None, events: Iterable[Event]) -> list[EventMessage]:
    return [event.to_json() for event in events if event.is_for(seat)]


def dealing_of(table: GameTable) -> DealingMessage | None:
    """How far the seed is, as everybody may know it."""
    return None if table.promised is None else table.promised.to_json()


def table_state(table: GameTable) -> dict[str, Any]:
    """What everybody at the table knows besides the game and the talk, of which each saying is told once."""
    made = table.made
    question = table.question
    return {
        "id": table.id,
        "config": table.config.to_json(),
        "phase": table.phase,
        "pace": made.pace,
        "open_hands": made.open_hands,
        "public": made.public,
        "watching": made.watching,
        "leaving": made.leaving,
        "hints": made.hints,
        "seats": [
            {
                "kind": seat.kind,
                "name": seat.name or None,
                "ready": seat.ready,
                "stand_in": seat.stand_in,
                "has_left": seat.has_left,
                "wants_notices": seat.wants_notices,
            }
            for seat in table.seats
        ],
        "time": time_of(table),
        "rematch_of": made.rematch_of,
        "rematch": table.rematch,
        "dealing": dealing_of(table),
        "broken_off": table.broken_off,
        "question": None if question is None else _question_of(table, question),
        "rewound": table.is_rewound,
    }


def _question_of(table: GameTable, question: OpenVote) -> dict[str, Any]:
    """What is asked, who must agree, and who has done so."""
    return {
        **msgspec.to_builtins(question.asked),
        "needed": sorted(table.needed(question.asked)),
        "agreed": sorted(question.agreed),
        "number": question.number,
    }


def _state_with_talk(table: GameTable) -> dict[str, Any]:
    """The same with what was said of late; what was said before that is asked for."""
    first, said = _talk_before(table, table.said_before + len(table.said))
    return {**table_state(table), "said": said, "said_before": first}


def said_of(table: GameTable, before: int | None) -> dict[str, Any]:
    """What was said before a saying, as much as a message may hold, or at last; the first saying has the number 0."""
    all_said = table.said_before + len(table.said)
    first, said = _talk_before(table, all_said if before is None else min(before, all_said))
    return {"at": table.at, "first": first, "said": said}


def _talk_before(table: GameTable, before: int) -> tuple[int, list[msgspec.Raw]]:
    """The last sayings before one of a number, and the number of the first of them."""
    found: list[msgspec.Raw] = []
    size = 0
    for said in reversed(table.said[: max(0, before - table.said_before)]):
        encoded_saying = _ENCODER.encode(said)
        size += len(encoded_saying)
        if found and (len(found) == _MOST_SAYINGS or size > _MOST_BYTES_SAID):
            break
        found.insert(0, msgspec.Raw(encoded_saying))
    return before - len(found), found


def time_of(table: GameTable) -> dict[str, Any] | None:
    """When the choice that is due must be made, and what each seat had on its clock when the turn began."""
    if table.made.pace == FREE:
        return None
    return {"now": table.made_at, "since": table.turn.began, "deadline": deadline(table), "clocks": clocks(table)}


def welcome(table: GameTable, seat: int | None) -> bytes:
    """All that somebody needs who comes to the table, or must look at it anew."""
    return encoded({"type": "table", **state_of(table, seat)})


def state_of(table: GameTable, seat: int | None) -> dict[str, Any]:
    """The whole table as a seat, or a spectator, may see it."""
    game = table.game
    return {
        "sequence": table.sequence,
        "at": table.at,
        "table": _state_with_talk(table),
        "view": None if game is None else game.view(seat),
        **_choice_of(table, seat),
    }


def offers_of(table: GameTable, seat: int | None) -> dict[str, Any]:
    """What the seat may choose now, as data; nothing for spectators."""
    game = table.game
    offered: Iterable[Action] = [] if game is None or seat is None else game.legal_actions(seat=seat)
    return {"at": table.at, "offers": [action.to_json() for action in offered]}


def preview_of(table: GameTable, seat: int | None, action: str | dict[str, Any] | None) -> dict[str, Any]:
    """What an action of the seat would do; nothing for spectators, who would be told what the seat alone may know."""
    game = table.game
    if game is None or seat is None:
        return {"at": table.at, "preview": None}
    read = game.action_set.parse if isinstance(action, str) else game.action_set.from_json
    return {"at": table.at, "preview": game.preview(read(action), seat=seat)}


def refusals_of(table: GameTable, seat: int | None, incomplete: str | dict[str, Any] | None) -> dict[str, Any]:
    """What may become of an action with open fields, and why it may not; nothing for spectators."""
    game = table.game
    judged = [] if game is None or seat is None else game.refusals(incomplete, seat=seat)
    return {"at": table.at, "refusals": judged}


def standing_of(table: GameTable, seat: int | None) -> dict[str, Any]:
    """How the seats stand, as if scored now."""
    game = table.game
    return {"at": table.at, "standing": None if game is None else game.standing(seat=seat)}


def _needs_the_whole(recent: RecentEntry) -> bool:
    """Whether an entry cannot be told by the events of an action: something was taken back, or the game was dealt."""
    return recent.is_turned_back or (bool(recent.events) and not isinstance(recent.entry, Played))


def _missed(table: GameTable, latest: Iterable[RecentEntry], seat: int | None, since: int | None) -> bytes | None:
    """What was told since somebody has seen the table, up to an entry; None if that does not suffice."""
    missed = [recent for recent in latest if since is not None and recent.sequence > since]
    is_complete = since is not None and since <= table.sequence and len(missed) == table.sequence - since
    if not is_complete or table.game is None or any(_needs_the_whole(recent) for recent in missed):
        return None
    events = _events_for(seat, [event for recent in missed for event in recent.events])
    return encoded(
        {
            "type": "resumed",
            "sequence": table.sequence,
            "at": table.at,
            "table": _state_with_talk(table),
            "events": [*events, table.game.events_for(seat)[-1]],
            **_choice_of(table, seat),
        }
    )


class EncodedStates:
    """A table as its viewers see it, encoded once for all who look while nothing happens."""

    def __init__(self) -> None:
        self._sequence = -1
        self._states: dict[int | None, bytes] = {}

    def of(self, table: GameTable, seat: int | None) -> bytes:
        """The whole table as a seat, or a spectator, may see it."""
        if table.sequence != self._sequence:
            self._sequence = table.sequence
            self._states.clear()
        if seat not in self._states:
            self._states[seat] = encoded(state_of(table, seat))
        return self._states[seat]

    def welcome(self, table: GameTable, seat: int | None) -> bytes:
        """All that somebody needs who comes to the table."""
        return with_head({"type": "table"}, self.of(table, seat))

    def resumed(self, table: GameTable, latest: Iterable[RecentEntry], seat: int | None, since: int | None) -> bytes:
        """What somebody needs who has seen the table up to an entry: what was told since, or all of it."""
        missed = _missed(table, latest, seat, since)
        return self.welcome(table, seat) if missed is None else missed
