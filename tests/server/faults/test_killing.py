"""No acknowledged move is lost when the server is killed, on either database; two servers share one database."""

from pathlib import Path

import pytest

from alhambra.server.store.database import sqlite_address
from tests.server.faults.killing import under_fire

ROUNDS = 10


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_on_sqlite(tmp_path: Path) -> None:
    address = sqlite_address(tmp_path / "tables.sqlite")
    assert under_fire("SQLite", address, tmp_path, ROUNDS, tables=3, seed=1), "it raises if anything is lost"


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_on_postgresql(postgres: str, tmp_path: Path) -> None:
    assert under_fire("PostgreSQL", postgres, tmp_path, ROUNDS, tables=3, seed=2), "it raises if anything is lost"
