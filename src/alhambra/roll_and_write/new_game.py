"""Creation of games of Roll & Write."""

from alhambra.components import Components
from alhambra.protocol import GameConfig
from alhambra.roll_and_write.game import RollAndWrite
from alhambra.roll_and_write.layout import layout_of
from alhambra.roll_and_write.turns.steps import start


def new_roll_and_write(config: GameConfig, seed: str | None, components: Components) -> RollAndWrite:
    """Create a game and set it up; without a seed, up to the first outcome of chance."""
    game = RollAndWrite(config, layout_of(components), seed)
    start(game)
    return game
