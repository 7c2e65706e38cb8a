"""A quick measurement of the installed build."""

import time
from typing import NamedTuple

from alhambra.games import new_game
from alhambra.protocol import Game, GameConfig, Randomness

_COPIES = 2000


class Speed(NamedTuple):
    """How fast one kind of game runs on this machine."""

    games: float  # per second
    decisions: float  # per second
    copy_microseconds: float


def measure(config: GameConfig, seconds: float) -> Speed:
    """Play random games for about so long, then copy a game in its middle."""
    randomness = Randomness("bench")
    games = decisions = 0
    start = time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds or not games:
        game = new_game(config, games)
        game.listening = False
        decisions += game.play_out(randomness)
        games += 1
    return Speed(games / elapsed, decisions / elapsed, _copy_time(_halfway(game)))


def _halfway(game: Game) -> Game:
    """The middle of a game that was played to its end."""
    middle = new_game(game.config, game.seed)
    entries = game.entries()
    for entry in entries[: len(entries) // 2]:
        assert entry.action is not None
        middle.play(entry.action)
    return middle


def _copy_time(game: Game) -> float:
    """Microseconds for a copy."""
    start = time.perf_counter()
    for _ in range(_COPIES):
        game.copy()
    return 1e6 * (time.perf_counter() - start) / _COPIES
