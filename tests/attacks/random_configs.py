"""Random games for the searches: any game, number of seats and modules that go together."""

from collections.abc import Collection

from alhambra.games import GAMES, check_config
from alhambra.protocol import ConfigError, GameConfig, Randomness

TILE_GAMES = sorted(set(GAMES) - {"roll_and_write"})


def random_config(randomness: Randomness, names: Collection[str] = GAMES) -> GameConfig:
    """Return one of these games with some of its modules."""
    ordered = sorted(names)
    while True:
        info = GAMES[ordered[randomness.below(len(ordered))]]
        seats = info.min_seats + randomness.below(info.max_seats - info.min_seats + 1)
        config = GameConfig(info.name, seats, [module for module in info.modules if randomness.below(2)])
        try:
            check_config(config)
        except ConfigError:
            continue
        return config
