"""The distribution has a name of its own; the import and the command are named after the game."""

import tomllib
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

import pytest

import alhambra

ROOT = Path(__file__).parents[2]
DISTRIBUTION = "alhambra-game"


def test_the_project_has_this_name_and_one_command() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["name"] == DISTRIBUTION
    assert project["scripts"] == {"alhambra": "alhambra.cli:main"}


def test_the_installed_package_has_the_version_of_the_sources_and_brings_the_command() -> None:
    try:
        installed = distribution(DISTRIBUTION)
    except PackageNotFoundError:
        pytest.skip("the package is not installed: the sources run as they are")
    assert installed.version == alhambra.__version__
    assert [entry.name for entry in installed.entry_points if entry.group == "console_scripts"] == ["alhambra"]
