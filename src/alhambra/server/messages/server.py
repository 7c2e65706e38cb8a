"""What the server sends over a socket, declared once: schemas, types and documentation follow from it."""

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from msgspec import Meta

from alhambra.analysis.messages import MoveReason
from alhambra.protocol.messages import (
    ActionMessage,
    ConfigMessage,
    DealingMessage,
    EventMessage,
    Judgement,
    Preview,
    RefusalMessage,
    Standing,
    View,
)


class SeatState(TypedDict):
    """Who sits at a seat."""

    kind: Annotated[str, Meta(description="`person`, or the name of a bot")]
    name: Annotated[str | None, Meta(description="`null` while the seat is free")]
    ready: Annotated[bool, Meta(description="whether the player is ready to start")]
    stand_in: Annotated[str | None, Meta(description="the bot that plays for an absent player")]
    has_left: Annotated[bool, Meta(description="whether the player has left the running game")]
    wants_notices: Annotated[bool, Meta(description="whether the player is told of turns")]


class TimeState(TypedDict):
    """How much time there is; all times are seconds since 1970 by the clock of the server."""

    now: Annotated[float, Meta(description="when the last entry was made")]
    since: Annotated[float, Meta(description="when the turn began")]
    deadline: Annotated[float | None, Meta(description="when the choice that is due must be made")]
    clocks: Annotated[
        list[float] | None,
        Meta(description="what each seat had on its clock when the turn began; `null` without clocks"),
    ]


class QuestionState(TypedDict):
    """What a seat asks all others."""

    entry: Literal["asked"]
    seat: Annotated[int, Meta(description="who asks")]
    what: Annotated[Literal["take_back", "stand_in"], Meta(description="what is to be done")]
    actions: Annotated[int, Meta(description="how many actions are to be taken back")]
    absent: Annotated[int | None, Meta(description="the seat for which a bot is to play")]
    needed: Annotated[list[int], Meta(description="the seats that must agree")]
    agreed: Annotated[list[int], Meta(description="the seats that have agreed")]
    number: Annotated[int, Meta(description="of the question; `consent` may name it")]


class Saying(TypedDict):
    """What somebody said."""

    entry: Literal["said"]
    seat: Annotated[int | None, Meta(description="`null` for a spectator")]
    name: Annotated[str, Meta(description="the name of who speaks")]
    text: Annotated[str, Meta(description="what was said; any text, so it must be escaped")]


class TableState(TypedDict):
    """What everybody at the table knows besides the game."""

    id: Annotated[str, Meta(description="the id of the table")]
    config: Annotated[ConfigMessage, Meta(description="what is played")]
    phase: Annotated[Literal["gathering", "dealing", "playing", "over"], Meta(description="how far the table is")]
    pace: Annotated[str, Meta(description="`free`, `60s`, `2d`, `20m` or `20m+10s`")]
    open_hands: Annotated[bool, Meta(description="whether everybody sees all hands")]
    public: Annotated[bool, Meta(description="whether everybody may join and watch")]
    watching: Annotated[bool, Meta(description="whether there are spectators")]
    leaving: Annotated[
        Literal["bot", "agreement"],
        Meta(description="who plays on for a player who leaves: a bot, or as the others agree"),
    ]
    hints: Annotated[bool, Meta(description="whether players may ask what a strong player would do")]
    seats: Annotated[list[SeatState], Meta(description="the seats")]
    time: Annotated[TimeState | None, Meta(description="`null` at a free pace")]
    rematch_of: Annotated[str | None, Meta(description="the table at which the same people met before")]
    rematch: Annotated[str | None, Meta(description="the table at which they meet again")]
    dealing: Annotated[DealingMessage | None, Meta(description="how far the seed is")]
    broken_off: Annotated[int, Meta(description="how many dealings were broken off")]
    question: Annotated[QuestionState | None, Meta(description="what is asked now")]
    rewound: Annotated[
        bool, Meta(description="whether actions were taken back that had shown cards, tiles or dice to come")
    ]
    said: NotRequired[
        Annotated[list[Saying], Meta(description="the latest of what was said; only when a whole table is told")]
    ]
    said_before: NotRequired[Annotated[int, Meta(description="with `said`: how much was said before that")]]


class Hint(TypedDict):
    """A choice that a strong player would think of."""

    action: ActionMessage
    then: Annotated[list[ActionMessage], Meta(description="what had best follow in the same turn")]
    cost: Annotated[float, Meta(description="points of worth by which it is behind the best choice")]
    reasons: Annotated[list[MoveReason], Meta(description="what it gains and costs, the weightiest first")]


class PositionState(TypedDict):
    """What goes with every position that is told."""

    sequence: Annotated[int, Meta(description="the number of the last entry")]
    at: Annotated[int, Meta(description="the position of the game; `play` and `undo` name it")]
    offers: NotRequired[Annotated[list[ActionMessage], Meta(description="what the viewer may choose, if it has to")]]
    hands: NotRequired[Annotated[list[list[str] | None], Meta(description="all hands, where they are open")]]
    time: NotRequired[Annotated[TimeState | None, Meta(description="at a pace that is not free")]]


class WholeTable(PositionState):
    """The whole table: when a client comes, and when it must look at everything anew."""

    type: Literal["table"]
    table: Annotated[TableState, Meta(description="what everybody knows besides the game")]
    view: Annotated[View | None, Meta(description="what the viewer may know of the game; `null` before it")]
    undo: Annotated[int, Meta(description="how many own actions can be taken back without asking")]


class Happened(PositionState):
    """An entry: something has happened at the table."""

    type: Literal["entry"]
    entry: NotRequired[Annotated[dict[str, Any], Meta(description="what happened, if it was no action")]]
    table: NotRequired[Annotated[TableState, Meta(description="if it changed something besides the game")]]
    events: NotRequired[Annotated[list[EventMessage], Meta(description="what an action told the viewer")]]
    view: NotRequired[Annotated[View, Meta(description="when the game begins")]]
    undo: NotRequired[Annotated[int, Meta(description="how many own actions can be taken back without asking")]]


class Resumed(PositionState):
    """What a client has missed that was away for a moment."""

    type: Literal["resumed"]
    table: Annotated[TableState, Meta(description="what everybody knows besides the game")]
    events: Annotated[list[EventMessage], Meta(description="what was told since")]
    undo: Annotated[int, Meta(description="how many own actions can be taken back without asking")]


class Answered(TypedDict):
    """A command was carried out, and is on the disk."""

    type: Literal["answer"]
    id: Annotated[str, Meta(description="of the command")]
    sequence: Annotated[int, Meta(description="the number of the entry that it became")]


class RefusedCommand(TypedDict):
    """A command or a question was refused; nothing was changed."""

    type: Literal["refused"]
    id: NotRequired[Annotated[str, Meta(description="of the command; missing if it could not be read")]]
    error: Annotated[str, Meta(description="the kind of the error")]
    key: Annotated[str, Meta(description="the key of its sentence in the catalogues, without `error-`")]
    params: Annotated[
        dict[str, Any], Meta(description="what the sentence is filled with; a phrase has `key` and `params`")
    ]
    sentence: Annotated[str, Meta(description="the sentence in English")]
    refusal: NotRequired[Annotated[RefusalMessage, Meta(description="why an action is not allowed")]]
    at: Annotated[int, Meta(description="the position of the game")]


class QuestionAnswer(TypedDict):
    """The answer to a question; it has the field that was asked for."""

    type: Literal["told"]
    id: Annotated[str, Meta(description="of the question")]
    at: Annotated[int, Meta(description="the position of the game")]
    sequence: NotRequired[Annotated[int, Meta(description="with `table`: the number of the last entry")]]
    table: NotRequired[Annotated[TableState, Meta(description="with `table`: what everybody knows besides the game")]]
    view: NotRequired[Annotated[View | None, Meta(description="with `table`: what the viewer may know of the game")]]
    undo: NotRequired[Annotated[int, Meta(description="with `table`: how many own actions can be taken back")]]
    hands: NotRequired[
        Annotated[list[list[str] | None], Meta(description="with `table`: all hands, where they are open")]
    ]
    time: NotRequired[Annotated[TimeState | None, Meta(description="with `table`: at a pace that is not free")]]
    offers: NotRequired[Annotated[list[ActionMessage], Meta(description="what the seat may choose")]]
    preview: NotRequired[Annotated[Preview | None, Meta(description="what an action would do")]]
    refusals: NotRequired[Annotated[list[Judgement], Meta(description="what may become of an action, and why not")]]
    standing: NotRequired[Annotated[Standing | None, Meta(description="how the seats stand, as if scored now")]]
    hints: NotRequired[Annotated[list[Hint], Meta(description="the best few choices, the best first")]]
    first: NotRequired[
        Annotated[int, Meta(description="with `history`: the first call; with `said`: the first saying")]
    ]
    said: NotRequired[Annotated[list[Saying], Meta(description="with `said`: what was said before; empty at the end")]]
    calls: NotRequired[Annotated[list[list[EventMessage]], Meta(description="with `history`: what each call told")]]


SENT = (WholeTable, Happened, Resumed, Answered, RefusedCommand, QuestionAnswer)
