"""What can go wrong. Each has a key and parameters, from which the texts make one clear sentence in any language."""

import errno
import reprlib
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, cast

from alhambra.protocol.messages import RefusalMessage, RefusalParam

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


def fault_of(error: OSError) -> str:
    """What the system could not do, by the name of its error, such as ENOENT; for a parameter called so."""
    return "" if error.errno is None else errno.errorcode.get(error.errno, "")


def one_line(text: str, longest: int = _LONGEST_SENTENCE) -> str:
    """The text in one printable line of limited length."""
    if text.isprintable() and len(text) <= longest:
        return text
    # Escapes make it longer, so it is cut after them; what could not be shown anyway need not be escaped.
    shown = "".join([char if char.isprintable() else repr(char)[1:-1] for char in text[: longest + 1]])
    return shown if len(shown) <= longest else shown[: longest - 3] + "..."


class Phrase:
    """A part of a sentence that is itself put into words: a key and its parameters."""

    def __init__(self, key: str, /, **params: "Param") -> None:
        self.key = key
        self.params: Mapping[str, Param] = params

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Phrase) and self.key == other.key and self.params == other.params

    def __hash__(self) -> int:
        return hash(self.key)

    def __str__(self) -> str:
        return _sentence(f"phrase-{self.key}", self.key, self.params)

    def __repr__(self) -> str:
        return f"Phrase({_arguments(self.key, self.params)})"

    def __reduce__(self) -> tuple[Any, ...]:
        return _made_again, (type(self), self.key, self.params)


class AlhambraError(Exception):
    """Base of all errors that bad input can cause; its text, one line, is meant for people."""

    def __init__(self, key: str, /, **params: "Param") -> None:
        super().__init__(key)
        self.key = key
        self.params: Mapping[str, Param] = params

    def __str__(self) -> str:
        return _sentence(f"error-{self.key}", self.key, self.params)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({_arguments(self.key, self.params)})"

    def __reduce__(self) -> tuple[Any, ...]:
        return _made_again, (type(self), self.key, self.params)


# What a text is filled with. The last word of a parameter's name says what it is: ``tile``, ``own_card``, ``seat``.
Param = int | str | Sequence[int] | Sequence[str] | Phrase | AlhambraError


def _made_again(cls: Callable[..., Any], key: str, params: Mapping[str, Param]) -> Any:
    return cls(key, **params)


class ConfigError(AlhambraError):
    """A game was asked for that does not exist: unknown name, forbidden module, wrong number of seats."""


class NotationError(AlhambraError):
    """A text is not the notation of any action of the game."""


class JsonError(AlhambraError):
    """A text is not JSON, or more than should be read."""


class SeatError(AlhambraError):
    """A seat was named that is not at the table."""


class RecordError(AlhambraError):
    """A record is damaged, edited, or made by other rules or components."""


class PositionError(AlhambraError):
    """A text is not a position, or tells one that cannot be."""


class DealingError(AlhambraError):
    """A step of a joint dealing that is out of turn, or parts of one that do not fit together."""


_NO_PARAMS: Final[Mapping[str, Param]] = {}


class Refusal:
    """Why an action is not allowed: the violated clause and a reason, with what its sentence is to name."""

    def __init__(self, clause: str, reason: str, params: Mapping[str, Param] | None = None) -> None:
        self.clause = clause
        self.reason = reason
        self.params: Mapping[str, Param] = _NO_PARAMS if params is None else params

    @property
    def sentence(self) -> str:
        """The reason as an English sentence for the player."""
        return _sentence(f"refusal-{self.reason}", self.reason, self.params)

    def to_json(self) -> RefusalMessage:
        """The refusal as a message: clause, reason and parameters."""
        params = cast(dict[str, RefusalParam], dict(self.params))
        return {"clause": self.clause, "reason": self.reason, "params": params}

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Refusal)
            and self.clause == other.clause
            and self.reason == other.reason
            and self.params == other.params
        )

    def __hash__(self) -> int:
        return hash((self.clause, self.reason))

    def __str__(self) -> str:
        return one_line(f"{self.clause}: {self.sentence}")

    def __repr__(self) -> str:
        params = f", {dict(self.params)}" if self.params else ""
        return f"Refusal({self.clause!r}, {self.reason!r}{params})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Refusal, (self.clause, self.reason, self.params)


class IllegalAction(AlhambraError):
    """An action that the rules forbid now. The game is as it was before."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.reason, **refusal.params)
        self.refusal = refusal
        self.clause = refusal.clause

    def __str__(self) -> str:
        return str(self.refusal)

    def __reduce__(self) -> tuple[Any, ...]:
        return IllegalAction, (self.refusal,)


# --- in words ---

_words: Callable[[str, Mapping[str, Param]], str | None] | None = None


def speak_with(words: Callable[[str, Mapping[str, Param]], str | None]) -> None:
    """From now on keys are put into words so; it gives None for a key that has no text."""
    global _words
    _words = words


def _sentence(text: str, key: str, params: Mapping[str, Param]) -> str:
    """The text in words; what has none is shown by its key and parameters."""
    said = None if _words is None else _words(text, params)
    return one_line(plainly(key, params) if said is None else said)


def plainly(key: str, params: Mapping[str, Param]) -> str:
    """A key without a text, with its parameters."""
    listed = ", ".join([f"{name} {params[name]}" for name in params])
    return f"{key} ({listed})" if listed else key


def _arguments(key: str, params: Mapping[str, Param]) -> str:
    return ", ".join([repr(key), *[f"{name}={params[name]!r}" for name in params]])
