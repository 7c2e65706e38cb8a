"""Replays of finished games, moment by moment: as a seat saw them, or with everything visible."""

import gzip
from collections import OrderedDict
from collections.abc import Mapping
from itertools import islice
from typing import Any, Final, NamedTuple

import msgspec

from alhambra.games import replay_entries, replay_from
from alhambra.protocol import AlhambraError, Event, Game, Record
from alhambra.protocol.messages import ConfigMessage
from alhambra.statistics import game_statistics, measured
from alhambra.verification import verify

CHUNK: Final = 16  # moments that are sent together; the game is cached once for each chunk
_ID_LENGTH: Final = 32
_CACHED_REPLAYS: Final = 16
_ENCODER: Final = msgspec.json.Encoder()


class NotReplayable(AlhambraError):
    """The record cannot be replayed; nothing was stored."""


class NoSuchReplay(AlhambraError):
    """There is no such replay, or no such part of it."""


class Checked(NamedTuple):
    """A valid record: the id of its replay, and its text as it is stored."""

    replay_id: str
    text: str


class ReplayMoment(NamedTuple):
    """The entry that led to a moment of a game, with its events; the first moment has no line."""

    line: str | None
    seat: int | None
    action: Mapping[str, Any] | None
    events: list[Event]


class ServerReplay:
    """A finished game. Every CHUNK-th position is cached; others are replayed from the one before."""

    def __init__(self, replay_id: str, record: Record) -> None:
        self.id = replay_id
        self.record = record
        self.moments: list[ReplayMoment] = []
        self.measures: dict[str, list[list[int]]] = {}
        self._cached: list[Game] = []
        for number, game in enumerate(replay_entries(record)):
            if number % CHUNK == 0:
                self._cached.append(game)
            self.moments.append(_moment(record, game, number))
            for name, values in measured(game).items():
                self.measures.setdefault(name, []).append(values)
        self.winners = game.winners
        self.statistics = game_statistics(record)

    @property
    def chunks(self) -> int:
        """Return the number of chunks."""
        return len(self._cached)

    def overview(self, seat: int | None) -> bytes:
        """Return all but the positions: moments with the events for a seat, or all, and statistics."""
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
                "moments": [_moment_message(moment, seat) for moment in self.moments],
                "scorings": scorings,
                "measures": self.measures,
                "statistics": self.statistics,
            }
        )

    def position_to_play(self, moment: int) -> str:
        """Return the position at a moment, to continue playing from it.

        Raises NotReplayable if there is no such moment, or nobody has to choose at it.
        """
        if not 0 <= moment < len(self.moments):
            raise NotReplayable("replay-no-such-moment", most=len(self.moments) - 1)
        chunk, number = divmod(moment, CHUNK)
        game = next(islice(replay_from(self.record, self._cached[chunk], chunk * CHUNK), number, None))
        if game.decision is None:
            raise NotReplayable("replay-nobody-chooses")
        return game.position()

    def positions(self, chunk: int, seat: int | None) -> bytes:
        """Return the positions of a chunk as a seat saw them; for None with what any seat saw."""
        first = chunk * CHUNK
        games = zip(range(CHUNK), replay_from(self.record, self._cached[chunk], first), strict=False)
        return _packed({"first": first, "positions": [_position(game, seat) for _, game in games]})


def _moment(record: Record, game: Game, number: int) -> ReplayMoment:
    if number == 0:
        return ReplayMoment(None, None, None, list(game.events))
    entry = game.entries()[-1]
    action = None if entry.action is None else entry.action.to_json()
    return ReplayMoment(record.entries[number - 1], None if action is None else entry.seat, action, list(game.events))


def _moment_message(moment: ReplayMoment, seat: int | None) -> dict[str, Any]:
    """Return a moment as a seat saw it, or with the events of all seats (None)."""
    events = [event.to_json() for event in moment.events if seat is None or event.is_for(seat)]
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
    """Return the fields of a seat's view that differ from the public one."""
    return {name: part for name, part in own_view.items() if name != "viewer" and part != open_view.get(name)}


def _packed(message: object) -> bytes:
    return gzip.compress(_ENCODER.encode(message), 5, mtime=0)


def findings_of(record: Record) -> list[dict[str, Any]]:
    """Return what the record proves and what it leaves open, with the keys of the texts."""
    return [
        {
            "kind": finding.kind,
            "key": f"phrase-{finding.what.key}",
            "params": dict(finding.what.params),
            "sentence": str(finding.what),
        }
        for finding in verify(record)
    ]


# --- called in a worker process ---

_REPLAYS: Final[OrderedDict[str, ServerReplay]] = OrderedDict()  # the most recently used ones


def checked(text: str) -> Checked:
    """Validate a record of a finished game, as text or JSON, by replaying it."""
    record = Record.read(text)
    if record.result is None:
        raise NotReplayable("replay-of-running-game")
    replay_id = record.seal[:_ID_LENGTH]
    _cached(replay_id, record)
    return Checked(replay_id, record.to_text())


def overview(replay_id: str, text: str, seat: int | None) -> bytes:
    """Return all but the positions, compressed, as a seat saw it."""
    replay = _replay(replay_id, text)
    _check_seat(replay, seat)
    return replay.overview(seat)


def positions(replay_id: str, text: str, chunk: int, seat: int | None) -> bytes:
    """Return the positions of a chunk, compressed, as a seat saw them."""
    replay = _replay(replay_id, text)
    _check_seat(replay, seat)
    if not 0 <= chunk < replay.chunks:
        raise NoSuchReplay("no-such-moments", most=replay.chunks - 1)
    return replay.positions(chunk, seat)


def findings(replay_id: str, text: str) -> bytes:
    """Return what the record proves, compressed."""
    return _packed(findings_of(_replay(replay_id, text).record))


def record_data(replay_id: str, text: str) -> bytes:
    """Return the record as JSON, compressed."""
    return _packed(_replay(replay_id, text).record.to_json())


def position_to_play(replay_id: str, text: str, moment: int, config: ConfigMessage) -> str:
    """Return the position at a moment, for a table of the same game."""
    replay = _replay(replay_id, text)
    if replay.record.config.to_json() != config:
        raise NotReplayable("replay-of-other-game")
    return replay.position_to_play(moment)


def length(replay_id: str, text: str) -> bytes:
    """Return the number of entries of the record, as digits."""
    return str(len(_replay(replay_id, text).record.entries)).encode()


def _replay(replay_id: str, text: str) -> ServerReplay:
    if replay_id in _REPLAYS:
        _REPLAYS.move_to_end(replay_id)
        return _REPLAYS[replay_id]
    return _cached(replay_id, Record.read(text))


def _cached(replay_id: str, record: Record) -> ServerReplay:
    replay = _REPLAYS[replay_id] = _REPLAYS.get(replay_id) or ServerReplay(replay_id, record)
    while len(_REPLAYS) > _CACHED_REPLAYS:
        _REPLAYS.popitem(last=False)
    return replay


def _check_seat(replay: ServerReplay, seat: int | None) -> None:
    if seat is not None and not 0 <= seat < replay.record.config.seats:
        raise NoSuchReplay("no-such-seat-here")
