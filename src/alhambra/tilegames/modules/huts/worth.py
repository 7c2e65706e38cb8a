"""What the Builders' Huts are worth to a seat."""

from alhambra.bots.module_worth import ModuleWorth
from alhambra.palace.palace import EMPTY, STEPS
from alhambra.tilegames.game import TileGame
from alhambra.tilegames.modules.huts.rules import MOST_VALUE, Huts


class HutWorth(ModuleWorth):
    """Huts, which count for the tiles beside them: the more room there is, the more they may still count for."""

    def growth(self, game: TileGame, seat: int) -> int:
        huts, palace = game.module_of(Huts), game.palaces[seat]
        count = 0
        for cell in palace.cells_between(huts.first, huts.end):
            walls = palace.marked_at(cell)
            free = [side for side in range(4) if not walls >> side & 1 and palace.piece_at(cell + STEPS[side]) == EMPTY]
            count += min(len(free), MOST_VALUE - huts.value(game, palace, cell))
        return count


WORTH = HutWorth()
