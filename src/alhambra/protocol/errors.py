"""What can go wrong, each with one clear sentence for the person who caused it."""

import reprlib
from typing import Final

_LONGEST_SENTENCE: Final = 500
_LONGEST_QUOTE: Final = 60

# repr within limits, whatever the value holds.
_SHORT: Final = reprlib.Repr()
_SHORT.maxstring = _LONGEST_QUOTE
_SHORT.maxother = _LONGEST_QUOTE
_SHORT.maxlevel = 2


def quoted(value: object) -> str:
    """What was given, to be shown in a sentence: escaped and short."""
    try:
        text = _SHORT.repr(value)
    except (ValueError, RecursionError):  # an int with thousands of digits has no repr
        text = f"<{type(value).__name__}>"
    return one_line(text, _LONGEST_QUOTE + 2)


def shortened(text: str) -> str:
    """A word that was given, to be shown in a sentence without quotes."""
    return one_line(text, _LONGEST_QUOTE)


def one_line(text: str, longest: int = _LONGEST_SENTENCE) -> str:
    """The text in one printable line of limited length."""
    if text.isprintable() and len(text) <= longest:
        return text
    # Escapes make it longer, so it is cut after them; what could not be shown anyway need not be escaped.
    shown = "".join([char if char.isprintable() else repr(char)[1:-1] for char in text[: longest + 1]])
    return shown if len(shown) <= longest else shown[: longest - 3] + "..."


class AlhambraError(Exception):
    """Base of all errors that bad input can cause; its text, one line, is meant for people."""

    def __init__(self, sentence: str) -> None:
        super().__init__(one_line(sentence))


class ConfigError(AlhambraError):
    """A game was asked for that does not exist: unknown name, forbidden module, wrong number of seats."""


class NotationError(AlhambraError):
    """A text is not the notation of any action of the game."""


class SeatError(AlhambraError):
    """A seat was named that is not at the table."""


class RecordError(AlhambraError):
    """A record is damaged, edited, or made by other rules or components."""


class PositionError(AlhambraError):
    """A text is not a position, or tells one that cannot be."""


class DealingError(AlhambraError):
    """A step of a joint dealing that is out of turn, or parts of one that do not fit together."""


class IllegalAction(AlhambraError):
    """An action that the rules forbid now. The game is as it was before."""

    def __init__(self, clause: str, sentence: str) -> None:
        super().__init__(f"{clause}: {sentence}")
        self.clause = clause
        self.sentence = one_line(sentence)


class Refusal:
    """Why an action is not allowed: the violated clause and a sentence for the player."""

    def __init__(self, clause: str, sentence: str) -> None:
        self.clause = clause
        self.sentence = one_line(sentence)

    def __str__(self) -> str:
        return f"{self.clause}: {self.sentence}"

    def __repr__(self) -> str:
        return f"Refusal({self.clause!r}, {self.sentence!r})"
