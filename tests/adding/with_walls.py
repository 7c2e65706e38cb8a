"""A plugin for pytest: Walls is on the list of games from the start, as if it were in the box."""

from alhambra import games
from alhambra.tilegames import new_tile_game, register_rules
from tests.adding.walls import WallsRules

games.register(register_rules(WallsRules), new_tile_game)
