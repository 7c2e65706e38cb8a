"""Messages as bytes."""

import json

import pytest

from alhambra import GAMES, GameConfig, new_game, to_bytes


@pytest.mark.parametrize("game", GAMES)
def test_messages_are_json_in_bytes(game: str) -> None:
    table = new_game(GameConfig(game, max(2, GAMES[game].min_seats), GAMES[game].modules), 1)
    assert json.loads(to_bytes(table.view(0))) == table.view(0)
    assert json.loads(to_bytes(table.events_for(0))) == table.events_for(0)
    assert json.loads(to_bytes(table.record().to_json())) == table.record().to_json()
