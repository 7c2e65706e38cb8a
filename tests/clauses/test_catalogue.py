"""The scan for clause markers finds every way of writing one, and rejects those that prove nothing."""

import re

import pytest

from alhambra.rules_text import clause_named, clauses
from tests.clauses.catalogue import (
    DEFINITION,
    REPORT,
    RULES,
    MarkerError,
    all_clauses,
    marked_tests,
    required_clauses,
    rule_files,
)


def test_a_definition_is_found_in_a_list_and_in_a_table() -> None:
    text = "- **ALH-PLACE-7** No holes, see **ALH-PLACE-8**.\n| **CHA-KARIM** | Abdul Karim |\nSee ALH-BUY-1.\n"
    assert DEFINITION.findall(text) == ["ALH-PLACE-7", "CHA-KARIM"]


def test_every_bold_id_of_the_rules_is_a_definition() -> None:
    text = "".join(file.read_text(encoding="utf-8") for file in rule_files())
    assert re.findall(r"\*\*([A-Z]{3}-[^*]*)\*\*", text) == all_clauses()


def test_every_clause_or_section_that_a_page_refers_to_is_there() -> None:
    known = set(all_clauses())
    sections = {clause.rpartition("-")[0] for clause in known}
    for file in sorted(set(RULES.rglob("*.md")) - {REPORT}):
        text = file.read_text(encoding="utf-8")
        assert set(re.findall(r"\b[A-Z]{3}-[A-Z0-9-]+", text)) <= known | sections, file
        assert re.findall(r"\s-\d+\b", text) == [], f"{file}: write the whole name of the clause"


def test_the_reader_finds_every_clause_and_its_words() -> None:
    assert sorted(clause.name for clause in clauses()) == sorted(required_clauses())
    laila = clause_named("cha laila")
    assert laila is not None
    assert laila.text.startswith("Laila Wundabah (\u2756): Before their own turn")
    assert all(clause.text and "|" not in clause.text for clause in clauses())


def test_the_rules_are_there() -> None:
    assert (RULES / "alhambra.md") in rule_files()
    assert {"MOD-1", "ALH-DIRK-7", "CHA-YUSUF", "GRA-SET-1", "RNW-SET-1"} <= set(all_clauses())


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("@pytest.mark.clause('A-1', 'A-2')\ndef test_x(): ...", [("A-1", "f.py::test_x"), ("A-2", "f.py::test_x")]),
        ("@pytest.mark.clause('A-1')\nclass TestX:\n    x = 1", [("A-1", "f.py::TestX")]),
        ("class TestX:\n @pytest.mark.clause('A-1')\n def test_y(self): ...", [("A-1", "f.py::TestX::test_y")]),
        ("pytestmark = [pytest.mark.clause('A-1')]", [("A-1", "f.py")]),
        ("TestX = pytest.mark.clause('A-1')(Machine.TestCase)", [("A-1", "f.py::TestX")]),
        (
            "@pytest.mark.parametrize('x', [pytest.param(1, marks=pytest.mark.clause('A-1'))])\ndef test_x(x): ...",
            [("A-1", "f.py::test_x")],
        ),
        ("def test_x(): ...", []),
    ],
)
def test_markers_are_found(source: str, found: list[tuple[str, str]]) -> None:
    assert marked_tests(source, "f.py") == found


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("@pytest.mark.clause('A-1')\ndef helper(): ...", "does not collect"),
        ("@pytest.mark.clause('A-1')\nclass Machine: ...", "does not collect"),
        ("@pytest.mark.clause(*ids)\ndef test_x(): ...", "write the ids"),
        ("@pytest.mark.skip\n@pytest.mark.clause('A-1')\ndef test_x(): ...", "skipped"),
        ("@pytest.mark.clause('A-1')\n@pytest.mark.xfail(reason='x')\ndef test_x(): ...", "expected to fail"),
    ],
)
def test_markers_that_prove_nothing_are_refused(source: str, reason: str) -> None:
    with pytest.raises(MarkerError, match=reason):
        marked_tests(source, "f.py")
