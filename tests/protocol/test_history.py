"""Histories: copies share the past and continue independently."""

import pytest

from alhambra.games import new_game, replay
from alhambra.protocol import Game, GameConfig, Randomness
from alhambra.protocol.records.history import History, no_history


def entries(history: History) -> list[tuple[int, str]]:
    return [(entry.seat, entry.outcome) for entry in history.entries()]


def history_of(*outcomes: str) -> History:
    history = no_history()
    for seat, outcome in enumerate(outcomes):
        history.add(seat, outcome)
    return history


@pytest.mark.parametrize("copy_goes_first", [False, True])
def test_a_history_and_its_copy_go_on_independently(copy_goes_first: bool) -> None:
    history = history_of("a", "b")
    twin = history.copy()
    if copy_goes_first:
        twin.add(7, "twin")
        history.add(8, "own")
    else:
        history.add(8, "own")
        twin.add(7, "twin")
    history.add(9, "next")
    assert entries(history) == [(0, "a"), (1, "b"), (8, "own"), (9, "next")]
    assert entries(twin) == [(0, "a"), (1, "b"), (7, "twin")]
    assert (history.length, twin.length) == (4, 3)


def test_copies_of_a_history_that_others_have_gone_on_from_end_where_it_ends() -> None:
    history = history_of("a")
    first = history.copy()
    first.add(1, "first")
    second, third = history.copy(), history.copy()
    assert entries(second) == [(0, "a")]
    second.add(2, "second")
    third.add(3, "third")
    assert entries(history) == [(0, "a")]
    assert entries(first) == [(0, "a"), (1, "first")]
    assert entries(second) == [(0, "a"), (2, "second")]
    assert entries(third) == [(0, "a"), (3, "third")]


def moved_on(game: Game, number: int) -> Game:
    """Return a copy in which one random action was played, then some more."""
    twin = game.copy()
    randomness = Randomness(number)
    for _ in range(4):
        actions = twin.legal_actions()
        twin.play(actions[randomness.below(len(actions))])
    return twin


@pytest.mark.parametrize("name", ["alhambra", "roll_and_write"])
def test_every_copy_of_a_game_has_a_record_of_its_own(name: str) -> None:
    """All copies are kept, and each continues from the game or another copy."""
    game = new_game(GameConfig(name, 3), 5)
    games = [game]
    for number in range(12):
        games.append(moved_on(games[number // 2], number))
    for other in games:
        assert replay(other.record()).checksum() == other.checksum()
    assert len({tuple(other.record().entries) for other in games}) == len(games)
