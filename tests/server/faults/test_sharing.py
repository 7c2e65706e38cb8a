"""Two servers on one PostgreSQL, one of which is killed while games are played to their end."""

from pathlib import Path

import pytest

from tests.server.faults.sharing import shared


@pytest.mark.slow
def test_tables_of_two_servers_are_played_to_the_end_while_one_is_killed(postgres: str, tmp_path: Path) -> None:
    assert shared(postgres, tmp_path, tables=8, seed=3), "it raises if anything is lost or doubled"
