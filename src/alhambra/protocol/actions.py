"""Actions as values: what a seat chooses, with a notation and a JSON form that round-trip."""

from collections.abc import Callable, Iterable
from typing import Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from alhambra.protocol.errors import NotationError

CELL_STRIDE: Final = 256
CELL_ORIGIN: Final = 128 * CELL_STRIDE + 128


def cell(x: int, y: int) -> int:
    """The number of the cell ``x`` steps east and ``y`` steps south of the starting tile."""
    return CELL_ORIGIN + y * CELL_STRIDE + x


def cell_x(number: int) -> int:
    """How many steps east of the starting tile the cell lies."""
    return number % CELL_STRIDE - CELL_ORIGIN % CELL_STRIDE


def cell_y(number: int) -> int:
    """How many steps south of the starting tile the cell lies."""
    return number // CELL_STRIDE - CELL_ORIGIN // CELL_STRIDE


# The forms that a field of an action can have, each with its text and JSON.
NAME = "name"  # one name, such as tower_9_ne
NAMES = "names"  # several names, in no order, such as gulden_4+gulden_5; "-" for none
NUMBER = "number"  # a whole number
CELL = "cell"  # a cell: 2,-1 in text, [2, -1] in JSON

UNKNOWN: Final = -1  # instead of the number of a thing: nothing in the game has the name
_NO_NAMES = "-"


class Field:
    """One field of an action: its name, its form and, where it is named, what kind of thing it is."""

    def __init__(self, name: str, form: str, thing: str = "") -> None:
        self.name = name
        self.form = form
        self.thing = thing


class Words:
    """What the things of a game are called: for each kind of thing the numbers by name, and the other way round."""

    def __init__(self, numbers: dict[str, dict[str, int]]) -> None:
        self._numbers = numbers
        self._names = {thing: {numbers[thing][name]: name for name in numbers[thing]} for thing in numbers}

    def named(self, field: Field, number: Any) -> Any:
        """The value of a field with names in the place of numbers, several of them sorted."""
        if field.form == NAME:
            return self._names[field.thing][number]
        if field.form == NAMES:
            of_thing = self._names[field.thing]
            return tuple(sorted([of_thing[one] for one in number]))
        return number

    def numbered(self, field: Field, value: Any) -> Any:
        """The value of a field with numbers in the place of names, several of them in the order of the names."""
        if field.form == NAME:
            return self._numbers[field.thing].get(value, UNKNOWN)
        if field.form == NAMES:
            of_thing = self._numbers[field.thing]
            return tuple([of_thing.get(name, UNKNOWN) for name in value])
        return value


@mypyc_attr(acyclic=True)
class Action:
    """What a seat chooses: a value that never changes, so games share it.

    It knows things by their numbers; names are made when it is written or shown. Subclasses set ``kind`` and ``form``
    and take the fields in that order, after the words of the game if one of the fields is a name.
    """

    kind: ClassVar[str] = ""
    form: ClassVar[tuple[Field, ...]] = ()

    words: Words | None = None  # what its numbers mean; None if it names nothing
    as_read: tuple[Any, ...] | None = None  # the fields by name, if one of them names nothing in the game
    moment: i64 = 0  # for which position of a game it was offered last; no part of the value

    def values(self) -> tuple[Any, ...]:
        """The fields in the order of ``form``, with the names of things."""
        if self.as_read is not None:
            return self.as_read
        numbers = [getattr(self, field.name) for field in self.form]
        if self.words is None:
            return tuple(numbers)
        return tuple([self.words.named(field, number) for field, number in zip(self.form, numbers, strict=True)])

    def called(self, place: int) -> str:
        """The name in the field at this place, also one that nothing in the game has."""
        return str(self.values()[place])

    def notation(self) -> str:
        """The action as one readable line, such as ``buy tower_9_ne gulden_4+gulden_5``."""
        words = [self.kind]
        for field, value in zip(self.form, self.values(), strict=True):
            words.append(_to_text(field.form, value))
        return " ".join(words)

    def to_json(self) -> dict[str, Any]:
        """The action as a JSON object with ``kind`` and its fields by name."""
        result: dict[str, Any] = {"kind": self.kind}
        for field, value in zip(self.form, self.values(), strict=True):
            result[field.name] = _to_json(field.form, value)
        return result

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.kind == other.kind and self.values() == other.values()

    def __hash__(self) -> int:
        return hash((self.kind, self.values()))

    def __str__(self) -> str:
        return self.notation()

    def __repr__(self) -> str:
        return f"<{self.notation()}>"


class ActionSet:
    """The kinds of action of one game; reads notation and JSON, and turns names into the numbers of the game."""

    def __init__(self, kinds: Iterable[type[Action]], words: Words) -> None:
        self.words = words
        self.kinds: dict[str, type[Action]] = {}
        for kind in kinds:
            if self.kinds.setdefault(kind.kind, kind) is not kind:
                raise ValueError(f"two actions are called {kind.kind}")

    def parse(self, text: str) -> Action:
        """The action that a line of notation names."""
        words = text.split()
        if not words:
            raise NotationError("an empty line names no action")
        cls = self._kind(words[0])
        form = cls.form
        if len(words) - 1 != len(form):
            expected = " ".join([cls.kind, *(field.name.upper() for field in form)])
            raise NotationError(f"'{text}' does not have the form '{expected}'")
        return self._build(cls, [_from_text(form[i].form, words[i + 1]) for i in range(len(form))])

    def from_json(self, data: Any) -> Action:
        """The action that a JSON object names; unknown and missing fields are refused."""
        if not isinstance(data, dict) or not isinstance(data.get("kind"), str):
            raise NotationError("an action is a JSON object with a 'kind'")
        cls = self._kind(data["kind"])
        form = cls.form
        expected = {"kind", *(field.name for field in form)}
        if set(data) != expected:
            raise NotationError(f"a '{cls.kind}' action has the fields {', '.join(sorted(expected))}")
        return self._build(cls, [_from_json(field.form, data[field.name]) for field in form])

    def translated(self, action: Action) -> Action:
        """The action with the numbers of this game, if it was made by a game in which they mean something else."""
        if action.words is None or action.words is self.words or action.kind not in self.kinds:
            return action
        return self._build(self.kinds[action.kind], list(action.values()))

    def _kind(self, word: str) -> type[Action]:
        cls = self.kinds.get(word)
        if cls is None:
            raise NotationError(f"there is no action '{word}' in this game; there are: {', '.join(sorted(self.kinds))}")
        return cls

    def _build(self, cls: type[Action], values: list[Any]) -> Action:
        """The action with these fields, in which things are named."""
        make: Callable[..., Action] = cls
        if not any(field.thing for field in cls.form):
            return make(*values)
        numbers = [self.words.numbered(field, value) for field, value in zip(cls.form, values, strict=True)]
        action = make(self.words, *numbers)
        for field, number in zip(cls.form, numbers, strict=True):
            if field.thing and (number == UNKNOWN or (field.form == NAMES and UNKNOWN in number)):
                action.as_read = tuple(values)
        return action


def names(items: Iterable[str]) -> tuple[str, ...]:
    """The names as a field of form NAMES shows them: sorted, so that equal choices are equal values."""
    return tuple(sorted(items))


def _to_text(form: str, value: Any) -> str:
    if form == CELL:
        return f"{cell_x(value)},{cell_y(value)}"
    if form == NAMES:
        return "+".join(value) or _NO_NAMES
    return str(value)


def _to_json(form: str, value: Any) -> Any:
    if form == CELL:
        return [cell_x(value), cell_y(value)]
    if form == NAMES:
        return list(value)
    return value


def _from_text(form: str, word: str) -> Any:
    if form == NAME:
        return word
    if form == NAMES:
        return () if word == _NO_NAMES else names(word.split("+"))
    try:
        if form == NUMBER:
            return int(word)
        x, y = word.split(",")
        return _checked_cell(int(x), int(y))
    except ValueError:
        raise NotationError(f"'{word}' is not a {form}") from None


def _from_json(form: str, value: Any) -> Any:
    if form == NAME and isinstance(value, str):
        return value
    if form == NAMES and isinstance(value, list) and all(isinstance(item, str) for item in value):
        return names(value)
    if form == NUMBER and _is_int(value):
        return value
    if form == CELL and isinstance(value, list) and len(value) == 2 and all(_is_int(item) for item in value):
        return _checked_cell(value[0], value[1])
    raise NotationError(f"{value!r} is not a {form}")


def _is_int(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _checked_cell(x: int, y: int) -> int:
    limit = CELL_STRIDE // 2 - 1
    if abs(x) > limit or abs(y) > limit:
        raise NotationError(f"the cell {x},{y} is out of reach of any palace")
    return cell(x, y)
