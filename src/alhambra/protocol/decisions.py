"""Decisions of seats, chance events that are due, and events that happened."""

from typing import ClassVar, Final

from alhambra.protocol.messages import DecisionMessage, EventMessage

PUBLIC: Final = -1  # the audience of an event that everybody sees
NOBODY: Final = -1  # the seat of a step that no seat decides


class Decision:
    """A choice that a seat has to make now. Engines subclass it with the possible actions and their effects.

    Args:
        seat: who chooses.

    >>> decision = new_game(GameConfig("alhambra", 3), seed=7).decision
    >>> decision.seat, decision.kind
    (2, 'turn')
    """

    kind: ClassVar[str] = ""
    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def message(self) -> DecisionMessage:
        """Return what everybody may know about it, as plain data.

        >>> new_game(GameConfig("alhambra", 3), seed=7).decision.message()
        {'seat': 2, 'kind': 'turn'}
        """
        return {"seat": self.seat, "kind": self.kind}

    def __repr__(self) -> str:
        return f"<{self.kind} by seat {self.seat}>"


class Chance:
    """A chance event that is due, in a game whose caller decides the outcomes of chance.

    Args:
        kind: what is drawn or rolled.
        outcomes: the possible outcomes by name, with whole numbers as weights.

    >>> chance = Chance("die", [("one", 1), ("other", 5)])
    >>> chance, chance.total
    (<die, 2 outcomes>, 6)
    """

    def __init__(self, kind: str, outcomes: list[tuple[str, int]]) -> None:
        self.kind = kind
        self.outcomes = outcomes

    def __repr__(self) -> str:
        return f"<{self.kind}, {len(self.outcomes)} outcomes>"

    @property
    def total(self) -> int:
        """The sum of all weights.

        >>> Chance("die", [("one", 1), ("other", 5)]).total
        6
        """
        return sum([weight for _, weight in self.outcomes])

    def probabilities(self) -> list[tuple[str, float]]:
        """Return the outcomes by name, each with its probability.

        >>> Chance("coin", [("heads", 1), ("tails", 1)]).probabilities()
        [('heads', 0.5), ('tails', 0.5)]
        """
        total = self.total
        return [(name, weight / total) for name, weight in self.outcomes]


def is_in_audience(audience: int, seat: int | None) -> bool:
    """Return whether a seat is in an audience; None is a spectator, who sees only what everybody may."""
    return audience in (PUBLIC, seat)


class Event:
    """Something that happened, for everybody or for the one seat that may know it.

    Args:
        data: the event as plain data, with its kind in ``event``.
        audience: the seat that may see it, or -1 for everybody.

    >>> game = new_game(GameConfig("alhambra", 3), seed=7)
    >>> game.play(game.legal_actions()[0])[0]
    <{'event': 'money_taken', 'seat': 2, 'cards': ['gulden_2']}>
    """

    def __init__(self, data: EventMessage, audience: int = PUBLIC) -> None:
        self.kind = data["event"]
        self.data = data
        self.audience = audience

    def is_for(self, seat: int | None) -> bool:
        """Return whether a viewer may see the event.

        Args:
            seat: the viewer; None is a spectator, who sees only what everybody may.

        >>> game = new_game(GameConfig("alhambra", 3), seed=7)
        >>> game.play(game.legal_actions()[0])[0].is_for(None)
        True
        """
        return is_in_audience(self.audience, seat)

    @property
    def is_secret(self) -> bool:
        """Whether one seat alone may see the event.

        >>> game = new_game(GameConfig("alhambra", 3), seed=7)
        >>> game.play(game.legal_actions()[0])[0].is_secret
        False
        """
        return self.audience != PUBLIC

    def to_json(self) -> EventMessage:
        """Return the event as plain data.

        >>> game = new_game(GameConfig("alhambra", 3), seed=7)
        >>> game.play(game.legal_actions()[0])[0].to_json()
        {'event': 'money_taken', 'seat': 2, 'cards': ['gulden_2']}
        """
        return self.data

    def __repr__(self) -> str:
        return f"<{self.data}>"
