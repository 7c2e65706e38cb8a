"""Analyses of recorded games: made in processes of their own, in turn for all visitors, and kept."""

import asyncio
import logging
import sys
from collections import OrderedDict
from contextlib import suppress
from typing import Any, Final

import msgspec
from sqlalchemy.exc import IntegrityError

from alhambra.protocol import AlhambraError
from alhambra.server.replays.archive import ReplayArchive
from alhambra.server.replays.fair_queue import FairQueue
from alhambra.server.store.queries import Queries

_LOG: Final = logging.getLogger(__name__)
_PROCESSES: Final = 2  # so that one visitor's long game leaves one to all others
_MOST_OF_ONE: Final = 4  # games of one visitor, and of all, that are being analysed or wait for it
_MOST_UNDER_WAY: Final = 64
_MOST_FAILED: Final = 256  # that are remembered
_LONGEST_LINE: Final = 1 << 24
_LONGEST_SECONDS: Final = 1800.0


class AnalysesBusy(AlhambraError):
    """More games wait to be analysed than would be done in a while."""


class AnalysisFailed(AlhambraError):
    """A game could not be analysed."""


class Progress:
    """A game that is being analysed, or waits for it."""

    def __init__(self, visitor: str) -> None:
        self.visitor = visitor
        self.done = 0  # entries


class Analyses:
    """The analyses of this process. Visitors take turns: the games of one wait for each other, not for those of all."""

    def __init__(self, library: Queries, archive: ReplayArchive) -> None:
        self._library = library
        self._archive = archive
        self._under_way: dict[str, Progress] = {}
        self._failed: OrderedDict[str, None] = OrderedDict()  # not tried again
        self._tasks: set[asyncio.Task[None]] = set()
        self._queue = FairQueue(check=lambda _visitor: None, charge=lambda _visitor, _cost: None)
        self._places = asyncio.Semaphore(_PROCESSES)

    async def ask(self, visitor: str, replay_id: str) -> dict[str, Any]:
        """Return the analysis of a game, or how far it is; it begins when it is first requested."""
        number = await self._archive.length(visitor, replay_id)
        kept = await asyncio.to_thread(self._library.analysis, replay_id)
        if kept is not None:
            return {"done": number, "of": number, "analysis": msgspec.Raw(kept.encode())}
        if replay_id in self._failed:
            raise AnalysisFailed("analysis-failed")
        progress = self._under_way.get(replay_id) or self._begin(visitor, replay_id)
        return {"done": progress.done, "of": number, "analysis": None}

    def close(self) -> None:
        """Stop; what is not done begins again when it is next requested."""
        for task in self._tasks:
            task.cancel()

    def _begin(self, visitor: str, replay_id: str) -> Progress:
        of_visitor = [progress for progress in self._under_way.values() if progress.visitor == visitor]
        if len(of_visitor) >= _MOST_OF_ONE or len(self._under_way) >= _MOST_UNDER_WAY:
            raise AnalysesBusy("analyses-busy")
        progress = self._under_way[replay_id] = Progress(visitor)
        task = asyncio.create_task(self._make(replay_id, progress))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return progress

    async def _make(self, replay_id: str, progress: Progress) -> None:
        try:
            async with self._queue.turn(progress.visitor), self._places, asyncio.timeout(_LONGEST_SECONDS):
                analysis = await _analysed(await self._archive.text(replay_id), progress)
            with suppress(IntegrityError):  # another process has kept it at the same moment
                await asyncio.to_thread(self._library.keep_analysis, replay_id, analysis)
        except Exception as failure:  # whatever goes wrong there; the next who asks learns of it
            _LOG.warning("an analysis failed: %s", type(failure).__name__)
            self._failed[replay_id] = None
            while len(self._failed) > _MOST_FAILED:
                self._failed.popitem(last=False)
        finally:
            del self._under_way[replay_id]


async def _analysed(record: str, progress: Progress) -> str:
    """What another process finds out."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "alhambra.server.replays.analyst",
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
