"""The evaluation of the Builders' Huts."""

from alhambra.bots.module_evaluation import ModuleEvaluation
from alhambra.palace.palace import EMPTY, STEPS
from alhambra.tilegames.game import TileGame
from alhambra.tilegames.modules.huts.rules import MOST_VALUE, Huts

FREE_SIDE = 2.0  # points for a side of a hut where a matching tile can still be placed
PLACE = 4.0  # the cost of a hut, as a seat may have only a few and should wait for good ones


class HutEvaluation(ModuleEvaluation):
    """The evaluation of huts by their free sides."""

    def prospects(self, game: TileGame, seat: int) -> float:
        huts, palace = game.module_of(Huts), game.palaces[seat]
        value = 0.0
        for cell in palace.cells_between(huts.first, huts.end):
            walls = palace.marked_at(cell)
            free = [side for side in range(4) if not walls >> side & 1 and palace.piece_at(cell + STEPS[side]) == EMPTY]
            value += FREE_SIDE * min(len(free), MOST_VALUE - huts.value(game, palace, cell)) - PLACE
        return value


EVALUATION = HutEvaluation()
