"""Win chances from networks: they are valid chances, and use no more than the viewer knows."""

import pytest

from alhambra.analysis.network_chances import network_chances
from alhambra.games import GAMES, new_game
from alhambra.protocol import GameConfig, Randomness
from alhambra.tilegames.game import TileGame
from tests.network.test_inputs import TILE_GAMES, positions


@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("name", TILE_GAMES)
def test_chances_of_all_seats_add_up_to_one(name: str, seats: int) -> None:
    for game in positions(GameConfig(name, seats), 4, 60):
        chances = network_chances(game, 0)
        assert chances is not None
        assert len(chances) == seats
        assert min(chances) > 0
        assert sum(chances) == pytest.approx(1)


def test_what_is_hidden_changes_no_chance() -> None:
    config = GameConfig("alhambra", 3, tuple(GAMES["alhambra"].modules))
    for game in positions(config, 5, 60)[:6]:
        one, other = (game.determinise(1, Randomness(lot)) for lot in ("one", "other"))
        assert network_chances(one, 1) == network_chances(other, 1)


def test_the_chances_of_a_game_that_is_over_are_its_result() -> None:
    game = new_game(GameConfig("alhambra", 2), 1)
    assert isinstance(game, TileGame)
    game.play_out(Randomness(1))
    assert network_chances(game, 0) == [1.0 if seat in game.winners else 0.0 for seat in (0, 1)]


def test_who_leads_by_far_at_the_end_is_the_favourite() -> None:
    game = positions(GameConfig("alhambra", 2), 6, 5)[-1]
    game.points = [150, 20]
    chances = network_chances(game, 0)
    assert chances is not None
    assert chances[0] > 0.6
