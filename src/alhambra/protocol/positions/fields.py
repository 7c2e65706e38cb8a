"""Values of several kinds, each of which lists its fields, written as words that round-trip: pending steps, clues.

Such a value is written like an action: its kind, then its fields in the order of the constructor.
"""

from collections.abc import Callable, Iterable
from typing import Any, ClassVar, Final

from alhambra.protocol.actions import NAME, NUMBER, UNKNOWN, Field, Words
from alhambra.protocol.decisions import NOBODY, Decision
from alhambra.protocol.errors import PositionError, quoted
from alhambra.protocol.positions.lines import FLAGS
from alhambra.protocol.serialization.reading import whole_number

# The forms that a field can have besides NAME and NUMBER of actions. Several are joined by "+"; "-" means none.
NUMBERS: Final = "numbers"
IN_ORDER: Final = "in order"  # names, in an order that matters
PAIRS: Final = "pairs"  # names with numbers, such as gulden:7
SEAT: Final = "seat"
SEATS: Final = "seats"
ANYBODY: Final = "anybody"  # a seat, or "-" for nobody
FLAG: Final = "flag"  # yes or no

SEAT_FIELD: Final = Field("seat", SEAT)  # who decides
OWNER_FIELD: Final = Field("owner", SEAT)  # whom something concerns that nobody decides
FIRST_FIELD: Final = Field("first", SEAT)  # the seat with which something begins
_SEVERAL: Final = (NUMBERS, IN_ORDER, PAIRS, SEATS)
_OF_ONE: Final = {NUMBERS: NUMBER, IN_ORDER: NAME, SEATS: SEAT}
_NONE: Final = "-"
_LARGEST: Final = 10_000  # number in a field
_MOST: Final = 200  # of several


class Pending(Decision):
    """Something due. It never changes, so copies of a game share it.

    Subclasses set ``kind`` and, unless they are decisions with only a seat, ``form``; they take the fields
    in that order.
    """

    form: ClassVar[tuple[Field, ...]] = (SEAT_FIELD,)

    def state(self) -> list[Any]:
        """Return what distinguishes it from other steps of its kind and seat, JSON-ready, for checksums."""
        return [getattr(self, field.name) for field in self.form if field is not SEAT_FIELD]

    def notation(self, words: Words) -> str:
        """Return it as words, such as ``pay_bid fatima 1 7``."""
        return written(words, self.kind, self.form, self)


def written(words: Words, kind: str, form: tuple[Field, ...], value: object) -> str:
    """Return a value with these fields as words."""
    return " ".join([kind, *(_to_text(words, field, getattr(value, field.name)) for field in form)])


class KindSet:
    """The kinds of one sort of value in a game, by name; parses their words."""

    def __init__(self, sort: str, kinds: Iterable[Any], words: Words, seats: int) -> None:
        self.sort = sort  # step or clue
        self.words = words
        self.seats = seats
        self.kinds: dict[str, Any] = {}
        for kind in kinds:
            if self.kinds.setdefault(kind.kind, kind) is not kind:
                raise ValueError(f"two values of the sort {sort} are called {kind.kind}")

    def parse(self, words: list[str], before: tuple[int, ...] = ()) -> Any:
        """Return the value that the words name; ``before`` comes before its fields. PositionError if there is none."""
        kind = self.kinds.get(words[0]) if words else None
        if kind is None:
            raise PositionError("position-value-unknown", sort=self.sort, given=quoted(" ".join(words)))
        form: tuple[Field, ...] = kind.form
        if len(words) - 1 != len(form):
            expected = " ".join([words[0], *(field.name.upper() for field in form)])
            raise PositionError("position-value-has-another-form", given=quoted(" ".join(words)), expected=expected)
        make: Callable[..., Any] = kind
        return make(*before, *[self._value(form[i], words[i + 1]) for i in range(len(form))])

    def _value(self, field: Field, word: str) -> Any:
        if field.form in _SEVERAL:
            parts = [] if word == _NONE else word.split("+")
            value: Any = tuple([self._one(field, part) for part in parts])
            fits = len(parts) <= _MOST and None not in value
            if field.form == SEATS:
                fits = fits and len(set(value)) == len(value)
        else:
            value = self._one(field, word)
            fits = value is not None
        if not fits:
            raise PositionError("position-field-is-none", given=quoted(word), field=field.name)
        return value

    def _one(self, field: Field, word: str) -> Any:
        """Return what a word, or one of several, stands for; None if it does not have this form."""
        form = _OF_ONE.get(field.form, field.form)
        if form == PAIRS:
            name, _, number = word.partition(":")
            pair = self._name(field, name), _number(number, _LARGEST)
            return None if None in pair else pair
        if form == NAME:
            return self._name(field, word)
        if form == FLAG:
            return word == FLAGS[1] if word in FLAGS else None
        if form == ANYBODY and word == _NONE:
            return NOBODY
        return _number(word, _LARGEST if form == NUMBER else self.seats - 1)

    def _name(self, field: Field, word: str) -> int | None:
        number: int = self.words.numbered(Field(field.name, NAME, field.thing), word)
        return None if number == UNKNOWN else number


def _number(word: str, limit: int) -> int | None:
    number = whole_number(word)
    return number if number is not None and 0 <= number <= limit else None


def _to_text(words: Words, field: Field, value: Any) -> str:
    if field.form in _SEVERAL:
        return "+".join([_one_text(words, field, one) for one in value]) or _NONE
    return _one_text(words, field, value)


def _one_text(words: Words, field: Field, value: Any) -> str:
    form = _OF_ONE.get(field.form, field.form)
    if form == PAIRS:
        return f"{_name_of(words, field, value[0])}:{value[1]}"
    if form == NAME:
        return _name_of(words, field, value)
    if form == FLAG:
        return FLAGS[value]
    return _NONE if form == ANYBODY and value == NOBODY else str(value)


def _name_of(words: Words, field: Field, number: int) -> str:
    return str(words.named(Field(field.name, NAME, field.thing), number))
