"""The stored records of finished games, and the answers that are computed from them."""

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from copy import copy
from typing import Final

from sqlalchemy.exc import IntegrityError

from alhambra.protocol import AlhambraError, GameConfig
from alhambra.server.replays import moments
from alhambra.server.replays.moments import Checked, NoSuchReplay, NotReplayable
from alhambra.server.replays.worker_processes import Workers, WorkTooLong
from alhambra.server.store.queries import Queries

LARGEST_RECORD: Final = 1 << 18
_CACHED_CHECKS: Final = 1024
_CACHED_BYTES: Final = 1 << 25  # of answers


class ReplayArchive:
    """Validates, stores and replays records, in worker processes; answers are cached."""

    def __init__(self, queries: Queries, workers: Workers) -> None:
        self._queries = queries
        self._workers = workers
        self._known: OrderedDict[str, str | AlhambraError] = OrderedDict()  # hash of a text -> id or error
        self._answers: OrderedDict[tuple[object, ...], bytes] = OrderedDict()
        self._bytes = 0  # of all answers

    async def keep_imported(self, visitor: str, text: str, now: float) -> str:
        """Validate and store a record that a visitor imports; return the id of its replay.

        Raises NotReplayable if it is too long, or cannot be replayed.
        """
        if len(text) > LARGEST_RECORD:
            raise NotReplayable("replay-too-long", most=LARGEST_RECORD)
        return await self.keep(visitor, text, now)

    async def keep(self, visitor: str, text: str, now: float) -> str:
        """Validate and store a record of a finished game; the same text is validated once."""
        name = _name(text)
        known = self._known.get(name)
        if known is None:
            known = self._known[name] = await self._checked(visitor, text, now)
            while len(self._known) > _CACHED_CHECKS:
                self._known.popitem(last=False)
        self._known.move_to_end(name)
        if isinstance(known, AlhambraError):
            raise copy(known)
        return known

    def knows(self, text: str) -> bool:
        """Return whether this text was validated before, so that importing it again is cheap."""
        return _name(text) in self._known

    async def _checked(self, visitor: str, text: str, now: float) -> str | AlhambraError:
        """Return the id of the replay, or the error if the record can never be replayed."""
        try:
            checked: Checked = await self._workers.do(visitor, moments.checked, text)
        except WorkTooLong:
            raise
        except AlhambraError as error:
            return error
        with suppress(IntegrityError):  # another process stored it at the same time
            await asyncio.to_thread(self._queries.keep_record, checked.replay_id, checked.text, now)
        return checked.replay_id

    async def text(self, replay_id: str) -> str:
        """Return the record as text."""
        text = await asyncio.to_thread(self._queries.record, replay_id)
        if text is None:
            raise NoSuchReplay("no-such-replay")
        return text

    async def overview(self, visitor: str, replay_id: str, seat: int | None) -> bytes:
        """Return all but the positions, compressed, as a seat saw it."""
        return await self._answer(visitor, moments.overview, replay_id, seat)

    async def positions(self, visitor: str, replay_id: str, chunk: int, seat: int | None) -> bytes:
        """Return the positions of a chunk, compressed, as a seat saw them."""
        return await self._answer(visitor, moments.positions, replay_id, chunk, seat)

    async def findings(self, visitor: str, replay_id: str) -> bytes:
        """Return what the record proves, compressed."""
        return await self._answer(visitor, moments.findings, replay_id)

    async def record_data(self, visitor: str, replay_id: str) -> bytes:
        """Return the record as JSON, compressed."""
        return await self._answer(visitor, moments.record_data, replay_id)

    async def position_to_play(self, visitor: str, replay_id: str, moment: int, config: GameConfig) -> str:
        """Return the position at a moment, for a table of the same game."""
        text = await self.text(replay_id)
        return await self._workers.do(visitor, moments.position_to_play, replay_id, text, moment, config.to_json())

    async def length(self, visitor: str, replay_id: str) -> int:
        """Return the number of entries of a record; it is an error if it cannot be replayed."""
        return int(await self._answer(visitor, moments.length, replay_id))

    async def _answer(
        self, visitor: str, question: Callable[..., bytes], replay_id: str, *arguments: int | None
    ) -> bytes:
        key = (replay_id, question.__name__, *arguments)
        if key not in self._answers:
            text = await self.text(replay_id)
            self._cache(key, await self._workers.do(visitor, question, replay_id, text, *arguments))
        self._answers.move_to_end(key)
        return self._answers[key]

    def _cache(self, key: tuple[object, ...], answer: bytes) -> None:
        self._bytes += len(answer) - len(self._answers.get(key, b""))
        self._answers[key] = answer
        while self._bytes > _CACHED_BYTES and len(self._answers) > 1:
            self._bytes -= len(self._answers.popitem(last=False)[1])


def _name(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
