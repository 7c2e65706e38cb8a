"""What the Builders' Huts are worth to a seat, in points."""

from alhambra.bots.module_evaluation import ModuleEvaluation
from alhambra.palace.palace import EMPTY, STEPS
from alhambra.tilegames.game import TileGame
from alhambra.tilegames.modules.huts.rules import MOST_VALUE, Huts

FREE_SIDE = 2.0  # of a hut, where a tile may come to lie for which it counts
PLACE = 4.0  # one of the few huts that a seat may have: a hut should be waited for that will count for much


class HutEvaluation(ModuleEvaluation):
    """Huts, which count for the tiles beside them."""

    def prospects(self, game: TileGame, seat: int) -> float:
        huts, palace = game.module_of(Huts), game.palaces[seat]
        value = 0.0
        for cell in palace.cells_between(huts.first, huts.end):
            walls = palace.marked_at(cell)
            free = [side for side in range(4) if not walls >> side & 1 and palace.piece_at(cell + STEPS[side]) == EMPTY]
            value += FREE_SIDE * min(len(free), MOST_VALUE - huts.value(game, palace, cell)) - PLACE
        return value


EVALUATION = HutEvaluation()
