"""Isolates tests from the machine: no saved games, no settings, a terminal in English."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def _own_folders(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("ALHAMBRA_GAMES", str(tmp_path / "games"))
    monkeypatch.setenv("ALHAMBRA_SETTINGS", str(tmp_path / "settings.json"))
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG", "LC_CTYPE", "NO_COLOR"):
        monkeypatch.delenv(variable, raising=False)
