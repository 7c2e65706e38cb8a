"""A pytest plugin that registers Walls, as if it were part of the package."""

from alhambra import games
from alhambra.tilegames import new_tile_game, register_rules
from tests.adding.walls import WallsRules

games.register(register_rules(WallsRules), new_tile_game)
