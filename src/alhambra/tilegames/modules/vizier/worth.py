"""What the Vizier's Favour is worth to a seat, in points."""

from alhambra.bots.module_worth import ModuleWorth
from alhambra.protocol import Action
from alhambra.tilegames.game import TileGame
from alhambra.tilegames.modules.vizier.rules import BuyWithStone, StoneStep, Vizier

STONE = 1.5  # an active stone: a tile can be bought before somebody else takes it


class StoneWorth(ModuleWorth):
    """Stones that buy between two turns."""

    def few(self, game: TileGame, actions: list[Action]) -> list[Action]:
        """One way to pay each tile, and to keep the stone."""
        if not isinstance(game.step, StoneStep):
            return actions
        kept: list[Action] = []
        tiles: set[int] = set()
        for action in actions:
            if not isinstance(action, BuyWithStone):
                kept.append(action)
            elif action.tile not in tiles:
                tiles.add(action.tile)
                kept.append(action)
        return kept

    def value(self, game: TileGame, seat: int, turns: float, late: float) -> float:
        return STONE * late if game.module_of(Vizier).active[seat] else 0.0


WORTH = StoneWorth()
