"""Check every locked package for known vulnerabilities: ``python tools/audit.py``.

Uses pip-audit and ``npm audit``. Reports how many packages were checked, and fails if any is
vulnerable or could not be checked.
"""

import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[1]
REQUIREMENTS = ROOT / "requirements"
PAGES = ROOT / "web"
_LOCKED = re.compile(r"^([A-Za-z0-9._-]+)==([^\s;]+)", re.MULTILINE)

Package = tuple[str, str]  # the normalised name and the version


class Audit(NamedTuple):
    """The result for the packages of one lock file."""

    name: str
    locked: int
    checked: int
    vulnerable: list[str]  # each package with the names of its vulnerabilities

    @property
    def is_clean(self) -> bool:
        """Return whether every package was checked and none is vulnerable."""
        return self.checked == self.locked > 0 and not self.vulnerable

    def __str__(self) -> str:
        found = "; ".join(self.vulnerable) or ("no known vulnerability" if self.checked else "nothing is known of them")
        return f"{self.name}: {self.checked} of {self.locked} packages checked, {found}"


def locked_packages(text: str) -> set[Package]:
    """Return the packages that a lock file pins, for all platforms and versions of Python."""
    return {(normalised(name), version) for name, version in _LOCKED.findall(text)}


def normalised(name: str) -> str:
    """Return the normalised name of a package."""
    return re.sub(r"[-_.]+", "-", name).lower()


def single_versions(packages: set[Package]) -> Iterator[list[Package]]:
    """Yield groups without two versions of a package, which pip-audit does not accept."""
    versions: dict[str, list[Package]] = {}
    for package in sorted(packages):
        versions.setdefault(package[0], []).append(package)
    for group in zip_longest(*versions.values()):
        yield [package for package in group if package is not None]


def python_audit(name: str, text: str, reports: list[Any]) -> Audit:
    """Summarise reports of pip-audit on a lock file; packages that it skips count as not checked."""
    locked = locked_packages(text)
    found = [package for report in reports for package in report.get("dependencies", [])]
    audited = [package for package in found if "skip_reason" not in package]
    checked = locked & {(normalised(package["name"]), package["version"]) for package in audited}
    vulnerable = [
        f"{package['name']} {package['version']} ({', '.join(issue['id'] for issue in package['vulns'])})"
        for package in audited
        if package["vulns"]
    ]
    return Audit(name, len(locked), len(checked), vulnerable)


def node_audit(name: str, lock: Any, report: Any) -> Audit:
    """Summarise a report of ``npm audit``; without counts, nothing was checked."""
    locked = len([path for path in lock["packages"] if path])
    checked = report.get("metadata", {}).get("dependencies", {}).get("total", 0)
    vulnerable = [f"{package} ({found['severity']})" for package, found in report.get("vulnerabilities", {}).items()]
    return Audit(name, locked, min(checked, locked), vulnerable)


def _report(command: list[str], folder: Path) -> Any:
    """Return the JSON that a command prints; an empty report if it prints anything else."""
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    try:
        return json.loads(done.stdout)
    except ValueError:
        print(done.stderr.strip()[-1000:], file=sys.stderr)
        return {}


def _pip_audit(packages: list[Package]) -> Any:
    """Return the report of pip-audit on packages with different names."""
    command = [sys.executable, "-m", "pip_audit", "--no-deps", "--disable-pip", "--progress-spinner", "off"]
    with tempfile.TemporaryDirectory() as folder:
        pinned = "".join(f"{name}=={version}\n" for name, version in packages)
        (Path(folder) / "pinned.txt").write_text(pinned)
        return _report([*command, "--format", "json", "--requirement", "pinned.txt"], Path(folder))


def audits() -> Iterator[Audit]:
    """Audit every lock file of the project."""
    for file in sorted(REQUIREMENTS.glob("*.txt")):
        text = file.read_text()
        reports = [_pip_audit(group) for group in single_versions(locked_packages(text))]
        yield python_audit(f"requirements/{file.name}", text, reports)
    lock = json.loads((PAGES / "package-lock.json").read_text())
    yield node_audit("web/package-lock.json", lock, _report(["npm", "audit", "--json"], PAGES))


if __name__ == "__main__":
    results = list(audits())
    print(*results, sep="\n")
    if not all(audit.is_clean for audit in results):
        sys.exit("The audit failed: update vulnerable packages; where packages could not be checked, try again online.")
