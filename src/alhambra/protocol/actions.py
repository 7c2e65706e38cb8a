"""Actions as values: what a seat chooses, with a notation and a JSON form that round-trip."""

from collections.abc import Callable, Iterable
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from alhambra.protocol.errors import NotationError, quoted
from alhambra.protocol.reading import LONGEST_LINE, LONGEST_NAME, is_line, is_name, is_whole, whole_number

CELL_STRIDE: Final = 256
CELL_ORIGIN: Final = 128 * CELL_STRIDE + 128
_FARTHEST: Final = CELL_STRIDE // 2 - 1
_MOST_NAMES: Final = 200


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

_NO_NAMES = "-"


@mypyc_attr(acyclic=True)
class Action:
    """What a seat chooses: a value that never changes, so games share it.

    Subclasses set ``kind`` and ``form`` and take the fields in that order.
    """

    kind: ClassVar[str] = ""
    form: ClassVar[tuple[tuple[str, str], ...]] = ()

    def values(self) -> tuple[Any, ...]:
        """The fields in the order of ``form``."""
        return tuple([getattr(self, name) for name, _ in self.form])

    def notation(self) -> str:
        """The action as one readable line, such as ``buy tower_9_ne gulden_4+gulden_5``."""
        words = [self.kind]
        for name, form in self.form:
            words.append(_to_text(form, getattr(self, name)))
        return " ".join(words)

    def to_json(self) -> dict[str, Any]:
        """The action as a JSON object with ``kind`` and its fields by name."""
        result: dict[str, Any] = {"kind": self.kind}
        for name, form in self.form:
            result[name] = _to_json(form, getattr(self, name))
        return result

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.kind == other.kind and self.values() == other.values()

    def __hash__(self) -> int:
        return hash((self.kind, self.values()))

    def __str__(self) -> str:
        return self.notation()

    def __repr__(self) -> str:
        return f"<{self.notation()}>"


def names(items: Iterable[str]) -> tuple[str, ...]:
    """The names as a field of form NAMES holds them: sorted, so that equal choices are equal values."""
    return tuple(sorted(items))


class ActionSet:
    """The kinds of action of one game; reads notation and JSON."""

    def __init__(self, kinds: Iterable[type[Action]]) -> None:
        self.kinds: dict[str, type[Action]] = {}
        for kind in kinds:
            if self.kinds.setdefault(kind.kind, kind) is not kind:
                raise ValueError(f"two actions are called {kind.kind}")
        self._classes = frozenset(self.kinds.values())

    def holds(self, action: Action | Any) -> bool:
        """Whether it is an action of this game whose fields have their forms, however it was made."""
        cls = type(action)
        if cls not in self._classes:
            return False
        for name, form in cls.form:
            if not _has_form(form, getattr(action, name, None)):
                return False
        return True

    def parse(self, text: str | Any) -> Action:
        """The action that a line of notation names."""
        if not isinstance(text, str) or not is_line(text.strip()):
            raise NotationError(f"an action is one line of at most {LONGEST_LINE} plain characters")
        words = text.split()
        if not words:
            raise NotationError("an empty line names no action")
        cls = self._kind(words[0])
        form = cls.form
        if len(words) - 1 != len(form):
            expected = " ".join([cls.kind, *(name.upper() for name, _ in form)])
            raise NotationError(f"{quoted(text)} does not have the form '{expected}'")
        return _build(cls, [_from_text(form[i][1], words[i + 1]) for i in range(len(form))])

    def from_json(self, data: Any) -> Action:
        """The action that a JSON object names; unknown and missing fields are refused."""
        if not isinstance(data, dict) or not isinstance(data.get("kind"), str):
            raise NotationError("an action is a JSON object with a 'kind'")
        cls = self._kind(data["kind"])
        form = cls.form
        expected = {"kind", *(name for name, _ in form)}
        if set(data) != expected:
            raise NotationError(f"a '{cls.kind}' action has the fields {', '.join(sorted(expected))}")
        return _build(cls, [_read(f, data[name], data[name]) for name, f in form])

    def _kind(self, word: str) -> type[Action]:
        cls = self.kinds.get(word)
        if cls is None:
            kinds = ", ".join(sorted(self.kinds))
            raise NotationError(f"there is no action {quoted(word)} in this game; there are: {kinds}")
        return cls


def _build(cls: type[Action], values: list[Any]) -> Action:
    make: Callable[..., Action] = cls
    return make(*values)


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
    value: Any = None
    if form == NAME:
        value = word
    elif form == NAMES:
        value = [] if word == _NO_NAMES else word.split("+")
    elif form == NUMBER:
        value = whole_number(word)
    elif word.count(",") == 1:
        x, y = word.split(",")
        value = [whole_number(x), whole_number(y)]
    return _read(form, value, word)


def _read(form: str, value: Any, given: Any) -> Any:
    """The field of an action that JSON tells by this value."""
    if form == NAME and is_name(value):
        return value
    if form == NAMES and isinstance(value, list) and len(value) <= _MOST_NAMES and all(is_name(v) for v in value):
        return names(value)
    if form == NUMBER and is_whole(value):
        return value
    if form == CELL and isinstance(value, list) and len(value) == 2 and is_whole(value[0]) and is_whole(value[1]):
        return _checked_cell(value[0], value[1])
    raise NotationError(f"{quoted(given)} is not a {form}")


def _has_form(form: str, value: Any) -> bool:
    """Whether a field of an action holds what this form allows. Names that nothing has do no harm."""
    if form == NAME:
        return isinstance(value, str) and len(value) <= LONGEST_NAME
    if form == NAMES:
        if not isinstance(value, tuple) or len(value) > _MOST_NAMES:
            return False
        for name in value:
            if not isinstance(name, str) or len(name) > LONGEST_NAME:
                return False
        return True
    if not is_whole(value):
        return False
    return form == NUMBER or (abs(cell_x(value)) <= _FARTHEST and abs(cell_y(value)) <= _FARTHEST)


def _checked_cell(x: int, y: int) -> int:
    if abs(x) > _FARTHEST or abs(y) > _FARTHEST:
        raise NotationError(f"the cell {x},{y} is out of reach of any palace")
    return cell(x, y)
