"""Seeds that depend on the test alone, so that what fails by bad luck fails in every run.

``ALHAMBRA_TEST_SEED``, any text, changes them all.
"""

import hashlib
import os
import secrets
from itertools import count

import pytest

SEED_VARIABLE = "ALHAMBRA_TEST_SEED"


def seed_for(name: str) -> str:
    """Return 64 hexadecimal digits that follow from the name."""
    return hashlib.sha256(f"{os.environ.get(SEED_VARIABLE, '')} {name}".encode()).hexdigest()


def running_test() -> str:
    """The name of the test that runs, if one does."""
    return os.environ.get("PYTEST_CURRENT_TEST", "").partition(" (")[0]


@pytest.fixture(autouse=True)
def seeds_of_the_test(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seeds that nobody can guess, and names that nobody else has, follow from the test in this process."""
    numbers, test = count(), running_test()
    monkeypatch.setattr(secrets, "token_hex", lambda nbytes=32: seed_for(f"{test} {next(numbers)}")[: 2 * nbytes])
