"""Actions as values: what a seat chooses, with a notation and a JSON form that round-trip."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar, Final, cast

from mypy_extensions import i64, mypyc_attr

from alhambra.protocol.errors import NotationError, quoted
from alhambra.protocol.given import GivenText
from alhambra.protocol.messages import ActionMessage
from alhambra.protocol.serialization.reading import LONGEST_LINE, LONGEST_NAME, is_line, is_name, is_whole, whole_number

CELL_STRIDE: Final = 256
CELL_ORIGIN: Final = 128 * CELL_STRIDE + 128
_FARTHEST: Final = CELL_STRIDE // 2 - 1
_MOST_NAMES: Final = 200


def cell(x: int, y: int) -> int:
    """Return the number of the cell ``x`` cells east and ``y`` cells south of the starting tile."""
    return CELL_ORIGIN + y * CELL_STRIDE + x


def cell_x(number: int) -> int:
    """Return how many cells east of the starting tile a cell lies."""
    return number % CELL_STRIDE - CELL_ORIGIN % CELL_STRIDE


def cell_y(number: int) -> int:
    """Return how many cells south of the starting tile a cell lies."""
    return number // CELL_STRIDE - CELL_ORIGIN // CELL_STRIDE


# The forms that a field of an action can have, each with its text and JSON.
NAME = "name"  # one name, such as tower_9_ne
NAMES = "names"  # several names, in any order, such as gulden_4+gulden_5; "-" for none
NUMBER = "number"  # a whole number
CELL = "cell"  # a cell: 2,-1 in text, [2, -1] in JSON

# How a player chooses an action at a table.
TOUCH = "touch"  # by touching what its fields name
PURCHASE = "purchase"  # likewise: a market tile, and the cards that pay for it
ASIDE = "aside"  # likewise, but clients never propose it: it puts aside a tile that could be placed
BUTTON = "button"  # by a button, or in a panel of its own
DECLINING = "decline"  # by a button: it declines what is offered

UNKNOWN: Final = -1  # instead of the number of a thing: nothing in the game has this name
_NO_NAMES = "-"
_NOTHING: Final[dict[str, Any]] = {NAME: "", NAMES: (), NUMBER: 0, CELL: CELL_ORIGIN}  # in fields that are open


class Field:
    """One field of an action: its name, its form and, if it names things, what kind of thing.

    ``place`` says where they are, if that decides how a player touches them.
    """

    def __init__(self, name: str, form: str, thing: str = "", place: str = "") -> None:
        self.name = name
        self.form = form
        self.thing = thing
        self.place = place


class Words:
    """The names of the things in a game: for each kind of thing, a mapping from names to numbers and back."""

    def __init__(self, numbers: dict[str, dict[str, int]]) -> None:
        self._numbers = numbers
        self._names = {thing: {numbers[thing][name]: name for name in numbers[thing]} for thing in numbers}

    def knows(self, field: Field, number: Any) -> bool:
        """Return whether a number, or each of several, stands for a thing."""
        names = self._names.get(field.thing, {})
        if field.form == NAME:
            return is_whole(number) and number in names
        if not isinstance(number, tuple) or len(number) > _MOST_NAMES:
            return False
        return all(is_whole(one) and one in names for one in number)

    def named(self, field: Field, number: Any) -> Any:
        """Return the value of a field with names instead of numbers, sorted if there are several."""
        if field.form == NAME:
            return self._names[field.thing][number]
        if field.form == NAMES:
            of_thing = self._names[field.thing]
            return tuple(sorted([of_thing[one] for one in number]))
        return number

    def numbered(self, field: Field, value: Any) -> Any:
        """Return the value of a field with numbers instead of names, in the order of the names."""
        if field.form == NAME:
            return self._numbers[field.thing].get(value, UNKNOWN)
        if field.form == NAMES:
            of_thing = self._numbers[field.thing]
            return tuple([of_thing.get(name, UNKNOWN) for name in value])
        return value


@mypyc_attr(acyclic=True)
class Action:
    """A seat's choice: a value that never changes, such as ``take gulden_2``.

    An action knows things by their numbers; names are generated when it is written or shown. Subclasses set ``kind``
    and ``form`` and take the fields in that order, after the words of the game if one of the fields is a name.

    >>> action = new_game(GameConfig("alhambra", 3), seed=7).legal_actions()[0]
    >>> action, action.kind, action.values()
    (<take gulden_2>, 'take', (('gulden_2',),))
    """

    kind: ClassVar[str] = ""
    form: ClassVar[tuple[Field, ...]] = ()
    chosen: ClassVar[str] = ""  # how a player chooses it at a table; clients show a button if it is not declared

    words: Words | None = None  # what its numbers mean; None if it names nothing
    as_read: tuple[Any, ...] | None = None  # the fields by name, if a name is unknown in the game
    offer_stamp: i64 = 0  # the position for which it was offered last; not part of the value

    def values(self) -> tuple[Any, ...]:
        """Return the fields in the order of ``form``, with the names of things.

        >>> new_game(GameConfig("alhambra", 3), seed=7).legal_actions()[0].values()
        (('gulden_2',),)
        """
        if self.as_read is not None:
            return self.as_read
        words = self.words
        if words is None:
            return tuple([getattr(self, field.name) for field in self.form])
        return tuple([words.named(field, getattr(self, field.name)) for field in self.form])

    def called(self, index: int) -> str:
        """Return the name in a field, even one that nothing in the game has.

        Args:
            index: the number of the field in ``form``, from 0 on.

        >>> game = new_game(GameConfig("alhambra", 3), seed=7)
        >>> game.action_set.parse("buy tower_9_nw denar_6").called(0)
        'tower_9_nw'
        """
        return str(self.values()[index])

    def notation(self) -> str:
        """Return the action as one readable line; ``game.action_set.parse`` reads it.

        >>> new_game(GameConfig("alhambra", 3), seed=7).legal_actions()[0].notation()
        'take gulden_2'
        """
        words = [self.kind]
        for field, value in zip(self.form, self.values(), strict=True):
            words.append(_to_text(field.form, value))
        return " ".join(words)

    def to_json(self) -> ActionMessage:
        """Return the action as plain data with ``kind`` and its fields by name; ``game.action_set.from_json`` reads it.

        >>> new_game(GameConfig("alhambra", 3), seed=7).legal_actions()[0].to_json()
        {'kind': 'take', 'cards': ['gulden_2']}
        """
        result: dict[str, Any] = {"kind": self.kind}
        values = self.values()
        for index, field in enumerate(self.form):  # clients get many offers, and compiled zip is slow
            result[field.name] = _to_json(field.form, values[index])
        return cast(ActionMessage, result)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.kind == other.kind and self.values() == other.values()

    def __hash__(self) -> int:
        return hash((self.kind, self.values()))

    def __str__(self) -> str:
        return self.notation()

    def __repr__(self) -> str:
        return f"<{self.notation()}>"


GivenAction = Action | Any  # an argument of any type, see ``given``
globals().update(GivenAction=Action)


@mypyc_attr(acyclic=True)
class Question:
    """An incomplete action: some fields are chosen, others open."""

    def __init__(self, sample: Action, chosen: dict[str, Any], is_vain: bool) -> None:
        self.sample = sample  # the action, with empty values in open fields
        self.kind = type(sample)
        self.is_complete = len(chosen) == len(sample.form)
        self.is_vain = is_vain  # it names something that is not in the game, so nothing completes it
        self._chosen = chosen  # by field, with numbers instead of names

    def ones(self, field: str, among: Sequence[int]) -> Sequence[int]:
        """Return what a field may hold: its chosen value, or any of these."""
        return [self._chosen[field]] if field in self._chosen else among

    def sets(self, field: str, among: list[tuple[int, ...]]) -> list[tuple[int, ...]]:
        """Return the same for a field that holds several things."""
        return [self._chosen[field]] if field in self._chosen else among

    def fits(self, action: Action) -> bool:
        """Return whether an action is a way to complete it."""
        if type(action) is not self.kind:
            return False
        for field, value in self._chosen.items():
            own = getattr(action, field)
            if own != value and not (isinstance(own, tuple) and sorted(own) == sorted(value)):
                return False
        return True


class ActionSet:
    """The kinds of action of one game; reads notation and JSON, and turns names into the numbers of the game."""

    def __init__(self, kinds: Iterable[type[Action]], words: Words) -> None:
        self.words = words
        self.kinds: dict[str, type[Action]] = {}
        for kind in kinds:
            if self.kinds.setdefault(kind.kind, kind) is not kind:
                raise ValueError(f"two actions are called {kind.kind}")
        self._classes = frozenset(self.kinds.values())

    def admitted(self, action: GivenAction) -> Action | None:
        """Return the action with the numbers of this game; None if it is not an action of this game."""
        cls = type(action)
        if cls not in self._classes:
            return None
        if action.as_read is None and not _is_numbered(action):
            return None
        if action.as_read is None and (action.words is None or action.words is self.words):
            return action
        values = action.values()
        if not isinstance(values, tuple) or len(values) != len(cls.form):
            return None
        for field, value in zip(cls.form, values, strict=True):
            if not _has_form(field.form, value):
                return None
        return self._build(cls, list(values))

    def parse(self, text: GivenText) -> Action:
        """Return the action in a line of notation; raise NotationError if there is none."""
        if not isinstance(text, str) or not is_line(text.strip()):
            raise NotationError("action-is-one-line", most=LONGEST_LINE)
        words = text.split()
        if not words:
            raise NotationError("action-is-empty")
        cls = self._kind(words[0])
        form = cls.form
        if len(words) - 1 != len(form):
            expected = " ".join([cls.kind, *(field.name.upper() for field in form)])
            raise NotationError("action-has-another-form", given=quoted(text), expected=expected)
        return self._build(cls, [_from_text(form[i].form, words[i + 1]) for i in range(len(form))])

    def from_json(self, data: Any) -> Action:
        """Return the action in a JSON object; raise NotationError for unknown and missing fields."""
        if not isinstance(data, dict) or not isinstance(data.get("kind"), str):
            raise NotationError("action-without-kind")
        cls = self._kind(data["kind"])
        form = cls.form
        expected = {"kind", *(field.name for field in form)}
        if set(data) != expected:
            raise NotationError("action-with-other-fields", kind=cls.kind, names=sorted(expected))
        return self._build(cls, [_read(field.form, data[field.name], data[field.name]) for field in form])

    def question(self, data: Any) -> Question:
        """Return the incomplete action in a JSON object with ``kind`` and any of its fields."""
        if not isinstance(data, dict) or not isinstance(data.get("kind"), str):
            raise NotationError("action-without-kind")
        cls = self._kind(data["kind"])
        fields = {field.name: field for field in cls.form}
        if not set(data) <= {"kind", *fields}:
            raise NotationError("action-with-other-fields", kind=cls.kind, names=sorted({"kind", *fields}))
        given = {name: _read(fields[name].form, data[name], data[name]) for name in fields if name in data}
        chosen = {name: self.words.numbered(fields[name], given[name]) for name in given}
        sample = self._build(cls, [given.get(field.name, _NOTHING[field.form]) for field in cls.form])
        strange = [name for name in chosen if fields[name].thing and _is_unknown(chosen[name])]
        return Question(sample, chosen, bool(strange))

    def _kind(self, word: str) -> type[Action]:
        cls = self.kinds.get(word)
        if cls is None:
            raise NotationError("no-such-action", given=quoted(word), possible=sorted(self.kinds))
        return cls

    def _build(self, cls: type[Action], values: list[Any]) -> Action:
        """Return the action with these fields, which hold names."""
        make: Callable[..., Action] = cls
        if not any(field.thing for field in cls.form):
            return make(*values)
        numbers = [self.words.numbered(field, value) for field, value in zip(cls.form, values, strict=True)]
        action = make(self.words, *numbers)
        for field, number in zip(cls.form, numbers, strict=True):
            if field.thing and _is_unknown(number):
                action.as_read = tuple(values)
        return action


def _is_unknown(number: Any) -> bool:
    """Return whether a number, or one of several, stands for nothing in the game."""
    return UNKNOWN in number if isinstance(number, tuple) else bool(number == UNKNOWN)


def names(items: Iterable[str]) -> tuple[str, ...]:
    """Return names as a field of form NAMES holds them: sorted, so that equal choices are equal values."""
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
    """Return the value of a field from its JSON."""
    if form == NAME and is_name(value):
        return value
    if form == NAMES and isinstance(value, list) and len(value) <= _MOST_NAMES and all(is_name(v) for v in value):
        return names(value)
    if form == NUMBER and is_whole(value):
        return value
    if form == CELL and isinstance(value, list) and len(value) == 2 and is_whole(value[0]) and is_whole(value[1]):
        return _checked_cell(value[0], value[1])
    raise NotationError("value-of-another-form", given=quoted(given), form=form)


def _is_numbered(action: Action) -> bool:
    """Return whether all fields of an action have the right form and all its numbers stand for things."""
    for field in action.form:
        value = getattr(action, field.name, None)
        if field.thing:
            if not isinstance(action.words, Words) or not action.words.knows(field, value):
                return False
        elif not _has_form(field.form, value):
            return False
    return True


def _has_form(form: str, value: Any) -> bool:
    """Return whether a value, given by names, has the right form. Unknown names are allowed."""
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
        raise NotationError("cell-out-of-reach", cell=[x, y])
    return cell(x, y)
