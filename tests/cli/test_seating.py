"""The players at a table in the terminal."""

from alhambra.bots.searcher import SearcherBot
from alhambra.console.saves.seating import bots_of
from alhambra.console.saves.table_files import Seating
from alhambra.games import new_game
from alhambra.protocol import GameConfig


def test_a_level_has_its_time_and_a_setting_is_kept() -> None:
    game = new_game(GameConfig("alhambra", 3), 1)
    found = bots_of(game, Seating(0, ["You", "M", "N"], ["builder", "master", "master:7"]))
    assert sorted(found) == [1, 2]
    efforts = [bot.effort for bot in found.values() if isinstance(bot, SearcherBot) and bot.effort]
    assert [(effort.seconds, effort.samples) for effort in efforts] == [(1.0, 0), (None, 7)]
