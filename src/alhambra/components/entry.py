"""Typed reading of component files; every error names the file, the entry and the reason."""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, NoReturn

from alhambra.components.errors import ComponentError
from alhambra.protocol.errors import Param, Phrase, quoted, shortened
from alhambra.protocol.serialization.reading import LONGEST_NAME, is_whole

SIDES = "NESW"
HIGHEST = 100  # the limit for printed numbers
_LONGEST_TEXT = 2000
WHOLE_FILE = Phrase("component-file")
_ID = re.compile(r"[a-z][a-z0-9_]*")


class ComponentEntry:
    """A JSON object with known fields, which are read by type.

    ``required`` fields must be present. ``texts`` are optional notes for people that mean nothing to games;
    ``optional`` fields may be left out too.
    """

    def __init__(
        self,
        file: str,
        name: str | Phrase,
        data: Any,
        required: Sequence[str],
        texts: Sequence[str] = (),
        optional: Sequence[str] = (),
    ) -> None:
        self.file = file
        self.name = name
        if not isinstance(data, dict):
            self.refuse("component-object")
        self.data: dict[str, Any] = data
        if isinstance(data.get("id"), str):
            self.name = shortened(data["id"])
        self._check_fields(required, {*required, *texts, *optional})
        for field in texts:
            if field in data:
                self.text(field)

    def _check_fields(self, required: Sequence[str], known: set[str]) -> None:
        for field in required:
            if field not in self.data:
                self.refuse("component-field-missing", field=field)
        for field in self.data:
            if field not in known:
                self.refuse("component-field-unknown", given=quoted(field), possible=sorted(known))

    def refuse(self, key: str, /, **params: Param) -> NoReturn:
        raise ComponentError("component-entry", file=self.file, place=self.name, error=ComponentError(key, **params))

    def require(self, condition: bool, key: str, /, **params: Param) -> None:
        if not condition:
            self.refuse(key, **params)

    def text(self, field: str) -> str:
        value = self.data[field]
        if not isinstance(value, str):
            self.refuse("component-text", field=field, given=quoted(value))
        one_line = value.isprintable() and len(value) <= _LONGEST_TEXT
        self.require(one_line, "component-line", field=field, most=_LONGEST_TEXT)
        return value

    def identifier(self) -> str:
        value = self.text("id")
        is_id = _ID.fullmatch(value) is not None and len(value) <= LONGEST_NAME
        self.require(is_id, "component-id", given=quoted(value), most=LONGEST_NAME)
        return value

    def number(self, field: str, least: int = 0, most: int = HIGHEST) -> int:
        value = self.data[field]
        if not is_whole(value) or not least <= value <= most:
            self.refuse("component-number", field=field, least=least, most=most, given=quoted(value))
        return value

    def flag(self, field: str) -> bool:
        value = self.data[field]
        if not isinstance(value, bool):
            self.refuse("component-flag", field=field, given=quoted(value))
        return value

    def word(self, field: str, known: Sequence[str]) -> str:
        """Return a text that must be one of the known words."""
        value = self.text(field)
        self.require(value in known, "component-word", field=field, given=quoted(value), possible=known)
        return value

    def sides(self, field: str, least: int, most: int) -> str:
        """Return an ordered selection of the sides NESW."""
        value = self.text(field)
        ordered = "".join(side for side in SIDES if side in value)
        self.require(value == ordered, "component-sides", field=field, given=quoted(value))
        self.require(len(value) <= most or most > 0, "component-no-sides", field=field, given=quoted(value))
        fitting = least <= len(value) <= most
        self.require(fitting, "component-number-of-sides", field=field, given=quoted(value), least=least, most=most)
        return value

    def numbers(self, field: str) -> tuple[int, ...]:
        values = self._list(field)
        are_numbers = all(is_whole(value) and 0 <= value <= HIGHEST for value in values)
        self.require(are_numbers, "component-numbers", field=field, most=HIGHEST)
        return tuple(values)

    def words(self, field: str, known: Sequence[str]) -> tuple[str, ...]:
        """Return a list of known words."""
        values = self._list(field)
        for value in values:
            self.require(value in known, "component-words", field=field, given=quoted(value), possible=known)
        return tuple(values)

    def each_once(self, field: str, known: Sequence[str]) -> tuple[str, ...]:
        """Return a list that names every known word exactly once, in any order."""
        values = self.words(field, known)
        are_all = len(values) == len(known) and set(values) == set(known)
        self.require(are_all, "component-each-once", field=field, possible=known)
        return values

    def nested(self, field: str, required: Sequence[str]) -> "ComponentEntry":
        """Return a nested object."""
        return ComponentEntry(
            self.file, Phrase("component-part", place=self.name, field=field), self.data[field], required
        )

    def entries(
        self, field: str, required: Sequence[str], texts: Sequence[str] = (), optional: Sequence[str] = ()
    ) -> list["ComponentEntry"]:
        """Return the objects of a list; ids must differ."""
        entries = [
            ComponentEntry(
                self.file, Phrase("component-place", field=field, number=number), data, required, texts, optional
            )
            for number, data in enumerate(self._list(field), start=1)
        ]
        if "id" in required:
            refuse_repeats((entry, entry.identifier()) for entry in entries)
        return entries

    def require_count(self, what: Phrase, found: int, expected: int, clause: str) -> None:
        self.require(found == expected, "component-count", found=found, what=what, clause=clause, expected=expected)

    def require_stated_count(self, field: str, expected: int) -> None:
        """Require that the field ``count`` is the length of a list."""
        stated = self.number("count")
        self.require(stated == expected, "component-stated-count", found=stated, field=field, expected=expected)

    def _list(self, field: str) -> list[Any]:
        value = self.data[field]
        if not isinstance(value, list):
            self.refuse("component-list", field=field)
        return value


class Document:
    """The content of one component file."""

    def __init__(self, file: str, data: Any) -> None:
        self.file = file
        self.data = data

    def root(self, component: str, required: Sequence[str], texts: Sequence[str] = ()) -> ComponentEntry:
        """Return the outermost object, whose field ``component`` must have this name."""
        root = ComponentEntry(
            self.file,
            WHOLE_FILE,
            self.data,
            ("component", "provenance", *required),
            ("provenance_note", *texts),
            ("provenance_by_section",),
        )
        root.word("component", (component,))
        return root


def refuse_repeats(named: Iterable[tuple[ComponentEntry, str]]) -> None:
    """Refuse the first entry whose id is already taken."""
    seen: set[str] = set()
    for entry, name in named:
        entry.require(name not in seen, "component-id-twice", given=quoted(name))
        seen.add(name)


def check_prices(root: ComponentEntry, what: Phrase, values: Sequence[int], span: tuple[int, int], clause: str) -> None:
    """Require that the lowest and the highest value are the ends of the span."""
    lowest, highest = min(values), max(values)
    root.require(
        (lowest, highest) == span,
        "component-span",
        what=what,
        lowest=lowest,
        highest=highest,
        clause=clause,
        least=span[0],
        most=span[1],
    )


def check_counts(root: ComponentEntry, kinds: Iterable[str], expected: dict[str, int], what: str, clause: str) -> None:
    """Require the expected number of each type; ``what`` is the key of the phrase for them."""
    found = Counter(kinds)
    for kind, count in expected.items():
        root.require_count(Phrase(what, type=kind), found[kind], count, clause)
