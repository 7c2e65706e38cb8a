"""One hash over everything that whole games show, to compare revisions that should play alike.

``python -m tests.behaviour --games 1000`` plays random games of every game, number of seats and many module sets, and
hashes offers, events, views, standings, positions, checksums and scores. Equal hashes mean equal behaviour.
"""

import hashlib
import json
from collections.abc import Iterator
from typing import Any

from alhambra import Game, Randomness, new_game
from alhambra.games import GAMES
from tests.numbered_checks import run_series, series_arguments
from tests.soak.games import Order

LOOK_EVERY = 7  # one in this many positions is viewed from every seat
ORDER = Order(list(GAMES), [1, 2, 3, 4, 5, 6], "random", 1)


def shown(game: Game, seats: int) -> Iterator[Any]:
    """Yield everything that a position shows."""
    yield game.view(None)
    for seat in range(seats):
        yield game.view(seat)
    yield game.standing()
    yield game.position(with_chance=True)
    yield game.checksum()
    yield list(game.scores)


def played(number: int) -> Iterator[Any]:
    """Yield everything that one random game shows, from its deal to its end."""
    config = ORDER.config(number)
    game = new_game(config, f"behaviour {number}")
    randomness = Randomness(f"moves {number}")
    moves = 0
    while game.decision is not None:
        offers = sorted(action.notation() for action in game.legal_actions())
        yield offers
        if moves % LOOK_EVERY == 0:
            yield from shown(game, config.seats)
            yield game.preview(game.action_set.parse(offers[randomness.below(len(offers))]))
        yield [event.to_json() for event in game.play(game.action_set.parse(offers[randomness.below(len(offers))]))]
        moves += 1
    yield from shown(game, config.seats)


def hash_of_game(number: int) -> tuple[int, str]:
    """Return the number of a game, with the hash of everything that it shows."""
    found = hashlib.sha256()
    for thing in played(number):
        found.update(json.dumps(thing, sort_keys=True).encode())
    return number, found.hexdigest()


def called(number: int) -> str:
    """Return the name of a game, for error messages."""
    return f"Game {number}"


class Hashes:
    """The hashes of the games so far."""

    def __init__(self, wanted: int) -> None:
        self._wanted = wanted
        self._found: dict[int, str] = {}

    def add(self, found: tuple[int, str]) -> bool:
        """Add the hash of a game; return whether all are there."""
        number, hashed = found
        self._found[number] = hashed
        return len(self._found) == self._wanted

    def line(self, done: int, seconds: float) -> str:
        """Return the hash over all games, in order."""
        whole = hashlib.sha256("".join(found for _, found in sorted(self._found.items())).encode())
        return f"{done} games in {seconds:.0f} s: {whole.hexdigest()}"


def main() -> int:
    arguments = series_arguments("tests.behaviour", "Hash what random games show.", "games", 1000)
    hashes = Hashes(arguments.count)
    numbers = range(arguments.first, arguments.first + arguments.count)
    return run_series(hash_of_game, called, numbers, arguments.jobs, hashes.add, hashes.line)


if __name__ == "__main__":
    raise SystemExit(main())
