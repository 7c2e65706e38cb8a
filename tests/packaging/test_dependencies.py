"""The package imports nothing that installing it does not bring along."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterable
from importlib.metadata import packages_distributions
from itertools import chain
from pathlib import Path

ROOT = Path(__file__).parents[2]


SOURCE = ROOT / "src" / "alhambra"

# What works only with the extra [server].
OF_THE_SERVER = {
    *(SOURCE / "server").rglob("*.py"),
    *(SOURCE / "client" / f"{name}.py" for name in ("server", "seats")),
    *(SOURCE / "terminal" / "sources" / f"{name}.py" for name in ("remote", "joining")),
    SOURCE / "signatures.py",
}

# What works only with the extra [cluster].
OF_THE_CLUSTER = {SOURCE / "arena" / "executors.py"}


def imported_packages(files: Iterable[Path]) -> set[str]:
    """The top-level names of all modules that the files import."""
    names: set[str] = set()
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                names.update(alias.name.split(".")[0] for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                names.add(node.module.split(".")[0])
    return names


def declared_packages(extras: tuple[str, ...] = ()) -> set[str]:
    """The top-level names that the declared requirements bring along."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    requirements = [*project["dependencies"], *chain(*[project["optional-dependencies"][extra] for extra in extras])]
    declared = {canonical(re.split(r"[^\w.-]", requirement)[0]) for requirement in requirements}
    return {name for name, sources in packages_distributions().items() if declared & set(map(canonical, sources))}


def canonical(distribution: str) -> str:
    return re.sub(r"[-_.]+", "-", distribution).lower()


def test_all_imports_are_declared() -> None:
    own = sys.stdlib_module_names | {"alhambra"}
    everywhere = set(SOURCE.rglob("*.py"))
    assert imported_packages(everywhere - OF_THE_SERVER - OF_THE_CLUSTER) - own <= declared_packages()
    assert imported_packages(OF_THE_CLUSTER) - own <= declared_packages(("cluster",))
    assert imported_packages(OF_THE_SERVER) - own <= declared_packages(("server",))


def test_the_locked_versions_are_of_the_declared_requirements() -> None:
    pyproject = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    for name, declared in (
        ("runtime", pyproject["project"]["dependencies"]),
        ("server", pyproject["project"]["optional-dependencies"]["server"]),
        ("cluster", pyproject["project"]["optional-dependencies"]["cluster"]),
        ("build", pyproject["build-system"]["requires"]),
    ):
        lines = (ROOT / "requirements" / f"{name}.in").read_text(encoding="utf-8").splitlines()
        assert [line for line in lines if not line.startswith("#")] == declared
