"""Encode the messages of a table for a seat or a spectator, with nothing that they may not know."""

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

import msgspec

from alhambra.protocol import Action, Event
from alhambra.protocol.messages import DealingMessage, EventMessage
from alhambra.server.tables.entries import (
    ALL_QUESTIONS,
    AnyEntry,
    Made,
    Played,
    Promised,
    QuestionsWanted,
    Undone,
)
from alhambra.server.tables.pace import FREE, clocks, deadline
from alhambra.server.tables.table import GameTable, OpenVote

_SAYINGS_PER_MESSAGE: Final = 30
_SAYINGS_BYTES: Final = 16_000  # per message
_ENCODER: Final = msgspec.json.Encoder()


class RecentEntry(NamedTuple):
    """A recent entry with its events, for clients that reconnect."""

    sequence: int
    entry: AnyEntry
    events: list[Event]
    took_back: bool


def encoded(message: dict[str, Any]) -> bytes:
    """Return a message as JSON."""
    return _ENCODER.encode(message)


def with_head(head: dict[str, Any], body: bytes) -> bytes:
    """Return an encoded message with more fields in front."""
    return _ENCODER.encode(head)[:-1] + b"," + body[1:]


def entry_message(table: GameTable, entry: AnyEntry, seat: int | None) -> bytes:
    """Encode the entry that was just applied, for a seat or a spectator.

    Clients that update their view from events need nothing else; the deciding seat also gets its
    offers.
    """
    if table.took_back:
        return welcome(table, seat)
    message: dict[str, Any] = {"type": "entry", "sequence": table.sequence, "at": table.at}
    public = _public_part(entry)
    if public is not None:
        message["entry"] = public
    if table.has_new_state:
        message["table"] = table_state(table)
    if table.news.latest:
        message["news"] = table.news.latest
    if table.game is not None and table.at == table.sequence:
        if isinstance(entry, Played):
            message["events"] = table.game.events_for(seat)
        else:
            message["view"] = table.game.view(seat)
        message |= _choice_of(table, seat)
    if isinstance(entry, QuestionsWanted) and entry.seat == seat:
        message |= _questions_of(table, seat)
    return encoded(message)


def _choice_of(table: GameTable, seat: int | None) -> dict[str, Any]:
    """Return what a viewer may do at this position: offers, and actions to take back.

    Also the hands and the clocks, at tables that show them.
    """
    game = table.game
    choice: dict[str, Any] = {"undo": 0 if seat is None else table.undoable(seat)}
    if table.made.open_hands and game is not None:
        choice["hands"] = [game.view(number).get("hand") for number in range(len(table.seats))]
    if table.made.pace != FREE:
        choice["time"] = time_of(table)
    if game is not None and game.decision is not None and game.decision.seat == seat:
        choice["offers"] = [action.to_json() for action in game.legal_actions(seat=seat)]
    if seat is not None and table.seats[seat].wanted_questions != ALL_QUESTIONS:
        choice |= _questions_of(table, seat)
    return choice


def _questions_of(table: GameTable, seat: int) -> dict[str, Any]:
    """Return which optional questions a seat wants, and whether the server answers the current one."""
    is_answered = table.choosing_person() == seat and table.standing_answer() is not None
    return {"questions": table.seats[seat].wanted_questions, "is_answered": is_answered}


def _public_part(entry: AnyEntry) -> dict[str, Any] | None:
    """Return the fields of an entry that everybody may see.

    None for promises and actions, whose public part is in the dealing and in the events, and for
    what concerns its player alone.
    """
    if isinstance(entry, (Promised, Played, Made, Undone, QuestionsWanted)):
        return None
    builtin: dict[str, Any] = msgspec.to_builtins(entry)
    return builtin


def _events_for(seat: int | None, events: Iterable[Event]) -> list[EventMessage]:
    return [event.to_json() for event in events if event.is_for(seat)]


def dealing_of(table: GameTable) -> DealingMessage | None:
    """Return the public state of the dealing."""
    return None if table.promised is None else table.promised.to_json()


def table_state(table: GameTable) -> dict[str, Any]:
    """Return the public state of a table, without game and chat. Each chat message is sent once."""
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
    """Return an open vote: what is asked, who must agree, and who has agreed."""
    return {
        **msgspec.to_builtins(question.asked),
        "needed": sorted(table.needed(question.asked)),
        "agreed": sorted(question.agreed),
        "number": question.number,
    }


def _state_with_chat(table: GameTable) -> dict[str, Any]:
    """Return the public state with the latest news and chat messages; clients request earlier ones."""
    first, said = _chat_before(table, table.said_before + len(table.said))
    return {**table_state(table), "said": said, "said_before": first, "news": table.news.items}


def said_of(table: GameTable, before: int | None) -> dict[str, Any]:
    """Return a page of chat messages: those before message number ``before``, or the latest."""
    all_said = table.said_before + len(table.said)
    first, said = _chat_before(table, all_said if before is None else min(before, all_said))
    return {"at": table.at, "first": first, "said": said}


def _chat_before(table: GameTable, before: int) -> tuple[int, list[msgspec.Raw]]:
    """Return the last chat messages before a number, after the number of the first of them."""
    found: list[msgspec.Raw] = []
    size = 0
    for said in reversed(table.said[: max(0, before - table.said_before)]):
        encoded_saying = _ENCODER.encode(said)
        size += len(encoded_saying)
        if found and (len(found) == _SAYINGS_PER_MESSAGE or size > _SAYINGS_BYTES):
            break
        found.insert(0, msgspec.Raw(encoded_saying))
    return before - len(found), found


def time_of(table: GameTable) -> dict[str, Any] | None:
    """Return the deadline of the current choice and the clocks; None at a free pace."""
    if table.made.pace == FREE:
        return None
    return {"now": table.made_at, "since": table.turn.began, "deadline": deadline(table), "clocks": clocks(table)}


def welcome(table: GameTable, seat: int | None) -> bytes:
    """Encode the whole table, for a client that joins or must start over."""
    return encoded({"type": "table", **state_of(table, seat)})


def state_of(table: GameTable, seat: int | None) -> dict[str, Any]:
    """Return the whole table as a seat, or a spectator, may see it."""
    game = table.game
    return {
        "sequence": table.sequence,
        "at": table.at,
        "table": _state_with_chat(table),
        "view": None if game is None else game.view(seat),
        **_choice_of(table, seat),
    }


def offers_of(table: GameTable, seat: int | None) -> dict[str, Any]:
    """Return the actions that a seat may choose; none for spectators."""
    game = table.game
    offered: Iterable[Action] = [] if game is None or seat is None else game.legal_actions(seat=seat)
    return {"at": table.at, "offers": [action.to_json() for action in offered]}


def preview_of(table: GameTable, seat: int | None, action: str | dict[str, Any] | None) -> dict[str, Any]:
    """Return what an action of the seat would do; None for spectators.

    A preview may show what only the seat may know.
    """
    game = table.game
    if game is None or seat is None:
        return {"at": table.at, "preview": None}
    read = game.action_set.parse if isinstance(action, str) else game.action_set.from_json
    return {"at": table.at, "preview": game.preview(read(action), seat=seat)}


def refusals_of(table: GameTable, seat: int | None, incomplete: str | dict[str, Any] | None) -> dict[str, Any]:
    """Return every way to complete an action, with the refusal if any; none for spectators."""
    game = table.game
    refusals = [] if game is None or seat is None else game.refusals(incomplete, seat=seat)
    return {"at": table.at, "refusals": refusals}


def fit_of(table: GameTable, seat: int | None, tile: str | None) -> dict[str, Any]:
    """Return where a tile would fit in the seat's palace, and why not elsewhere; None for spectators."""
    game = table.game
    return {"at": table.at, "fit": None if game is None or seat is None else game.fit(tile, seat=seat)}


def standing_of(table: GameTable, seat: int | None) -> dict[str, Any]:
    """Return the standing: the scores if the game were scored now."""
    game = table.game
    return {"at": table.at, "standing": None if game is None else game.standing(seat=seat)}


def _needs_whole_table(recent: RecentEntry) -> bool:
    """Return whether events do not suffice: actions were taken back, or the game was dealt."""
    return recent.took_back or (bool(recent.events) and not isinstance(recent.entry, Played))


def _missed(table: GameTable, latest: Iterable[RecentEntry], seat: int | None, since: int | None) -> bytes | None:
    """Encode all events after entry ``since``; None if the client needs the whole table."""
    missed = [recent for recent in latest if since is not None and recent.sequence > since]
    is_complete = since is not None and since <= table.sequence and len(missed) == table.sequence - since
    if not is_complete or table.game is None or any(_needs_whole_table(recent) for recent in missed):
        return None
    events = _events_for(seat, [event for recent in missed for event in recent.events])
    return encoded(
        {
            "type": "resumed",
            "sequence": table.sequence,
            "at": table.at,
            "table": _state_with_chat(table),
            "events": [*events, table.game.events_for(seat)[-1]],
            **_choice_of(table, seat),
        }
    )


class EncodedStates:
    """A cache of the encoded table for each viewer, valid until the next entry."""

    def __init__(self) -> None:
        self._sequence = -1
        self._states: dict[int | None, bytes] = {}

    def of(self, table: GameTable, seat: int | None) -> bytes:
        """Return the whole table as a seat, or a spectator, may see it, as JSON."""
        if table.sequence != self._sequence:
            self._sequence = table.sequence
            self._states.clear()
        if seat not in self._states:
            self._states[seat] = encoded(state_of(table, seat))
        return self._states[seat]

    def welcome(self, table: GameTable, seat: int | None) -> bytes:
        """Return the message with the whole table, for a client that joins."""
        return with_head({"type": "table"}, self.of(table, seat))

    def resumed(self, table: GameTable, latest: Iterable[RecentEntry], seat: int | None, since: int | None) -> bytes:
        """Return the message for a client that has seen the table up to entry ``since``.

        It has the events since then, or the whole table if these do not suffice.
        """
        missed = _missed(table, latest, seat, since)
        return self.welcome(table, seat) if missed is None else missed
