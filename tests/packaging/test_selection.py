"""The selections of tests name existing files, and omit nothing that differs between the builds."""

import pytest

from tests.selection import ON_BOTH_BUILDS, SELECTIONS, TESTS, is_listed

SHOW_ITS_NAME = {"cli/test_commands.py", "bench/test_measurements.py", "packaging/test_selection.py"}


@pytest.mark.parametrize("name", SELECTIONS)
def test_a_selection_names_folders_and_files(name: str) -> None:
    assert [entry for entry in SELECTIONS[name] if not (TESTS / entry).exists()] == []


def test_tests_that_one_build_skips_run_on_both() -> None:
    """Such tests need the other build, so a file that asks for the build is listed, unless it only shows its name."""
    asking = [file for file in TESTS.rglob("test_*.py") if "build_name()" in file.read_text(encoding="utf-8")]
    missed = [file for file in asking if not is_listed(file, ON_BOTH_BUILDS)]
    assert len(asking) > 5
    assert {file.relative_to(TESTS).as_posix() for file in missed} <= SHOW_ITS_NAME
