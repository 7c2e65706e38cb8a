"""The audit counts only the locked packages that it has really checked."""

import importlib.util
from types import ModuleType
from typing import Any

import pytest

from tests.packaging.test_dependencies import ROOT


@pytest.fixture(scope="module")
def audit() -> ModuleType:
    spec = importlib.util.spec_from_file_location("audit", ROOT / "tools" / "audit.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


LOCK = "One_Package==1.0 \\\n    --hash=sha256:00\nother==2.0 ; sys_platform == 'linux' \\\n    --hash=sha256:11\n"
CHECKED = {"name": "one-package", "version": "1.0", "vulns": []}
VULNERABLE = {"name": "other", "version": "2.0", "vulns": [{"id": "PYSEC-1"}, {"id": "PYSEC-2"}]}


def test_all_packages_of_a_lock_file_are_counted(audit: ModuleType) -> None:
    found = audit.python_audit("lock", LOCK, [{"dependencies": [CHECKED, {**VULNERABLE, "vulns": []}]}])
    assert found.is_clean
    assert str(found) == "lock: 2 of 2 packages checked, no known vulnerability"


def test_a_package_that_is_skipped_or_missing_was_not_checked(audit: ModuleType) -> None:
    skipped = {"name": "other", "skip_reason": "not found"}
    for dependencies in (
        [CHECKED, skipped],
        [CHECKED],
        [CHECKED, {**CHECKED, "name": "stranger"}],
        [CHECKED, {**VULNERABLE, "version": "3.0", "vulns": []}],
    ):
        found = audit.python_audit("lock", LOCK, [{"dependencies": dependencies}])
        assert (found.checked, found.is_clean) == (1, False)
    assert not audit.python_audit("lock", LOCK, [{}]).is_clean


def test_a_vulnerable_package_is_named(audit: ModuleType) -> None:
    found = audit.python_audit("lock", LOCK, [{"dependencies": [CHECKED, VULNERABLE]}])
    assert not found.is_clean
    assert "other 2.0 (PYSEC-1, PYSEC-2)" in str(found)


def test_two_versions_of_a_package_are_checked_one_after_the_other(audit: ModuleType) -> None:
    groups = list(audit.single_versions({("one", "1"), ("one", "2"), ("two", "1")}))
    assert groups == [[("one", "1"), ("two", "1")], [("one", "2")]]


def test_an_empty_lock_file_proves_nothing(audit: ModuleType) -> None:
    assert not audit.python_audit("lock", "", []).is_clean


def test_packages_of_node_are_counted(audit: ModuleType) -> None:
    lock: dict[str, Any] = {"packages": {"": {}, "node_modules/one": {}, "node_modules/two": {}}}
    report = {"metadata": {"dependencies": {"total": 2}}, "vulnerabilities": {}}
    assert audit.node_audit("lock", lock, report).is_clean
    assert not audit.node_audit("lock", lock, {"message": "405 Method Not Allowed"}).is_clean
    found = audit.node_audit("lock", lock, {**report, "vulnerabilities": {"one": {"severity": "high"}}})
    assert not found.is_clean
    assert "one (high)" in str(found)


def test_every_lock_file_of_the_project_is_read_in_full(audit: ModuleType) -> None:
    for file in (ROOT / "requirements").glob("*.txt"):
        text = file.read_text()
        requirements = [line for line in text.splitlines() if line and not line.startswith((" ", "#"))]
        assert len(audit.locked_packages(text)) == len(requirements) > 0
