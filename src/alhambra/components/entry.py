"""Reading one JSON object of a component file; every refusal names the file, the entry and the reason."""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, NoReturn

from alhambra.components.errors import ComponentError
from alhambra.protocol.errors import quoted, shortened
from alhambra.protocol.reading import LONGEST_NAME, is_whole

SIDES = "NESW"
HIGHEST = 100  # no number that is printed anywhere is higher
_LONGEST_TEXT = 2000
_ID = re.compile(r"[a-z][a-z0-9_]*")


class Entry:
    """A JSON object whose fields are known beforehand and read by type.

    ``texts`` are notes for people that may be left out and have no meaning for a game; ``optional`` fields may be
    left out too.
    """

    def __init__(
        self,
        file: str,
        name: str,
        data: Any,
        required: Sequence[str],
        texts: Sequence[str] = (),
        optional: Sequence[str] = (),
    ) -> None:
        self.file = file
        self.name = name
        if not isinstance(data, dict):
            self.refuse("it must be a JSON object in curly brackets")
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
                self.refuse(f"the field '{field}' is missing; add it")
        for field in self.data:
            if field not in known:
                self.refuse(
                    f"the field {quoted(field)} is unknown; remove it or use one of: {', '.join(sorted(known))}"
                )

    def refuse(self, reason: str) -> NoReturn:
        raise ComponentError(f"{self.file}: {self.name}: {reason}.")

    def require(self, condition: bool, reason: str) -> None:
        if not condition:
            self.refuse(reason)

    def text(self, field: str) -> str:
        value = self.data[field]
        if not isinstance(value, str):
            self.refuse(f"'{field}' must be a text in quotes, not {quoted(value)}")
        self.require(
            value.isprintable() and len(value) <= _LONGEST_TEXT,
            f"'{field}' must be one line of at most {_LONGEST_TEXT} characters",
        )
        return value

    def identifier(self) -> str:
        value = self.text("id")
        self.require(
            _ID.fullmatch(value) is not None and len(value) <= LONGEST_NAME,
            f"the id {quoted(value)} must be lower-case letters, digits and underscores, beginning with a letter,"
            f" at most {LONGEST_NAME}",
        )
        return value

    def number(self, field: str, least: int = 0, most: int = HIGHEST) -> int:
        value = self.data[field]
        if not is_whole(value) or not least <= value <= most:
            self.refuse(f"'{field}' must be a whole number from {least} to {most}, not {quoted(value)}")
        return value

    def flag(self, field: str) -> bool:
        value = self.data[field]
        if not isinstance(value, bool):
            self.refuse(f"'{field}' must be true or false, not {quoted(value)}")
        return value

    def word(self, field: str, known: Sequence[str]) -> str:
        """A text that must be one of the known words."""
        value = self.text(field)
        self.require(value in known, f"'{field}' is {quoted(value)}; it must be one of: {', '.join(known)}")
        return value

    def sides(self, field: str, least: int, most: int) -> str:
        """An ordered selection of the sides NESW."""
        value = self.text(field)
        ordered = "".join(side for side in SIDES if side in value)
        self.require(
            value == ordered,
            f"'{field}' is {quoted(value)}; it must be sides out of NESW in this order, each at most once",
        )
        self.require(
            least <= len(value) <= most,
            f"'{field}' is {quoted(value)}, but it must name {f'{least} to {most} sides' if most else 'no side'}",
        )
        return value

    def numbers(self, field: str) -> tuple[int, ...]:
        values = self._list(field)
        self.require(
            all(is_whole(value) and 0 <= value <= HIGHEST for value in values),
            f"'{field}' must be a list of whole numbers from 0 to {HIGHEST}",
        )
        return tuple(values)

    def words(self, field: str, known: Sequence[str]) -> tuple[str, ...]:
        """A list of known words."""
        values = self._list(field)
        for value in values:
            self.require(value in known, f"'{field}' holds {quoted(value)}; it may hold only: {', '.join(known)}")
        return tuple(values)

    def each_once(self, field: str, known: Sequence[str]) -> tuple[str, ...]:
        """A list that names every known word exactly once, in any order."""
        values = self.words(field, known)
        self.require(
            len(values) == len(known) and set(values) == set(known),
            f"'{field}' must name each of these exactly once: {', '.join(known)}",
        )
        return values

    def nested(self, field: str, required: Sequence[str]) -> "Entry":
        """An object inside this one."""
        return Entry(self.file, f"{self.name}, {field}", self.data[field], required)

    def entries(
        self, field: str, required: Sequence[str], texts: Sequence[str] = (), optional: Sequence[str] = ()
    ) -> list["Entry"]:
        """The objects of a list; ids must differ."""
        entries = [
            Entry(self.file, f"{field} number {number}", data, required, texts, optional)
            for number, data in enumerate(self._list(field), start=1)
        ]
        if "id" in required:
            refuse_repeats((entry, entry.identifier()) for entry in entries)
        return entries

    def require_count(self, what: str, found: int, expected: int, clause: str) -> None:
        self.require(found == expected, f"there are {found} {what}, but {clause} demands {expected}")

    def _list(self, field: str) -> list[Any]:
        value = self.data[field]
        if not isinstance(value, list):
            self.refuse(f"'{field}' must be a list in square brackets")
        return value


class Document:
    """The content of one component file."""

    def __init__(self, file: str, data: Any) -> None:
        self.file = file
        self.data = data

    def root(self, component: str, required: Sequence[str], texts: Sequence[str] = ()) -> Entry:
        """The outermost object, which must call itself by the name of this component."""
        root = Entry(
            self.file,
            "the file",
            self.data,
            ("component", "provenance", *required),
            ("provenance_note", *texts),
            ("provenance_by_section",),
        )
        root.word("component", (component,))
        return root


def refuse_repeats(named: Iterable[tuple[Entry, str]]) -> None:
    """Refuse the first entry whose id another one has already."""
    seen: set[str] = set()
    for entry, name in named:
        entry.require(name not in seen, f"the id '{name}' is used twice; every piece needs its own")
        seen.add(name)


def check_prices(root: Entry, what: str, values: Sequence[int], span: tuple[int, int], clause: str) -> None:
    """The values must run from the lowest to the highest of the span and not beyond."""
    low, high = span
    root.require(
        min(values) == low and max(values) == high,
        f"the {what} run from {min(values)} to {max(values)}, but {clause} demands {low} to {high}",
    )


def check_counts(root: Entry, kinds: Iterable[str], expected: dict[str, int], what: str, clause: str) -> None:
    """There must be as many of each kind as expected."""
    found = Counter(kinds)
    for kind, count in expected.items():
        root.require_count(f"{what} of {kind}", found[kind], count, clause)
