"""Faults are made where the code acts or decides, one at a time."""

import ast
from pathlib import Path

import pytest

from tests.mutants.faults import faults_of, with_fault
from tests.mutants.runner import FILES, ROOT


@pytest.mark.parametrize(
    ("source", "faulty"),
    [
        ("a < b", ["a <= b"]),
        ("a is None", ["a is not None"]),
        ("a + b", ["a - b"]),
        ("a and b", ["a or b"]),
        ("not a", ["+bool(a)"]),
        ("a = 3", ["a = 4"]),
        ("a = True", ["a = False"]),
        ("a(b)", ["pass"]),
        ("a.b = c", ["pass"]),
        ("a += b", ["pass", "a -= b"]),
        ("a if b else c", ["a if not b else c"]),
        ("if a:\n    return", ["if not a:\n    return", "if a:\n    pass"]),
        ("while a:\n    if b:\n        break", ["while not a:", "if not b:", "pass"]),
    ],
)
def test_what_can_be_wrong(source: str, faulty: list[str]) -> None:
    made = [with_fault(source, fault) for fault in faults_of(source)]
    assert len(made) == len(faulty)
    assert all(any(part in text for text in made) for part in faulty)


@pytest.mark.parametrize(
    "source",
    [
        "def a(b: 'Literal[1]') -> 'Literal[2]':\n    ...",
        "@a(b=True)\nclass C:\n    ...",
        "a: tuple[3]",
        "assert a == 1",
        "raise ValueError(a + 1)",
        "if TYPE_CHECKING:\n    a = 1",
        "vec(capacity=8)[:]",
        "a = b",
    ],
)
def test_what_cannot(source: str) -> None:
    assert not faults_of(source)


def test_a_fault_tells_its_lines_and_whether_it_is_met_on_import() -> None:
    source = "a = 1\ndef b():\n    c(\n        a\n    )\n"
    on_import, call = sorted(faults_of(source), key=lambda fault: fault.first)
    assert (on_import.first, on_import.last, on_import.in_function) == (1, 1, False)
    assert (call.first, call.last, call.in_function) == (3, 5, True)


@pytest.mark.parametrize("file", FILES[::15], ids=str)
def test_a_fault_in_the_rules_makes_another_program(file: Path) -> None:
    source = (ROOT / file).read_text(encoding="utf-8")
    right = ast.unparse(ast.parse(source))
    for fault in faults_of(source)[::20]:
        wrong = with_fault(source, fault)
        assert wrong != right
        compile(wrong, str(file), "exec")
