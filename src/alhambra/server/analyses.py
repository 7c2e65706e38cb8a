"""Analyses of recorded games: made one after another in a process of their own, and kept."""

import asyncio
import logging
import sys
from contextlib import suppress
from typing import Any, Final

import msgspec
from sqlalchemy.exc import IntegrityError

from alhambra.protocol import AlhambraError, Record
from alhambra.server.store.library import Library

_LOG: Final = logging.getLogger(__name__)
_MOST_WAITING: Final = 8
_LONGEST_LINE: Final = 1 << 24
_LONGEST_SECONDS: Final = 1800.0


class AnalysesBusy(AlhambraError):
    """More games wait to be analysed than would be done in a while."""


class AnalysisFailed(AlhambraError):
    """A game could not be analysed."""


class Progress:
    """A game that is being analysed, or waits for it."""

    def __init__(self) -> None:
        self.done = 0  # entries
        self.has_failed = False


class Analyses:
    """The analyses of this process."""

    def __init__(self, library: Library) -> None:
        self._library = library
        self._under_way: dict[str, Progress] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._one_at_a_time = asyncio.Lock()

    async def ask(self, replay_id: str, record: Record) -> dict[str, Any]:
        """The analysis of a game, or how far it is; it is begun where it is asked for first."""
        kept = await asyncio.to_thread(self._library.analysis, replay_id)
        number = len(record.entries)
        if kept is not None:
            return {"done": number, "of": number, "analysis": msgspec.json.decode(kept)}
        progress = self._under_way.get(replay_id) or self._begin(replay_id, record)
        if progress.has_failed:
            del self._under_way[replay_id]
            raise AnalysisFailed("analysis-failed")
        return {"done": progress.done, "of": number, "analysis": None}

    def close(self) -> None:
        """Stop; what is not done is begun anew when it is asked for again."""
        for task in self._tasks:
            task.cancel()

    def _begin(self, replay_id: str, record: Record) -> Progress:
        if len(self._under_way) >= _MOST_WAITING:
            raise AnalysesBusy("analyses-busy")
        progress = self._under_way[replay_id] = Progress()
        task = asyncio.create_task(self._make(replay_id, record, progress))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return progress

    async def _make(self, replay_id: str, record: Record, progress: Progress) -> None:
        try:
            async with self._one_at_a_time, asyncio.timeout(_LONGEST_SECONDS):
                analysis = await _analysed(record, progress)
            with suppress(IntegrityError):  # another process has kept it at the same moment
                await asyncio.to_thread(self._library.keep_analysis, replay_id, analysis)
            del self._under_way[replay_id]
        except Exception as failure:  # whatever goes wrong there, and who asks next is told so
            _LOG.warning("an analysis failed: %s", type(failure).__name__)
            progress.has_failed = True


async def _analysed(record: Record, progress: Progress) -> str:
    """What another process finds out."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "alhambra.server.analyst",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        limit=_LONGEST_LINE,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    last = b""
    try:
        process.stdin.write(record.to_text().encode())
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
