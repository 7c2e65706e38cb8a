"""The cost of replays and analyses: computed once, in turn for all visitors, and not for those who have left."""

import asyncio
import gzip
import json
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import RequestFactory

from alhambra import GameConfig, Randomness, new_game
from alhambra.protocol import RecordError
from alhambra.server.replays import analyses as analyses_module
from alhambra.server.replays.analyses import Analyses, AnalysesBusy, AnalysisFailed, AnalysisProgress
from alhambra.server.replays.archive import ReplayArchive
from alhambra.server.replays.moments import NoSuchReplay, NotReplayable
from alhambra.server.replays.worker_processes import WorkTooLong
from alhambra.server.store.database import open_database, sqlite_address
from alhambra.server.store.queries import Queries
from alhambra.server.web.cancellation import ClientLeft, while_connected

Test = Callable[["Place"], Coroutine[Any, Any, None]]


class CountingWorkers:
    """Run every job in this process and note it."""

    def __init__(self) -> None:
        self.jobs: list[tuple[str, str]] = []
        self.is_too_slow = False

    async def do(self, visitor: str, function: Callable[..., Any], *arguments: Any) -> Any:
        self.jobs.append((visitor, function.__name__))
        if self.is_too_slow:
            raise WorkTooLong("work-too-long")
        return function(*arguments)


class Place:
    """An archive on its own database, and its analyses."""

    def __init__(self, folder: Path) -> None:
        self.workers = CountingWorkers()
        self.queries = Queries(open_database(sqlite_address(folder / "tables.sqlite")))
        self.archive = ReplayArchive(self.queries, self.workers)  # type: ignore[arg-type]
        self.analyses = Analyses(self.queries, self.archive)

    async def kept(self, seed: int) -> str:
        return await self.archive.keep_imported("ana", record(seed), 0.0)


@pytest.fixture
def place(tmp_path: Path) -> Place:
    return Place(tmp_path)


def record(seed: int) -> str:
    game = new_game(GameConfig("roll_and_write", 2), seed)
    game.play_out(Randomness(seed))
    return game.record().to_text()


async def settled() -> None:
    for _ in range(50):
        await asyncio.sleep(0)


def test_a_text_is_checked_once_and_an_answer_computed_once(place: Place) -> None:
    async def ask() -> None:
        assert not place.archive.knows(record(1))
        replay_id = await place.kept(1)
        assert place.archive.knows(record(1))
        assert await place.kept(1) == replay_id
        for _ in range(3):
            overview = await place.archive.overview("ana", replay_id, None)
            assert json.loads(gzip.decompress(overview))["replay"] == replay_id
            await place.archive.positions("ben", replay_id, 0, 1)
        assert place.workers.jobs == [("ana", "checked"), ("ana", "overview"), ("ben", "positions")]

    asyncio.run(ask())


def test_a_record_that_is_refused_is_refused_again_without_work(place: Place) -> None:
    async def ask() -> None:
        for _ in range(3):
            with pytest.raises(NotReplayable, match="still running"):
                await place.archive.keep("eve", new_game(GameConfig("alhambra", 2), 4).record().to_text(), 0.0)
        assert len(place.workers.jobs) == 1
        place.workers.is_too_slow = True
        for _ in range(2):
            with pytest.raises(WorkTooLong):
                await place.archive.keep("eve", record(9), 0.0)
        assert len(place.workers.jobs) == 3, "on a busy machine it may go better the next time"

    asyncio.run(ask())


def test_answers_in_memory_are_bounded(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("alhambra.server.replays.archive._CACHED_BYTES", 1)

    async def ask() -> None:
        replay_id = await place.kept(1)
        for seat in (0, 1, 0):
            await place.archive.overview("ana", replay_id, seat)
        assert len(place.workers.jobs) == 4
        assert len(place.archive._answers) == 1

    asyncio.run(ask())


# --- clients that disconnect ---


def test_work_for_a_client_that_leaves_is_cancelled_and_for_others_it_goes_on() -> None:
    async def ask() -> None:
        left = asyncio.Event()
        ended: list[str] = []

        async def receive() -> Any:
            await left.wait()
            return {"type": "http.disconnect"}

        async def work() -> None:
            try:
                await asyncio.Event().wait()
            finally:
                ended.append("work")

        async def quick() -> str:
            await asyncio.sleep(0)
            return "answer"

        request = RequestFactory().get("/")
        request.receive = receive
        assert await while_connected(request, quick()) == "answer"
        waiting = asyncio.create_task(while_connected(request, work()))
        await settled()
        assert not ended
        left.set()
        with pytest.raises(ClientLeft):
            await waiting
        assert ended == ["work"]

    asyncio.run(ask())


# --- analyses ---


class SlowAnalyst:
    """Analyse a game for as long as the test wants."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun: list[str] = []
        self.done = asyncio.Event()
        self.fails = False
        monkeypatch.setattr(analyses_module, "_analysed", self)

    async def __call__(self, _text: str, progress: AnalysisProgress, _depth: str) -> str:
        self.begun.append(progress.visitor)
        if self.fails:
            raise AnalysisFailed("analysis-failed")
        await self.done.wait()
        return "{}"


async def waited_for_analyses(analyses: Analyses) -> None:
    await asyncio.gather(*analyses._tasks)


def test_games_of_one_visitor_leave_a_process_to_others(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> None:
        analyst = SlowAnalyst(monkeypatch)
        replays = [await place.kept(seed) for seed in range(6)]
        for replay_id in replays[:4]:
            assert (await place.analyses.ask("eve", replay_id))["analysis"] is None
        with pytest.raises(AnalysesBusy):
            await place.analyses.ask("eve", replays[4])
        assert (await place.analyses.ask("ana", replays[5]))["done"] == 0
        while len(analyst.begun) < 2:
            await asyncio.sleep(0)
        assert analyst.begun == ["eve", "ana"]
        analyst.done.set()
        await waited_for_analyses(place.analyses)
        assert (await place.analyses.ask("ana", replays[5]))["analysis"] is not None
        assert (await place.analyses.ask("eve", replays[4]))["analysis"] is None, "there is room again"
        await waited_for_analyses(place.analyses)

    asyncio.run(ask())


def test_failed_analyses_take_no_room_and_are_not_tried_again(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> None:
        analyst = SlowAnalyst(monkeypatch)
        analyst.fails = True
        replays = [await place.kept(seed) for seed in range(9)]
        for replay_id in replays:
            await place.analyses.ask("eve", replay_id)
            await waited_for_analyses(place.analyses)
            with pytest.raises(AnalysisFailed):
                await place.analyses.ask("eve", replay_id)
        assert len(analyst.begun) == 9

    asyncio.run(ask())


def test_what_cannot_be_replayed_is_not_analysed(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> None:
        analyst = SlowAnalyst(monkeypatch)
        with pytest.raises(NoSuchReplay):
            await place.analyses.ask("eve", "0" * 32)
        broken = record(3).replace("roll_and_write", "chess")
        place.queries.keep_record("1" * 32, broken, 0.0)
        with pytest.raises(RecordError, match="seal"):
            await place.analyses.ask("eve", "1" * 32)
        assert not analyst.begun

    asyncio.run(ask())
