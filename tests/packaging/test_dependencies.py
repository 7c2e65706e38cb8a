"""The package imports nothing that does not come with it or one of its extras."""

import ast
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.metadata import packages_distributions
from pathlib import Path
from sys import stdlib_module_names
from typing import Any

import pytest

from alhambra.extras import IMPORTS

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "alhambra"
NAME = "alhambra-game"

# The files that need extras; all others need only the library's own requirements.
NEEDED = {
    ("cli",): ["cli", "console", "tilegames/**/words.py", "roll_and_write/words.py"],
    ("cli", "print"): ["cli/commands/sheet.py"],
    ("cli", "terminal"): ["terminal"],
    ("cli", "client"): ["console/sources/remote.py", "console/sources/joining.py"],
    ("client",): ["client/seats.py", "client/server.py", "signatures.py"],
    ("cli", "server"): ["server"],
    ("cluster",): ["arena/executors.py"],
    ("training",): ["training"],
}


@cache
def project() -> Any:
    """Return the table ``project`` of pyproject.toml."""
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def files(place: str) -> set[Path]:
    """Return the Python files at a place below the package: a folder, or the matches of a pattern."""
    found = set(SOURCE.glob(place))
    return {file for path in found for file in ([path] if path.is_file() else path.rglob("*.py"))}


def extras_of_files() -> dict[Path, tuple[str, ...]]:
    """Return the extras that each file may need; the last match counts."""
    needed: dict[Path, tuple[str, ...]] = dict.fromkeys(SOURCE.rglob("*.py"), ())
    for extras, places in NEEDED.items():
        for place in places:
            found = files(place)
            assert found, f"there is no {place}"
            needed |= dict.fromkeys(found, extras)
    return needed


def imported_packages(file: Path) -> Iterator[str]:
    """Yield the top-level names of all modules that a file imports."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module.split(".")[0]


def imports_of(requirements: Iterable[str]) -> set[str]:
    """Return the top-level names of the requirements themselves."""
    wanted = {canonical(re.split(r"[^\w.-]", requirement)[0]) for requirement in requirements}
    return {name for name, sources in installed().items() if wanted & set(map(canonical, sources))}


@cache
def installed() -> Mapping[str, list[str]]:
    """Return the distributions that each top-level name comes from; finding them takes seconds."""
    return packages_distributions()


def canonical(distribution: str) -> str:
    return re.sub(r"[-_.]+", "-", distribution).lower()


@cache
def declared(extras: tuple[str, ...]) -> set[str]:
    """Return the top-level names that come with the library and these extras."""
    lists = [project()["dependencies"], *[project()["optional-dependencies"][extra] for extra in extras]]
    return imports_of([requirement for listed in lists for requirement in listed])


def test_all_imports_are_declared() -> None:
    for file, extras in extras_of_files().items():
        foreign = set(imported_packages(file)) - stdlib_module_names - {"alhambra"}
        assert foreign <= declared(extras), file.relative_to(SOURCE)


@pytest.mark.parametrize("extra", IMPORTS)
def test_the_sentences_for_missing_extras_know_what_each_extra_brings(extra: str) -> None:
    others = [listed for listed in project()["optional-dependencies"][extra] if not listed.startswith(NAME)]
    for requirement in others:
        assert imports_of([requirement]) & set(IMPORTS[extra]), requirement
    assert set(IMPORTS[extra]) <= imports_of(others)


def test_every_extra_has_a_sentence_and_all_has_every_extra() -> None:
    extras = dict(project()["optional-dependencies"])
    [everything] = extras.pop("all")
    assert set(extras) == set(IMPORTS)
    assert set(re.split(r"\W+", everything.removeprefix(NAME))) - {""} == set(extras) - {"cli"}
