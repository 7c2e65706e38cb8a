"""Finished games from their records, moment by moment: as each seat saw them, or open."""

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Mapping
from contextlib import suppress
from itertools import islice
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy.exc import IntegrityError

from alhambra.games import replay_entries, replay_from
from alhambra.protocol import AlhambraError, Event, Game, Record
from alhambra.protocol.decisions import PUBLIC
from alhambra.server.store.library import Library
from alhambra.statistics import game_statistics, measured
from alhambra.verifying import verify

CHUNK: Final = 16  # moments that are told together, and between which a game is kept
LARGEST_RECORD: Final = 1 << 18
_ID_LENGTH: Final = 32
_MOST_KEPT: Final = 16  # replays in memory
_MOST_CHUNKS: Final = 256  # told chunks in memory, of all replays
_ENCODER: Final = msgspec.json.Encoder()


class NotReplayable(AlhambraError):
    """The record cannot be replayed here; nothing was kept."""


class NoSuchReplay(AlhambraError):
    """There is no such replay."""


class Moment(NamedTuple):
    """What led to a moment of a game; the first one has no line."""

    line: str | None
    seat: int | None
    action: Mapping[str, Any] | None
    events: list[Event]


class Replay:
    """A finished game. Games are kept at every CHUNK-th moment, so that every other is near one of them."""

    def __init__(self, replay_id: str, record: Record) -> None:
        self.id = replay_id
        self.record = record
        self.moments: list[Moment] = []
        self.measures: dict[str, list[list[int]]] = {}
        self._kept: list[Game] = []
        for number, game in enumerate(replay_entries(record)):
            if number % CHUNK == 0:
                self._kept.append(game)
            self.moments.append(_moment(record, game, number))
            for name, values in measured(game).items():
                self.measures.setdefault(name, []).append(values)
        self.winners = game.winners
        self.statistics = game_statistics(record)

    @property
    def chunks(self) -> int:
        """How many chunks of moments there are."""
        return len(self._kept)

    def overview(self, seat: int | None) -> bytes:
        """All but the positions: what was played, what a seat was told of it (None: everything), and what it led to."""
        scorings = [
            {"moment": number, "scoring": event.to_json().get("scoring")}
            for number, moment in enumerate(self.moments)
            for event in moment.events
            if event.kind == "scoring"
        ]
        return _packed(
            {
                "replay": self.id,
                "config": self.record.config.to_json(),
                "players": [player.to_json() for player in self.record.players],
                "result": self.record.result,
                "winners": self.winners,
                "chunk": CHUNK,
                "moments": [_told(moment, seat) for moment in self.moments],
                "scorings": scorings,
                "measures": self.measures,
                "statistics": self.statistics,
            }
        )

    def position_to_play(self, moment: int) -> str:
        """The position at a moment, from which somebody wants to play on."""
        if not 0 <= moment < len(self.moments):
            raise NotReplayable("replay-no-such-moment", most=len(self.moments) - 1)
        chunk, number = divmod(moment, CHUNK)
        game = next(islice(replay_from(self.record, self._kept[chunk], chunk * CHUNK), number, None))
        if game.decision is None:
            raise NotReplayable("replay-nobody-chooses")
        return game.position()

    def positions(self, chunk: int, seat: int | None) -> bytes:
        """The positions of a chunk as a seat saw them; for None open, with what each seat alone could see."""
        first = chunk * CHUNK
        games = zip(range(CHUNK), replay_from(self.record, self._kept[chunk], first), strict=False)
        return _packed({"first": first, "positions": [_position(game, seat) for _, game in games]})


def _moment(record: Record, game: Game, number: int) -> Moment:
    if number == 0:
        return Moment(None, None, None, list(game.events))
    entry = game.entries()[-1]
    action = None if entry.action is None else entry.action.to_json()
    return Moment(record.entries[number - 1], None if action is None else entry.seat, action, list(game.events))


def _told(moment: Moment, seat: int | None) -> dict[str, Any]:
    events = [event.to_json() for event in moment.events if seat is None or event.audience in (seat, PUBLIC)]
    return {"line": moment.line, "seat": moment.seat, "action": moment.action, "events": events}


def _position(game: Game, seat: int | None) -> dict[str, Any]:
    if seat is not None:
        return {"view": game.view(seat), "standing": game.standing(seat=seat)}
    open_view = game.view(None)
    return {
        "view": open_view,
        "standing": game.standing(),
        "own": [_own_part(open_view, game.view(number)) for number in range(game.config.seats)],
    }


def _own_part(open_view: Mapping[str, Any], own_view: Mapping[str, Any]) -> dict[str, Any]:
    """The fields of a seat's view that others do not have."""
    return {name: part for name, part in own_view.items() if name != "viewer" and part != open_view.get(name)}


def _packed(message: dict[str, Any]) -> bytes:
    return gzip.compress(_ENCODER.encode(message), 5, mtime=0)


def findings_of(record: Record) -> list[dict[str, Any]]:
    """What the record proves and what it leaves open, with the keys of the texts."""
    return [
        {
            "kind": finding.kind,
            "key": f"phrase-{finding.what.key}",
            "params": dict(finding.what.params),
            "sentence": str(finding.what),
        }
        for finding in verify(record)
    ]


class Replays:
    """The replays of this process: read when somebody asks for them, the latest kept in memory."""

    def __init__(self, library: Library) -> None:
        self._library = library
        self._replays: OrderedDict[str, Replay] = OrderedDict()
        self._chunks: OrderedDict[tuple[str, int, int | None], bytes] = OrderedDict()
        self._one_at_a_time = asyncio.Lock()  # a hostile record must not keep all threads busy

    async def keep(self, record: Record, now: float) -> str:
        """Check a record of a finished game and keep it; the id by which it is replayed."""
        if record.result is None:
            raise NotReplayable("replay-of-running-game")
        replay_id = record.seal[:_ID_LENGTH]
        async with self._one_at_a_time:
            replay = await asyncio.to_thread(Replay, replay_id, record)
        with suppress(IntegrityError):  # another process has kept it at the same moment
            await asyncio.to_thread(self._library.keep_record, replay_id, record.to_text(), now)
        self._remember(replay)
        return replay_id

    async def keep_text(self, text: str, now: float) -> str:
        """The same for a record that somebody brought, in either form."""
        if len(text) > LARGEST_RECORD:
            raise NotReplayable("replay-too-long", most=LARGEST_RECORD)
        return await self.keep(await asyncio.to_thread(Record.read, text), now)

    async def replay(self, replay_id: str) -> Replay:
        """The replay with this id."""
        if replay_id not in self._replays:
            text = await asyncio.to_thread(self._library.record, replay_id)
            if text is None:
                raise NoSuchReplay("no-such-replay")
            async with self._one_at_a_time:
                self._remember(await asyncio.to_thread(Replay, replay_id, Record.read(text)))
        self._replays.move_to_end(replay_id)
        return self._replays[replay_id]

    async def positions(self, replay: Replay, chunk: int, seat: int | None) -> bytes:
        """The positions of a chunk, kept for who asks next."""
        key = (replay.id, chunk, seat)
        if key not in self._chunks:
            self._chunks[key] = await asyncio.to_thread(replay.positions, chunk, seat)
            while len(self._chunks) > _MOST_CHUNKS:
                self._chunks.popitem(last=False)
        return self._chunks[key]

    def _remember(self, replay: Replay) -> None:
        self._replays[replay.id] = replay
        while len(self._replays) > _MOST_KEPT:
            self._replays.popitem(last=False)
