"""Results of a long series in a file, a line of JSON for each, so that it can go on where it was."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any


class Kept:
    """What a file has of one series, told from others by the values that its results follow from."""

    def __init__(self, file: Path, series: list[Any]) -> None:
        self.file = file
        self.series = series
        self._known: dict[int, Any] = {}
        if file.exists():
            self._read(file.read_text(encoding="utf-8"))

    def _read(self, text: str) -> None:
        whole, _, rest = text.rpartition("\n")
        if rest:  # a last line without its end: the program was stopped while it wrote
            self.file.write_text(text[: len(text) - len(rest)], encoding="utf-8")
        for line in whole.splitlines():
            *series, number, result = json.loads(line)
            if series == self.series:
                self._known[number] = result

    def result(self, number: int, find: Callable[[], Any]) -> Any:
        """The result of that number as JSON has it, found and kept if the file does not have it."""
        if number not in self._known:
            line = json.dumps([*self.series, number, find()])
            with self.file.open("a", encoding="utf-8") as file:
                file.write(line + "\n")
            self._known[number] = json.loads(line)[-1]
        return self._known[number]
