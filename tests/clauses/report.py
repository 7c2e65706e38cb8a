"""Writes docs/rules/coverage.md: every clause with its tests. Run as ``python -m tests.clauses.report``."""

from tests.clauses.catalogue import REPORT, clauses_in, rule_files, tests_by_clause

HEADING = """# Clauses and their tests

Made by `make coverage-report` from the markers in `tests/`; do not edit.
"""


def coverage_report() -> str:
    tests = tests_by_clause()
    parts = [HEADING]
    for file in rule_files():
        clauses = clauses_in(file)
        tested = sum(clause in tests for clause in clauses)
        parts.append(f"\n## [{file.name}]({file.name}): {tested} of {len(clauses)} clauses\n\n")
        parts.append("| clause | tests |\n| --- | --- |\n")
        parts.extend(f"| {clause} | {_listed(tests.get(clause, []))} |\n" for clause in clauses)
    return "".join(parts)


def _listed(tests: list[str]) -> str:
    return "<br>".join(f"`{test.removeprefix('tests/')}`" for test in tests) or "none"


if __name__ == "__main__":
    REPORT.write_text(coverage_report(), encoding="utf-8")
