"""What the Vizier's Favour is worth to a seat, in points."""

from alhambra.bots.module_worth import ModuleWorth
from alhambra.tilegames.game import TileGame
from alhambra.tilegames.modules.vizier.rules import Vizier

STONE = 1.5  # an active stone: a tile can be bought before somebody else takes it


class StoneWorth(ModuleWorth):
    """Stones that buy between two turns."""

    def value(self, game: TileGame, seat: int, turns: float, late: float) -> float:
        return STONE * late if game.module_of(Vizier).active[seat] else 0.0


WORTH = StoneWorth()
