"""Records of finished games: correct, written once, and written by another process if the game was long."""

import asyncio
import pickle
from collections.abc import Callable
from typing import Any, cast

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from alhambra.protocol import Record
from alhambra.server.replays import finished_games
from alhambra.server.replays.finished_games import FinishedGames
from alhambra.server.replays.worker_processes import Workers
from alhambra.server.tables.table import OVER
from alhambra.signatures import check_signature
from tests.server.offline import OfflineTable

KEY = Ed25519PrivateKey.from_private_bytes(bytes(range(32)))


class Elsewhere:
    """Stands for worker processes: counts the jobs, whose arguments and answers are sent as bytes."""

    def __init__(self) -> None:
        self.jobs: list[str] = []

    async def do(self, visitor: str, function: Callable[..., Any], *arguments: object) -> Any:
        self.jobs.append(visitor)
        return pickle.loads(pickle.dumps(function(*pickle.loads(pickle.dumps(arguments)))))


@pytest.fixture(scope="module")
def over() -> OfflineTable:
    sitting = OfflineTable("person", "person", game="roll_and_write")
    sitting.play_until(lambda: sitting.table.phase == OVER)
    return sitting


@pytest.mark.parametrize(("most_here", "jobs"), [(10_000, []), (0, ["ana"])])
def test_a_record_is_the_one_of_the_game_and_written_once(
    over: OfflineTable, most_here: int, jobs: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(finished_games, "_MOST_ENTRIES_HERE", most_here)
    elsewhere = Elsewhere()
    finished = FinishedGames(cast(Workers, elsewhere))
    for _ in range(3):
        text = asyncio.run(finished.record("ana", over.table))
        assert text == over.game.record().to_text()
        signed = asyncio.run(finished.head("eve", over.table, KEY))
        assert signed is not None
        check_signature(Record.read(text), signed)
    assert elsewhere.jobs == jobs


def test_a_game_that_ends_again_is_written_again(over: OfflineTable, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finished_games, "_MOST_ENTRIES_HERE", 0)
    elsewhere = Elsewhere()
    finished = FinishedGames(cast(Workers, elsewhere))
    asyncio.run(finished.record("ana", over.table))
    monkeypatch.setattr(over.table, "at", over.table.at + 2)
    asyncio.run(finished.record("ana", over.table))
    assert elsewhere.jobs == ["ana", "ana"]


def test_nothing_is_written_of_a_game_that_is_not_over() -> None:
    sitting = OfflineTable("person", "person", game="roll_and_write")
    sitting.play(3)
    finished = FinishedGames(cast(Workers, Elsewhere()))
    assert asyncio.run(finished.record("ana", sitting.table)) is None
    assert asyncio.run(finished.head("ana", sitting.table, KEY)) is None
