"""A terminal of known size that speaks English, and no components from the environment."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def _terminal(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("ALHAMBRA_GAMES", str(tmp_path / "games"))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    monkeypatch.setenv("TERM", "dumb")
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    # Set and removed again, so that what a command sets does not outlive its test.
    monkeypatch.setenv("ALHAMBRA_COMPONENTS", "")
    monkeypatch.delenv("ALHAMBRA_COMPONENTS")
