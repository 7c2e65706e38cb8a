"""Numbered walks through whole games in lockstep, with the law checked on the way."""

from typing import NamedTuple

from alhambra.games import GAMES, check_config
from alhambra.protocol import ConfigError, GameConfig, Randomness
from tests.lockstep.law import check_law
from tests.lockstep.pair import Pair

ALHAMBRA = "alhambra"
EVERY = 12  # one in this many positions of a walk is checked, and all after the money was announced
OTHERS_EVERY = 8  # one in this many walks is through a game other than Alhambra


class Walk(NamedTuple):
    """The result of a walk without violations."""

    pairs: int  # number of positions on which the law was checked
    different: int  # the number of these that differed in hidden things
    hidden_outcomes: int  # how often chance decided differently in the two games
    partings: int


def config_of(number: int) -> GameConfig:
    """Return the config of a walk; the numbers cycle through all games and all sets of modules."""
    turn, place = divmod(number, OTHERS_EVERY)
    if place == OTHERS_EVERY - 1:
        others = [name for name in GAMES if name != ALHAMBRA]
        return _config(others[turn % len(others)], turn // len(others), number)
    return _config(ALHAMBRA, turn * (OTHERS_EVERY - 1) + place, number)


def _config(game: str, set_number: int, number: int) -> GameConfig:
    info = GAMES[game]
    mask = 83 * (set_number + 1) % 2 ** len(info.modules)  # an odd step cycles through all sets, and mixes them
    modules = [module for index, module in enumerate(info.modules) if mask >> index & 1]
    randomness = Randomness(f"lockstep config {number}")
    while True:
        seats = info.min_seats + randomness.below(info.max_seats - info.min_seats + 1)
        config = GameConfig(game, seats, modules, [option for option in info.options if randomness.below(2)])
        try:
            check_config(config)
        except ConfigError:
            continue
        return config


def walk(number: int, most_pairs: int) -> Walk:
    """Play a pair to its end or until this many positions are checked; AssertionError names the walk."""
    randomness = Randomness(f"lockstep {number}")
    config = config_of(number)
    pair = Pair(config, randomness.below(config.seats), randomness)
    step = checked = different = 0
    try:
        while checked < most_pairs:
            if pair.is_over or randomness.below(EVERY) == 0 or pair.totals is not None:
                if not pair.differs and pair.one.chance is None:
                    pair.imagine_other()  # equal contents may still be ordered differently
                different += pair.differs
                check_law(pair)
                checked += 1
            if pair.is_over:
                break
            pair.step()
            step += 1
    except Exception as error:
        error.add_note(f"walk {number}, step {step}, watched by seat {pair.watcher}: {config}")
        raise
    return Walk(checked, different, pair.hidden_outcomes, pair.partings)
