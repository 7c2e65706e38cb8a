"""What a game asks and tells: decisions of seats, chance events that are due, and events that happened."""

from typing import ClassVar, Final

from alhambra.protocol.messages import DecisionMessage, EventMessage

PUBLIC: Final = -1  # the audience of an event that everybody sees
NOBODY: Final = -1  # the seat of a step that no seat decides


class Decision:
    """A choice that a seat has to make now. Engines subclass it with the possible actions and their effects."""

    kind: ClassVar[str] = ""
    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def message(self) -> DecisionMessage:
        """What everybody may know of it."""
        return {"seat": self.seat, "kind": self.kind}

    def __repr__(self) -> str:
        return f"<{self.kind} by seat {self.seat}>"


class Chance:
    """A chance event that is due: its possible outcomes, with whole numbers as weights."""

    def __init__(self, kind: str, outcomes: list[tuple[str, int]]) -> None:
        self.kind = kind
        self.outcomes = outcomes

    @property
    def total(self) -> int:
        return sum([weight for _, weight in self.outcomes])

    def probabilities(self) -> list[tuple[str, float]]:
        total = self.total
        return [(name, weight / total) for name, weight in self.outcomes]


def is_in_audience(audience: int, seat: int | None) -> bool:
    """Whether a seat may see what is for this audience; None is a spectator, who sees only what everybody may."""
    return audience in (PUBLIC, seat)


class Event:
    """Something that happened, for everybody or for the one seat that may know it."""

    def __init__(self, data: EventMessage, audience: int = PUBLIC) -> None:
        self.kind = data["event"]
        self.data = data
        self.audience = audience

    def is_for(self, seat: int | None) -> bool:
        """Whether a seat may see the event; None is a spectator, who sees only what everybody may."""
        return is_in_audience(self.audience, seat)

    @property
    def is_secret(self) -> bool:
        """Whether one seat alone may see the event."""
        return self.audience != PUBLIC

    def to_json(self) -> EventMessage:
        return self.data

    def __repr__(self) -> str:
        return f"<{self.data}>"
