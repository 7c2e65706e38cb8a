"""The messages that the server sends over a WebSocket.

Schemas, TypeScript types and documentation are generated from these declarations.
"""

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from msgspec import Meta

from alhambra.analysis.messages import MoveReason
from alhambra.protocol.messages import (
    ActionMessage,
    ConfigMessage,
    DealingMessage,
    EventMessage,
    Fit,
    Judgement,
    Preview,
    RefusalMessage,
    Standing,
    View,
)


class SeatState(TypedDict):
    """A seat and its occupant."""

    kind: Annotated[str, Meta(description="`person`, or the name of a bot")]
    name: Annotated[str | None, Meta(description="`null` while the seat is free")]
    ready: Annotated[bool, Meta(description="whether the player is ready to start")]
    stand_in: Annotated[str | None, Meta(description="the bot that plays for an absent player")]
    has_left: Annotated[bool, Meta(description="whether the player has left the running game")]
    wants_notices: Annotated[bool, Meta(description="whether the player is notified of turns")]


class TimeState(TypedDict):
    """The time limits; all times are seconds since 1970 by the server's clock."""

    now: Annotated[float, Meta(description="when the last entry was made")]
    since: Annotated[float, Meta(description="when the turn began")]
    deadline: Annotated[float | None, Meta(description="when the current choice must be made")]
    clocks: Annotated[
        list[float] | None,
        Meta(description="the seconds on each clock when the turn began; `null` without clocks"),
    ]


class VoteState(TypedDict):
    """An open vote."""

    entry: Literal["asked"]
    seat: Annotated[int, Meta(description="the seat that asks")]
    what: Annotated[Literal["take_back", "stand_in"], Meta(description="what is asked")]
    actions: Annotated[int, Meta(description="how many actions to take back")]
    absent: Annotated[int | None, Meta(description="the seat for which a bot is to play")]
    needed: Annotated[list[int], Meta(description="the seats that must agree")]
    agreed: Annotated[list[int], Meta(description="the seats that have agreed")]
    number: Annotated[int, Meta(description="of the vote; `consent` may name it")]


class Saying(TypedDict):
    """A chat message."""

    entry: Literal["said"]
    seat: Annotated[int | None, Meta(description="`null` for a spectator")]
    name: Annotated[str, Meta(description="the name of the sender")]
    text: Annotated[str, Meta(description="arbitrary text, which clients must escape")]


class NewsState(TypedDict):
    """What somebody did at the table besides playing."""

    what: Annotated[
        Literal["sat", "stood", "filled", "broke_off", "left", "replaced", "returned", "took_back"],
        Meta(
            description="a person sat down or stood up, a bot filled the seat, the dealing was aborted; "
            "the player left, was replaced by a bot, returned, or took actions back"
        ),
    ]
    seat: Annotated[int, Meta(description="the seat")]
    name: Annotated[str, Meta(description="the name of who sat there")]
    played: Annotated[int, Meta(description="how many actions had been played")]
    actions: Annotated[int, Meta(description="how many actions were taken back")]


class TableState(TypedDict):
    """The public state of a table, besides the game."""

    id: Annotated[str, Meta(description="the id of the table")]
    config: Annotated[ConfigMessage, Meta(description="what is played")]
    phase: Annotated[Literal["gathering", "dealing", "playing", "over"], Meta(description="the phase of the table")]
    pace: Annotated[str, Meta(description="`free`, `60s`, `2d`, `20m` or `20m+10s`")]
    open_hands: Annotated[bool, Meta(description="whether everybody sees all hands")]
    public: Annotated[bool, Meta(description="whether the table is listed and anybody may join")]
    watching: Annotated[bool, Meta(description="whether spectators are allowed")]
    leaving: Annotated[
        Literal["bot", "agreement"],
        Meta(description="who replaces a player who leaves: a bot at once, or as the others agree"),
    ]
    hints: Annotated[bool, Meta(description="whether players may ask what a strong player would do")]
    seats: Annotated[list[SeatState], Meta(description="the seats")]
    time: Annotated[TimeState | None, Meta(description="`null` at a free pace")]
    rematch_of: Annotated[str | None, Meta(description="the table of which this is a rematch")]
    rematch: Annotated[str | None, Meta(description="the table of the rematch")]
    dealing: Annotated[DealingMessage | None, Meta(description="the state of the dealing")]
    broken_off: Annotated[int, Meta(description="how many dealings were aborted")]
    question: Annotated[VoteState | None, Meta(description="the open vote")]
    rewound: Annotated[bool, Meta(description="whether actions were taken back that had revealed cards, tiles or dice")]
    said: NotRequired[Annotated[list[Saying], Meta(description="the latest chat messages; only with a whole table")]]
    said_before: NotRequired[Annotated[int, Meta(description="with `said`: the number of earlier messages")]]
    news: NotRequired[Annotated[list[NewsState], Meta(description="the latest news; only with a whole table")]]


class Hint(TypedDict):
    """A choice that a strong player would consider."""

    action: ActionMessage
    then: Annotated[list[ActionMessage], Meta(description="the best continuation in the same turn")]
    cost: Annotated[float, Meta(description="points by which it is worse than the best choice")]
    reasons: Annotated[list[MoveReason], Meta(description="what it gains and costs, most important first")]


class PositionState(TypedDict):
    """The fields that every position has."""

    sequence: Annotated[int, Meta(description="the number of the last entry")]
    at: Annotated[int, Meta(description="the position of the game; `play` and `undo` name it")]
    offers: NotRequired[
        Annotated[list[ActionMessage], Meta(description="the legal actions, if it is the viewer's decision")]
    ]
    hands: NotRequired[Annotated[list[list[str] | None], Meta(description="all hands, where they are open")]]
    time: NotRequired[Annotated[TimeState | None, Meta(description="unless the pace is free")]]
    questions: NotRequired[
        Annotated[
            Literal["all", "choice", "none"],
            Meta(description="the optional questions of modules that the viewer wants; `all` if it is missing"),
        ]
    ]
    is_answered: NotRequired[
        Annotated[bool, Meta(description="with `questions`: whether the server declines the present one")]
    ]


class WholeTable(PositionState):
    """The whole table, when a client joins or must start over."""

    type: Literal["table"]
    table: Annotated[TableState, Meta(description="the public state of the table")]
    view: Annotated[View | None, Meta(description="the viewer's view of the game; `null` before it begins")]
    undo: Annotated[int, Meta(description="how many of its actions the viewer can take back without a vote")]


class Happened(PositionState):
    """An entry: something happened at the table."""

    type: Literal["entry"]
    entry: NotRequired[Annotated[dict[str, Any], Meta(description="what happened, unless it was an action")]]
    table: NotRequired[Annotated[TableState, Meta(description="if something besides the game changed")]]
    news: NotRequired[Annotated[list[NewsState], Meta(description="who came, left, was replaced or took back")]]
    events: NotRequired[Annotated[list[EventMessage], Meta(description="the events of an action for the viewer")]]
    view: NotRequired[Annotated[View, Meta(description="when the game begins")]]
    undo: NotRequired[
        Annotated[int, Meta(description="how many of its actions the viewer can take back without a vote")]
    ]


class Resumed(PositionState):
    """The events that a client missed before it reconnected."""

    type: Literal["resumed"]
    table: Annotated[TableState, Meta(description="the public state of the table")]
    events: Annotated[list[EventMessage], Meta(description="the events that the client missed")]
    undo: Annotated[int, Meta(description="how many of its actions the viewer can take back without a vote")]


class PresenceState(TypedDict):
    """Who follows the table now."""

    here: Annotated[list[int], Meta(description="the seats whose players follow the table")]
    complete: Annotated[bool, Meta(description="whether the players of all other seats are away")]
    spectators: Annotated[int, Meta(description="how many clients of spectators follow the table")]


class PresenceChanged(PresenceState):
    """Who follows the table, for clients that asked for it; first after the table, then on every change."""

    type: Literal["presence"]


class Answered(TypedDict):
    """A command was carried out and stored."""

    type: Literal["answer"]
    id: Annotated[str, Meta(description="of the command")]
    sequence: Annotated[int, Meta(description="the number of the resulting entry")]


class RefusedCommand(TypedDict):
    """A command or query was refused; nothing was changed."""

    type: Literal["refused"]
    id: NotRequired[Annotated[str, Meta(description="of the command; missing if it could not be read")]]
    error: Annotated[str, Meta(description="the kind of the error")]
    key: Annotated[str, Meta(description="the key of its sentence in the catalogues, without `error-`")]
    params: Annotated[
        dict[str, Any], Meta(description="the parameters of the sentence; a phrase has `key` and `params`")
    ]
    sentence: Annotated[str, Meta(description="the sentence in English")]
    refusal: NotRequired[Annotated[RefusalMessage, Meta(description="why an action is not allowed")]]
    at: Annotated[int, Meta(description="the position of the game")]


class QueryAnswer(TypedDict):
    """The answer to a query, with the field that was requested."""

    type: Literal["told"]
    id: Annotated[str, Meta(description="of the query")]
    at: Annotated[int, Meta(description="the position of the game")]
    sequence: NotRequired[Annotated[int, Meta(description="with `table`: the number of the last entry")]]
    table: NotRequired[Annotated[TableState, Meta(description="with `table`: the public state of the table")]]
    view: NotRequired[Annotated[View | None, Meta(description="with `table`: the viewer's view of the game")]]
    undo: NotRequired[
        Annotated[int, Meta(description="with `table`: how many actions can be taken back without a vote")]
    ]
    hands: NotRequired[
        Annotated[list[list[str] | None], Meta(description="with `table`: all hands, where they are open")]
    ]
    time: NotRequired[Annotated[TimeState | None, Meta(description="with `table`: unless the pace is free")]]
    questions: NotRequired[
        Annotated[
            Literal["all", "choice", "none"],
            Meta(description="with `table`: the optional questions of modules that the viewer wants"),
        ]
    ]
    is_answered: NotRequired[
        Annotated[bool, Meta(description="with `questions`: whether the server declines the present one")]
    ]
    offers: NotRequired[Annotated[list[ActionMessage], Meta(description="the actions that the seat may choose")]]
    preview: NotRequired[Annotated[Preview | None, Meta(description="what an action would do")]]
    refusals: NotRequired[Annotated[list[Judgement], Meta(description="the ways to complete an action, with refusals")]]
    fit: NotRequired[Annotated[Fit | None, Meta(description="where a tile would fit, and why not elsewhere")]]
    standing: NotRequired[Annotated[Standing | None, Meta(description="the scores if the game were scored now")]]
    hints: NotRequired[Annotated[list[Hint], Meta(description="the best few choices, best first")]]
    first: NotRequired[
        Annotated[int, Meta(description="with `history`: the first call; with `said`: the first message")]
    ]
    said: NotRequired[
        Annotated[list[Saying], Meta(description="with `said`: earlier messages; empty when there are no more")]
    ]
    calls: NotRequired[Annotated[list[list[EventMessage]], Meta(description="with `history`: the events of each call")]]


SENT = (WholeTable, Happened, Resumed, PresenceChanged, Answered, RefusedCommand, QueryAnswer)
