"""The records of finished games that are kept here, and all that is answered about them."""

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
_MOST_KNOWN: Final = 1024  # texts of which is remembered what came of them
_MOST_BYTES: Final = 1 << 25  # of answers in memory


class ReplayArchive:
    """Checks, keeps and replays records. Workers do what depends on their content; answers are kept in memory."""

    def __init__(self, library: Queries, workers: Workers) -> None:
        self._library = library
        self._workers = workers
        self._known: OrderedDict[str, str | AlhambraError] = OrderedDict()  # by the hash of a text: its id, or why not
        self._answers: OrderedDict[tuple[object, ...], bytes] = OrderedDict()
        self._bytes = 0  # of all answers

    async def keep_brought(self, visitor: str, text: str, now: float) -> str:
        """Check a record that a visitor brings, in either form, and keep it; the id by which it is replayed."""
        if len(text) > LARGEST_RECORD:
            raise NotReplayable("replay-too-long", most=LARGEST_RECORD)
        return await self.keep(visitor, text, now)

    async def keep(self, visitor: str, text: str, now: float) -> str:
        """Check a record of a finished game and keep it; the same text is checked once."""
        name = _name(text)
        known = self._known.get(name)
        if known is None:
            known = self._known[name] = await self._checked(visitor, text, now)
            while len(self._known) > _MOST_KNOWN:
                self._known.popitem(last=False)
        self._known.move_to_end(name)
        if isinstance(known, AlhambraError):
            raise copy(known)
        return known

    def knows(self, text: str) -> bool:
        """Whether it is known what comes of this text, so that it costs nothing more."""
        return _name(text) in self._known

    async def _checked(self, visitor: str, text: str, now: float) -> str | AlhambraError:
        """Return the id of the replay, or why the record cannot be replayed whenever it is brought."""
        try:
            kept: Checked = await self._workers.do(visitor, moments.checked, text)
        except WorkTooLong:
            raise
        except AlhambraError as error:
            return error
        with suppress(IntegrityError):  # another process has kept it at the same moment
            await asyncio.to_thread(self._library.keep_record, kept.replay_id, kept.text, now)
        return kept.replay_id

    async def text(self, replay_id: str) -> str:
        """Return the record as text."""
        text = await asyncio.to_thread(self._library.record, replay_id)
        if text is None:
            raise NoSuchReplay("no-such-replay")
        return text

    async def overview(self, visitor: str, replay_id: str, seat: int | None) -> bytes:
        """Return all but the positions, packed, as a seat was told it."""
        return await self._answer(visitor, moments.overview, replay_id, seat)

    async def positions(self, visitor: str, replay_id: str, chunk: int, seat: int | None) -> bytes:
        """Return the positions of a chunk, packed, as a seat saw them."""
        return await self._answer(visitor, moments.positions, replay_id, chunk, seat)

    async def findings(self, visitor: str, replay_id: str) -> bytes:
        """Return what the record proves, packed."""
        return await self._answer(visitor, moments.findings, replay_id)

    async def record_data(self, visitor: str, replay_id: str) -> bytes:
        """Return the record as JSON, packed."""
        return await self._answer(visitor, moments.record_data, replay_id)

    async def position_to_play(self, visitor: str, replay_id: str, moment: int, config: GameConfig) -> str:
        """Return the position at a moment, for a table of the same game."""
        text = await self.text(replay_id)
        return await self._workers.do(visitor, moments.position_to_play, replay_id, text, moment, config.to_json())

    async def length(self, visitor: str, replay_id: str) -> int:
        """Return how many entries the record has, once it is known that it can be replayed."""
        return int(await self._answer(visitor, moments.length, replay_id))

    async def _answer(
        self, visitor: str, question: Callable[..., bytes], replay_id: str, *arguments: int | None
    ) -> bytes:
        key = (replay_id, question.__name__, *arguments)
        if key not in self._answers:
            text = await self.text(replay_id)
            self._remember(key, await self._workers.do(visitor, question, replay_id, text, *arguments))
        self._answers.move_to_end(key)
        return self._answers[key]

    def _remember(self, key: tuple[object, ...], answer: bytes) -> None:
        self._bytes += len(answer) - len(self._answers.get(key, b""))
        self._answers[key] = answer
        while self._bytes > _MOST_BYTES and len(self._answers) > 1:
            self._bytes -= len(self._answers.popitem(last=False)[1])


def _name(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
