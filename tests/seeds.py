"""Seeds that depend only on the test, so that what fails by bad luck fails in every run.

``ALHAMBRA_TEST_SEED``, any text, changes them.
"""

import hashlib
import os
import secrets
from itertools import count

import pytest

SEED_VARIABLE = "ALHAMBRA_TEST_SEED"


def seed_for(name: str) -> str:
    """Return 64 hexadecimal digits."""
    return hashlib.sha256(f"{os.environ.get(SEED_VARIABLE, '')} {name}".encode()).hexdigest()


def running_test() -> str:
    """Return the name of the running test, if any."""
    return os.environ.get("PYTEST_CURRENT_TEST", "").partition(" (")[0]


@pytest.fixture(autouse=True)
def seeds_of_the_test(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replace this process's unguessable seeds and unique names with ones derived from the test."""
    numbers, test = count(), running_test()
    monkeypatch.setattr(secrets, "token_hex", lambda nbytes=32: seed_for(f"{test} {next(numbers)}")[: 2 * nbytes])
