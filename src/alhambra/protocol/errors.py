"""The errors. Each has a key and parameters, from which the texts make one sentence in any language."""

import errno
import reprlib
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, cast

from alhambra.protocol.messages import RefusalMessage, RefusalParam

_LONGEST_SENTENCE: Final = 500
_LONGEST_QUOTE: Final = 60

# A repr of limited length and depth.
_SHORT: Final = reprlib.Repr()
_SHORT.maxstring = _LONGEST_QUOTE
_SHORT.maxother = _LONGEST_QUOTE
_SHORT.maxlevel = 2


def quoted(value: object) -> str:
    """Return a given value for a sentence: quoted, escaped and shortened."""
    try:
        text = _SHORT.repr(value)
    except (ValueError, RecursionError):  # an int with thousands of digits has no repr
        text = f"<{type(value).__name__}>"
    return one_line(text, _LONGEST_QUOTE + 2)


def shortened(text: str) -> str:
    """Return a given word for a sentence, without quotes."""
    return one_line(text, _LONGEST_QUOTE)


def fault_of(error: OSError) -> str:
    """Return the name of a system error, such as ENOENT, for a parameter ``fault``."""
    return "" if error.errno is None else errno.errorcode.get(error.errno, "")


def one_line(text: str, longest: int = _LONGEST_SENTENCE) -> str:
    """Return the text as one printable line of limited length."""
    if text.isprintable() and len(text) <= longest:
        return text
    # Escaping makes it longer, so it is cut afterwards.
    shown = "".join([char if char.isprintable() else repr(char)[1:-1] for char in text[: longest + 1]])
    return shown if len(shown) <= longest else shown[: longest - 3] + "..."


class Phrase:
    """A part of a sentence with a key and parameters of its own."""

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
    """Base of all errors that bad input can cause; its text is one line, meant for people.

    Args:
        key: the key of its sentence; ``language("de").error(error)`` puts it into another language.
        params: the values inserted into the sentence.

    >>> try:
    ...     new_game(GameConfig("chess", 2), seed=1)
    ... except AlhambraError as error:
    ...     print(error.key)
    no-such-game
    """

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


# Parameters of a text. The last word of a name says what it is: ``tile``, ``own_card``, ``seat``.
Param = int | str | Sequence[int] | Sequence[str] | Phrase | AlhambraError


def _made_again(cls: Callable[..., Any], key: str, params: Mapping[str, Param]) -> Any:
    return cls(key, **params)


class ConfigError(AlhambraError):
    """There is no such game, or it does not allow a number of seats, a module, an option or a seed.

    >>> try:
    ...     new_game(GameConfig("alhambra", 9), seed=1)
    ... except ConfigError as error:
    ...     print(error)
    MOD-2: The Palace of Alhambra is for 2 to 6 players, not for 9.
    """


class NotationError(AlhambraError):
    """A text is not the notation of any action of the game.

    >>> try:
    ...     new_game(GameConfig("alhambra", 3), seed=1).action_set.parse("castle")
    ... except NotationError as error:
    ...     print(error.key)
    no-such-action
    """


class JsonError(AlhambraError):
    """A text is not JSON, or is too large to be read."""


class SeatError(AlhambraError):
    """There is no such seat at the table.

    >>> try:
    ...     new_game(GameConfig("alhambra", 3), seed=1).view(3)
    ... except SeatError as error:
    ...     print(error)
    There is no seat 3 in this game, only 0, 1, 2.
    """


class RecordError(AlhambraError):
    """A record is damaged, edited, or made with other rules or components.

    >>> try:
    ...     Record.read("no record")
    ... except RecordError as error:
    ...     print(error.key)
    record-line-is-none
    """


class PositionError(AlhambraError):
    """A text is not a position, or describes an impossible one.

    >>> try:
    ...     from_position("no position")
    ... except PositionError as error:
    ...     print(error.key)
    position-begins-with
    """


class DealingError(AlhambraError):
    """A step of a joint dealing is out of turn, or its parts do not fit together.

    >>> players = [Player("Ada", "person"), Player("Bob", "person")]
    >>> try:
    ...     new_dealing(GameConfig("alhambra", 2), players).deal()
    ... except DealingError as error:
    ...     print(error.key)
    contributions-missing
    """


_NO_PARAMS: Final[Mapping[str, Param]] = {}


class Refusal:
    """Why an action is not allowed: the violated clause and a reason, with the values for its sentence.

    Args:
        clause: the clause of the rules, such as ``ALH-BUY-1``.
        reason: the key of the sentence.
        params: the values inserted into the sentence.

    >>> game = new_game(GameConfig("alhambra", 3), seed=7)
    >>> game.explain(game.action_set.parse("take gulden_9"))
    Refusal('ALH-MONEY-1', 'cards-not-in-display')
    """

    def __init__(self, clause: str, reason: str, params: Mapping[str, Param] | None = None) -> None:
        self.clause = clause
        self.reason = reason
        self.params: Mapping[str, Param] = _NO_PARAMS if params is None else params

    @property
    def sentence(self) -> str:
        """The reason as an English sentence; ``language("de").refusal(refusal)`` puts it into another language.

        >>> game = new_game(GameConfig("alhambra", 3), seed=7)
        >>> game.explain(game.action_set.parse("take gulden_9")).sentence
        'Not all of these cards are in the display.'
        """
        return _sentence(f"refusal-{self.reason}", self.reason, self.params)

    def to_json(self) -> RefusalMessage:
        """Return the refusal as plain data: clause, reason and parameters.

        >>> game = new_game(GameConfig("alhambra", 3), seed=7)
        >>> game.explain(game.action_set.parse("take gulden_9")).to_json()["clause"]
        'ALH-MONEY-1'
        """
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
    """The rules forbid an action now. The game is as it was before.

    Args:
        refusal: why.

    >>> game = new_game(GameConfig("alhambra", 3), seed=7)
    >>> try:
    ...     game.play(game.action_set.parse("take gulden_9"))
    ... except IllegalAction as error:
    ...     print(error.clause, error.refusal.reason)
    ALH-MONEY-1 cards-not-in-display
    """

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
    """Set the function that puts keys into words; it returns None for a key without a text."""
    global _words
    _words = words


def _sentence(text: str, key: str, params: Mapping[str, Param]) -> str:
    """Return the text in words; without a text, the key and its parameters."""
    said = None if _words is None else _words(text, params)
    return one_line(plainly(key, params) if said is None else said)


def plainly(key: str, params: Mapping[str, Param]) -> str:
    """Return a key with its parameters, where there is no text."""
    listed = ", ".join([f"{name} {params[name]}" for name in params])
    return f"{key} ({listed})" if listed else key


def _arguments(key: str, params: Mapping[str, Param]) -> str:
    return ", ".join([repr(key), *[f"{name}={params[name]!r}" for name in params]])
