"""The clauses of docs/rules, and the tests that name them."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
RULES = ROOT / "docs" / "rules"
TESTS = ROOT / "tests"
REPORT = RULES / "coverage.md"

# The files whose every clause must have a test.
REQUIRED = (
    "README.md",
    "alhambra.md",
    "combined.md",
    "expansion-1.md",
    "expansion-2.md",
    "granada.md",
    "roll-and-write.md",
)

# A clause is set in bold where it is defined, in a list or in a table, and nowhere else.
DEFINITION = re.compile(r"^(?:- |\| )\*\*([A-Z]{3}(?:-[A-Z0-9]+)+)\*\*", re.MULTILINE)

FunctionOrClass = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


class MarkerError(Exception):
    """A clause marker that proves nothing; the message says where and why."""


def rule_files() -> list[Path]:
    """Return all files with rules, README first."""
    files = [file for file in RULES.glob("*.md") if file != REPORT]
    return sorted(files, key=lambda file: (file.name != "README.md", file.name))


def clauses_in(file: Path) -> list[str]:
    """Return the ids of the clauses that a file defines, in order."""
    return DEFINITION.findall(file.read_text(encoding="utf-8"))


def all_clauses() -> list[str]:
    return [clause for file in rule_files() for clause in clauses_in(file)]


def required_clauses() -> list[str]:
    return [clause for name in REQUIRED for clause in clauses_in(RULES / name)]


def tests_by_clause() -> dict[str, list[str]]:
    """Return clause id -> the tests that name it, as ``tests/file.py::name``."""
    result: dict[str, list[str]] = {}
    for file in sorted(TESTS.rglob("test_*.py")):
        place = file.relative_to(ROOT).as_posix()
        for clause, test in marked_tests(file.read_text(encoding="utf-8"), place):
            tests = result.setdefault(clause, [])
            if test not in tests:
                tests.append(test)
    return result


def marked_tests(source: str, place: str) -> list[tuple[str, str]]:
    """Yield (clause id, test) for every clause marker in the source of a file."""
    return list(_marked_in(ast.parse(source).body, place))


def _marked_in(body: list[ast.stmt], owner: str) -> Iterator[tuple[str, str]]:
    for statement in body:
        if isinstance(statement, FunctionOrClass):
            test = f"{owner}::{statement.name}"
            marker_ids = _ids(statement.decorator_list, test)
            if marker_ids:
                _check_collected(statement, test)
            yield from ((clause, test) for clause in marker_ids)
            yield from _marked_in(statement.body, test)
        elif isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Name):
            # ``pytestmark = ...`` marks its owner; ``TestX = mark(Machine.TestCase)`` is a test by itself.
            name = statement.targets[0].id
            test = owner if name == "pytestmark" else f"{owner}::{name}"
            yield from ((clause, test) for clause in _ids([statement.value], test))


def _ids(expressions: list[ast.expr], test: str) -> list[str]:
    """Return the ids in all ``pytest.mark.clause(...)`` within the expressions."""
    ids: list[str] = []
    for expression in expressions:
        for node in ast.walk(expression):
            if isinstance(node, ast.Call) and _is_mark(node.func, "clause"):
                ids.extend(_literal(argument, test) for argument in node.args)
    return ids


def _is_mark(node: ast.expr, *names: str) -> bool:
    return (
        isinstance(node, ast.Attribute)
        and node.attr in names
        and isinstance(node.value, ast.Attribute)
        and node.value.attr == "mark"
    )


def _literal(argument: ast.expr, test: str) -> str:
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        return argument.value
    raise MarkerError(f"{test}: write the ids of clauses out as strings in the marker.")


def _check_collected(statement: FunctionOrClass, test: str) -> None:
    prefix = "Test" if isinstance(statement, ast.ClassDef) else "test_"
    if not statement.name.startswith(prefix):
        raise MarkerError(
            f"{test} has a clause marker but pytest does not collect it: let its name begin with {prefix}."
        )
    for decorator in statement.decorator_list:
        if any(_is_mark(node, "skip", "skipif", "xfail") for node in ast.walk(decorator) if isinstance(node, ast.expr)):
            raise MarkerError(f"{test} is skipped or expected to fail, so it cannot prove a clause.")
