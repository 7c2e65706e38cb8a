"""Analyses of recorded games: computed in subprocesses, scheduled fairly, and stored."""

import asyncio
import logging
import sys
from collections import OrderedDict
from contextlib import suppress
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy.exc import IntegrityError

from alhambra.analysis.game_analysis import METHOD
from alhambra.protocol import AlhambraError
from alhambra.server.replays.archive import ReplayArchive
from alhambra.server.replays.fair_queue import FairQueue
from alhambra.server.store.queries import Queries

_LOG: Final = logging.getLogger(__name__)
_PROCESSES: Final = 2  # so that one visitor's long game leaves one for all others
_PENDING_PER_VISITOR: Final = 4
_PENDING: Final = 64  # of all visitors
_REMEMBERED_FAILURES: Final = 256
_LONGEST_LINE: Final = 1 << 24
_TIMEOUT_SECONDS: Final = 1800.0


class AnalysesBusy(AlhambraError):
    """Too many games are waiting to be analysed."""


class AnalysisFailed(AlhambraError):
    """A game could not be analysed."""


class WantedAnalysis(NamedTuple):
    """A replay and how deep it is to be analysed."""

    replay_id: str
    depth: str


class AnalysisProgress:
    """The progress of a game that is being analysed, or is waiting."""

    def __init__(self, visitor: str) -> None:
        self.visitor = visitor
        self.done = 0  # entries


class Analyses:
    """The analyses of this process. The games of one visitor are analysed one at a time."""

    def __init__(self, queries: Queries, archive: ReplayArchive) -> None:
        self._queries = queries
        self._archive = archive
        self._pending: dict[WantedAnalysis, AnalysisProgress] = {}
        self._failed: OrderedDict[WantedAnalysis, None] = OrderedDict()  # these are not retried
        self._tasks: set[asyncio.Task[None]] = set()
        self._queue = FairQueue(check=lambda _visitor: None, charge=lambda _visitor, _cost: None)
        self._places = asyncio.Semaphore(_PROCESSES)

    async def ask(self, visitor: str, replay_id: str, deep: bool = False) -> dict[str, Any]:
        """Return the analysis of a game, or its progress; the first request starts it.

        Raises AnalysisFailed if it has failed, and AnalysesBusy if too many games are waiting.
        """
        number = await self._archive.length(visitor, replay_id)
        wanted = WantedAnalysis(replay_id, "deep" if deep else "quick")
        stored = await asyncio.to_thread(self._queries.analysis, *wanted, METHOD)
        if stored is not None:
            return {"done": number, "of": number, "analysis": msgspec.Raw(stored.encode())}
        if wanted in self._failed:
            raise AnalysisFailed("analysis-failed")
        progress = self._pending.get(wanted) or self._begin(visitor, wanted)
        return {"done": progress.done, "of": number, "analysis": None}

    def close(self) -> None:
        """Stop; an unfinished analysis starts over when it is next requested."""
        for task in self._tasks:
            task.cancel()

    def _begin(self, visitor: str, wanted: WantedAnalysis) -> AnalysisProgress:
        of_visitor = [progress for progress in self._pending.values() if progress.visitor == visitor]
        if len(of_visitor) >= _PENDING_PER_VISITOR or len(self._pending) >= _PENDING:
            raise AnalysesBusy("analyses-busy")
        progress = self._pending[wanted] = AnalysisProgress(visitor)
        task = asyncio.create_task(self._make(wanted, progress))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return progress

    async def _make(self, wanted: WantedAnalysis, progress: AnalysisProgress) -> None:
        try:
            async with self._queue.turn(progress.visitor), self._places, asyncio.timeout(_TIMEOUT_SECONDS):
                record = await self._archive.text(wanted.replay_id)
                analysis = await _analysed(record, progress, wanted.depth)
            with suppress(IntegrityError):  # another process stored it at the same time
                await asyncio.to_thread(self._queries.keep_analysis, *wanted, METHOD, analysis)
        except Exception as failure:  # of any kind; the next request reports it
            _LOG.warning("an analysis failed: %s", type(failure).__name__)
            self._failed[wanted] = None
            while len(self._failed) > _REMEMBERED_FAILURES:
                self._failed.popitem(last=False)
        finally:
            del self._pending[wanted]


async def _analysed(record: str, progress: AnalysisProgress, depth: str) -> str:
    """Analyse a record in a subprocess, and return the analysis as JSON."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "alhambra.server.replays.analyst",
        depth,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        limit=_LONGEST_LINE,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    last = b""
    try:
        process.stdin.write(record.encode())
        process.stdin.close()
        async for line in process.stdout:
            last = line
            progress.done = msgspec.json.decode(line).get("done", progress.done)
        if await process.wait() != 0:
            raise AnalysisFailed("analysis-failed")
    finally:
        with suppress(ProcessLookupError):
            process.kill()
    return last.decode()
