"""Pending steps as values: what is to be done next, with a notation that round-trips.

A step is written like an action: its kind, then its fields in the order in which it is made.
"""

from collections.abc import Callable, Iterable
from typing import Any, ClassVar, Final

from alhambra.protocol.actions import NAME, NUMBER, UNKNOWN, Field, Words
from alhambra.protocol.errors import PositionError, quoted
from alhambra.protocol.game import NOBODY, Decision
from alhambra.protocol.reading import whole_number

# The forms that a field of a step can have besides NAME and NUMBER of actions.
NUMBERS: Final = "numbers"  # several numbers, such as 0+2; "-" for none
SEAT: Final = "seat"
SEATS: Final = "seats"  # several seats, such as 0+2; "-" for none
ANYBODY: Final = "anybody"  # a seat, or "-" for nobody
FLAG: Final = "flag"  # yes or no

SEAT_FIELD: Final = Field("seat", SEAT)  # who decides
OWNER_FIELD: Final = Field("owner", SEAT)  # for whom something happens that nobody decides
FIRST_FIELD: Final = Field("first", SEAT)  # with whom something begins
_FLAGS: Final = ("no", "yes")
_NONE: Final = "-"
_LARGEST: Final = 10_000  # number in a step


class Pending(Decision):
    """Something that is to be done. It never changes, so copies of a game share it.

    Subclasses set ``kind`` and ``form`` and take the fields in that order.
    """

    form: ClassVar[tuple[Field, ...]] = ()

    def state(self) -> list[Any]:
        """Return what distinguishes it from other steps of its kind and seat, JSON-ready, for checksums."""
        return [getattr(self, field.name) for field in self.form if field is not SEAT_FIELD]

    def notation(self, words: Words) -> str:
        """Return it as words, such as ``pay_bid fatima 1 7``."""
        parts = [self.kind]
        for field in self.form:
            parts.append(_to_text(words, field, getattr(self, field.name)))
        return " ".join(parts)


class StepSet:
    """The kinds of step of one game; reads their notation."""

    def __init__(self, kinds: Iterable[type[Pending]], words: Words, seats: int) -> None:
        self.words = words
        self.seats = seats
        self.kinds: dict[str, type[Pending]] = {}
        for kind in kinds:
            if self.kinds.setdefault(kind.kind, kind) is not kind:
                raise ValueError(f"two steps are called {kind.kind}")

    def parse(self, text: str) -> Pending:
        """The step that the words name; PositionError says why there is none."""
        words = text.split()
        kind = self.kinds.get(words[0]) if words else None
        if kind is None:
            raise PositionError(f"nothing in this game is called {quoted(text)}, that could be pending")
        if len(words) - 1 != len(kind.form):
            expected = " ".join([kind.kind, *(field.name.upper() for field in kind.form)])
            raise PositionError(f"{quoted(text)} does not have the form '{expected}'")
        make: Callable[..., Pending] = kind
        return make(*[self._value(field, word) for field, word in zip(kind.form, words[1:], strict=True)])

    def _value(self, field: Field, word: str) -> Any:
        value = self._read(field, word)
        if value is None:
            raise PositionError(f"{quoted(word)} is not the {field.name} of a pending step")
        return value

    def _read(self, field: Field, word: str) -> Any:
        if field.form == NAME:
            number = self.words.numbered(field, word)
            return None if number == UNKNOWN else number
        if field.form == FLAG:
            return word == _FLAGS[1] if word in _FLAGS else None
        if field.form == ANYBODY and word == _NONE:
            return NOBODY
        limit = self.seats - 1 if field.form in (SEAT, SEATS, ANYBODY) else _LARGEST
        if field.form in (SEATS, NUMBERS):
            numbers = [] if word == _NONE else [_number(part, limit) for part in word.split("+")]
            return None if None in numbers or len(set(numbers)) < len(numbers) else tuple(numbers)
        return _number(word, limit)


def _number(word: str, limit: int) -> int | None:
    number = whole_number(word)
    return number if number is not None and 0 <= number <= limit else None


def _to_text(words: Words, field: Field, value: Any) -> str:
    if field.form == NAME:
        return str(words.named(field, value))
    if field.form == FLAG:
        return _FLAGS[value]
    if field.form in (SEATS, NUMBERS):
        return "+".join([str(number) for number in value]) or _NONE
    if field.form == ANYBODY and value == NOBODY:
        return _NONE
    assert field.form in (SEAT, ANYBODY, NUMBER)
    return str(value)
