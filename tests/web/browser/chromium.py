"""The path of a Chromium: on the machine, or where ``make`` puts the tests' own.

Tests run its headless shell: the same engine without the windows around it, which opens a page at less than half the
cost.
"""

import os
import shutil
from collections.abc import Sequence

import pytest

from tests.docs.markdown import ROOT

UNPACKED = ROOT / "build" / "chromium" / "chromium"
SHELLS = ("chromium-headless-shell", "chrome-headless-shell")
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def headless_shell() -> str | None:
    """Return the program without windows, if there is one."""
    return _installed(SHELLS) or (str(UNPACKED) if UNPACKED.is_file() else None)


def whole_browser() -> str | None:
    """Return the program that people use, if there is one."""
    return _installed(BROWSERS)


def _installed(names: Sequence[str]) -> str | None:
    return next((found for name in names if (found := shutil.which(name))), None)


def needed_chromium() -> str:
    """Return the program; without it the tests are skipped, except in continuous integration, where they fail."""
    found = headless_shell() or whole_browser()
    if found is None and os.environ.get("CI"):
        pytest.fail("there is no Chromium; make build/chromium brings one")
    if found is None:
        pytest.skip("there is no Chromium here, and none could be installed: make build/chromium tells why")
    return found
