"""The package imports nothing that installing it does not bring along."""

import ast
import re
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

ROOT = Path(__file__).parents[2]


def imported_packages() -> set[str]:
    """The top-level names of all modules that the package imports."""
    names: set[str] = set()
    for file in (ROOT / "src").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                names.update(alias.name.split(".")[0] for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                names.add(node.module.split(".")[0])
    return names


def declared_packages() -> set[str]:
    """The top-level names that the declared requirements bring along."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    declared = {canonical(re.split(r"[^\w.-]", requirement)[0]) for requirement in project["dependencies"]}
    return {name for name, sources in packages_distributions().items() if declared & set(map(canonical, sources))}


def canonical(distribution: str) -> str:
    return re.sub(r"[-_.]+", "-", distribution).lower()


def test_all_imports_are_declared() -> None:
    assert imported_packages() - sys.stdlib_module_names - {"alhambra"} <= declared_packages()


def test_the_locked_versions_are_of_the_declared_requirements() -> None:
    pyproject = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    for name, declared in (
        ("runtime", pyproject["project"]["dependencies"]),
        ("build", pyproject["build-system"]["requires"]),
    ):
        lines = (ROOT / "requirements" / f"{name}.in").read_text(encoding="utf-8").splitlines()
        assert [line for line in lines if not line.startswith("#")] == declared
