"""The messages that every game of the family has."""

from typing import Any, TypeAlias, TypedDict

# A field of an action in its JSON form: a name, a number, several names, or a cell.
FieldValue: TypeAlias = str | int | list[str] | list[int]


class RefusalMessage(TypedDict):
    """Why something is not allowed: the violated clause and the reason."""

    clause: str
    sentence: str


class Payment(TypedDict):
    """What an action costs and what it pays, in money or coins."""

    price: int
    paid: int
    overpaid: int  # 0: exactly; below 0: so much is missing


class Judgement(TypedDict):
    """What a game says of an action that a seat might choose."""

    action: dict[str, FieldValue]
    refusal: RefusalMessage | None  # null: it may be played
    payment: Payment | None  # null: nothing is paid


class Preview(TypedDict):
    """What an action does up to the next decision, or to what nobody can foresee: chance, or something hidden."""

    refusal: RefusalMessage | None  # null: it may be played; else all the rest is empty
    events: list[dict[str, Any]]  # what would happen, as the asking seat sees it
    payment: Payment | None  # null: nothing is paid
    scored: list[dict[str, int]]  # by seat and source the points that are given out
    worth: list[dict[str, int]]  # by seat and source what the next scoring and the end would give more or less then
    another_action: bool  # whether the seat has an action after this one
    decision: dict[str, Any] | None  # the decision that follows, as in a view; null if none can be told
    chance: str | None  # the kind of what nobody can foresee and comes first; null if a decision does
    is_over: bool  # whether the game is over then


class Standing(TypedDict):
    """How the seats stand."""

    points: list[int]  # of the seats so far
