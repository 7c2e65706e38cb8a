"""Lots that depend on nothing but the test, so that what fails by bad luck fails in every run.

``ALHAMBRA_TEST_LOTS``, any text, gives other ones.
"""

import hashlib
import os
import secrets
from itertools import count

import pytest

CHOICE = "ALHAMBRA_TEST_LOTS"


def lot(of: str) -> str:
    """64 hexadecimal digits."""
    return hashlib.sha256(f"{os.environ.get(CHOICE, '')} {of}".encode()).hexdigest()


def running_test() -> str:
    """The name of the test that runs, if one does."""
    return os.environ.get("PYTEST_CURRENT_TEST", "").partition(" (")[0]


@pytest.fixture(autouse=True)
def lots_of_the_test(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seeds that nobody can guess, and names that nobody else has, follow from the test in this process."""
    numbers, test = count(), running_test()
    monkeypatch.setattr(secrets, "token_hex", lambda nbytes=32: lot(f"{test} {next(numbers)}")[: 2 * nbytes])
