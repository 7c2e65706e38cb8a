"""Malformed input: damaged texts and JSON values, or arbitrary ones."""

import math
import random
from collections.abc import Sequence
from typing import Any, TypeVar

LONG = 20_000  # the maximum length of a repeated part
ODD_TEXTS = (
    "",
    " ",
    "-",
    "+",
    ",",
    "0",
    "-1",
    "1_0",
    "\u0663",
    "\u00b2",
    "03",
    "1e9",
    "NaN",
    "null",
    "true",
    "9" * 30,
    "9" * 5000,
    "\0",
    "\n",
    "\r",
    "\t",
    "\x1b[2J",
    "\x1c",
    "\u2028",
    "\u202e",
    "\ufeff",
    "\ud800",
    "\U0001f3f0",
    "'",
    '"',
    "\\",
    "\\ud800",
    "{",
    "}",
    "[",
    "]",
    "[" * 2000,
    '{"a":' * 2000,
    "(" * 3000,
    ";",
    ": ",
    "%s",
    "{0}",
    "gulden_5",
    "tower_9_ne",
    "x" * 100,
    "x" * 5000,
)
ODD_NUMBERS: tuple[Any, ...] = (
    0,
    1,
    -1,
    2,
    3,
    7,
    100,
    255,
    256,
    2**31,
    2**32,
    2**62,
    2**63,
    2**64,
    10**30,
    10**5000,
    -(10**5000),
)
ODD_VALUES: tuple[Any, ...] = (
    *ODD_NUMBERS,
    None,
    True,
    False,
    0.5,
    2.0,
    math.nan,
    math.inf,
    b"3",
    (),
    object(),
    int,
    1j,
    {3},
    slice(1),
)

_T = TypeVar("_T")


class Mutator:
    """A source of malformed input, determined by its seed."""

    def __init__(self, number: int) -> None:
        self.random = random.Random(number)

    def one_of(self, things: Sequence[_T]) -> _T:
        return self.random.choice(things)

    def below(self, limit: int) -> int:
        return self.random.randrange(limit)

    # --- texts ---

    def text(self, samples: Sequence[str]) -> str:
        """Return a sample, damaged or not."""
        text = self.one_of(samples) if self.below(20) else self._made_up()
        for _ in range(self.one_of((0, 1, 1, 1, 2, 4))):
            text = self._damaged(text, samples)
        return text

    def _made_up(self) -> str:
        return "".join([self._piece() for _ in range(self.below(6))])

    def _piece(self) -> str:
        return self.one_of(ODD_TEXTS) if self.below(2) else chr(self.one_of((self.below(128), self.below(0x3000))))

    def _damaged(self, text: str, samples: Sequence[str]) -> str:
        begin = self.below(len(text) + 1)
        end = min(len(text), begin + self.one_of((0, 1, 1, 2, 8, 50)))
        part = text[begin:end]
        ways = (
            self._piece(),  # replace or insert a part
            "",  # remove it
            part * 2,
            part[::-1],
            part.swapcase(),
            part.replace(" ", ""),
            self.one_of(samples)[begin:],
        )
        if self.below(100) == 0:
            return text[:begin] + part * (LONG // (len(part) or 1)) + text[end:]
        if self.below(10) == 0:
            return text[:begin]
        return text[:begin] + self.one_of(ways) + text[end:]

    # --- JSON ---

    def value(self, sample: Any) -> Any:
        """Return a copy of the sample, damaged or not."""
        data = copied(sample)
        for _ in range(self.one_of((0, 1, 1, 1, 2, 4))):
            data = self._damaged_value(data)
        return data

    def odd_value(self) -> Any:
        """Return anything."""
        kind = self.below(10)
        if kind < 4:
            return self.one_of(ODD_VALUES)
        if kind < 7:
            return self.text(("gulden_5", "alhambra", "vizier", "3"))
        if kind < 8:
            return [self.odd_value() for _ in range(self.below(4))]
        if kind < 9:
            return {self.one_of((*ODD_TEXTS, "kind", "seed", 3, None)): self.odd_value() for _ in range(self.below(4))}
        return self._deep()

    def _deep(self) -> Any:
        value: Any = self.one_of((3, "x", None))
        for _ in range(self.one_of((5, 20, 500, 5000))):
            value = [value] if self.below(2) else {"a": value}
        return value

    def _damaged_value(self, data: Any) -> Any:
        """Change one thing, at any depth."""
        if isinstance(data, dict) and data and self.below(8):
            return self._damaged_object(data)
        if isinstance(data, list) and data and self.below(8):
            return self._damaged_list(data)
        if isinstance(data, str) and self.below(2):
            return self.text([data])
        if type(data) is int and self.below(2):
            return data + self.one_of((-1, 1, 10, 256, -300))
        return self.odd_value()

    def _damaged_object(self, data: dict[Any, Any]) -> dict[Any, Any]:
        field = self.one_of(list(data))
        way = self.below(10)
        if way == 0:
            del data[field]
        elif way == 1:
            data[self.one_of((*ODD_TEXTS, 3, None))] = self.odd_value()
        elif way == 2:
            data[self.text([str(field)])] = data.pop(field)
        else:
            data[field] = self._damaged_value(data[field])
        return data

    def _damaged_list(self, data: list[Any]) -> list[Any]:
        place = self.below(len(data))
        way = self.below(10)
        if way == 0:
            del data[place]
        elif way == 1:
            data.insert(place, data[self.below(len(data))])
        elif way == 2:
            data.append(self.odd_value())
        elif way == 3:
            data[place], data[-1] = data[-1], data[place]
        else:
            data[place] = self._damaged_value(data[place])
        return data


def copied(data: Any) -> Any:
    """Return a mutable copy of a JSON value."""
    if isinstance(data, dict):
        return {field: copied(value) for field, value in data.items()}
    return [copied(value) for value in data] if isinstance(data, list) else data
