"""What can go wrong, each with one clear sentence for the person who caused it."""


class AlhambraError(Exception):
    """Base of all errors that bad input can cause; its text is meant for people."""


class ConfigError(AlhambraError):
    """A game was asked for that does not exist: unknown name, forbidden module, wrong number of seats."""


class NotationError(AlhambraError):
    """A text is not the notation of any action of the game."""


class SeatError(AlhambraError):
    """A seat was named that is not at the table."""


class RecordError(AlhambraError):
    """A record is damaged, edited, or made by other rules or components."""


class DealingError(AlhambraError):
    """A step of a joint dealing that is out of turn, or parts of one that do not fit together."""


class IllegalAction(AlhambraError):
    """An action that the rules forbid now. The game is as it was before."""

    def __init__(self, clause: str, sentence: str) -> None:
        super().__init__(f"{clause}: {sentence}")
        self.clause = clause
        self.sentence = sentence


class Refusal:
    """Why an action is not allowed: the violated clause and a sentence for the player."""

    def __init__(self, clause: str, sentence: str) -> None:
        self.clause = clause
        self.sentence = sentence

    def __str__(self) -> str:
        return f"{self.clause}: {self.sentence}"

    def __repr__(self) -> str:
        return f"Refusal({self.clause!r}, {self.sentence!r})"
