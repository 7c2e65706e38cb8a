"""The value of the Gardeners to a seat, in points."""

from alhambra.bots.module_evaluation import ModuleEvaluation
from alhambra.tilegames.game import TileGame
from tests.adding.gardeners.rules import Gardeners

WAITING = 0.5  # a garden without a gardener; those at work are counted by their points


class GardenerEvaluation(ModuleEvaluation):
    """Waiting gardens are valuable as long as there are gardeners to send."""

    def value(self, game: TileGame, seat: int, turns: float, late: float) -> float:
        module = game.module_of(Gardeners)
        return late * WAITING * min(len(module.waiting(game, seat)), module.supply)


EVALUATION = GardenerEvaluation()
