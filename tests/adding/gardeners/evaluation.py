"""What the Gardeners are worth to a seat, in points."""

from alhambra.bots.module_evaluation import ModuleEvaluation
from alhambra.tilegames.game import TileGame
from tests.adding.gardeners.rules import Gardeners

WAITING = 0.5  # a garden to which a gardener could be sent; those at work are counted by their points


class GardenerEvaluation(ModuleEvaluation):
    """Gardens that wait are worth something as long as there is somebody to send."""

    def value(self, game: TileGame, seat: int, turns: float, late: float) -> float:
        module = game.module_of(Gardeners)
        return late * WAITING * min(len(module.waiting(game, seat)), module.supply)


EVALUATION = GardenerEvaluation()
