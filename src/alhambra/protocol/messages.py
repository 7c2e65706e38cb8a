"""The messages that all games have: the data that crosses the library's boundary, each declared once.

Documentation, JSON Schemas and TypeScript types follow from these declarations. Files of this name are next to the code
that creates the messages, contain only declarations, and can be imported without any rules.
"""

from typing import Annotated, Literal, NotRequired, TypedDict

from msgspec import Meta
from typing_extensions import ReadOnly

Seat = Annotated[int, Meta(description="a seat", ge=0)]
Cell = Annotated[
    list[int],
    Meta(description="a cell, as steps east and south of the starting tile", min_length=2, max_length=2),
]

At = Annotated[
    int, Meta(description="the number of the position: how many actions and chosen outcomes lead to it", ge=0)
]
Dealt = Literal["joint", "study", "open"]
DrawnBy = Literal["player", "dealer"]

# Events that everybody sees on the table anyway: logs do not describe them.
QUIET = Meta(extra_json_schema={"quiet": "always"})
QUIET_AT_TABLES = Meta(extra_json_schema={"quiet": "at tables"})  # replays describe what was dealt, rolled and declined

# --- what all messages of one sort have in common; each names its own kind ---


class EventMessage(TypedDict):
    """Something that happened; every kind of event has a type of its own."""

    event: ReadOnly[str]


class DecisionMessage(TypedDict):
    """A choice that a seat has to make; every kind of decision has a type of its own."""

    seat: ReadOnly[int]
    kind: ReadOnly[str]


class ActionMessage(TypedDict):
    """A seat's choice: every kind of action has fields of its own, listed by its class."""

    kind: ReadOnly[str]


class View(TypedDict):
    """Everything that a seat, or a spectator, may know about a game. Every game adds fields of its own."""

    game: Annotated[str, Meta(description="the name of the game")]
    modules: Annotated[list[str], Meta(description="the modules in play")]
    options: Annotated[list[str], Meta(description="the options in play")]
    dealt: Annotated[
        Dealt,
        Meta(
            description="where chance comes from: `joint`, `study` for a seed that somebody chose, "
            "`open` where a caller decides outcomes"
        ),
    ]
    promise: Annotated[
        str | None,
        Meta(
            description="the final promise of a jointly dealt game, of one of the older form the dealer's promise; "
            "else `null`"
        ),
    ]
    viewer: Annotated[int | None, Meta(description="whose view it is; `null` for a spectator")]
    at: At
    decision: Annotated[DecisionMessage | None, Meta(description="the choice that is due; `null` when there is none")]
    start_seat: Annotated[int, Meta(description="who began")]
    turn_seat: Annotated[int, Meta(description="whose turn it is, or was last")]
    is_over: Annotated[bool, Meta(description="whether the game is over")]
    winners: Annotated[list[int], Meta(description="the seats that have won; none before the end")]


# --- events of all games ---


class StartSeat(TypedDict):
    """The start seat was drawn at random."""

    event: Literal["start_seat"]
    seat: Seat


class NextDecision(TypedDict):
    """The next step, after everything that happened; it ends the events of every call."""

    event: Annotated[Literal["next_decision"], QUIET]
    at: At
    decision: Annotated[DecisionMessage | None, Meta(description="the choice that is due; `null` when there is none")]


class GameOver(TypedDict):
    """The game is over."""

    event: Literal["game_over"]
    points: Annotated[list[int], Meta(description="the final points of each seat")]
    winners: Annotated[list[int], Meta(description="the seats that have won")]


# --- what an action would do, and how the seats stand ---

SourcePoints = Annotated[
    dict[str, int], Meta(description="points by the line, type of building or module they are for")
]


RefusalParam = str | int | list[str] | list[int]


class RefusalMessage(TypedDict):
    """Why something is not allowed."""

    clause: Annotated[str, Meta(description="the violated clause of the rules")]
    reason: Annotated[str, Meta(description="the key of its sentence in the catalogues, without `refusal-`")]
    params: Annotated[dict[str, RefusalParam], Meta(description="what the sentence names")]


class Payment(TypedDict):
    """The cost of an action and the amount that it pays, in money or coins."""

    price: Annotated[int, Meta(description="what it costs")]
    paid: Annotated[int, Meta(description="what is paid")]
    overpaid: Annotated[int, Meta(description="how much is paid too much: 0 is exact, below 0 so much is missing")]


class Judgement(TypedDict):
    """The game's judgement of an action that a seat might choose."""

    action: Annotated[
        ActionMessage | None, Meta(description="the whole action; `null` if what was asked cannot be completed now")
    ]
    refusal: Annotated[RefusalMessage | None, Meta(description="why it may not be played; `null` if it may")]
    payment: Annotated[
        Payment | None,
        Meta(description="what it pays, whether enough or not; `null` if it pays nothing, or not in the right way"),
    ]


class Preview(TypedDict):
    """The effects of an action up to the next decision, or to something unforeseeable: chance or hidden information."""

    refusal: Annotated[RefusalMessage | None, Meta(description="why it may not be played; then all the rest is empty")]
    events: Annotated[list[EventMessage], Meta(description="what would happen, as the asking seat would see it")]
    payment: Annotated[Payment | None, Meta(description="what it pays; `null` if it pays nothing")]
    scored: Annotated[list[SourcePoints], Meta(description="the points that would be awarded, by seat")]
    worth: Annotated[
        list[SourcePoints],
        Meta(description="how the points of the next scoring and of the end would change if they came then, by seat"),
    ]
    another_action: Annotated[bool, Meta(description="whether the seat would have an action after it")]
    decision: Annotated[DecisionMessage | None, Meta(description="the next decision; `null` if it cannot be known yet")]
    chance: Annotated[
        str | None,
        Meta(description="the kind of the unforeseeable event that comes first; `null` if a decision comes first"),
    ]
    is_over: Annotated[bool, Meta(description="whether the game would be over")]


class Misfit(TypedDict):
    """A reason why a tile does not fit on some free cells beside a palace."""

    clause: Annotated[str, Meta(description="the clause of the rules")]
    reason: Annotated[str, Meta(description="the key of the refusal")]
    cells: Annotated[int, Meta(description="on how many cells", ge=1)]


class Fit(TypedDict):
    """Where a tile would fit in a palace, and why not elsewhere."""

    cells: Annotated[list[Cell], Meta(description="where it would fit")]
    misfits: Annotated[
        list[Misfit],
        Meta(description="why not on the other free cells beside the palace, the most frequent reason first"),
    ]


class Standing(TypedDict):
    """The standing of the seats. Every game adds fields of its own."""

    points: Annotated[list[int], Meta(description="the points of each seat so far")]


# --- what clients must know about a game, so that they need not know its kinds of actions and events ---


class FieldDeclaration(TypedDict):
    """A field of an action."""

    name: Annotated[str, Meta(description="what it is called")]
    form: Annotated[Literal["name", "names", "number", "cell"], Meta(description="what it holds")]
    place: NotRequired[
        Annotated[
            str,
            Meta(
                description="where the named things are: `hand`, `display`, or `cell` for the one that the action "
                "names; absent if their names are enough to find them"
            ),
        ]
    ]


class ActionDeclaration(TypedDict):
    """How players choose the actions of a kind."""

    chosen: Annotated[
        Literal["touch", "purchase", "aside", "button", "decline"],
        Meta(
            description="`touch`: by touching what its fields name; `purchase`: likewise, to buy on the market; "
            "`aside`: likewise, but never proposed; `button`: by a button; "
            "`decline`: by a button, doing without what is offered"
        ),
    ]
    fields: Annotated[list[FieldDeclaration], Meta(description="its fields in the order of the notation")]


class GameDeclaration(TypedDict):
    """Everything a client must know about a game with all its modules to let people play it."""

    game: Annotated[str, Meta(description="the name of the game")]
    actions: Annotated[dict[str, ActionDeclaration], Meta(description="by kind how each action is chosen")]
    decisions: Annotated[
        dict[str, list[str]], Meta(description="by kind of decision the kinds of action that it is between, if known")
    ]
    quiet: Annotated[list[str], Meta(description="the kinds of events that logs omit, because everybody sees them")]
    quiet_at_tables: Annotated[
        list[str], Meta(description="the kinds of events that the log of a table leaves out, but not a replay")
    ]
    clauses: Annotated[list[str], Meta(description="what the names of its clauses begin with")]
    module_clauses: Annotated[
        dict[str, list[str]], Meta(description="by module what the names of its clauses begin with")
    ]


# --- configs, dealings and records ---

Hash = Annotated[str, Meta(description="a hash in hexadecimal digits")]


class ConfigMessage(TypedDict):
    """The game that is played."""

    game: Annotated[str, Meta(description="the name of the game")]
    seats: Annotated[int, Meta(description="how many seats there are", ge=1)]
    modules: Annotated[list[str], Meta(description="the modules in play")]
    options: Annotated[list[str], Meta(description="the options in play")]


class PlayerMessage(TypedDict):
    """The player at a seat."""

    name: Annotated[str, Meta(description="what the player is called")]
    kind: Annotated[str, Meta(description="`person`, or the name of a bot")]


class ContributionMessage(TypedDict):
    """A player's part of a joint seed."""

    text: Annotated[str, Meta(description="any text")]
    nonce: Annotated[str, Meta(description="64 hexadecimal digits that keep it from being guessed")]


class OpeningMessage(TypedDict):
    """Everything that defines a jointly dealt game before its first card."""

    id: Annotated[str, Meta(description="what the game is called by machines")]
    rules: Annotated[str, Meta(description="the version of the rules")]
    config: ConfigMessage
    components: Hash
    players: Annotated[list[PlayerMessage], Meta(description="who sits at each seat")]


class DealingMessage(TypedDict):
    """Everything that everybody may know about a joint dealing, at any moment of it."""

    opening: OpeningMessage
    promise: Annotated[str, Meta(description="the dealer's promise, a hash of opening and secret")]
    commitments: Annotated[list[str | None], Meta(description="the commitment of each seat; `null` before it is made")]
    drawn_by: Annotated[
        list[DrawnBy | None],
        Meta(description="who drew the contribution of each seat; `null` before its commitment is made"),
    ]
    final_promise: Annotated[
        str | None,
        Meta(description="a hash of the promise and all commitments, which fixes them; `null` until all are made"),
    ]
    contributions: Annotated[
        list[ContributionMessage | None], Meta(description="the contribution of each seat; `null` before it is shown")
    ]
    broken_off: Annotated[str | None, Meta(description="why the dealing was broken off; `null` if it was not")]


class JointChance(TypedDict):
    """Chance to which everybody contributed."""

    kind: Literal["joint"]
    id: Annotated[str, Meta(description="what the game is called by machines")]
    promise: Annotated[str, Meta(description="the dealer's promise, a hash of opening and secret")]
    commitments: Annotated[list[str], Meta(description="the commitment of each seat")]
    drawn_by: NotRequired[
        Annotated[list[DrawnBy], Meta(description="who drew the contribution of each seat; absent in the older form")]
    ]
    final_promise: NotRequired[
        Annotated[str, Meta(description="a hash of the promise and all commitments; absent in the older form")]
    ]
    contributions: Annotated[list[ContributionMessage], Meta(description="the contribution of each seat")]
    secret: NotRequired[Annotated[str, Meta(description="the part of the dealer; nobody knows it before the end")]]


class StudyChance(TypedDict):
    """Chance from a seed that somebody chose."""

    kind: Literal["study"]
    seed: Annotated[str, Meta(description="the seed")]


class OpenChance(TypedDict):
    """Chance whose outcomes a caller decides."""

    kind: Literal["open"]


class RecordOpening(TypedDict):
    """The part of a record that was known before its first entry."""

    rules: Annotated[str, Meta(description="the version of the rules")]
    config: ConfigMessage
    components: Hash
    players: Annotated[list[PlayerMessage], Meta(description="who sat at each seat; empty if that was not stated")]
    chance: Annotated[JointChance | StudyChance | OpenChance, Meta(description="where chance came from")]
    position_hash: NotRequired[Annotated[str, Meta(description="of the position from which the game continues")]]


class RecordContent(RecordOpening):
    """A record without its seal."""

    format: Literal["alhambra record"]
    position: NotRequired[Annotated[list[str], Meta(description="the position from which the game continues")]]
    opened_at: Annotated[int | None, Meta(description="after how many entries chance was opened, else `null`")]
    entries: Annotated[list[str], Meta(description="what was chosen, in notation, such as `2: take gulden_5`")]
    result: Annotated[list[int] | None, Meta(description="the final points; `null` if the game is not over")]
    checksum: Hash
    head: Hash


class RecordMessage(RecordContent):
    """A whole game, to be replayed."""

    seal: Hash
