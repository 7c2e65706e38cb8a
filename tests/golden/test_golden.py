"""Recorded games never change, and fixed positions keep their number of continuations.

If one of these fails, a rule, a component or the random stream has changed. If that is intended, ``RULES_VERSION``
must change as well, since older records no longer replay; then ``python -m tests.golden.make`` makes new games.
"""

import pytest

from alhambra.games import new_game, replay
from alhambra.protocol import Game, GameConfig, Randomness, Record
from tests.golden.make import ALL_MODULES, FOLDER, GOLDEN, golden_text, play_by_lot


@pytest.mark.parametrize("name", list(GOLDEN))
def test_a_golden_game_is_replayed(name: str) -> None:
    record = Record.read((FOLDER / f"{name}.txt").read_text(encoding="utf-8"))
    assert record.config == GOLDEN[name]
    game = replay(record)
    assert game.is_over
    assert game.record() == record


@pytest.mark.parametrize("name", ["alhambra_3", "alhambra_4_all_modules", "combined_2", "roll_and_write_4"])
def test_a_golden_game_would_be_made_the_same_way(name: str) -> None:
    """The offers, which a replay does not check, are also the same."""
    assert golden_text(name) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def test_every_golden_file_is_in_the_list() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(GOLDEN)


def count_sequences(game: Game, depth: int) -> int:
    """Return the number of sequences of this many actions, with the chance of the seed."""
    actions = game.legal_actions()
    if depth == 1 or not actions:
        return len(actions)
    total = 0
    for action in actions:
        twin = game.copy()
        twin.play(action)
        total += count_sequences(twin, depth - 1)
    return total


def after(game: Game, actions: int, seed: int) -> Game:
    """Return the game after this many random actions."""
    chooser = Randomness(seed)
    for _ in range(actions):
        play_by_lot(game, chooser)
    return game


# Config, seed, actions before, number of sequences of one, two and three actions.
COUNTS: list[tuple[GameConfig, int, int, list[int]]] = [
    (GameConfig("alhambra", 2), 2, 0, [4, 28, 144]),
    (GameConfig("alhambra", 2), 2, 100, [12, 140, 1833]),
    (GameConfig("alhambra", 3), 3, 0, [6, 38, 211]),
    (GameConfig("alhambra", 3), 3, 100, [22, 364, 4298]),
    (GameConfig("alhambra", 4), 4, 0, [6, 37, 194]),
    (GameConfig("alhambra", 4), 4, 100, [9, 65, 702]),
    (GameConfig("alhambra", 5), 5, 0, [9, 69, 438]),
    (GameConfig("alhambra", 5), 5, 100, [10, 101, 807]),
    (GameConfig("alhambra", 6), 6, 0, [5, 27, 121]),
    (GameConfig("alhambra", 6), 6, 100, [4, 24, 264]),
    (GameConfig("alhambra", 3, ALL_MODULES), 1, 0, [14, 43, 114]),
    (GameConfig("alhambra", 3, ALL_MODULES), 1, 200, [15, 365, 3308]),
    (GameConfig("granada", 3), 1, 80, [10, 93, 685]),
    (GameConfig("combined", 3, ["vizier", "bureaux"]), 1, 80, [1, 8, 11]),
    (GameConfig("roll_and_write", 3), 1, 10, [4, 42, 320]),
]


@pytest.mark.parametrize(("config", "seed", "before", "counts"), COUNTS, ids=repr)
def test_the_number_of_ways_to_go_on(config: GameConfig, seed: int, before: int, counts: list[int]) -> None:
    game = after(new_game(config, seed), before, seed)
    assert [count_sequences(game, depth) for depth in (1, 2, 3)] == counts
