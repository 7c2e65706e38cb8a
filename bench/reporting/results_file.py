"""Stores the results of a long series, one JSON line each, so that it can be resumed."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any


class Kept:
    """The stored results of one series, identified by the parameters they depend on."""

    def __init__(self, file: Path, series: list[Any]) -> None:
        self.file = file
        self.series = series
        self._known: dict[int, Any] = {}
        if file.exists():
            self._read(file.read_text(encoding="utf-8"))

    def _read(self, text: str) -> None:
        whole, _, rest = text.rpartition("\n")
        if rest:  # an incomplete last line: the program was stopped while writing
            self.file.write_text(text[: len(text) - len(rest)], encoding="utf-8")
        for line in whole.splitlines():
            *series, number, result = json.loads(line)
            if series == self.series:
                self._known[number] = result

    def result(self, number: int, find: Callable[[], Any]) -> Any:
        """Return a result by number in JSON form, computed and stored if the file lacks it."""
        if number not in self._known:
            line = json.dumps([*self.series, number, find()])
            with self.file.open("a", encoding="utf-8") as file:
                file.write(line + "\n")
            self._known[number] = json.loads(line)[-1]
        return self._known[number]
