"""Selections of tests: those that run on both builds, and the fast ones.

A test gives the same result on both builds unless it runs a compiled package, so the interpreted run is limited to
the folders listed here. No selection includes tests marked as slow.
"""

from collections import Counter
from pathlib import Path

import pytest

TESTS = Path(__file__).parent

# Folders and files whose tests run compiled packages directly, or ask which build is running.
ON_BOTH_BUILDS = (
    *("adding", "analysis", "arena", "attacks", "bots", "client", "distributions", "fuzzing", "games", "golden"),
    *("lockstep", "model_tests", "palace", "positions", "protocol", "roll_and_write", "rules", "schemas"),
    *("second_verifier", "statistics"),
    *("bench/test_hops.py", "docs/test_examples.py", "packaging/test_builds.py"),
)
# The rules, the texts and the structure of the sources: quick tests that name the clause, the text or the file.
FAST = (
    *("clauses", "components", "golden", "model_tests", "palace", "protocol", "roll_and_write", "rules", "texts"),
    *("packaging/test_layers.py", "packaging/test_lint.py", "packaging/test_make.py", "packaging/test_names.py"),
)
EVERYTHING = "everything"
SELECTIONS = {"both-builds": ON_BOTH_BUILDS, "fast": FAST}


def is_listed(path: Path, listed: tuple[str, ...]) -> bool:
    """Return whether a selection contains this folder or file, or something in it."""
    inside = path.relative_to(TESTS)
    return any(inside.is_relative_to(entry) or Path(entry).is_relative_to(inside) for entry in listed)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--selection",
        choices=[*SELECTIONS, EVERYTHING],
        help="both-builds: tests that may differ between the builds; fast: those to run every few minutes; "
        "everything: all, and a summary of what runs on this build only",
    )


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    listed = SELECTIONS.get(config.getoption("selection"))
    if listed is None or not collection_path.is_relative_to(TESTS) or is_listed(collection_path, listed):
        return None
    return True


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("selection") in SELECTIONS:
        slow = [item for item in items if item.get_closest_marker("slow")]
        config.hook.pytest_deselected(items=slow)
        items[:] = [item for item in items if not item.get_closest_marker("slow")]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    if config.getoption("selection") == EVERYTHING:
        reports = [report for found in terminalreporter.stats.values() for report in found]
        terminalreporter.section("left out")
        for line in summary([report for report in reports if isinstance(report, pytest.TestReport)]):
            terminalreporter.write_line(line)


def summary(reports: list[pytest.TestReport]) -> list[str]:
    """Return how many tests of each folder run on one build only and why, and what ``make soak`` adds."""
    same, slow = Counter[str](), Counter[str]()
    for name, is_slow in {report.nodeid: "slow" in report.keywords for report in reports}.items():
        file = TESTS.parent / name.partition("::")[0]
        if not is_listed(file, ON_BOTH_BUILDS):
            same[file.relative_to(TESTS).parts[0]] += 1
        elif is_slow:
            slow[file.relative_to(TESTS).parts[0]] += 1
    return [
        f"On the interpreted build, because they run nothing that is compiled: {_counts(same)}.",
        f"On the interpreted build, because they take long there: {_counts(slow)}.",
        "To make soak: 5000 cases of each property instead of 50, thousands of whole games, hours of attacks.",
    ]


def _counts(found: Counter[str]) -> str:
    listed = ", ".join(f"{folder} {count}" for folder, count in sorted(found.items()))
    return f"{found.total()} tests ({listed})" if found else "no tests"
