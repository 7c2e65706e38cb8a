"""Whenever a position is accepted, each seat's knowledge of it is accepted, too, and can be imagined."""

import pytest

from alhambra import PositionError, Randomness, from_position, new_game
from tests.attacks.hostile_play import Habits, fresh_game, play_on
from tests.attacks.knowledge import check_knowledge
from tests.attacks.mutated_positions import changed
from tests.attacks.random_configs import random_config

WALKS = 8
LONGEST = 700
CHANGES = 40


def position_with_secrets(randomness: Randomness) -> str:
    """Return a moment of a game with secretly drawn cards, if there are some before long."""
    game, habits = fresh_game(randomness), Habits(randomness)
    wanted = 1 + randomness.below(6)
    for _ in range(LONGEST):
        if game.is_over or (len(game.secrets.cards) >= wanted and game.secrets.hidden(1)):
            break
        play_on(game, habits)
    return game.position()


def some_position(randomness: Randomness) -> str:
    """Return a moment of a game of any kind."""
    game = new_game(random_config(randomness), randomness.fork())
    for _ in range(randomness.below(150)):
        if not game.is_over:
            game.play(game.legal_actions().pick(randomness))
    return game.position()


@pytest.mark.parametrize("number", range(WALKS))
def test_what_every_seat_knows_of_an_accepted_position_can_be_imagined(number: int) -> None:
    randomness = Randomness(f"what seats know {number}")
    text = position_with_secrets(randomness) if number % 2 else some_position(randomness)
    check_knowledge(from_position(text, 1))
    accepted = 0
    for _ in range(CHANGES):
        try:
            game = from_position(changed(text, randomness), 1)
        except PositionError:
            continue
        check_knowledge(game)
        accepted += 1
    assert accepted > 0
