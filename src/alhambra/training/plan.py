"""The games played for training: all tile games of the family, all numbers of seats, all modules."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from alhambra.games import GAMES
from alhambra.protocol import Randomness
from alhambra.tilegames.variants.game_list import RULES
from alhambra.training.labels import LabelTask, SelfPlay

TILE_GAMES: Final = tuple([rules.name for rules in RULES])


class Kind(NamedTuple):
    """A kind of game and how often it is played."""

    game: str
    seats: int
    modules: tuple[str, ...]
    weight: int


def all_kinds() -> list[Kind]:
    """Return every game with the numbers of seats and modules to train on; the base game is played most."""
    found = [Kind("alhambra", seats, (), weight) for seats, weight in ((2, 160), (3, 70), (4, 120), (5, 12), (6, 12))]
    modules = tuple(GAMES["alhambra"].modules)
    for module in modules:
        found += [Kind("alhambra", seats, (module,), weight) for seats, weight in ((2, 8), (3, 4), (4, 8))]
    found += [Kind("alhambra", seats, modules, weight) for seats, weight in ((2, 4), (3, 2), (4, 4))]
    for game in TILE_GAMES[1:]:
        found += [Kind(game, seats, (), weight) for seats, weight in ((2, 16), (3, 8), (4, 16), (5, 2), (6, 2))]
        every = tuple(GAMES[game].modules)
        found += [Kind(game, seats, every, weight) for seats, weight in ((2, 2), (3, 1), (4, 2))]
    return found


def tasks(kinds: list[Kind], seed: str, manner: SelfPlay, networks: dict[str, str]) -> Iterator[LabelTask]:
    """Yield games endlessly, drawn by their weights; each has its own seed. Networks are files by game."""
    lot = Randomness(f"plan {seed}")
    total = sum([kind.weight for kind in kinds])
    number = 0
    while True:
        ticket = lot.below(total)
        for kind in kinds:
            ticket -= kind.weight
            if ticket < 0:
                break
        own = manner._replace(network=networks.get(kind.game, ""))
        yield LabelTask(kind.game, kind.seats, kind.modules, f"{seed} game {number}", own)
        number += 1
