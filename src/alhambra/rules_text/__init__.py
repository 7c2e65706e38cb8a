"""The clauses of the rules, read from ``docs/rules``, or from a copy next to this file in a wheel.

The English ones are authoritative; translations are in folders named after their languages.
"""

import re
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import NamedTuple

from alhambra.texts import ENGLISH

_FOLDER = "clauses"  # in the wheel
_IN_CHECKOUT = Path("docs") / "rules"
_FILES = ("README", "alhambra", "granada", "combined", "expansion-1", "expansion-2", "roll-and-write")
_CLAUSE = re.compile(r"^- \*\*([A-Z]+(?:-[A-Z]+)*-\d+)\*\* ?(.*)$")
_CLAUSE_IN_TABLE = re.compile(r"^\| \*\*([A-Z]+(?:-[A-Z]+)+)\*\* \| (.*?) \| (.*?) \| (.*) \|$")
_HEADING = re.compile(r"^(#+) (.*)$")


class Clause(NamedTuple):
    """A clause: its name, its text on one line, and the table that follows it."""

    name: str
    text: str
    table: list[list[str]]
    section: str

    @property
    def prefix(self) -> str:
        """Return the prefix, which names the game or module."""
        return self.name.partition("-")[0]


def _folder() -> Traversable:
    packaged = resources.files(__package__) / _FOLDER
    if packaged.is_dir():
        return packaged
    return Path(__file__).resolve().parents[3] / _IN_CHECKOUT


@cache
def clauses(language: str = ENGLISH) -> tuple[Clause, ...]:
    """Return the clauses of all games in a language, in their written order."""
    folder = _folder() if language == ENGLISH else _folder() / language
    found: list[Clause] = []
    for name in _FILES:
        found += _clauses_in((folder / f"{name}.md").read_text(encoding="utf-8"))
    return tuple(found)


def _clauses_in(text: str) -> list[Clause]:
    found: list[Clause] = []
    section, is_open = "", False
    for line in text.splitlines():
        heading, clause, row = _HEADING.match(line), _CLAUSE.match(line), _CLAUSE_IN_TABLE.match(line)
        if heading is not None:
            section, is_open = heading[2], False
        elif clause is not None:
            found.append(Clause(clause[1], clause[2], [], section))
            is_open = True
        elif row is not None:
            found[-1].table.clear()  # the column titles belong to no clause
            found.append(Clause(row[1], f"{row[2]} ({row[3]}): {row[4]}", [], section))
        elif is_open and line.startswith("|"):
            found[-1].table.append([cell.strip() for cell in line.strip("| ").split("|")])
        elif is_open and line.startswith("  "):
            found[-1] = found[-1]._replace(text=f"{found[-1].text} {line.strip()}")
    return [clause._replace(table=[row for row in clause.table if not _is_separator(row)]) for clause in found]


def _is_separator(row: list[str]) -> bool:
    return all(set(cell) <= {"-", ":"} for cell in row)


def clause_named(name: str, language: str = ENGLISH) -> Clause | None:
    """Return the clause with this name, in any spelling; None if there is none."""
    wanted = name.strip().upper().replace(" ", "-").replace("_", "-")
    return next((clause for clause in clauses(language) if clause.name == wanted), None)


def clauses_about(word: str, language: str = ENGLISH) -> list[Clause]:
    """Return the clauses whose section or name contains a word."""
    wanted = word.strip().casefold()
    return [
        clause
        for clause in clauses(language)
        if wanted in clause.section.casefold() or wanted in clause.name.casefold()
    ]
