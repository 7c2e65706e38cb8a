"""Search for the largest offers and messages. Run as ``python -m tests.attacks.large_offers --seconds 60``.

Each hunt has a number that determines all of it: ``--first NUMBER --hunts 1`` repeats one. Even hunts start from a
constructed position and change it as long as that makes it larger. Odd hunts play a whole game whose seats prefer some
kinds of action, such as taking money, and so reach large positions by the rules. Exceeding a bound
is a failure.
"""

import argparse
import sys
import time
from collections import Counter

from alhambra.games import GAMES, new_game
from alhambra.protocol import Action, Game, GameConfig, Randomness
from tests.attacks.large_positions import changed, first_plan, position_of
from tests.attacks.measures import BOUNDS, measured
from tests.attacks.random_configs import TILE_GAMES, random_config

STEPS = 40  # by which a position is changed
ACTIONS = 600  # of a game
ASKED_EVERY = 10  # of larger positions that a game reaches
HOARDING = ("take_bureau", "take", "bid", "reserve")
Found = dict[str, tuple[int, int, str]]  # by measure: the largest number, in which hunt, and where


def hunt(number: int) -> Found:
    """Return the findings of one hunt."""
    chance = Randomness(f"large offers {number}")
    found: Found = {}
    if number % 2:
        _play(number, chance, found)
    else:
        _climb(number, chance, found)
    return found


def _climb(number: int, chance: Randomness, found: Found) -> None:
    config = random_config(chance, TILE_GAMES)
    plan = first_plan(config, chance)
    most = 0
    for _ in range(STEPS):
        other = changed(plan, chance)
        measures = measured(position_of(other).game, asks=False)
        if measures["offers"] >= most:
            plan, most = other, measures["offers"]
            _keep(found, measures, number, f"{config} {plan.kind}")
    _keep(found, measured(position_of(plan).game), number, f"{config} {plan.kind}")


def _play(number: int, chance: Randomness, found: Found) -> None:
    game = new_game(_played_config(chance), f"large offers {number}")
    ranks = {kind: chance.below(1000) for kind in game.action_set.kinds}
    if chance.below(2):
        ranks |= dict.fromkeys(HOARDING, 1000)
    most = larger = 0
    for _ in range(ACTIONS):
        if game.is_over:
            break
        measures = measured(game, asks=False)
        decision = game.decision
        assert decision is not None
        where = f"{game.config} {decision.kind} at {game.at}"
        if measures["offers"] > most:
            most, larger = measures["offers"], larger + 1
            measures = measured(game, asks=larger % ASKED_EVERY == 0 or most > 300)
        _keep(found, measures, number, where)
        game.play(_preferred(game, ranks, chance))


def _played_config(chance: Randomness) -> GameConfig:
    if chance.below(10):
        return random_config(chance, TILE_GAMES)
    info = GAMES["roll_and_write"]
    return GameConfig(info.name, info.min_seats + chance.below(info.max_seats - info.min_seats + 1))


def _preferred(game: Game, ranks: dict[str, int], chance: Randomness) -> Action:
    """Return an offer of the kind that this game's seats like best; occasionally any other."""
    offers = game.legal_actions()
    if chance.below(8) == 0:
        return offers.pick(chance)
    kinds = {action.kind for action in offers}
    best = max(kinds, key=lambda kind: (ranks[kind], kind))
    of_kind = [action for action in offers if action.kind == best]
    return of_kind[chance.below(len(of_kind))]


def _keep(found: Found, measures: Counter[str], number: int, where: str) -> None:
    for name, value in measures.items():
        if name not in found or value > found[name][0]:
            found[name] = (value, number, where)


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.attacks.large_offers", description="Search for large offers."
    )
    parser.add_argument("--seconds", type=float, default=60, help="how long to search")
    parser.add_argument("--first", type=int, default=0, help="the number of the first hunt")
    parser.add_argument("--hunts", type=int, default=1_000_000, help="the most hunts")
    given = parser.parse_args()
    end = time.monotonic() + given.seconds
    largest: Found = {}
    number = given.first
    while number < given.first + given.hunts and (number == given.first or time.monotonic() < end):
        for name, one in hunt(number).items():
            largest[name] = max(one, largest.get(name, one), key=lambda found: found[0])
        number += 1
    for name, (value, hunted, where) in sorted(largest.items()):
        print(f"{value:>9} {name:<22} hunt {hunted}: {where}")
    exceeded = [name for name, bound in BOUNDS.items() if name in largest and largest[name][0] > bound]
    print(
        f"{number - given.first} hunts; " + (f"too large: {', '.join(exceeded)}" if exceeded else "all within bounds")
    )
    return 1 if exceeded else 0


if __name__ == "__main__":
    sys.exit(main())
