"""The load generator really plays."""

import asyncio
from pathlib import Path

import pytest

from alhambra.server.store.database import sqlite_address
from bench.server.alhambra_load import SEATS, OurLoad
from bench.server.load import HOST, measured
from bench.server.recorder import Counter
from tests.server.service import Service


@pytest.mark.slow
def test_clients_play_at_all_tables_and_every_move_is_counted(tmp_path: Path) -> None:
    service = Service(sqlite_address(tmp_path / "tables.sqlite"), tmp_path / "server.log")
    service.start()

    async def run() -> OurLoad:
        load = OurLoad(HOST, service.port, 2, 1)
        sample = await measured(load, service.process, 0.5)
        assert sample.moves_per_second == pytest.approx(len(load.counter.milliseconds) / 0.5, rel=0.5)
        assert 0 < sample.median_ms <= sample.slow_ms
        assert sample.bytes_per_move > SEATS  # each client is sent each move
        return load

    try:
        assert asyncio.run(run()).counter.milliseconds
    finally:
        service.stop()


def test_where_something_went_wrong_nothing_is_measured() -> None:
    counter = Counter()
    counter.is_counting = True
    counter.moved(0.0)
    assert counter.sample(1.0, 100, 0.1).moves_per_second == 1
    counter.troubles.append("it is another seat's turn")
    with pytest.raises(RuntimeError, match="another seat's turn"):
        counter.sample(1.0, 100, 0.1)
