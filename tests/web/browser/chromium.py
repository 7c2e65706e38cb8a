"""The path of a Chromium: on the machine, or where ``make`` puts the tests' own."""

import os
import shutil

import pytest

from tests.docs.markdown import ROOT

UNPACKED = ROOT / "build" / "chromium" / "chromium"
NAMES = ("chromium", "chromium-browser", "google-chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def chromium() -> str | None:
    """Return the program, if there is one."""
    installed = next((found for name in NAMES if (found := shutil.which(name))), None)
    return installed or (str(UNPACKED) if UNPACKED.is_file() else None)


def needed_chromium() -> str:
    """Return the program; without it the tests are skipped, except in continuous integration, where they fail."""
    found = chromium()
    if found is None and os.environ.get("CI"):
        pytest.fail("there is no Chromium; make build/chromium brings one")
    if found is None:
        pytest.skip("there is no Chromium here, and none could be installed: make build/chromium tells why")
    return found
