"""Seats that are not at the table."""

from collections.abc import Callable

import pytest

from alhambra.games import GAMES, new_game
from alhambra.protocol import Game, GameConfig, Randomness, SeatError

ASKED: list[Callable[[Game, int], object]] = [
    lambda game, seat: game.view(seat),
    lambda game, seat: game.events_for(seat),
    lambda game, seat: game.determinise(seat, Randomness(1)),
]


@pytest.mark.parametrize("ask", ASKED, ids=["view", "events_for", "determinise"])
@pytest.mark.parametrize("name", GAMES)
def test_a_seat_that_is_not_there_is_refused_with_those_that_are(name: str, ask: Callable[[Game, int], object]) -> None:
    game = new_game(GameConfig(name, 3, GAMES[name].modules), 1)
    before = game.checksum()
    for seat in (-99, -1, 3, 99):
        with pytest.raises(SeatError, match=rf"no seat {seat} in this game, only 0, 1, 2\.$"):
            ask(game, seat)
    assert game.checksum() == before
    for seat in range(3):
        ask(game, seat)


@pytest.mark.parametrize("name", GAMES)
def test_a_spectator_needs_no_seat(name: str) -> None:
    game = new_game(GameConfig(name, 2), 1)
    assert game.view(None)["viewer"] is None
    assert game.events_for(None)
