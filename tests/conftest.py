"""Set-up of all tests: markers, selections of tests, and the number of random cases Hypothesis tries."""

import os

import pytest
from hypothesis import HealthCheck, settings

pytest_plugins = ["tests.selection"]

# HYPOTHESIS_PROFILE selects one: "ci" tries the same cases in every run, the others new ones each time.
TOO_SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large]  # whole games are long
settings.register_profile("ci", max_examples=50, derandomize=True, deadline=None, suppress_health_check=TOO_SLOW)
settings.register_profile("dev", max_examples=100, deadline=None, suppress_health_check=TOO_SLOW)
settings.register_profile("soak", max_examples=5000, deadline=None, suppress_health_check=TOO_SLOW)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "dev"))


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "clause(*ids): the test fails if one of these clauses of docs/rules is broken")
    config.addinivalue_line("markers", "slow: takes long when interpreted; runs on the compiled build only")
