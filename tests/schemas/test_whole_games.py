"""Every message of whole games matches its declaration; ``python -m tests.schemas`` tries a thousand games."""

import pytest

from alhambra.games import GAMES
from alhambra.protocol import GameConfig
from tests.schemas.validation import check_game, check_numbered_game


@pytest.mark.parametrize("game", GAMES)
def test_every_message_of_a_game_with_all_modules(game: str) -> None:
    info = GAMES[game]
    seen = check_game(GameConfig(game, min(3, info.max_seats), info.modules), 3)
    assert min(seen) > 20


@pytest.mark.parametrize("number", range(8))
def test_every_message_of_games_with_other_sets_of_modules(number: int) -> None:
    check_numbered_game(number)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(8, 40))
def test_every_message_of_many_games(number: int) -> None:
    check_numbered_game(number)
