"""The process that measures one subject: it answers each JSON line with a round."""

import json
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple

from bench.speed.engines import make_engine
from bench.speed.engines.base import Engine, Play
from bench.speed.subjects import Subject

_COPIES_BETWEEN_LOOKS = 20  # between looks at the clock


class Played(NamedTuple):
    """The amount played and the time taken."""

    games: int
    decisions: int
    seconds: float  # CPU time of this process, which other processes disturb least


class Round(NamedTuple):
    """The results of one round of one subject. Plain data, so that it can be sent between processes."""

    played: dict[str, Played]  # by mode
    copy_microseconds: float


def measure_play(play: Play, first: int, seconds: float) -> Played:
    """Play whole games, numbered from the given one, until the time is up."""
    games = decisions = 0
    start = time.process_time()
    while (elapsed := time.process_time() - start) < seconds or not games:
        decisions += play(first + games)
        games += 1
    return Played(games, decisions, elapsed)


def measure_copy(copy: Callable[[], object], seconds: float) -> float:
    """Return the mean time of a copy in microseconds."""
    copies = 0
    start = time.process_time()
    while (elapsed := time.process_time() - start) < seconds or not copies:
        for _ in range(_COPIES_BETWEEN_LOOKS):
            copy()
        copies += _COPIES_BETWEEN_LOOKS
    return 1e6 * elapsed / copies


class Worker:
    """Measures one engine; every round plays different games."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.rounds = 0
        self.next_game = dict.fromkeys(engine.ways(), 0)

    def round(self, seconds: float, copy_seconds: float) -> Round:
        played = {way: self._play(way, play, seconds) for way, play in self.engine.ways().items()}
        copier = self.engine.copier(self.rounds)
        self.rounds += 1
        return Round(played, measure_copy(copier, copy_seconds))

    def _play(self, way: str, play: Play, seconds: float) -> Played:
        played = measure_play(play, self.next_game[way], seconds)
        self.next_game[way] += played.games
        return played


def main() -> None:
    """Answer requests for rounds until the input ends."""
    title, engine_name, build, seats, game, modules = json.loads(sys.argv[1])
    engine = make_engine(Subject(title, engine_name, build, seats, game, tuple(modules)))
    worker = Worker(engine)
    worker.round(0, 0)  # a warm-up that loads modules and fills caches for later rounds
    print(json.dumps(engine.build), flush=True)
    for line in sys.stdin:
        seconds, copy_seconds = json.loads(line)
        print(json.dumps(worker.round(seconds, copy_seconds)), flush=True)


if __name__ == "__main__":
    with suppress(KeyboardInterrupt):  # the parent receives it too and reports it
        main()
