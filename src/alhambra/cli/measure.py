"""A quick measurement of the installed build."""

import time
from typing import NamedTuple

from alhambra.games import new_game
from alhambra.protocol import Game, GameConfig, Randomness

_COPIES = 2000
_WHOLE_GAME = 1_000_000


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
        decisions += _play_randomly(new_game(config, games), randomness, _WHOLE_GAME)
        games += 1
    middle = new_game(config, 0)
    _play_randomly(middle, randomness, decisions // games // 2)
    return Speed(games / elapsed, decisions / elapsed, _copy_time(middle))


def _play_randomly(game: Game, randomness: Randomness, limit: int) -> int:
    """Play at most so many random decisions; how many there were."""
    game.listening = False
    decisions = 0
    while not game.is_over and decisions < limit:
        actions = game.legal_actions()
        game.play(actions[randomness.below(len(actions))])
        decisions += 1
    return decisions


def _copy_time(game: Game) -> float:
    """Microseconds for a copy."""
    start = time.perf_counter()
    for _ in range(_COPIES):
        game.copy()
    return 1e6 * (time.perf_counter() - start) / _COPIES
