"""Games of a given engine class with the components in use, for tests of its rules."""

from alhambra import roll_and_write, tilegames
from alhambra.components import load_components
from alhambra.protocol import GameConfig
from alhambra.roll_and_write import RollAndWrite
from alhambra.tilegames.game import TileGame


def new_tile_game(config: GameConfig, seed: str | None) -> TileGame:
    return tilegames.new_tile_game(config, seed, load_components())


def new_roll_and_write(config: GameConfig, seed: str | None) -> RollAndWrite:
    return roll_and_write.new_roll_and_write(config, seed, load_components())
