"""Interpret typed words as an action: as the menu shows it, or in notation.

The names of things, in notation or in the current language, are first joined into one word each.
The words are then compared regardless of their order, so that cards can be named in any.
"""

import difflib
import re
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from alhambra.console.input.menu import Menu
from alhambra.console.language import spoken
from alhambra.console.renderer import Renderer
from alhambra.protocol import CELL, NAME, NAMES, NUMBER, Action, ActionSet, AlhambraError, Field, NotationError, quoted
from alhambra.protocol.serialization.reading import whole_number

_EXAMPLES = 4
_ASIDE = re.compile(r"\([^)]*\)|[.:;!\u2026]")  # remarks of the menu, and punctuation
_JOINTS = re.compile(r"[\s_+]+")
_CELL = re.compile(r"(-?\d+)\s*,\s*(-?\d+)")
_LIST = re.compile(r",(?=\s|$)|(?<=[^\d]),|,(?=[^\d\s-])")  # commas outside of cells


class Offered(NamedTuple):
    """Interprets words as one of the actions that are possible now."""

    menu: Menu
    legal: Sequence[Action]
    action_set: ActionSet
    commands: Iterable[str]
    renderer: Renderer
    view: dict[str, Any]

    def meant(self, text: str) -> Action | list[Action]:
        """Return the action that the words mean, or the offers that match, to choose among."""
        bag = self._bag(text)
        for entry in self.menu.entries:
            if self._bag(entry.text) == bag:
                return entry.actions[0] if len(entry.actions) == 1 else entry.actions
        exact = self.exactly(text)
        if exact is not None:
            return exact
        return self._of_kind(text) or self._containing(text) or self._parsed(text)

    def exactly(self, text: str) -> Action | None:
        """Return the action that the words describe completely, offered or not; else None."""
        bag = self._bag(text)
        for action in self.legal:
            if bag in (self._bag(action.notation()), self._bag(self.renderer.describe(action, self.view))):
                return action
        return self._made_of(text)

    @property
    def tiles(self) -> list[str]:
        """Return all tiles that actions can name, in notation."""
        return _things(self.action_set).get("tile", [])

    def _bag(self, text: str) -> list[str]:
        return sorted(joined_words(text, self.action_set))

    def _of_kind(self, text: str) -> list[Action]:
        words = plain(text)
        return [
            action
            for action in self.legal
            if words in (plain(action.kind), plain(self.renderer.kind_title(action.kind)))
        ]

    def _containing(self, text: str) -> list[Action]:
        """Return the offers that contain all the words, such as ``take gulden``."""
        words = Counter(plain(text).split())
        found = []
        for action in self.legal:
            forms = (action.notation(), self.renderer.describe(action, self.view))
            if words and any(words <= Counter(plain(form).split()) for form in forms):
                found.append(action)
        return found

    def _made_of(self, text: str) -> Action | None:
        """Build an action from its kind and all its fields, in any order, and nothing else."""
        words = joined_words(text, self.action_set)
        for kind in self._kinds_in(words):
            allowed = {word for frame in self._frames(kind) for word in frame} | _FILLERS
            fields = _filled(kind, words, allowed, self.action_set)
            if fields is not None:
                return self.action_set.from_json({"kind": kind.kind, **fields})
        return None

    def _kinds_in(self, words: list[str]) -> list[type[Action]]:
        """Return the kinds of action that the words may mean, best match first."""
        found = []
        for kind in self.action_set.kinds.values():
            for frame in self._frames(kind):
                if frame and not Counter(frame) - Counter(words):
                    found.append((len(frame), len(kind.form), kind.kind))
        return [self.action_set.kinds[name] for _, _, name in sorted(set(found), reverse=True)]

    def _frames(self, kind: type[Action]) -> list[list[str]]:
        """Return the words around the fields of an action: in notation, and as the menu has them."""
        things = {name for names in _things(self.action_set).values() for name in names}
        sample = _sample(kind.kind, self.action_set)
        said = "" if sample is None else spoken().action(sample) or ""
        words = [word for word in joined_words(said, self.action_set) if word not in things]
        return [plain(kind.kind).split(), [word for word in words if not word[-1:].isdigit()]]

    def _parsed(self, text: str) -> Action:
        try:
            return self.action_set.parse(text.lower())
        except NotationError:
            raise self._not_understood(text) from None

    def _not_understood(self, text: str) -> AlhambraError:
        word = text.split()[0].lower()
        examples = [action.notation() for action in self.legal if action.kind == word]
        if examples:
            more = ["\u2026"] if len(examples) > _EXAMPLES else []
            return AlhambraError("not-offered", given=quoted(text), examples=examples[:_EXAMPLES] + more)
        kinds = list(dict.fromkeys(action.kind for action in self.legal))
        near = difflib.get_close_matches(word, [*kinds, *self.commands], _EXAMPLES)
        if near:
            return AlhambraError("not-understood-nearly", given=quoted(word), near=near, possible=kinds)
        return AlhambraError("not-understood", given=quoted(word), possible=kinds)


def plain(text: str) -> str:
    """Return the words of a text, without punctuation."""
    return _JOINTS.sub(" ", _LIST.sub(" ", _ASIDE.sub(" ", text.lower()))).strip()


def cell_in(text: str) -> tuple[int, int] | None:
    """Parse a cell such as ``1,0``; None for anything else."""
    found = _CELL.fullmatch(text.strip())
    return None if found is None else (int(found[1]), int(found[2]))


def joined_words(text: str, action_set: ActionSet) -> list[str]:
    """Return the words of a text, with every thing of the game as one word in notation."""
    words = _CELL.sub(r"\1,\2", plain(text)).split()
    phrases = _phrases(action_set, spoken().name)
    result = []
    start = 0
    while start < len(words):
        for length in range(min(_LONGEST_PHRASE, len(words) - start), 0, -1):
            name = phrases.get(tuple(words[start : start + length]))
            if name is not None:
                result.append(name)
                start += length
                break
        else:
            result.append(words[start])
            start += 1
    return result


_LONGEST_PHRASE = 10


@lru_cache(8)
def _phrases(action_set: ActionSet, language: str) -> Mapping[tuple[str, ...], str]:
    """Map the names of things, in notation and in the current language, to notation."""
    found: dict[tuple[str, ...], str] = {}
    for name in (name for names in _things(action_set).values() for name in names):
        for phrase in (name, spoken().tile(name), spoken().tile(name, with_walls=True), *_called(name)):
            found.setdefault(tuple(plain(phrase).split()), name)
    return found


def _called(name: str) -> list[str]:
    return [spoken().thing(kind, name) for kind in ("type", "character")]


@lru_cache(8)
def _things(action_set: ActionSet) -> dict[str, list[str]]:
    """Return the things that actions of the game can name, by kind."""
    found: dict[str, list[str]] = {}
    for field in (field for kind in action_set.kinds.values() for field in kind.form):
        if field.thing and field.thing not in found:
            one = Field(field.name, NAME, field.thing)
            numbers = [number for number in range(_HIGHEST_NUMBER) if action_set.words.knows(one, number)]
            found[field.thing] = [action_set.words.named(one, number) for number in numbers]
    return found


_HIGHEST_NUMBER = 4096  # of anything in a game


_FILLERS = frozenset({"and", "und", "en"})  # words between things that are ignored


def _filled(
    kind: type[Action], words: Sequence[str], allowed: Collection[str], action_set: ActionSet
) -> dict[str, Any] | None:
    """Fill the fields of an action from words in any order; None if they do not match exactly."""
    things = _things(action_set)
    left = list((Counter(words) - Counter(plain(kind.kind).split())).elements())
    fields: dict[str, Any] = {}
    for field in kind.form:
        if field.form == CELL:
            fitting = [word for word in left if _CELL.fullmatch(word)]
        elif field.form == NUMBER:
            fitting = [word for word in left if whole_number(word) is not None]
        else:
            fitting = [word for word in left if word in things.get(field.thing, ())]
        if field.form == NAMES and fitting:
            fields[field.name] = sorted(fitting)
        elif fitting:
            fields[field.name] = _value(field, fitting[0])
            fitting = fitting[:1]
        if field.name not in fields:
            return None
        for word in fitting:
            left.remove(word)
    return fields if all(word in allowed for word in left) else None


@lru_cache(256)
def _sample(kind: str, action_set: ActionSet) -> Action | None:
    """Return any action of a kind; None if no thing of the game fits its fields."""
    things = _things(action_set)
    fields: dict[str, Any] = {"kind": kind}
    for field in action_set.kinds[kind].form:
        names = things.get(field.thing, [])
        if field.form in (NAME, NAMES) and not names:
            return None
        samples = {CELL: [1, 0], NUMBER: 1, NAMES: names[:1], NAME: "".join(names[:1])}
        fields[field.name] = samples[field.form]
    return action_set.from_json(fields)


def _value(field: Field, word: str) -> Any:
    if field.form == CELL:
        return [int(number) for number in word.split(",")]
    return whole_number(word) if field.form == NUMBER else word
