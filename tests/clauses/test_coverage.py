"""Every clause that must have a test has one, and every marker names a clause that exists."""

from collections import Counter

from tests.clauses.catalogue import REPORT, all_clauses, required_clauses, tests_by_clause
from tests.clauses.report import coverage_report


def test_every_required_clause_has_a_test() -> None:
    tests = tests_by_clause()
    missing = [clause for clause in required_clauses() if clause not in tests]
    assert not missing, f"{len(missing)} clauses have no test: {' '.join(missing)}"


def test_every_marker_names_a_clause_of_the_rules() -> None:
    known = set(all_clauses())
    unknown = {clause: tests for clause, tests in tests_by_clause().items() if clause not in known}
    assert not unknown, f"not in docs/rules: {unknown}"


def test_no_clause_is_defined_twice() -> None:
    assert [clause for clause, times in Counter(all_clauses()).items() if times > 1] == []


def test_the_report_is_up_to_date() -> None:
    assert REPORT.read_text(encoding="utf-8") == coverage_report(), "run `make docs-tables`"
